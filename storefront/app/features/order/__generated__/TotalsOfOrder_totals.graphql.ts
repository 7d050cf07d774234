/**
 * @generated SignedSource<<b5aec08ae57bc19d12cc39c4ff5369f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TotalsOfOrder_totals$data = {
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
  readonly " $fragmentType": "TotalsOfOrder_totals";
};
export type TotalsOfOrder_totals$key = {
  readonly " $data"?: TotalsOfOrder_totals$data;
  readonly " $fragmentSpreads": FragmentRefs<"TotalsOfOrder_totals">;
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
  "name": "TotalsOfOrder_totals",
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

(node as any).hash = "a2ab1b0df715a47c03e9f05d4df10042";

export default node;
