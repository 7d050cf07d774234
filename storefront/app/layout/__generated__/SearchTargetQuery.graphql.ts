/**
 * @generated SignedSource<<f6583b7370f8becae5f2c239e9d940b1>>
 * @relayHash 88b7e9766730fd7e9e6112c1d7c9ef23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5a36be7cf264fc154b84964af4daf24491d36a10fa8838bb519f5302002822d

import type { ConcreteRequest } from 'relay-runtime';
export type SearchTargetQuery$variables = {
  originalQuery: string;
};
export type SearchTargetQuery$data = {
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
export type SearchTargetQuery = {
  response: SearchTargetQuery$data;
  variables: SearchTargetQuery$variables;
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
    "name": "SearchTargetQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SearchTargetQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f5a36be7cf264fc154b84964af4daf24491d36a10fa8838bb519f5302002822d",
    "metadata": {},
    "name": "SearchTargetQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "02e886255d3a9a54c03274881ad44c49";

export default node;
