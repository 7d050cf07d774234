/**
 * @generated SignedSource<<cc14237e3b0610905380a91948f19202>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderDetailPage_order$data = {
  readonly approval: {
    readonly steps: ReadonlyArray<{
      readonly kind: string;
      readonly reason: string | null | undefined;
    }>;
  } | null | undefined;
  readonly billingAddress: {
    readonly lines: ReadonlyArray<string>;
  };
  readonly comment: string | null | undefined;
  readonly creditNotes: ReadonlyArray<{
    readonly formats: ReadonlyArray<string>;
    readonly issuedAt: string;
    readonly number: string;
    readonly total: {
      readonly cents: number;
    };
  }>;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly orderReference: string | null | undefined;
  readonly orderedAt: string;
  readonly paymentMethod: string;
  readonly paymentState: string;
  readonly prepayment: {
    readonly " $fragmentSpreads": FragmentRefs<"PrepaymentNotice_prepayment">;
  } | null | undefined;
  readonly returnHash: string | null | undefined;
  readonly shipments: ReadonlyArray<{
    readonly cancelReason: string | null | undefined;
    readonly carrier: string;
    readonly dispatchDate: string | null | undefined;
    readonly invoice: {
      readonly formats: ReadonlyArray<string>;
      readonly number: string;
    } | null | undefined;
    readonly items: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"OrderLines_items">;
    }>;
    readonly number: number;
    readonly status: string;
    readonly trackingCode: string | null | undefined;
    readonly trackingLink: string | null | undefined;
  }>;
  readonly shippingAddress: {
    readonly lines: ReadonlyArray<string>;
  } | null | undefined;
  readonly state: string;
  readonly totals: {
    readonly " $fragmentSpreads": FragmentRefs<"OrderTotalsSummary_totals">;
  };
  readonly withdrawnAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BuyAgain_order" | "OrderApproval_order">;
  readonly " $fragmentType": "OrderDetailPage_order";
};
export type OrderDetailPage_order$key = {
  readonly " $data"?: OrderDetailPage_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDetailPage_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "formats",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "lines",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderDetailPage_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMethod",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentState",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withdrawnAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PrepaymentInstructions",
      "kind": "LinkedField",
      "name": "prepayment",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PrepaymentNotice_prepayment"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Shipment",
      "kind": "LinkedField",
      "name": "shipments",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "carrier",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dispatchDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trackingCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trackingLink",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cancelReason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Invoice",
          "kind": "LinkedField",
          "name": "invoice",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderItem",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            {
              "args": [
                {
                  "kind": "Literal",
                  "name": "withPage",
                  "value": true
                }
              ],
              "kind": "FragmentSpread",
              "name": "OrderLines_items"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderTotalsSummary_totals"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "billingAddress",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "shippingAddress",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderReference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Invoice",
      "kind": "LinkedField",
      "name": "creditNotes",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "issuedAt",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "total",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cents",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returnHash",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BuyAgain_order"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderApproval",
      "kind": "LinkedField",
      "name": "approval",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderApprovalStep",
          "kind": "LinkedField",
          "name": "steps",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderApproval_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "7feddf757d94b2b26c984df024f3b1b3";

export default node;
