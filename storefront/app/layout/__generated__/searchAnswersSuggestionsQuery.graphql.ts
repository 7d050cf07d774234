/**
 * @generated SignedSource<<eae9ef88a1366f1146ff73eee7063062>>
 * @relayHash c6cf2c99691d840d9b86a582a2499227
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3bc20e0805f81991f79da5937b2eb90bea73de89146a1e97682fb938847a78b1

import type { ConcreteRequest } from 'relay-runtime';
export type searchAnswersSuggestionsQuery$variables = {
  userQuery: string;
};
export type searchAnswersSuggestionsQuery$data = {
  readonly searchSuggestions: {
    readonly suggestQueries: ReadonlyArray<{
      readonly label: string;
      readonly suggest: string;
    }>;
  };
};
export type searchAnswersSuggestionsQuery = {
  response: searchAnswersSuggestionsQuery$data;
  variables: searchAnswersSuggestionsQuery$variables;
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
    "name": "searchAnswersSuggestionsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "searchAnswersSuggestionsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3bc20e0805f81991f79da5937b2eb90bea73de89146a1e97682fb938847a78b1",
    "metadata": {},
    "name": "searchAnswersSuggestionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "82d60fb6eae4dfaeb98f0ac1961bffce";

export default node;
