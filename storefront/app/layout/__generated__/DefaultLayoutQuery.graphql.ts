/**
 * @generated SignedSource<<e91ea34a0be90165c5b2aaf1b4d82a76>>
 * @relayHash aad855ba2a33f7521478f5a3af2bd3cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37cb59f9360400f8a2051bba7f23a1625f4c1f884eb4171b03bda2b20c3e1035

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
    "id": "37cb59f9360400f8a2051bba7f23a1625f4c1f884eb4171b03bda2b20c3e1035",
    "metadata": {},
    "name": "DefaultLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9569043dc226349d2b8d9def1fa00938";

export default node;
