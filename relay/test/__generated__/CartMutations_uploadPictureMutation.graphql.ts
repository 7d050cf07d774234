/**
 * @generated SignedSource<<fc6b3dd28c3c1d4842aa551fb2e673c7>>
 * @relayHash 4e9d3a9092e04134633fdc2251596973
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e9d3a9092e04134633fdc2251596973

import type { ConcreteRequest } from 'relay-runtime';
export type CartMutations_uploadPictureMutation$variables = {
  file: File;
  note?: string | null | undefined;
};
export type CartMutations_uploadPictureMutation$data = {
  readonly uploadPicture: string | null | undefined;
};
export type CartMutations_uploadPictureMutation = {
  response: CartMutations_uploadPictureMutation$data;
  variables: CartMutations_uploadPictureMutation$variables;
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
    "name": "CartMutations_uploadPictureMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CartMutations_uploadPictureMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4e9d3a9092e04134633fdc2251596973",
    "metadata": {},
    "name": "CartMutations_uploadPictureMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6d4fa86239ca6606333786657a52b91a";

export default node;
