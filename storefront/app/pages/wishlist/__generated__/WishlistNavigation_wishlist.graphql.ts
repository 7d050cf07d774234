/**
 * @generated SignedSource<<6730c867cf161d43ea71704928dc47f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WishlistNavigation_wishlist$data = ReadonlyArray<{
  readonly entriesCount: number;
  readonly externalId: string;
  readonly isStandardList: boolean;
  readonly name: string;
  readonly " $fragmentType": "WishlistNavigation_wishlist";
}>;
export type WishlistNavigation_wishlist$key = ReadonlyArray<{
  readonly " $data"?: WishlistNavigation_wishlist$data;
  readonly " $fragmentSpreads": FragmentRefs<"WishlistNavigation_wishlist">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "WishlistNavigation_wishlist",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "externalId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isStandardList",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entriesCount",
      "storageKey": null
    }
  ],
  "type": "Wishlist",
  "abstractKey": null
};

(node as any).hash = "0b75820d77f3397d82e57addb2810db1";

export default node;
