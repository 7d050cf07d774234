/**
 * @generated SignedSource<<008bec1688628a2555516a35f93e3856>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ThankYouPage_order$data = {
  readonly approval: {
    readonly approvers: ReadonlyArray<string>;
    readonly isWaiting: boolean;
    readonly limit: {
      readonly cents: number;
    };
  } | null | undefined;
  readonly billingAddress: {
    readonly lines: ReadonlyArray<string>;
    readonly phone: string | null | undefined;
  };
  readonly buyerReference: string | null | undefined;
  readonly comment: string | null | undefined;
  readonly email: string;
  readonly items: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"OrderLines_items">;
  }>;
  readonly orderNumber: string;
  readonly orderReference: string | null | undefined;
  readonly paymentId: string;
  readonly paymentTermsDays: number | null | undefined;
  readonly placedAt: string;
  readonly prepayment: {
    readonly " $fragmentSpreads": FragmentRefs<"PrepaymentNotice_prepayment">;
  } | null | undefined;
  readonly shippingAddress: {
    readonly lines: ReadonlyArray<string>;
  } | null | undefined;
  readonly statusPath: string | null | undefined;
  readonly totals: {
    readonly " $fragmentSpreads": FragmentRefs<"OrderTotalsSummary_totals">;
  };
  readonly " $fragmentType": "ThankYouPage_order";
};
export type ThankYouPage_order$key = {
  readonly " $data"?: ThankYouPage_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ThankYouPage_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lines",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ThankYouPage_order",
  "selections": [
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
      "name": "placedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentTermsDays",
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
      "concreteType": "OrderItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "args": [
            {
              "kind": "Literal",
              "name": "withDelivery",
              "value": true
            }
          ],
          "kind": "FragmentSpread",
          "name": "OrderLines_items"
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
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phone",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "shippingAddress",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
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
      "name": "buyerReference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statusPath",
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
      "concreteType": "OrderApproval",
      "kind": "LinkedField",
      "name": "approval",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isWaiting",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "limit",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "approvers",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ThankYouPage",
  "abstractKey": null
};
})();

(node as any).hash = "f369fe3de3ed34d02e4bdb80aa63708b";

export default node;
