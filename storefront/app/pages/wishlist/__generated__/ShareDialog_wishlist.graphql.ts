/**
 * @generated SignedSource<<87a539eb6fd468680fdf0693204d4baa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WishlistRole = "ADMIN" | "COMMENTATOR" | "CREATOR" | "EDITOR" | "READER";
import type { FragmentRefs } from "relay-runtime";
export type ShareDialog_wishlist$data = {
  readonly externalId: string;
  readonly invites: ReadonlyArray<{
    readonly expiresAt: string;
    readonly path: string;
    readonly role: WishlistRole;
    readonly token: string;
  }>;
  readonly isCreator: boolean;
  readonly name: string;
  readonly users: ReadonlyArray<{
    readonly isMe: boolean;
    readonly memberId: string | null | undefined;
    readonly name: string;
    readonly role: WishlistRole;
  }>;
  readonly " $fragmentType": "ShareDialog_wishlist";
};
export type ShareDialog_wishlist$key = {
  readonly " $data"?: ShareDialog_wishlist$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareDialog_wishlist">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareDialog_wishlist",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "externalId",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCreator",
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
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        }
      ],
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
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMe",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Wishlist",
  "abstractKey": null
};
})();

(node as any).hash = "355c5fd05ac2deca4d9337831e85bc7d";

export default node;
