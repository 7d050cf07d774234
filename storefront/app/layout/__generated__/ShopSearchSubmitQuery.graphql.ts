/**
 * @generated SignedSource<<a126cf5e4b73777facaab5fb7fd2e214>>
 * @relayHash 88d77a7e309fd6a14b3902d8ecb64570
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87df3033ac44e7d451758d56150b7d2f0e7f54e992d5934ba85d55fa89d7965a

import type { ConcreteRequest } from 'relay-runtime';
export type ShopSearchSubmitQuery$variables = {
  originalQuery: string;
};
export type ShopSearchSubmitQuery$data = {
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
export type ShopSearchSubmitQuery = {
  response: ShopSearchSubmitQuery$data;
  variables: ShopSearchSubmitQuery$variables;
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
    "name": "ShopSearchSubmitQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ShopSearchSubmitQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "87df3033ac44e7d451758d56150b7d2f0e7f54e992d5934ba85d55fa89d7965a",
    "metadata": {},
    "name": "ShopSearchSubmitQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cbcddbd2b839ee3dba8f70a2dc8a07b9";

export default node;
