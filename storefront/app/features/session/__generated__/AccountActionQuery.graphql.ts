/**
 * @generated SignedSource<<53771baec7db0c1c185fffdbb2765ad7>>
 * @relayHash 1f42ecb5e37b4518631b011660c2c630
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e37fc50d248ddfba9de469fc1d16e4f00bbfe4f83a7c42acf459761be6b5143

import type { ConcreteRequest } from 'relay-runtime';
export type AccountActionQuery$variables = Record<PropertyKey, never>;
export type AccountActionQuery$data = {
  readonly customerInfo: {
    readonly firstName: string | null | undefined;
    readonly lastName: string | null | undefined;
  };
};
export type AccountActionQuery = {
  response: AccountActionQuery$data;
  variables: AccountActionQuery$variables;
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
        "name": "firstName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastName",
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
    "name": "AccountActionQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AccountActionQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "2e37fc50d248ddfba9de469fc1d16e4f00bbfe4f83a7c42acf459761be6b5143",
    "metadata": {},
    "name": "AccountActionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ba74c94eb9ce43279538acc2aebc3814";

export default node;
