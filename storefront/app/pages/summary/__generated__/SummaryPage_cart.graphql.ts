/**
 * @generated SignedSource<<038991321bf12cc5bf0a007ecf9a073b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SummaryPage_cart$data = {
  readonly approval: {
    readonly approvers: ReadonlyArray<string>;
    readonly limit: {
      readonly cents: number;
    };
  } | null | undefined;
  readonly billingAddress: {
    readonly email: string | null | undefined;
    readonly lines: ReadonlyArray<string>;
    readonly phone: string | null | undefined;
  } | null | undefined;
  readonly buyerReference: string | null | undefined;
  readonly cartId: string;
  readonly details: {
    readonly speditionsFields: ReadonlyArray<{
      readonly fieldName: string;
      readonly fieldValue: string;
    }>;
  };
  readonly express: {
    readonly paymentId: string | null | undefined;
  };
  readonly fingerprint: string;
  readonly items: ReadonlyArray<{
    readonly quantity: number;
    readonly " $fragmentSpreads": FragmentRefs<"SummaryLines_items">;
  }>;
  readonly orderComment: string | null | undefined;
  readonly orderReference: string | null | undefined;
  readonly selectedPayment: {
    readonly paymentId: string;
  } | null | undefined;
  readonly shippers: ReadonlyArray<{
    readonly name: string;
    readonly selected: boolean;
  }>;
  readonly shippingAddress: {
    readonly lines: ReadonlyArray<string>;
  } | null | undefined;
  readonly steps: {
    readonly paymentNeeded: boolean;
  };
  readonly totals: {
    readonly total: {
      readonly cents: number;
    };
    readonly " $fragmentSpreads": FragmentRefs<"CartTotalsSummary_totals">;
  };
  readonly vouchers: ReadonlyArray<{
    readonly code: string;
    readonly messageKey: string | null | undefined;
    readonly name: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ReservationNotice_cart" | "VatNotice_cart">;
  readonly " $fragmentType": "SummaryPage_cart";
};
export type SummaryPage_cart$key = {
  readonly " $data"?: SummaryPage_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"SummaryPage_cart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lines",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "paymentId",
    "storageKey": null
  }
],
v3 = [
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
  "name": "SummaryPage_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cartId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fingerprint",
      "storageKey": null
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
      "alias": null,
      "args": null,
      "concreteType": "CartVoucher",
      "kind": "LinkedField",
      "name": "vouchers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "messageKey",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
          "name": "quantity",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SummaryLines_items"
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
          "name": "phone",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
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
          "concreteType": "SpeditionField",
          "kind": "LinkedField",
          "name": "speditionsFields",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fieldName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fieldValue",
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
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "shippingAddress",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Shipper",
      "kind": "LinkedField",
      "name": "shippers",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "selected",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentMethod",
      "kind": "LinkedField",
      "name": "selectedPayment",
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
      "name": "buyerReference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderComment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CheckoutSteps",
      "kind": "LinkedField",
      "name": "steps",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentNeeded",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CartApproval",
      "kind": "LinkedField",
      "name": "approval",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "limit",
          "plural": false,
          "selections": (v3/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExpressCheckout",
      "kind": "LinkedField",
      "name": "express",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Totals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "total",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CartTotalsSummary_totals"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};
})();

(node as any).hash = "0bd3da6d0174f36d0c3b6e0b2d62756a";

export default node;
