/**
 * @generated SignedSource<<ca2630aa320ad474224f9aa52976a375>>
 * @relayHash 41d4e2addafaac4b57237508fc8738fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba5ade1db7f5f0052a9f414fe45f7d637ae533ed732f79685cf1e8f25defc3a7

import type { ConcreteRequest } from 'relay-runtime';
export type AccountFlyoutQuery$variables = Record<PropertyKey, never>;
export type AccountFlyoutQuery$data = {
  readonly customerInfo: {
    readonly educational: {
      readonly customerNumber: string | null | undefined;
    } | null | undefined;
    readonly email: {
      readonly email: string;
    } | null | undefined;
  };
};
export type AccountFlyoutQuery = {
  response: AccountFlyoutQuery$data;
  variables: AccountFlyoutQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CustomerInfo",
    "kind": "LinkedField",
    "name": "customerInfo",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CustomerEmail",
        "kind": "LinkedField",
        "name": "email",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "EducationalInfo",
        "kind": "LinkedField",
        "name": "educational",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "customerNumber",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AccountFlyoutQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AccountFlyoutQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "ba5ade1db7f5f0052a9f414fe45f7d637ae533ed732f79685cf1e8f25defc3a7",
    "metadata": {},
    "name": "AccountFlyoutQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d5b1cff1fdb528deb05f69777e6c1339";

export default node;
