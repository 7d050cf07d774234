/**
 * @generated SignedSource<<a8bc985e911eec91e5ecfb76162f574c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartPage_cart$data = {
  readonly amazonPay: {
    readonly isOffered: boolean;
  };
  readonly canBeOrdered: boolean;
  readonly details: {
    readonly articleCount: number;
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
      "concreteType": "AmazonPayState",
      "kind": "LinkedField",
      "name": "amazonPay",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOffered",
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

(node as any).hash = "fcfea49966bd365cab21578f4ca08cbc";

export default node;
