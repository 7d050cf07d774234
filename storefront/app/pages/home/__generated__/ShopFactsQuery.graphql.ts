/**
 * @generated SignedSource<<b6f4433aaf750f58d44e4ee869c57d4e>>
 * @relayHash 67919023a5dd07105e27d41ebf4858a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14ce7dd8cfc2f3e5d4825e0cd52cfcecbf71fcfc753baa2bccfecb6b90e0bca6

import type { ConcreteRequest } from 'relay-runtime';
export type ShopFactsQuery$variables = Record<PropertyKey, never>;
export type ShopFactsQuery$data = {
  readonly company: ReadonlyArray<{
    readonly entry: string;
    readonly value: string;
  }>;
};
export type ShopFactsQuery = {
  response: ShopFactsQuery$data;
  variables: ShopFactsQuery$variables;
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
    "name": "ShopFactsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ShopFactsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "14ce7dd8cfc2f3e5d4825e0cd52cfcecbf71fcfc753baa2bccfecb6b90e0bca6",
    "metadata": {},
    "name": "ShopFactsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4ae6f97298331ea355ba87f622cc126d";

export default node;
