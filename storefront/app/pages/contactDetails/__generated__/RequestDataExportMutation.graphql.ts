/**
 * @generated SignedSource<<0622576e75989260823c10b9b1652e89>>
 * @relayHash f164650036b86418175d45c8997fa8ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cba46d55f03b50998038dc7a726b249d93beb4f3fa161b060f67b3905fe07981

import type { ConcreteRequest } from 'relay-runtime';
export type RequestDataExportMutation$variables = Record<PropertyKey, never>;
export type RequestDataExportMutation$data = {
  readonly result: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
};
export type RequestDataExportMutation = {
  response: RequestDataExportMutation$data;
  variables: RequestDataExportMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": "result",
    "args": null,
    "concreteType": "DataExportResult",
    "kind": "LinkedField",
    "name": "requestDataExport",
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
        "alias": "errorMessage",
        "args": null,
        "kind": "ScalarField",
        "name": "generalErrorMessage",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "FieldError",
        "kind": "LinkedField",
        "name": "fieldErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fieldName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
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
    "name": "RequestDataExportMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RequestDataExportMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "cba46d55f03b50998038dc7a726b249d93beb4f3fa161b060f67b3905fe07981",
    "metadata": {},
    "name": "RequestDataExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e04ff5650041634e2d6ed751d077e899";

export default node;
