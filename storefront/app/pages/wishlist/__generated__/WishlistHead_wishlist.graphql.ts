/**
 * @generated SignedSource<<d3f9faebd153c13ff131eb18591a6c81>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WishlistRole = "ADMIN" | "COMMENTATOR" | "CREATOR" | "EDITOR" | "READER";
import type { FragmentRefs } from "relay-runtime";
export type WishlistHead_wishlist$data = {
  readonly description: string;
  readonly isCreator: boolean;
  readonly name: string;
  readonly users: ReadonlyArray<{
    readonly isMe: boolean;
    readonly memberId: string | null | undefined;
    readonly name: string;
    readonly role: WishlistRole;
  }>;
  readonly " $fragmentType": "WishlistHead_wishlist";
};
export type WishlistHead_wishlist$key = {
  readonly " $data"?: WishlistHead_wishlist$data;
  readonly " $fragmentSpreads": FragmentRefs<"WishlistHead_wishlist">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WishlistHead_wishlist",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "isCreator",
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

(node as any).hash = "f4093426383537b1fc78a694d727ff94";

export default node;
