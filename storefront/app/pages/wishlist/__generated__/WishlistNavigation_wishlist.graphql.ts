/**
 * @generated SignedSource<<80b26add3bc32a84b5b750eaa14e361a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WishlistNavigation_wishlist$data = ReadonlyArray<{
  readonly entries: ReadonlyArray<{
    readonly externalId: string;
  }>;
  readonly externalId: string;
  readonly isStandardList: boolean;
  readonly name: string;
  readonly " $fragmentType": "WishlistNavigation_wishlist";
}>;
export type WishlistNavigation_wishlist$key = ReadonlyArray<{
  readonly " $data"?: WishlistNavigation_wishlist$data;
  readonly " $fragmentSpreads": FragmentRefs<"WishlistNavigation_wishlist">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "externalId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "WishlistNavigation_wishlist",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "WishlistEntry",
      "kind": "LinkedField",
      "name": "entries",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Wishlist",
  "abstractKey": null
};
})();

(node as any).hash = "5c55ef556f0a0048ade8d94c71e7cbe9";

export default node;
