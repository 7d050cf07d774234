/**
 * @generated SignedSource<<d76a18b5fbaad86021dd96f71c25c6f6>>
 * @relayHash b8bdd85b7851301d7636149721647154
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 242af9d9d0d5a235e044e54385ef49d7a5da203a2ae749ff83f121a368b1a634

import type { ConcreteRequest } from 'relay-runtime';
export type PasswordRulesQuery$variables = Record<PropertyKey, never>;
export type PasswordRulesQuery$data = {
  readonly passwordRules: {
    readonly minLength: number;
  };
};
export type PasswordRulesQuery = {
  response: PasswordRulesQuery$data;
  variables: PasswordRulesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PasswordRulesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PasswordRulesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "242af9d9d0d5a235e044e54385ef49d7a5da203a2ae749ff83f121a368b1a634",
    "metadata": {},
    "name": "PasswordRulesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f701e20e0d17c499d5d989b22965480a";

export default node;
