/**
 * @generated SignedSource<<6ba775b64c88d328b1d78cda23f14318>>
 * @relayHash d111dd6aee3250520e93cbbb299e1a19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04527fb6de07b583a61564ee8e37248bcf70fb14e774e29c0ae44bc3dbd731d6

import type { ConcreteRequest } from 'relay-runtime';
export type SendEmailConfirmationMutation$variables = Record<PropertyKey, never>;
export type SendEmailConfirmationMutation$data = {
  readonly result: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
};
export type SendEmailConfirmationMutation = {
  response: SendEmailConfirmationMutation$data;
  variables: SendEmailConfirmationMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": "result",
    "args": null,
    "concreteType": "EmailConfirmationResult",
    "kind": "LinkedField",
    "name": "sendEmailConfirmation",
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
        "concreteType": "FieldError",
        "kind": "LinkedField",
        "name": "fieldErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fieldName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SendEmailConfirmationMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SendEmailConfirmationMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "04527fb6de07b583a61564ee8e37248bcf70fb14e774e29c0ae44bc3dbd731d6",
    "metadata": {},
    "name": "SendEmailConfirmationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9a1e242a044f56a6ab7f5f24d39e03e7";

export default node;
