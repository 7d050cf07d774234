/**
 * @generated SignedSource<<f4fc08a1c0ae959e647c4c3c1429b686>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddListDialog_wishlist$data = {
  readonly entries: ReadonlyArray<{
    readonly externalId: string;
    readonly isSaleable: boolean;
    readonly isTaken: boolean;
    readonly isTakenByMe: boolean;
    readonly item: {
      readonly itemId: string;
      readonly lightningDealInfo: {
        readonly isSold: boolean;
      } | null | undefined;
    } | null | undefined;
    readonly name: string;
    readonly productId: string;
    readonly quantity: number;
  }>;
  readonly " $fragmentType": "AddListDialog_wishlist";
};
export type AddListDialog_wishlist$key = {
  readonly " $data"?: AddListDialog_wishlist$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddListDialog_wishlist">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddListDialog_wishlist",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WishlistEntry",
      "kind": "LinkedField",
      "name": "entries",
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
          "name": "name",
          "storageKey": null
        },
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
          "kind": "ScalarField",
          "name": "isTaken",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isTakenByMe",
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
              "name": "itemId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "LightningDealInfo",
              "kind": "LinkedField",
              "name": "lightningDealInfo",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isSold",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Wishlist",
  "abstractKey": null
};

(node as any).hash = "7e138cdee0c3b9bbc6910b0004cceaab";

export default node;
