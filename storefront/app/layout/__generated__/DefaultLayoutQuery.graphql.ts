/**
 * @generated SignedSource<<603dc4fba2dad94d63543bd990b196b2>>
 * @relayHash 0d11f23dffacffa9ab6bd509e795658e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15d9ca5b88fc215f19fd90e822406d17722d8d6a6c8e06c73271d0b4dd27b779

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
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  }
],
v2 = {
  "kind": "Literal",
  "name": "name",
  "value": "feature"
};
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
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "offeredPayments",
        "storageKey": null
      },
      {
        "alias": "freeFrom",
        "args": [
          {
            "kind": "Literal",
            "name": "entry",
            "value": "freeFrom.cents"
          },
          {
            "kind": "Literal",
            "name": "name",
            "value": "shipping"
          }
        ],
        "concreteType": "Parameter",
        "kind": "LinkedField",
        "name": "parameters",
        "plural": true,
        "selections": (v1/*:: as any*/),
        "storageKey": "parameters(entry:\"freeFrom.cents\",name:\"shipping\")"
      },
      {
        "alias": "flyouts",
        "args": [
          {
            "kind": "Literal",
            "name": "entry",
            "value": "T155 Navigation"
          },
          (v2/*:: as any*/)
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
          (v2/*:: as any*/)
        ],
        "concreteType": "Parameter",
        "kind": "LinkedField",
        "name": "parameters",
        "plural": true,
        "selections": (v1/*:: as any*/),
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
    "id": "15d9ca5b88fc215f19fd90e822406d17722d8d6a6c8e06c73271d0b4dd27b779",
    "metadata": {},
    "name": "DefaultLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9569043dc226349d2b8d9def1fa00938";

export default node;
