/**
 * @generated SignedSource<<f8305509710bee753d55ad64d3bae847>>
 * @relayHash 919ac881fbfd97892980e115f8fa1a96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52d18d6d210e65f3095705b0a1d436f2034b360c9817519039f66d89a411b964

import type { ConcreteRequest } from 'relay-runtime';
export type LoginStateQuery$variables = Record<PropertyKey, never>;
export type LoginStateQuery$data = {
  readonly customerInfo: {
    readonly visitorLoginState: string;
  };
};
export type LoginStateQuery = {
  response: LoginStateQuery$data;
  variables: LoginStateQuery$variables;
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
    "name": "LoginStateQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LoginStateQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "52d18d6d210e65f3095705b0a1d436f2034b360c9817519039f66d89a411b964",
    "metadata": {},
    "name": "LoginStateQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "16bcbdebe702910197fe2d53a4823da7";

export default node;
