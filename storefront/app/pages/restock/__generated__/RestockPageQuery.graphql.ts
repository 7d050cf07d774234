/**
 * @generated SignedSource<<e9f6eab77d1e75d2eb6857aa842fd7f7>>
 * @relayHash 3a714df1465f90f41ec1a2608013ba08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5783a1ed8db2649125883ce150a1a80b0764ce06e86a56edd8987855eddf7aae

import type { ConcreteRequest } from 'relay-runtime';
export type RestockPageQuery$variables = {
  articleNumber: string;
};
export type RestockPageQuery$data = {
  readonly offer: {
    readonly isForSale: boolean;
    readonly itemId: string;
    readonly knownEmail: string | null | undefined;
    readonly name: string;
    readonly orderNumber: string;
    readonly productId: string;
  } | null | undefined;
};
export type RestockPageQuery = {
  response: RestockPageQuery$data;
  variables: RestockPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "articleNumber"
  }
],
v1 = [
  {
    "alias": "offer",
    "args": [
      {
        "kind": "Variable",
        "name": "articleNumber",
        "variableName": "articleNumber"
      }
    ],
    "concreteType": "RestockOffer",
    "kind": "LinkedField",
    "name": "restockOffer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "orderNumber",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "productId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "itemId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isForSale",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "knownEmail",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RestockPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RestockPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5783a1ed8db2649125883ce150a1a80b0764ce06e86a56edd8987855eddf7aae",
    "metadata": {},
    "name": "RestockPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b5c05ccf019c6a8e958419f9cfa645da";

export default node;
