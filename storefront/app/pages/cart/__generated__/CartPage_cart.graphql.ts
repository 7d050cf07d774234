/**
 * @generated SignedSource<<36b36102d85605469eb9d13b614e7a29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartPage_cart$data = {
  readonly canBeOrdered: boolean;
  readonly details: {
    readonly articleCount: number;
  };
  readonly express: {
    readonly offered: ReadonlyArray<string>;
  };
  readonly productsCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"CartItems_cart" | "CartTotals_cart" | "FreeArticles_cart" | "ReservationNotice_cart" | "VatNotice_cart" | "WithheldGift_cart">;
  readonly " $fragmentType": "CartPage_cart";
};
export type CartPage_cart$key = {
  readonly " $data"?: CartPage_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartPage_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartPage_cart",
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
      "alias": null,
      "args": null,
      "concreteType": "ExpressCheckout",
      "kind": "LinkedField",
      "name": "express",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "offered",
          "storageKey": null
        }
      ],
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VatNotice_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WithheldGift_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FreeArticles_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "88bf7e29c26a0f36de547619cee19b7f";

export default node;
