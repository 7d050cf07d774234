/**
 * @generated SignedSource<<aaa23f6886ee65b730e2c986af4c8ce1>>
 * @relayHash 2ac9ebae892097604b4ed33d1283ab7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb25253d39ee69af5b347fc23a10d9b63d42c155eee402e345d6bb3185540002

import type { ConcreteRequest } from 'relay-runtime';
export type NewPasswordPageQuery$variables = {
  token: string;
};
export type NewPasswordPageQuery$data = {
  readonly emailTokenValidity: boolean;
  readonly passwordRules: {
    readonly minLength: number;
  };
};
export type NewPasswordPageQuery = {
  response: NewPasswordPageQuery$data;
  variables: NewPasswordPageQuery$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "kind": "ScalarField",
    "name": "emailTokenValidity",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "PasswordRules",
    "kind": "LinkedField",
    "name": "passwordRules",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "minLength",
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
    "name": "NewPasswordPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewPasswordPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bb25253d39ee69af5b347fc23a10d9b63d42c155eee402e345d6bb3185540002",
    "metadata": {},
    "name": "NewPasswordPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "50b785b3b66fd1cbc6b2ae2d318fa55e";

export default node;
