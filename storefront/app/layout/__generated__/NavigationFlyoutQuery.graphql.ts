/**
 * @generated SignedSource<<a21da960b1052bfe7fd5baa7242dd6e5>>
 * @relayHash 5de67523452c8cc2719dfa9dfc05f826
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df5f927f5a66de9fa8dbd49bae1a0502886f9115289dd11a12554912428e2068

import type { ConcreteRequest } from 'relay-runtime';
export type NavigationFlyoutQuery$variables = {
  rootId: string;
};
export type NavigationFlyoutQuery$data = {
  readonly navigationTree: ReadonlyArray<{
    readonly categoryUrl: string;
    readonly children: ReadonlyArray<{
      readonly categoryUrl: string;
      readonly isExcludedFromNav: boolean;
      readonly name: string;
    }>;
    readonly isExcludedFromNav: boolean;
    readonly name: string;
  }>;
};
export type NavigationFlyoutQuery = {
  response: NavigationFlyoutQuery$data;
  variables: NavigationFlyoutQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "rootId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "rootId",
    "variableName": "rootId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "categoryUrl",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isExcludedFromNav",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NavigationFlyoutQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "navigationTree",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Category",
            "kind": "LinkedField",
            "name": "children",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NavigationFlyoutQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "navigationTree",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Category",
            "kind": "LinkedField",
            "name": "children",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "df5f927f5a66de9fa8dbd49bae1a0502886f9115289dd11a12554912428e2068",
    "metadata": {},
    "name": "NavigationFlyoutQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e9d9473e5b353465be0ab8884e22fec1";

export default node;
