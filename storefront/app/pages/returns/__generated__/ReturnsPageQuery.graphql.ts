/**
 * @generated SignedSource<<e8a7c8e25f60036b05a5a03d94d2b81c>>
 * @relayHash ad6f67874817d720290bbb8838398b1b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9fb8d52884b986d2f51dc920d419fe0341ef18a65758a71fe869a86acca92cc

import type { ConcreteRequest } from 'relay-runtime';
export type ReturnsPageQuery$variables = Record<PropertyKey, never>;
export type ReturnsPageQuery$data = {
  readonly isEnabled: ReadonlyArray<{
    readonly value: string;
  }>;
};
export type ReturnsPageQuery = {
  response: ReturnsPageQuery$data;
  variables: ReturnsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": "isEnabled",
    "args": [
      {
        "kind": "Literal",
        "name": "entry",
        "value": "enabled"
      },
      {
        "kind": "Literal",
        "name": "name",
        "value": "returns"
      }
    ],
    "concreteType": "Parameter",
    "kind": "LinkedField",
    "name": "parameters",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "value",
        "storageKey": null
      }
    ],
    "storageKey": "parameters(entry:\"enabled\",name:\"returns\")"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ReturnsPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ReturnsPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e9fb8d52884b986d2f51dc920d419fe0341ef18a65758a71fe869a86acca92cc",
    "metadata": {},
    "name": "ReturnsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8350f476e5515ff68ba2991af482bea4";

export default node;
