/**
 * @generated SignedSource<<6288572cf5bf155cb1ea8e9edba3f9f0>>
 * @relayHash 513fb4d67a2d637e706b518290788afc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8ce3d24737aa2c360c0e4945de60306aeff8d950426b1fc4fede3416ccb237a

import type { ConcreteRequest } from 'relay-runtime';
export type UploadSignatureQuery$variables = Record<PropertyKey, never>;
export type UploadSignatureQuery$data = {
  readonly uploadSignature: {
    readonly signature: string;
  };
};
export type UploadSignatureQuery = {
  response: UploadSignatureQuery$data;
  variables: UploadSignatureQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "UploadSignature",
    "kind": "LinkedField",
    "name": "uploadSignature",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "signature",
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
    "name": "UploadSignatureQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "UploadSignatureQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "d8ce3d24737aa2c360c0e4945de60306aeff8d950426b1fc4fede3416ccb237a",
    "metadata": {},
    "name": "UploadSignatureQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fb16f429a6e94dc23f22002f11e5b9ba";

export default node;
