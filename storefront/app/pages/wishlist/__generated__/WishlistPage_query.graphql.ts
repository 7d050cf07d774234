/**
 * @generated SignedSource<<90b30c2f3648fd95f194219d4a23a2c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WishlistPage_query$data = {
  readonly allWishlists: ReadonlyArray<{
    readonly externalId: string;
    readonly " $fragmentSpreads": FragmentRefs<"WishlistNavigation_wishlist">;
  }>;
  readonly wishlist: {
    readonly description: string;
    readonly externalId: string;
    readonly isDefault: boolean;
    readonly isStandardList: boolean;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"WishlistEntries_wishlist">;
  } | null | undefined;
  readonly " $fragmentType": "WishlistPage_query";
};
export type WishlistPage_query$key = {
  readonly " $data"?: WishlistPage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"WishlistPage_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "externalId",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "externalId"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "WishlistPage_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Wishlist",
      "kind": "LinkedField",
      "name": "allWishlists",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WishlistNavigation_wishlist"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "externalId",
          "variableName": "externalId"
        }
      ],
      "concreteType": "Wishlist",
      "kind": "LinkedField",
      "name": "wishlist",
      "plural": false,
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
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDefault",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "WishlistEntries_wishlist"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "368176ba63fa56f96488da5be6f13847";

export default node;
