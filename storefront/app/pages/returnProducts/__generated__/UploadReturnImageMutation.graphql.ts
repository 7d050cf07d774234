/**
 * @generated SignedSource<<8912031cabf64f99edb6dea183b3e3b0>>
 * @relayHash 9fb0ec60f798b6aec6292b51065c0a5b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5f1008398b02c46bb6437ec675abc5d2ffa42785bb9e20c69b62b45c73bef66

import type { ConcreteRequest } from 'relay-runtime';
export type UploadReturnImageMutation$variables = {
  file: any;
};
export type UploadReturnImageMutation$data = {
  readonly result: {
    readonly errorMessage: string | null | undefined;
    readonly imageId: string | null | undefined;
    readonly successful: boolean;
  };
};
export type UploadReturnImageMutation = {
  response: UploadReturnImageMutation$data;
  variables: UploadReturnImageMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "file"
  }
],
v1 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "file",
        "variableName": "file"
      }
    ],
    "concreteType": "ReturnImageResult",
    "kind": "LinkedField",
    "name": "uploadReturnImage",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "successful",
        "storageKey": null
      },
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
        "name": "imageId",
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
    "name": "UploadReturnImageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UploadReturnImageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a5f1008398b02c46bb6437ec675abc5d2ffa42785bb9e20c69b62b45c73bef66",
    "metadata": {},
    "name": "UploadReturnImageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "57af01dfc518b7b9b146724038ada05f";

export default node;
