/**
 * @generated SignedSource<<0d8d73891ab878a38eda8b4387589e0f>>
 * @relayHash e8b8f8abe315f94687d88ab84810dd58
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d8f1199edccc64923eb40794ba234696e25f2fd10435b7eac82c5650d289000

import type { ConcreteRequest } from 'relay-runtime';
export type PrimePageStatusQuery$variables = Record<PropertyKey, never>;
export type PrimePageStatusQuery$data = {
  readonly customerInfo: {
    readonly primeInfo: {
      readonly abo: boolean;
      readonly endDate: string | null | undefined;
      readonly status: string;
    };
  };
};
export type PrimePageStatusQuery = {
  response: PrimePageStatusQuery$data;
  variables: PrimePageStatusQuery$variables;
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "abo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endDate",
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
    "name": "PrimePageStatusQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PrimePageStatusQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "5d8f1199edccc64923eb40794ba234696e25f2fd10435b7eac82c5650d289000",
    "metadata": {},
    "name": "PrimePageStatusQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a61a1b2ecc0e72911340bad1226b60bf";

export default node;
