/**
 * @generated SignedSource<<dfcd26eb4e46580f59ed258a174c677b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartItems_cart$data = {
  readonly items: ReadonlyArray<{
    readonly operationsId: string;
    readonly " $fragmentSpreads": FragmentRefs<"CartLine_item">;
  }>;
  readonly " $fragmentType": "CartItems_cart";
};
export type CartItems_cart$key = {
  readonly " $data"?: CartItems_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartItems_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartItems_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CartItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "operationsId",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CartLine_item"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "5b6414824d093c1337ffe68c89ccee16";

export default node;
