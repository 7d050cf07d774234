/**
 * @generated SignedSource<<62da07312abffbdda93277beccebd7ce>>
 * @relayHash 0a258c2765b82c3641afc5009bd55b92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 222cfed778ed0fda84bfa07dfaa681463468d923afbbba823008b1b173a548d4

import type { ConcreteRequest } from 'relay-runtime';
export type ShopNameQuery$variables = Record<PropertyKey, never>;
export type ShopNameQuery$data = {
  readonly shopName: ReadonlyArray<{
    readonly value: string;
  }>;
};
export type ShopNameQuery = {
  response: ShopNameQuery$data;
  variables: ShopNameQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": "shopName",
    "args": [
      {
        "kind": "Literal",
        "name": "entry",
        "value": "shopName"
      },
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
        "name": "value",
        "storageKey": null
      }
    ],
    "storageKey": "parameters(entry:\"shopName\",name:\"company\")"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ShopNameQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ShopNameQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "222cfed778ed0fda84bfa07dfaa681463468d923afbbba823008b1b173a548d4",
    "metadata": {},
    "name": "ShopNameQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "682c3ccc62bbfe0d29c764fbc3b5ed9c";

export default node;
