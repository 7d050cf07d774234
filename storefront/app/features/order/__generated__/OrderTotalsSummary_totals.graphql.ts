/**
 * @generated SignedSource<<0c9a1c0dfd6ad48b707ac5f5ae6ef0fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderTotalsSummary_totals$data = {
  readonly intraCommunityVatId: string | null | undefined;
  readonly netValue: {
    readonly cents: number;
  };
  readonly priceBasis: string;
  readonly promotionsSaving: {
    readonly cents: number;
  };
  readonly shippingCost: {
    readonly cents: number;
  };
  readonly subtotal: {
    readonly cents: number;
  };
  readonly taxes: ReadonlyArray<{
    readonly rate: number;
    readonly tax: {
      readonly cents: number;
    };
  }>;
  readonly total: {
    readonly cents: number;
  };
  readonly " $fragmentType": "OrderTotalsSummary_totals";
};
export type OrderTotalsSummary_totals$key = {
  readonly " $data"?: OrderTotalsSummary_totals$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderTotalsSummary_totals">;
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
  "name": "OrderTotalsSummary_totals",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priceBasis",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "subtotal",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "promotionsSaving",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "shippingCost",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "netValue",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderTax",
      "kind": "LinkedField",
      "name": "taxes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "tax",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "intraCommunityVatId",
      "storageKey": null
    }
  ],
  "type": "OrderTotals",
  "abstractKey": null
};
})();

(node as any).hash = "f7ee85fb39d7e70638ec171ac98689ad";

export default node;
