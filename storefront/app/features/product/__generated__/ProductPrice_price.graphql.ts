/**
 * @generated SignedSource<<45729223070d41e608df4fe0b8ad8bb0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductPrice_price$data = {
  readonly base: {
    readonly amount: number;
    readonly price: {
      readonly cents: number;
    };
    readonly unit: string;
  } | null | undefined;
  readonly current: {
    readonly cents: number;
  };
  readonly discountPercent: number;
  readonly isStartingFrom: boolean;
  readonly list: {
    readonly cents: number;
  } | null | undefined;
  readonly old: {
    readonly cents: number;
  } | null | undefined;
  readonly " $fragmentType": "ProductPrice_price";
};
export type ProductPrice_price$key = {
  readonly " $data"?: ProductPrice_price$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductPrice_price">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cents",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductPrice_price",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "current",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "old",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "list",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discountPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BasePrice",
      "kind": "LinkedField",
      "name": "base",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "price",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unit",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isStartingFrom",
      "storageKey": null
    }
  ],
  "type": "Price",
  "abstractKey": null
};
})();

(node as any).hash = "9ed10db6318d99d770090ec918e09575";

export default node;
