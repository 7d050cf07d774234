/**
 * @generated SignedSource<<877f0a2681301e6d831ffe79d67fbb29>>
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
  readonly " $fragmentSpreads": FragmentRefs<"CartItems_cart" | "CartTotals_cart" | "ReservationNotice_cart">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReservationNotice_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "a33c0e2a5e7f3f3828dc41b291a9af58";

export default node;
