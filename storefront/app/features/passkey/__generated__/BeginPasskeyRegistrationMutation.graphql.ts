/**
 * @generated SignedSource<<45b3b2fb5fdc811884e5ccd06b779ab6>>
 * @relayHash c735efd12b8c579299608196d8bfb563
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e15043c24ab054dfa293f90772a20110b67688db71e4275d200583113b9cbe32

import type { ConcreteRequest } from 'relay-runtime';
export type BeginPasskeyRegistrationMutation$variables = {
  currentPassword?: string | null | undefined;
};
export type BeginPasskeyRegistrationMutation$data = {
  readonly result: {
    readonly ceremony: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly generalErrorMessage: string | null | undefined;
    readonly options: string | null | undefined;
    readonly successful: boolean;
  };
};
export type BeginPasskeyRegistrationMutation = {
  response: BeginPasskeyRegistrationMutation$data;
  variables: BeginPasskeyRegistrationMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "currentPassword"
  }
],
v1 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "currentPassword",
        "variableName": "currentPassword"
      }
    ],
    "concreteType": "BegunPasskeyRegistration",
    "kind": "LinkedField",
    "name": "beginPasskeyRegistration",
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "options",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ceremony",
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
    "name": "BeginPasskeyRegistrationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BeginPasskeyRegistrationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e15043c24ab054dfa293f90772a20110b67688db71e4275d200583113b9cbe32",
    "metadata": {},
    "name": "BeginPasskeyRegistrationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "57d2c4ca42c161f74859ab9b60fa02e0";

export default node;
