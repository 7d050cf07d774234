/**
 * @generated SignedSource<<ede3168887f3370b303b4aba216bf9e9>>
 * @relayHash 8eac9559c1838b5a7034b091a8411abd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50b6ead50010806e362c0f809a5dad41887add4458c79ac43c65605abb0b7243

import type { ConcreteRequest } from 'relay-runtime';
export type DataExportFormat = "html" | "json";
export type DataExportFileQuery$variables = {
  format: DataExportFormat;
  token: string;
};
export type DataExportFileQuery$data = {
  readonly file: string | null | undefined;
};
export type DataExportFileQuery = {
  response: DataExportFileQuery$data;
  variables: DataExportFileQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "format"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "token"
},
v2 = [
  {
    "alias": "file",
    "args": [
      {
        "kind": "Variable",
        "name": "format",
        "variableName": "format"
      },
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "kind": "ScalarField",
    "name": "dataExportFile",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "DataExportFileQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DataExportFileQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "50b6ead50010806e362c0f809a5dad41887add4458c79ac43c65605abb0b7243",
    "metadata": {},
    "name": "DataExportFileQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f8b160813176ad17d4ac6fb0e4cfdf43";

export default node;
