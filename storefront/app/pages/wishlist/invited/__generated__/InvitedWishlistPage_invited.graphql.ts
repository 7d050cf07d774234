/**
 * @generated SignedSource<<16358e1c60200d422ef01dc8b6955fd7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WishlistRole = "ADMIN" | "COMMENTATOR" | "CREATOR" | "EDITOR" | "READER";
import type { FragmentRefs } from "relay-runtime";
export type InvitedWishlistPage_invited$data = {
  readonly creatorName: string;
  readonly role: WishlistRole;
  readonly wishlist: {
    readonly description: string;
    readonly externalId: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"WishlistEntries_wishlist">;
  };
  readonly " $fragmentType": "InvitedWishlistPage_invited";
};
export type InvitedWishlistPage_invited$key = {
  readonly " $data"?: InvitedWishlistPage_invited$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitedWishlistPage_invited">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "page"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvitedWishlistPage_invited",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "creatorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Wishlist",
      "kind": "LinkedField",
      "name": "wishlist",
      "plural": false,
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
          "name": "description",
          "storageKey": null
        },
        {
          "args": [
            {
              "kind": "Variable",
              "name": "page",
              "variableName": "page"
            }
          ],
          "kind": "FragmentSpread",
          "name": "WishlistEntries_wishlist"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "InvitedWishlist",
  "abstractKey": null
};

(node as any).hash = "85b4e7a5d9594c380a6041088c6affee";

export default node;
