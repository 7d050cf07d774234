/**
 * @generated SignedSource<<b047e44de10b1a8b93ad8997f99d3e84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WishlistRight = "COMMENT" | "EDIT" | "INVITE" | "LEAVE" | "REMOVE" | "RENAME" | "SET_STANDARD" | "TAKE";
import type { FragmentRefs } from "relay-runtime";
export type WishlistPage_wishlist$data = {
  readonly entriesCount: number;
  readonly externalId: string;
  readonly invites: ReadonlyArray<{
    readonly token: string;
  }>;
  readonly isDefault: boolean;
  readonly rights: ReadonlyArray<WishlistRight>;
  readonly users: ReadonlyArray<{
    readonly memberId: string | null | undefined;
  }>;
  readonly version: string;
  readonly " $fragmentSpreads": FragmentRefs<"ShareDialog_wishlist" | "WishlistEntries_wishlist" | "WishlistHead_wishlist" | "WishlistOptions_wishlist">;
  readonly " $fragmentType": "WishlistPage_wishlist";
};
export type WishlistPage_wishlist$key = {
  readonly " $data"?: WishlistPage_wishlist$data;
  readonly " $fragmentSpreads": FragmentRefs<"WishlistPage_wishlist">;
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
  "name": "WishlistPage_wishlist",
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
      "name": "isDefault",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rights",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WishlistUser",
      "kind": "LinkedField",
      "name": "users",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "memberId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WishlistInvite",
      "kind": "LinkedField",
      "name": "invites",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "token",
          "storageKey": null
        }
      ],
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "WishlistHead_wishlist"
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WishlistOptions_wishlist"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareDialog_wishlist"
    }
  ],
  "type": "Wishlist",
  "abstractKey": null
};

(node as any).hash = "74c0d3d4576cd5aba5911b5e803af977";

export default node;
