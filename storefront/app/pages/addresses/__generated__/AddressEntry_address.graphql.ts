/**
 * @generated SignedSource<<a24114a5f523aa7fcb7665a47fdc95a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressEntry_address$data = {
  readonly addressId: string;
  readonly isAlsoCustomerAddress: boolean;
  readonly lines: ReadonlyArray<string>;
  readonly phone: string | null | undefined;
  readonly " $fragmentType": "AddressEntry_address";
};
export type AddressEntry_address$key = {
  readonly " $data"?: AddressEntry_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressEntry_address">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressEntry_address",
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
      "name": "lines",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAlsoCustomerAddress",
      "storageKey": null
    }
  ],
  "type": "Address",
  "abstractKey": null
};

(node as any).hash = "008af753a23fc408bd43fa60acca08f2";

export default node;
