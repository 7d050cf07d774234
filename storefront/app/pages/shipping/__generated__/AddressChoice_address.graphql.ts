/**
 * @generated SignedSource<<7282b40ccf529e859f4ab81582f2664d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressChoice_address$data = ReadonlyArray<{
  readonly addressAddition: string | null | undefined;
  readonly addressId: string;
  readonly city: string;
  readonly country: string;
  readonly firstName: string;
  readonly isStation: boolean;
  readonly lastName: string;
  readonly postCode: string;
  readonly schoolOrCompany: string | null | undefined;
  readonly street: string;
  readonly " $fragmentType": "AddressChoice_address";
}>;
export type AddressChoice_address$key = ReadonlyArray<{
  readonly " $data"?: AddressChoice_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressChoice_address">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AddressChoice_address",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addressId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "schoolOrCompany",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "street",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addressAddition",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "country",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isStation",
      "storageKey": null
    }
  ],
  "type": "Address",
  "abstractKey": null
};

(node as any).hash = "87c743e4d88a8d323a83a3c8cd777ced";

export default node;
