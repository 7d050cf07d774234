/**
 * @generated SignedSource<<991fc99e3016979896e94a5ae4ed86ce>>
 * @relayHash f2d69a57da83635b16c52315f02e89ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 621a8cc8a0261fdd1a02e73e2a354ab555e0314dd8d23909c763dd6a5d430dd8

import type { ConcreteRequest } from 'relay-runtime';
export type session_customerQuery$variables = Record<PropertyKey, never>;
export type session_customerQuery$data = {
  readonly customerInfo: {
    readonly visitorLoginState: string;
  };
};
export type session_customerQuery = {
  response: session_customerQuery$data;
  variables: session_customerQuery$variables;
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
        "kind": "ScalarField",
        "name": "visitorLoginState",
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
    "name": "session_customerQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "session_customerQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "621a8cc8a0261fdd1a02e73e2a354ab555e0314dd8d23909c763dd6a5d430dd8",
    "metadata": {},
    "name": "session_customerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8c353ea7d0707abc976c464140656a60";

export default node;
