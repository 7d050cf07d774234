/**
 * @generated SignedSource<<5c6a4035f9b9968b8f86fe7307fa3849>>
 * @relayHash e5f6690576a66778cceb6d24e710a71a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c69be7cf19fdebabe4f8307cfcb82207e06f994b216f76e93af90be694190984

import type { ConcreteRequest } from 'relay-runtime';
export type submitOrderStatusQuery$variables = {
  cartId: string;
  idempotencyKey: string;
};
export type submitOrderStatusQuery$data = {
  readonly submitStatus: {
    readonly done: boolean;
    readonly newCartId: string | null | undefined;
    readonly orderId: string | null | undefined;
  };
};
export type submitOrderStatusQuery = {
  response: submitOrderStatusQuery$data;
  variables: submitOrderStatusQuery$variables;
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
    "name": "idempotencyKey"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "cartId",
        "variableName": "cartId"
      },
      {
        "kind": "Variable",
        "name": "idempotencyKey",
        "variableName": "idempotencyKey"
      }
    ],
    "concreteType": "SubmitStatus",
    "kind": "LinkedField",
    "name": "submitStatus",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "done",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "submitOrderStatusQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "submitOrderStatusQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c69be7cf19fdebabe4f8307cfcb82207e06f994b216f76e93af90be694190984",
    "metadata": {},
    "name": "submitOrderStatusQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8a8b96109232eddc17f8d48c0fe92aa6";

export default node;
