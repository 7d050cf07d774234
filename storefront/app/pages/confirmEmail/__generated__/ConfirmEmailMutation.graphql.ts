/**
 * @generated SignedSource<<ee3645781763b6e8694401d950497bb9>>
 * @relayHash e7e537091fe46a75936455d288371ee4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0894b9511fbe80a9fcb51396d516d1bb12ae23e9ba0e457b6ed6ea1fcac568f1

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmEmailMutation$variables = {
  token: string;
};
export type ConfirmEmailMutation$data = {
  readonly result: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
};
export type ConfirmEmailMutation = {
  response: ConfirmEmailMutation$data;
  variables: ConfirmEmailMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "EmailConfirmationResult",
    "kind": "LinkedField",
    "name": "confirmEmail",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ConfirmEmailMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConfirmEmailMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0894b9511fbe80a9fcb51396d516d1bb12ae23e9ba0e457b6ed6ea1fcac568f1",
    "metadata": {},
    "name": "ConfirmEmailMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3b611d747ad6a966704399cff1a2769f";

export default node;
