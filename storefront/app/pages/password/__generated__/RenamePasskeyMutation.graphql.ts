/**
 * @generated SignedSource<<0e2464b93325812070ac3814235eb3c3>>
 * @relayHash fe7a295ded0eb0d29e67ec6aa59dd1a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aeb4507bfffb78c486c93abc1a34bd8ddbe7b6692e730e97974ac1b706df2f10

import type { ConcreteRequest } from 'relay-runtime';
export type RenamePasskeyMutation$variables = {
  name: string;
  passkeyId: string;
};
export type RenamePasskeyMutation$data = {
  readonly result: {
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly generalErrorMessage: string | null | undefined;
    readonly successful: boolean;
  };
};
export type RenamePasskeyMutation = {
  response: RenamePasskeyMutation$data;
  variables: RenamePasskeyMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "passkeyId"
},
v2 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "name",
        "variableName": "name"
      },
      {
        "kind": "Variable",
        "name": "passkeyId",
        "variableName": "passkeyId"
      }
    ],
    "concreteType": "PasskeyResult",
    "kind": "LinkedField",
    "name": "renamePasskey",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RenamePasskeyMutation",
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
    "name": "RenamePasskeyMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "aeb4507bfffb78c486c93abc1a34bd8ddbe7b6692e730e97974ac1b706df2f10",
    "metadata": {},
    "name": "RenamePasskeyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1ba7a43bdd68a96fd90dd030bc57d513";

export default node;
