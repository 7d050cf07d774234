/**
 * @generated SignedSource<<3eca6b11d88a34371e00e70015d34a7d>>
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
      readonly minimumOrderQuantity: number;
    } | null | undefined;
    readonly name: string;
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
              "kind": "ScalarField",
              "name": "minimumOrderQuantity",
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

(node as any).hash = "93e49e2af55dd01b1ac6a2859a479d80";

export default node;
