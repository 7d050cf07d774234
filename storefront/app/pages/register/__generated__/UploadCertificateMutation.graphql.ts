/**
 * @generated SignedSource<<bf5304f14b3c0ad51ed1abb622b71937>>
 * @relayHash 25a6ae465a5587fcfda68aacdc254d2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 585b5fe39d349cf0c5d0c41363f228b2d257568c42ec4ca72b84783427c38eb4

import type { ConcreteRequest } from 'relay-runtime';
export type UploadCertificateMutation$variables = {
  file: any;
  signature: string;
};
export type UploadCertificateMutation$data = {
  readonly result: {
    readonly certificateId: string | null | undefined;
    readonly errorMessage: string | null | undefined;
    readonly name: string | null | undefined;
  };
};
export type UploadCertificateMutation = {
  response: UploadCertificateMutation$data;
  variables: UploadCertificateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "file"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "signature"
},
v2 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "file",
        "variableName": "file"
      },
      {
        "kind": "Variable",
        "name": "signature",
        "variableName": "signature"
      }
    ],
    "concreteType": "CertificateResult",
    "kind": "LinkedField",
    "name": "uploadCertificate",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "errorMessage",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "certificateId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      }
    ],
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
    "name": "UploadCertificateMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "UploadCertificateMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "585b5fe39d349cf0c5d0c41363f228b2d257568c42ec4ca72b84783427c38eb4",
    "metadata": {},
    "name": "UploadCertificateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b8b25f0f46b83ee3a6f4edebb301ebb4";

export default node;
