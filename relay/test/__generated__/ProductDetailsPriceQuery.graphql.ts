/**
 * @generated SignedSource<<f1d178903f2f763272ac1d120ee2dfe2>>
 * @relayHash 2a4328b68c18116071991d987e4738d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a4328b68c18116071991d987e4738d8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductDetailsPriceQuery$variables = {
  currency?: string | null | undefined;
  id: string;
};
export type ProductDetailsPriceQuery$data = {
  readonly node: {
    readonly " $fragmentSpreads": FragmentRefs<"ProductDetails_price">;
  } | null | undefined;
};
export type ProductDetailsPriceQuery = {
  response: ProductDetailsPriceQuery$data;
  variables: ProductDetailsPriceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": "EUR",
    "kind": "LocalArgument",
    "name": "currency"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = [
  {
    "kind": "Variable",
    "name": "currency",
    "variableName": "currency"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ProductDetailsPriceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "args": (v2/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "ProductDetails_price"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProductDetailsPriceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v2/*:: as any*/),
                "kind": "ScalarField",
                "name": "priceIn",
                "storageKey": null
              }
            ],
            "type": "Product",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2a4328b68c18116071991d987e4738d8",
    "metadata": {},
    "name": "ProductDetailsPriceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0649fd67fab548cd92e6ca6969b1aeaf";

export default node;
