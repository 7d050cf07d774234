/**
 * @generated SignedSource<<ab94aea2f3c0b41acde5f8369361f33c>>
 * @relayHash 79e433b451f17e24419a09f432b27f12
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d133bdf2fc8a5566067ab5943a00f8c9abb10edd9232d7bfaea921be0803ac7

import type { ConcreteRequest } from 'relay-runtime';
export type CompletePaymentMutation$variables = {
  parameters: string;
  paymentId: string;
};
export type CompletePaymentMutation$data = {
  readonly completePayment: {
    readonly newCartId: string | null | undefined;
    readonly orderId: string | null | undefined;
    readonly state: string;
  };
};
export type CompletePaymentMutation = {
  response: CompletePaymentMutation$data;
  variables: CompletePaymentMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "parameters"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "paymentId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "parameters",
        "variableName": "parameters"
      },
      {
        "kind": "Variable",
        "name": "paymentId",
        "variableName": "paymentId"
      }
    ],
    "concreteType": "PaymentEnd",
    "kind": "LinkedField",
    "name": "completePayment",
    "plural": false,
    "selections": [
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
        "name": "orderId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "newCartId",
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CompletePaymentMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CompletePaymentMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "8d133bdf2fc8a5566067ab5943a00f8c9abb10edd9232d7bfaea921be0803ac7",
    "metadata": {},
    "name": "CompletePaymentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "760dde76e576d5ac78263479da5bf544";

export default node;
