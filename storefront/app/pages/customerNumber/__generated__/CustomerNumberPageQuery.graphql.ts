/**
 * @generated SignedSource<<bd3fbd2dcefb087cbb90c2820b788b2c>>
 * @relayHash 95674e90d59d8d5c37456c268f7bddb0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a4b3fd175c045a04b7b56d159f83778a658e2312931e167a37fbe1393c94409

import type { ConcreteRequest } from 'relay-runtime';
export type CustomerNumberPageQuery$variables = Record<PropertyKey, never>;
export type CustomerNumberPageQuery$data = {
  readonly customerInfo: {
    readonly educational: {
      readonly customerNumber: string | null | undefined;
    } | null | undefined;
  };
};
export type CustomerNumberPageQuery = {
  response: CustomerNumberPageQuery$data;
  variables: CustomerNumberPageQuery$variables;
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
        "concreteType": "EducationalInfo",
        "kind": "LinkedField",
        "name": "educational",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "customerNumber",
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
    "name": "CustomerNumberPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CustomerNumberPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "6a4b3fd175c045a04b7b56d159f83778a658e2312931e167a37fbe1393c94409",
    "metadata": {},
    "name": "CustomerNumberPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a1b10174458b379975c39158a97ca520";

export default node;
