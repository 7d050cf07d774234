/**
 * @generated SignedSource<<5e389a37c25ffa57f5f984d3658fc40b>>
 * @relayHash a356a449b8fbbb06c4f4f99d31470851
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8a9c0ded4af5d67370dbca83bd39ca52fc18c1d31df0512ca0cb0b12831ad5c

import type { ConcreteRequest } from 'relay-runtime';
export type WaitingOrdersCountQuery$variables = Record<PropertyKey, never>;
export type WaitingOrdersCountQuery$data = {
  readonly waitingOrders: ReadonlyArray<{
    readonly isOwn: boolean;
  }> | null | undefined;
};
export type WaitingOrdersCountQuery = {
  response: WaitingOrdersCountQuery$data;
  variables: WaitingOrdersCountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "WaitingOrder",
    "kind": "LinkedField",
    "name": "waitingOrders",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isOwn",
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
    "name": "WaitingOrdersCountQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WaitingOrdersCountQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "d8a9c0ded4af5d67370dbca83bd39ca52fc18c1d31df0512ca0cb0b12831ad5c",
    "metadata": {},
    "name": "WaitingOrdersCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ce693a9eee42e4fddafd6a23be0d371d";

export default node;
