/**
 * @generated SignedSource<<eccc1e50076ef38f033f2f803a55c844>>
 * @relayHash 125fcee4e250764cafd88817c3e150ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b66ffd20472be47e7d3fa8587af3ef6784bb841376b42625f88319ac805f3383

import type { ConcreteRequest } from 'relay-runtime';
export type SearchSuggestionsQuery$variables = {
  userQuery: string;
};
export type SearchSuggestionsQuery$data = {
  readonly searchSuggestions: {
    readonly suggestQueries: ReadonlyArray<{
      readonly label: string;
      readonly suggest: string;
    }>;
  };
};
export type SearchSuggestionsQuery = {
  response: SearchSuggestionsQuery$data;
  variables: SearchSuggestionsQuery$variables;
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
    "name": "SearchSuggestionsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SearchSuggestionsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b66ffd20472be47e7d3fa8587af3ef6784bb841376b42625f88319ac805f3383",
    "metadata": {},
    "name": "SearchSuggestionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c2b03a70f191c982dce6face4a2ecc23";

export default node;
