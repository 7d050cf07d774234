/**
 * @generated SignedSource<<4e7850f7aea5822f3ec6964b321a7995>>
 * @relayHash 78efb16f2aeb13ed464eb3e490bf5699
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9240e36e5ee3fa4917651dd3da651dbcab07462c5a2f148f81b4ef85ce68248

import type { ConcreteRequest } from 'relay-runtime';
export type TrackingQuery$variables = Record<PropertyKey, never>;
export type TrackingQuery$data = {
  readonly customerInfo: {
    readonly categoryType: string;
    readonly isInternal: boolean;
    readonly primeInfo: {
      readonly status: string;
    };
    readonly visitorType: string;
  };
};
export type TrackingQuery = {
  response: TrackingQuery$data;
  variables: TrackingQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CustomerInfo",
    "kind": "LinkedField",
    "name": "customerInfo",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "visitorType",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "categoryType",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isInternal",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PrimeInfo",
        "kind": "LinkedField",
        "name": "primeInfo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TrackingQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TrackingQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "c9240e36e5ee3fa4917651dd3da651dbcab07462c5a2f148f81b4ef85ce68248",
    "metadata": {},
    "name": "TrackingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3e0e6df436d682c5c7496e39c5d22d5d";

export default node;
