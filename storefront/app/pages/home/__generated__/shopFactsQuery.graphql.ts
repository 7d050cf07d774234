/**
 * @generated SignedSource<<3cff159f35041178eaea2e7cd75121b4>>
 * @relayHash 3d6f0d7c9a9823eeeb765273763ff304
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 232ecf60acad530425f0ce2c94867958324a846a7c3a879cf65e9b0bcf299876

import type { ConcreteRequest } from 'relay-runtime';
export type shopFactsQuery$variables = Record<PropertyKey, never>;
export type shopFactsQuery$data = {
  readonly company: ReadonlyArray<{
    readonly entry: string;
    readonly value: string;
  }>;
};
export type shopFactsQuery = {
  response: shopFactsQuery$data;
  variables: shopFactsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": "company",
    "args": [
      {
        "kind": "Literal",
        "name": "name",
        "value": "company"
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
        "name": "entry",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "value",
        "storageKey": null
      }
    ],
    "storageKey": "parameters(name:\"company\")"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "shopFactsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "shopFactsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "232ecf60acad530425f0ce2c94867958324a846a7c3a879cf65e9b0bcf299876",
    "metadata": {},
    "name": "shopFactsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "040d6911b1c11268196a4d6bdb1e5fda";

export default node;
