/**
 * @generated SignedSource<<061fcaad10a7c60b45103a577ad0cefc>>
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
    readonly " $fragmentSpreads": FragmentRefs<"WishlistPage_wishlist">;
  } | null | undefined;
  readonly " $fragmentType": "WishlistPage_query";
};
export type WishlistPage_query$key = {
  readonly " $data"?: WishlistPage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"WishlistPage_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "externalId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "page"
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "externalId",
          "storageKey": null
        },
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
        {
          "args": [
            {
              "kind": "Variable",
              "name": "page",
              "variableName": "page"
            }
          ],
          "kind": "FragmentSpread",
          "name": "WishlistPage_wishlist"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "8dd5edab997bff75d4702f900623f7d4";

export default node;
