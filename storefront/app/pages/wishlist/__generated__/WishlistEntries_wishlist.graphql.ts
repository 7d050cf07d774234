/**
 * @generated SignedSource<<7f526ee0edfdbfaa6d58020db4674d2d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WishlistRight = "COMMENT" | "EDIT" | "INVITE" | "LEAVE" | "REMOVE" | "RENAME" | "SET_STANDARD" | "TAKE";
import type { FragmentRefs } from "relay-runtime";
export type WishlistEntries_wishlist$data = {
  readonly entries: ReadonlyArray<{
    readonly externalId: string;
    readonly isSaleable: boolean;
    readonly item: {
      readonly minimumOrderQuantity: number;
    } | null | undefined;
    readonly itemId: string | null | undefined;
    readonly name: string;
    readonly productId: string;
    readonly quantity: number;
    readonly totals: {
      readonly current: {
        readonly cents: number;
      };
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"WishlistRow_entry">;
  }>;
  readonly externalId: string;
  readonly name: string;
  readonly rights: ReadonlyArray<WishlistRight>;
  readonly users: ReadonlyArray<{
    readonly memberId: string | null | undefined;
  }>;
  readonly " $fragmentType": "WishlistEntries_wishlist";
};
export type WishlistEntries_wishlist$key = {
  readonly " $data"?: WishlistEntries_wishlist$data;
  readonly " $fragmentSpreads": FragmentRefs<"WishlistEntries_wishlist">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "externalId",
  "storageKey": null
},
v1 = {
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
  "name": "WishlistEntries_wishlist",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "concreteType": "WishlistEntry",
      "kind": "LinkedField",
      "name": "entries",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "productId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "itemId",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isSaleable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Item",
          "kind": "LinkedField",
          "name": "item",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "minimumOrderQuantity",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WishlistEntryTotals",
          "kind": "LinkedField",
          "name": "totals",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "current",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "cents",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WishlistRow_entry"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Wishlist",
  "abstractKey": null
};
})();

(node as any).hash = "0d535961aeb7977d4ee0484aca4c10d4";

export default node;
