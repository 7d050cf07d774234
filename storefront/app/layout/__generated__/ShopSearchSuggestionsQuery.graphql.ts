/**
 * @generated SignedSource<<04981581f56aa7a0bfb8fe5b33353925>>
 * @relayHash 1b5b79f443094d3d111201f755f0960f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80a1720c177f19aa01d22dcfe5ae740b8a5d68a4b2c6b01b88f0315d1612dfbc

import type { ConcreteRequest } from 'relay-runtime';
export type ShopSearchSuggestionsQuery$variables = {
  userQuery: string;
};
export type ShopSearchSuggestionsQuery$data = {
  readonly searchSuggestions: {
    readonly suggestQueries: ReadonlyArray<{
      readonly label: string;
      readonly suggest: string;
    }>;
  };
};
export type ShopSearchSuggestionsQuery = {
  response: ShopSearchSuggestionsQuery$data;
  variables: ShopSearchSuggestionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "userQuery"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "userQuery",
        "variableName": "userQuery"
      }
    ],
    "concreteType": "SearchSuggestions",
    "kind": "LinkedField",
    "name": "searchSuggestions",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SearchSuggestion",
        "kind": "LinkedField",
        "name": "suggestQueries",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "suggest",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "label",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ShopSearchSuggestionsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ShopSearchSuggestionsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "80a1720c177f19aa01d22dcfe5ae740b8a5d68a4b2c6b01b88f0315d1612dfbc",
    "metadata": {},
    "name": "ShopSearchSuggestionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ed6114b7569c5ac8f85742fcbed2b1a7";

export default node;
