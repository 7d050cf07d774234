/**
 * @generated SignedSource<<6d7c9d159dbf0c9350cd6a4b194a9d3e>>
 * @relayHash 9eb76f7e9b68f416830a7da8f7d7c69b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ae82373ca4d53cc7e8e7e465e8aaf4dd4f2ac0477555fad9bba52228f9327e9

import type { ConcreteRequest } from 'relay-runtime';
export type confirmedOrderCleanupMutation$variables = {
  cartId: string;
};
export type confirmedOrderCleanupMutation$data = {
  readonly confirmationCleanup: {
    readonly cartId: string;
    readonly errorMessage: string | null | undefined;
    readonly successful: boolean;
    readonly userId: string;
  };
};
export type confirmedOrderCleanupMutation = {
  response: confirmedOrderCleanupMutation$data;
  variables: confirmedOrderCleanupMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cartId"
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
      }
    ],
    "concreteType": "CleanupResult",
    "kind": "LinkedField",
    "name": "confirmationCleanup",
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
      },
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
        "name": "userId",
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
    "name": "confirmedOrderCleanupMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "confirmedOrderCleanupMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2ae82373ca4d53cc7e8e7e465e8aaf4dd4f2ac0477555fad9bba52228f9327e9",
    "metadata": {},
    "name": "confirmedOrderCleanupMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bfdc9ceef7ddd8a6cec45a129d03112a";

export default node;
