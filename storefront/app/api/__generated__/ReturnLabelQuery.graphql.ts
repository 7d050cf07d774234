/**
 * @generated SignedSource<<740a15e3b976e2821c33eb1e1a544db4>>
 * @relayHash d92cdfdb9f8f14eccfc385b52be42b07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71be8dc7265c4b43a875966e4091e4d08fb0c8df36d1085fc11da30baa632e87

import type { ConcreteRequest } from 'relay-runtime';
export type ReturnLabelQuery$variables = {
  hash: string;
  rma: string;
};
export type ReturnLabelQuery$data = {
  readonly pdf: string | null | undefined;
};
export type ReturnLabelQuery = {
  response: ReturnLabelQuery$data;
  variables: ReturnLabelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "hash"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "rma"
  }
],
v1 = [
  {
    "alias": "pdf",
    "args": [
      {
        "kind": "Variable",
        "name": "hash",
        "variableName": "hash"
      },
      {
        "kind": "Variable",
        "name": "rma",
        "variableName": "rma"
      }
    ],
    "kind": "ScalarField",
    "name": "returnLabel",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReturnLabelQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReturnLabelQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "71be8dc7265c4b43a875966e4091e4d08fb0c8df36d1085fc11da30baa632e87",
    "metadata": {},
    "name": "ReturnLabelQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c0e050f6b9c90e592d2e39ac2a203ec6";

export default node;
