/**
 * @generated SignedSource<<2ba668d03ed21f2961e792725539af29>>
 * @relayHash 1d00654152b17c6a5c4e0aeb2192fb07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42374f2e243ff001f285d4929eae96c8c3caa37bd1d1a213f444648a0fbf8fc8

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateEmailMutation$variables = {
  currentPassword: string;
  email: string;
};
export type UpdateEmailMutation$data = {
  readonly result: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
};
export type UpdateEmailMutation = {
  response: UpdateEmailMutation$data;
  variables: UpdateEmailMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "currentPassword"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "email"
},
v2 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "currentPassword",
        "variableName": "currentPassword"
      },
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      }
    ],
    "concreteType": "AccountResult",
    "kind": "LinkedField",
    "name": "updateEmail",
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
        "alias": "errorMessage",
        "args": null,
        "kind": "ScalarField",
        "name": "generalErrorMessage",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "UpdateEmailMutation",
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
    "name": "UpdateEmailMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "42374f2e243ff001f285d4929eae96c8c3caa37bd1d1a213f444648a0fbf8fc8",
    "metadata": {},
    "name": "UpdateEmailMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "26980850d220b5d227feb39c0bfa7a37";

export default node;
