/**
 * @generated SignedSource<<81b5f3f4256f1de939bef92d6b7f5358>>
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
  readonly isCreator: boolean;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCreator",
      "storageKey": null
    }
  ],
  "type": "Wishlist",
  "abstractKey": null
};

(node as any).hash = "d2a93478e0d2f3fe4066da999e8039f5";

export default node;
