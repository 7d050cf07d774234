/**
 * @generated SignedSource<<dfaf7cd23c7dd44e9bc8fc3f2d12dd00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressChoice_address$data = ReadonlyArray<{
  readonly addressId: string;
  readonly lines: ReadonlyArray<string>;
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
      "name": "lines",
      "storageKey": null
    }
  ],
  "type": "Address",
  "abstractKey": null
};

(node as any).hash = "b539da805cf35b90aa12b7d148219271";

export default node;
