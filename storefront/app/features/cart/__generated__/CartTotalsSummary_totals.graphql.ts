/**
 * @generated SignedSource<<33d7f1f6c8bd52f1e9d086498a3c45ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartTotalsSummary_totals$data = {
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
  readonly totalSavings: {
    readonly cents: number;
  };
  readonly " $fragmentType": "CartTotalsSummary_totals";
};
export type CartTotalsSummary_totals$key = {
  readonly " $data"?: CartTotalsSummary_totals$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartTotalsSummary_totals">;
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
  "name": "CartTotalsSummary_totals",
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
      "name": "totalSavings",
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
      "concreteType": "TaxTotal",
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
  "type": "Totals",
  "abstractKey": null
};
})();

(node as any).hash = "8b8f5fa5e75cafbbe55fe394de73cfc5";

export default node;
