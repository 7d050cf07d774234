/**
 * @generated SignedSource<<3639b12d2af6077bc357b4437e2dd8c2>>
 * @relayHash eafbf5b9e0652e6a938b95b153dc05aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c548d50b20b4c286fcf9923b24f99cb9adbbd58bdf7b3d88c0e0391cd3a860c5

import type { ConcreteRequest } from 'relay-runtime';
export type CancelPrimeMutation$variables = {
  email: string;
  name: string;
  reason?: string | null | undefined;
};
export type CancelPrimeMutation$data = {
  readonly cancelPrime: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly receivedAt: string | null | undefined;
    readonly successful: boolean;
  };
};
export type CancelPrimeMutation = {
  response: CancelPrimeMutation$data;
  variables: CancelPrimeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "email"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reason"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      },
      {
        "kind": "Variable",
        "name": "name",
        "variableName": "name"
      },
      {
        "kind": "Variable",
        "name": "reason",
        "variableName": "reason"
      }
    ],
    "concreteType": "PrimeCancellationResult",
    "kind": "LinkedField",
    "name": "cancelPrime",
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "receivedAt",
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CancelPrimeMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CancelPrimeMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "c548d50b20b4c286fcf9923b24f99cb9adbbd58bdf7b3d88c0e0391cd3a860c5",
    "metadata": {},
    "name": "CancelPrimeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "98304cf4df1271ae0478559202cc8023";

export default node;
