/**
 * @generated SignedSource<<589dbcb257581c1fa9323ed258301bf5>>
 * @relayHash f7abf72986a02fc3c2a0799b15a36191
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e45a49c46c660cd4d08e245eb9767aa0004345dbba8f17f26079f9893246ee2

import type { ConcreteRequest } from 'relay-runtime';
export type DataExportPageQuery$variables = {
  token: string;
};
export type DataExportPageQuery$data = {
  readonly dataExportByLink: {
    readonly expiresAt: string | null | undefined;
    readonly requestedAt: string;
  } | null | undefined;
};
export type DataExportPageQuery = {
  response: DataExportPageQuery$data;
  variables: DataExportPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "DataExport",
    "kind": "LinkedField",
    "name": "dataExportByLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "requestedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expiresAt",
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
    "name": "DataExportPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DataExportPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1e45a49c46c660cd4d08e245eb9767aa0004345dbba8f17f26079f9893246ee2",
    "metadata": {},
    "name": "DataExportPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f7d117602b9a511a51c8fb5248ffd572";

export default node;
