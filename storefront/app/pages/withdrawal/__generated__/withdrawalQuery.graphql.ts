/**
 * @generated SignedSource<<6d79a08568358bce2a690720b381d351>>
 * @relayHash fe9d0905b16ed873e5349f60ec995a99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3786a677f06b1d336f8e0967efd526b30ea1409376457c5c0211756ffe2c76fd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type withdrawalQuery$variables = {
  url: string;
};
export type withdrawalQuery$data = {
  readonly page: {
    readonly " $fragmentSpreads": FragmentRefs<"WithdrawalInstruction_page">;
  };
};
export type withdrawalQuery = {
  response: withdrawalQuery$data;
  variables: withdrawalQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "url"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "url",
    "variableName": "url"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "withdrawalQuery",
    "selections": [
      {
        "alias": "page",
        "args": (v1/*:: as any*/),
        "concreteType": "PageDetails",
        "kind": "LinkedField",
        "name": "pageDetailsByUrl",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WithdrawalInstruction_page"
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
    "name": "withdrawalQuery",
    "selections": [
      {
        "alias": "page",
        "args": (v1/*:: as any*/),
        "concreteType": "PageDetails",
        "kind": "LinkedField",
        "name": "pageDetailsByUrl",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ContentRow",
            "kind": "LinkedField",
            "name": "rows",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Teaser",
                "kind": "LinkedField",
                "name": "cells",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "attributes",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3786a677f06b1d336f8e0967efd526b30ea1409376457c5c0211756ffe2c76fd",
    "metadata": {},
    "name": "withdrawalQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4780a6cb40cb3ff4e9b53acdc09b0255";

export default node;
