/**
 * @generated SignedSource<<b4b5b4dbbd3bfdf00924206c4221a741>>
 * @relayHash 9844d6dc759059fb3616b2235c3df8d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7237d1555a5a3eaf2c6cf5b401f3c37b89330d607852a2d1ebd80c214dad302

import type { ConcreteRequest } from 'relay-runtime';
export type TakeExpressCheckoutMutation$variables = {
  cartId: string;
  paymentId: string;
  sessionId: string;
};
export type TakeExpressCheckoutMutation$data = {
  readonly takeExpressCheckout: {
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
export type TakeExpressCheckoutMutation = {
  response: TakeExpressCheckoutMutation$data;
  variables: TakeExpressCheckoutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cartId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "paymentId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "sessionId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "cartId",
    "variableName": "cartId"
  },
  {
    "kind": "Variable",
    "name": "paymentId",
    "variableName": "paymentId"
  },
  {
    "kind": "Variable",
    "name": "sessionId",
    "variableName": "sessionId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "successful",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "errorMessage",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cartId",
  "storageKey": null
},
v5 = {
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TakeExpressCheckoutMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CartResult",
        "kind": "LinkedField",
        "name": "takeExpressCheckout",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TakeExpressCheckoutMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CartResult",
        "kind": "LinkedField",
        "name": "takeExpressCheckout",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
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
    "id": "c7237d1555a5a3eaf2c6cf5b401f3c37b89330d607852a2d1ebd80c214dad302",
    "metadata": {},
    "name": "TakeExpressCheckoutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cb99d9a45a864e14e851f03edeb5db5c";

export default node;
