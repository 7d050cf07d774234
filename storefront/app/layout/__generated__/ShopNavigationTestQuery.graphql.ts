/**
 * @generated SignedSource<<d8b830efbb6bafbae7be7cc89ba38a71>>
 * @relayHash 3ab102f467c1d0720b7f3ce15ffe942e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb02eacb5a9e258f44deebc025c350a51602a8aad1dbf6bbf1d21398f9926359

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShopNavigationTestQuery$variables = Record<PropertyKey, never>;
export type ShopNavigationTestQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ShopNavigation_query">;
};
export type ShopNavigationTestQuery = {
  response: ShopNavigationTestQuery$data;
  variables: ShopNavigationTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "Literal",
  "name": "name",
  "value": "feature"
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ShopNavigationTestQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ShopNavigation_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ShopNavigationTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "navigationTree",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "categoryId",
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
            "name": "categoryUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "subject",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "icon",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isSale",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isExcludedFromNav",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasChildren",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "flyouts",
        "args": [
          {
            "kind": "Literal",
            "name": "entry",
            "value": "T155 Navigation"
          },
          (v0/*:: as any*/)
        ],
        "concreteType": "Parameter",
        "kind": "LinkedField",
        "name": "parameters",
        "plural": true,
        "selections": (v1/*:: as any*/),
        "storageKey": "parameters(entry:\"T155 Navigation\",name:\"feature\")"
      },
      {
        "alias": "saleFlyout",
        "args": [
          {
            "kind": "Literal",
            "name": "entry",
            "value": "T216-Sale-Aktion"
          },
          (v0/*:: as any*/)
        ],
        "concreteType": "Parameter",
        "kind": "LinkedField",
        "name": "parameters",
        "plural": true,
        "selections": (v1/*:: as any*/),
        "storageKey": "parameters(entry:\"T216-Sale-Aktion\",name:\"feature\")"
      }
    ]
  },
  "params": {
    "id": "bb02eacb5a9e258f44deebc025c350a51602a8aad1dbf6bbf1d21398f9926359",
    "metadata": {},
    "name": "ShopNavigationTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7d60ccf029b86ba405fd130d72bb2aa8";

export default node;
