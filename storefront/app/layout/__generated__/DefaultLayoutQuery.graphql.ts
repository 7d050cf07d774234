/**
 * @generated SignedSource<<2254fbc3a7a80823a98274c4e5b0f064>>
 * @relayHash cd9839f3652c1a6c7e66af97034c45c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39d06226c4fe9b30589d3ed95ca9d5799f7344ad960688fa0cdd503bb40e2e65

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DefaultLayoutQuery$variables = Record<PropertyKey, never>;
export type DefaultLayoutQuery$data = {
  readonly navigationTree: ReadonlyArray<{
    readonly categoryUrl: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ShopHeader_query">;
};
export type DefaultLayoutQuery = {
  response: DefaultLayoutQuery$data;
  variables: DefaultLayoutQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "categoryUrl",
  "storageKey": null
},
v1 = {
  "kind": "Literal",
  "name": "name",
  "value": "feature"
},
v2 = [
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
    "name": "DefaultLayoutQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "navigationTree",
        "plural": true,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ShopHeader_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DefaultLayoutQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "navigationTree",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
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
            "name": "subject",
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
            "name": "icon",
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
          (v1/*:: as any*/)
        ],
        "concreteType": "Parameter",
        "kind": "LinkedField",
        "name": "parameters",
        "plural": true,
        "selections": (v2/*:: as any*/),
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
          (v1/*:: as any*/)
        ],
        "concreteType": "Parameter",
        "kind": "LinkedField",
        "name": "parameters",
        "plural": true,
        "selections": (v2/*:: as any*/),
        "storageKey": "parameters(entry:\"T216-Sale-Aktion\",name:\"feature\")"
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "popularSearches",
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "39d06226c4fe9b30589d3ed95ca9d5799f7344ad960688fa0cdd503bb40e2e65",
    "metadata": {},
    "name": "DefaultLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9569043dc226349d2b8d9def1fa00938";

export default node;
