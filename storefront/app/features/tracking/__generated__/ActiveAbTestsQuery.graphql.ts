/**
 * @generated SignedSource<<4f4ce2f3c533c88e38180baeafa2fe9f>>
 * @relayHash cb0efca53a674792d6463154da07a580
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d60047286a5f8e4cb683c26799d2a78f159d57269715760ffba261e6efc199ef

import type { ConcreteRequest } from 'relay-runtime';
export type ActiveAbTestsQuery$variables = {
  url: string;
};
export type ActiveAbTestsQuery$data = {
  readonly pageDetailsByUrl: {
    readonly activeAbTests: ReadonlyArray<{
      readonly id: string;
      readonly trackingCode: string;
    }>;
  };
};
export type ActiveAbTestsQuery = {
  response: ActiveAbTestsQuery$data;
  variables: ActiveAbTestsQuery$variables;
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
    "name": "ActiveAbTestsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ActiveAbTestsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d60047286a5f8e4cb683c26799d2a78f159d57269715760ffba261e6efc199ef",
    "metadata": {},
    "name": "ActiveAbTestsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e62ecde6e8b323caf85d60312fe4cb1a";

export default node;
