/**
 * @generated SignedSource<<3671329e349e1db0cb9442f790884ef8>>
 * @relayHash 55243fecee06adffdb2482be829230f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce3e11f2386e3b6d43c087e5d8d315f5541a1bc424c39ac0e37681cf4bb7848c

import type { ConcreteRequest } from 'relay-runtime';
export type SubmitStatusQuery$variables = {
  cartId: string;
  idempotencyKey: string;
};
export type SubmitStatusQuery$data = {
  readonly submitStatus: {
    readonly done: boolean;
    readonly newCartId: string | null | undefined;
    readonly orderId: string | null | undefined;
  };
};
export type SubmitStatusQuery = {
  response: SubmitStatusQuery$data;
  variables: SubmitStatusQuery$variables;
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
    "name": "SubmitStatusQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SubmitStatusQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ce3e11f2386e3b6d43c087e5d8d315f5541a1bc424c39ac0e37681cf4bb7848c",
    "metadata": {},
    "name": "SubmitStatusQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "022cd5446635b2207a43d8f2298cf6c5";

export default node;
