/**
 * @generated SignedSource<<5725c044793b177526a9c573229dd147>>
 * @relayHash ac35658a78019583f6680a699d22e5eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a435b52d5a0374cadd820db8987c76f20ebc7f4a93233812aab13765bb3e0719

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmationCleanupMutation$variables = {
  cartId: string;
};
export type ConfirmationCleanupMutation$data = {
  readonly confirmationCleanup: {
    readonly errorMessage: string | null | undefined;
    readonly successful: boolean;
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
    "id": "a435b52d5a0374cadd820db8987c76f20ebc7f4a93233812aab13765bb3e0719",
    "metadata": {},
    "name": "ConfirmationCleanupMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cea8a21b0b6ad67ed763c38fb8f828e0";

export default node;
