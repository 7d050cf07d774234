/**
 * @generated SignedSource<<d9eea36c0081a7f6d41c65524e7af9a4>>
 * @relayHash 363ad8f1942e6f6e28bef730dc7c05b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18a4585bf6be5bcdbfbfb73bcef521941ce8ff4ed26a3cfa4d50d509d0d90414

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmationCleanupMutation$variables = {
  cartId: string;
};
export type ConfirmationCleanupMutation$data = {
  readonly confirmationCleanup: {
    readonly cartId: string;
    readonly errorMessage: string | null | undefined;
    readonly successful: boolean;
    readonly userId: string;
  };
};
export type ConfirmationCleanupMutation = {
  response: ConfirmationCleanupMutation$data;
  variables: ConfirmationCleanupMutation$variables;
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
    "name": "ConfirmationCleanupMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConfirmationCleanupMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "18a4585bf6be5bcdbfbfb73bcef521941ce8ff4ed26a3cfa4d50d509d0d90414",
    "metadata": {},
    "name": "ConfirmationCleanupMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "67fef2764a80c191b010ab30431fd232";

export default node;
