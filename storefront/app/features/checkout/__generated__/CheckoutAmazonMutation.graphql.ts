/**
 * @generated SignedSource<<1ee2581ed5e2c928b2fe78c2f2c0e122>>
 * @relayHash 34ba074e3b57c8942e9efd452b4ddd2a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fa24dd519b081a97a04a2cff90b3b380fe4b49fc32a74a11f787d1d894a146e

import type { ConcreteRequest } from 'relay-runtime';
export type AmazonCheckoutType = "express" | "payment";
export type CheckoutAmazonMutation$variables = {
  amazonCheckoutSessionId: string;
  cartId: string;
  checkoutType: AmazonCheckoutType;
};
export type CheckoutAmazonMutation$data = {
  readonly checkoutAmazon: {
    readonly cart: {
      readonly cartId: string;
      readonly steps: {
        readonly shippingValid: boolean;
      };
    };
    readonly errorMessage: string | null | undefined;
    readonly successful: boolean;
  };
};
export type CheckoutAmazonMutation = {
  response: CheckoutAmazonMutation$data;
  variables: CheckoutAmazonMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "amazonCheckoutSessionId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "cartId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "checkoutType"
},
v3 = [
  {
    "kind": "Variable",
    "name": "amazonCheckoutSessionId",
    "variableName": "amazonCheckoutSessionId"
  },
  {
    "kind": "Variable",
    "name": "cartId",
    "variableName": "cartId"
  },
  {
    "kind": "Variable",
    "name": "checkoutType",
    "variableName": "checkoutType"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "successful",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "errorMessage",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cartId",
  "storageKey": null
},
v7 = {
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
      "name": "shippingValid",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CheckoutAmazonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "CartResult",
        "kind": "LinkedField",
        "name": "checkoutAmazon",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CheckoutAmazonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "CartResult",
        "kind": "LinkedField",
        "name": "checkoutAmazon",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0fa24dd519b081a97a04a2cff90b3b380fe4b49fc32a74a11f787d1d894a146e",
    "metadata": {},
    "name": "CheckoutAmazonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8f96b2c9b4f5347b94c6725a7814edca";

export default node;
