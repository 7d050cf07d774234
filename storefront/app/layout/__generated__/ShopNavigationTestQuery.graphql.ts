/**
 * @generated SignedSource<<7a25a8c4c88bc1fadd906cb3d1235f95>>
 * @relayHash 141795d9e1b0b14bc92dc06896dfb748
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2cec92890a31b1a7bc19c3c78f0ddb3343999ac97235ba3d4ee3fc3011c6ad5f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShopNavigationTestQuery$variables = Record<PropertyKey, never>;
export type ShopNavigationTestQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MobileNavigation_query" | "ShopNavigation_query">;
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
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "MobileNavigation_query"
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
    "id": "2cec92890a31b1a7bc19c3c78f0ddb3343999ac97235ba3d4ee3fc3011c6ad5f",
    "metadata": {},
    "name": "ShopNavigationTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "45d4f0892f35f12da790a460f9c220e5";

export default node;
