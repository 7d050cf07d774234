/**
 * @generated SignedSource<<c7a2e5db3924c6c9bc7ab7dda10e99f4>>
 * @relayHash 57e563a9f5ce61be26ab0ddaf0bf57ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 233e059085a7a23816a604d55fb54465cbf9ef3f111e42d930d3e85c4f11e0ec

import type { ConcreteRequest } from 'relay-runtime';
export type activeTestsQuery$variables = {
  url: string;
};
export type activeTestsQuery$data = {
  readonly pageDetailsByUrl: {
    readonly activeAbTests: ReadonlyArray<{
      readonly id: string;
      readonly trackingCode: string;
    }>;
  };
};
export type activeTestsQuery = {
  response: activeTestsQuery$data;
  variables: activeTestsQuery$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "url",
        "variableName": "url"
      }
    ],
    "concreteType": "PageDetails",
    "kind": "LinkedField",
    "name": "pageDetailsByUrl",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AbTest",
        "kind": "LinkedField",
        "name": "activeAbTests",
        "plural": true,
        "selections": [
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
            "name": "trackingCode",
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
    "name": "activeTestsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "activeTestsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "233e059085a7a23816a604d55fb54465cbf9ef3f111e42d930d3e85c4f11e0ec",
    "metadata": {},
    "name": "activeTestsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e952c91bb377200418a35e16d4fbc75a";

export default node;
