/**
 * @generated SignedSource<<8cb5498959d3a2fdc7fe7a6c3a79464e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BasketPage_cart$data = {
  readonly canBeOrdered: boolean;
  readonly details: {
    readonly articleCount: number;
  };
  readonly productsCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"CartItems_cart" | "CartTotals_cart">;
  readonly " $fragmentType": "BasketPage_cart";
};
export type BasketPage_cart$key = {
  readonly " $data"?: BasketPage_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"BasketPage_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BasketPage_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productsCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CartDetails",
      "kind": "LinkedField",
      "name": "details",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "articleCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canBeOrdered",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartItems_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartTotals_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "638e7e9f8f115e8d6c9b95d3b4fdb626";

export default node;
