/**
 * @generated SignedSource<<df85ea40627c14aa43d03c01a61b5edf>>
 * @relayHash 0a55cc390b56b9b95edfd84104100565
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dffeb464253fb60b38cd0bdda12640dce1aa7e7fd9701f536227ae818cd2d8c1

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentNoticeMutation$variables = {
  body: string;
  headers: string;
  paymentId: string;
};
export type PaymentNoticeMutation$data = {
  readonly paymentNotice: {
    readonly successful: boolean;
  };
};
export type PaymentNoticeMutation = {
  response: PaymentNoticeMutation$data;
  variables: PaymentNoticeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "body"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "headers"
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
        "name": "body",
        "variableName": "body"
      },
      {
        "kind": "Variable",
        "name": "headers",
        "variableName": "headers"
      },
      {
        "kind": "Variable",
        "name": "paymentId",
        "variableName": "paymentId"
      }
    ],
    "concreteType": "AbortPaymentResult",
    "kind": "LinkedField",
    "name": "paymentNotice",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "successful",
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
    "name": "PaymentNoticeMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PaymentNoticeMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "dffeb464253fb60b38cd0bdda12640dce1aa7e7fd9701f536227ae818cd2d8c1",
    "metadata": {},
    "name": "PaymentNoticeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7e6dc3b70fb5eb0ec2f79b13c605df46";

export default node;
