/**
 * @generated SignedSource<<9ef172f7029ef34422ec31879db60021>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WishlistRight = "COMMENT" | "EDIT" | "INVITE" | "LEAVE" | "REMOVE" | "RENAME" | "SET_STANDARD" | "TAKE";
import type { FragmentRefs } from "relay-runtime";
export type WishlistPage_wishlist$data = {
  readonly entries: ReadonlyArray<{
    readonly externalId: string;
  }>;
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
  readonly " $fragmentSpreads": FragmentRefs<"AddListDialog_wishlist" | "ShareDialog_wishlist" | "WishlistEntries_wishlist" | "WishlistHead_wishlist" | "WishlistOptions_wishlist">;
  readonly " $fragmentType": "WishlistPage_wishlist";
};
export type WishlistPage_wishlist$key = {
  readonly " $data"?: WishlistPage_wishlist$data;
  readonly " $fragmentSpreads": FragmentRefs<"WishlistPage_wishlist">;
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
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WishlistPage_wishlist",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "WishlistEntry",
      "kind": "LinkedField",
      "name": "entries",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WishlistHead_wishlist"
    },
    {
      "args": null,
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
      "name": "AddListDialog_wishlist"
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
})();

(node as any).hash = "2519ec1101083bffe00d2d5764dd470a";

export default node;
