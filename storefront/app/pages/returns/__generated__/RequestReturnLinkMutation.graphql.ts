/**
 * @generated SignedSource<<794f6f98a49e092c5c5c429e172eef3a>>
 * @relayHash 95d4de4598f6611bc561b7b96f86bb78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6b768b4532be3dbd11cc40f4e0c3461b4059f1c783f407aa194856775934eb6

import type { ConcreteRequest } from 'relay-runtime';
export type RequestReturnLinkMutation$variables = {
  orderId: string;
  zip: string;
};
export type RequestReturnLinkMutation$data = {
  readonly result: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
};
export type RequestReturnLinkMutation = {
  response: RequestReturnLinkMutation$data;
  variables: RequestReturnLinkMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "orderId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "zip"
  }
],
v1 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "orderId",
        "variableName": "orderId"
      },
      {
        "kind": "Variable",
        "name": "zip",
        "variableName": "zip"
      }
    ],
    "concreteType": "ReturnLinkResult",
    "kind": "LinkedField",
    "name": "requestReturnLink",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RequestReturnLinkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RequestReturnLinkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a6b768b4532be3dbd11cc40f4e0c3461b4059f1c783f407aa194856775934eb6",
    "metadata": {},
    "name": "RequestReturnLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "75df776464f7d8eed91cc59691cbe227";

export default node;
