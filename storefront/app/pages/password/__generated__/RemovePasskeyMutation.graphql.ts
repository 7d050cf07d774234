/**
 * @generated SignedSource<<e62774001e1507c5f555dfe96734084f>>
 * @relayHash 74746cbe09409b4f38bbe2ddbb7be9de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9508e752e21be6fc6513523484c9ede259de307345c6ef74a150e2e76feb2014

import type { ConcreteRequest } from 'relay-runtime';
export type RemovePasskeyMutation$variables = {
  passkeyId: string;
};
export type RemovePasskeyMutation$data = {
  readonly result: {
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly generalErrorMessage: string | null | undefined;
    readonly successful: boolean;
  };
};
export type RemovePasskeyMutation = {
  response: RemovePasskeyMutation$data;
  variables: RemovePasskeyMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "passkeyId"
  }
],
v1 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "passkeyId",
        "variableName": "passkeyId"
      }
    ],
    "concreteType": "PasskeyResult",
    "kind": "LinkedField",
    "name": "removePasskey",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RemovePasskeyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RemovePasskeyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9508e752e21be6fc6513523484c9ede259de307345c6ef74a150e2e76feb2014",
    "metadata": {},
    "name": "RemovePasskeyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "353dc65acca3aafa79963a686db31a04";

export default node;
