/**
 * @generated SignedSource<<3992ffea52a8b31a767a491390de46a2>>
 * @relayHash 173e49b4c1d2145a8f1cb70ab87efbd0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24e1c1bcdb77e7bd3f17fca646d026fcdf1b3d05c53a9b108514b17ab5be3d9b

import type { ConcreteRequest } from 'relay-runtime';
export type searchAnswersSubmitQuery$variables = {
  originalQuery: string;
};
export type searchAnswersSubmitQuery$data = {
  readonly adjustLongTailSearchQuery: {
    readonly filters: ReadonlyArray<{
      readonly name: string;
      readonly values: ReadonlyArray<string>;
    }>;
    readonly searchQuery: string;
  };
  readonly searchTermCheck: {
    readonly link: {
      readonly url: string;
    } | null | undefined;
    readonly query: string;
    readonly redirectPath: string | null | undefined;
  };
};
export type searchAnswersSubmitQuery = {
  response: searchAnswersSubmitQuery$data;
  variables: searchAnswersSubmitQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "originalQuery"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "originalQuery",
        "variableName": "originalQuery"
      }
    ],
    "concreteType": "SearchTermCheck",
    "kind": "LinkedField",
    "name": "searchTermCheck",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "redirectPath",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "query",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ProductHit",
        "kind": "LinkedField",
        "name": "link",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "searchQuery",
        "variableName": "originalQuery"
      }
    ],
    "concreteType": "LongTailSearch",
    "kind": "LinkedField",
    "name": "adjustLongTailSearchQuery",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "searchQuery",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "LongTailFilter",
        "kind": "LinkedField",
        "name": "filters",
        "plural": true,
        "selections": [
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
            "name": "values",
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
    "name": "searchAnswersSubmitQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "searchAnswersSubmitQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "24e1c1bcdb77e7bd3f17fca646d026fcdf1b3d05c53a9b108514b17ab5be3d9b",
    "metadata": {},
    "name": "searchAnswersSubmitQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5971bda14c468b1e0b7d118f7dcbf7ce";

export default node;
