/**
 * @generated SignedSource<<995c91b107625eeeb1c9ab564bffb454>>
 * @relayHash c965e337190e8793676418464568bda5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3121ce4f384fb844abe596e43d02e59f507866eb1f8bb8898afb33a24e73fef

import type { ConcreteRequest } from 'relay-runtime';
export type optInMutation$variables = {
  token: string;
};
export type optInMutation$data = {
  readonly result: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
};
export type optInMutation = {
  response: optInMutation$data;
  variables: optInMutation$variables;
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
    "concreteType": "NewsletterResult",
    "kind": "LinkedField",
    "name": "newsletterOptIn",
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
    "name": "optInMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "optInMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d3121ce4f384fb844abe596e43d02e59f507866eb1f8bb8898afb33a24e73fef",
    "metadata": {},
    "name": "optInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "894dd01b56c7e3330c21883e96ca1b95";

export default node;
