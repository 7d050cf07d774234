/**
 * @generated SignedSource<<0e9ae6641a961d61a319edb8dcf11ed1>>
 * @relayHash d8dc120188107e4d9512945a9654d856
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e01f6170374a2ec54a19a6f51a88a8a8feaedc559800b62283b4bb39c99a5a9

import type { ConcreteRequest } from 'relay-runtime';
export type EmailUniquenessQuery$variables = {
  email: string;
};
export type EmailUniquenessQuery$data = {
  readonly emailUniqueness: boolean;
};
export type EmailUniquenessQuery = {
  response: EmailUniquenessQuery$data;
  variables: EmailUniquenessQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "email"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      }
    ],
    "kind": "ScalarField",
    "name": "emailUniqueness",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EmailUniquenessQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EmailUniquenessQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8e01f6170374a2ec54a19a6f51a88a8a8feaedc559800b62283b4bb39c99a5a9",
    "metadata": {},
    "name": "EmailUniquenessQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2b111dacb5b68252627061faf50b7cb2";

export default node;
