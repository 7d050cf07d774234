/**
 * @generated SignedSource<<a154de3e6d5aed78bae2353791aedd45>>
 * @relayHash ea450a8948a109b4bd0c247578d4505e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea450a8948a109b4bd0c247578d4505e

import type { ConcreteRequest } from 'relay-runtime';
export type UploadPictureMutation$variables = {
  file: File;
  note?: string | null | undefined;
};
export type UploadPictureMutation$data = {
  readonly uploadPicture: string | null | undefined;
};
export type UploadPictureMutation = {
  response: UploadPictureMutation$data;
  variables: UploadPictureMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "file"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "note"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "file",
        "variableName": "file"
      },
      {
        "kind": "Variable",
        "name": "note",
        "variableName": "note"
      }
    ],
    "kind": "ScalarField",
    "name": "uploadPicture",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UploadPictureMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UploadPictureMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ea450a8948a109b4bd0c247578d4505e",
    "metadata": {},
    "name": "UploadPictureMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "262fabf1f74b81194e4b8bf512a86b4a";

export default node;
