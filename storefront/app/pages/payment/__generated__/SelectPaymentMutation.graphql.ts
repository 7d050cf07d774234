/**
 * @generated SignedSource<<9851a0cdf72ede0fd9fedaed449b8138>>
 * @relayHash ccec839a5c7bb688511ee03c4f445d56
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c16ac286e17b2fb64fdf2b3c0a95aac7d7471878376885f8dfa60e851cb4daba

import type { ConcreteRequest } from 'relay-runtime';
export type SelectPaymentMutation$variables = {
  buyerReference?: string | null | undefined;
  cartId: string;
  paymentId: string;
};
export type SelectPaymentMutation$data = {
  readonly setSelectedPayment: {
    readonly errorMessage: string | null | undefined;
    readonly successful: boolean;
  };
};
export type SelectPaymentMutation = {
  response: SelectPaymentMutation$data;
  variables: SelectPaymentMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "buyerReference"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "cartId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "paymentId"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "buyerReference",
        "variableName": "buyerReference"
      },
      {
        "kind": "Variable",
        "name": "cartId",
        "variableName": "cartId"
      },
      {
        "kind": "Variable",
        "name": "paymentId",
        "variableName": "paymentId"
      }
    ],
    "concreteType": "PaymentResult",
    "kind": "LinkedField",
    "name": "setSelectedPayment",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "successful",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "errorMessage",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SelectPaymentMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SelectPaymentMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "c16ac286e17b2fb64fdf2b3c0a95aac7d7471878376885f8dfa60e851cb4daba",
    "metadata": {},
    "name": "SelectPaymentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b456de552a3e4771ecf49a110c59d0a6";

export default node;
