/**
 * @generated SignedSource<<df43ac412082741ce8e51e68522d676d>>
 * @relayHash 7fa715d575ae09c0f30b8de05a028669
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c6fbe40b1fb8c4f0edae5a31fdbfcb3f105e363f70ccd91fe3d82a72eaec3d4

import type { ConcreteRequest } from 'relay-runtime';
export type withdrawMutation$variables = {
  email: string;
  name: string;
  orderNumber: string;
};
export type withdrawMutation$data = {
  readonly withdrawContract: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly receivedAt: string | null | undefined;
    readonly successful: boolean;
  };
};
export type withdrawMutation = {
  response: withdrawMutation$data;
  variables: withdrawMutation$variables;
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
  "name": "orderNumber"
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
        "name": "orderNumber",
        "variableName": "orderNumber"
      }
    ],
    "concreteType": "WithdrawalResult",
    "kind": "LinkedField",
    "name": "withdrawContract",
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
    "name": "withdrawMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "withdrawMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "5c6fbe40b1fb8c4f0edae5a31fdbfcb3f105e363f70ccd91fe3d82a72eaec3d4",
    "metadata": {},
    "name": "withdrawMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "109135d841435a1f21e5da0dcef65aae";

export default node;
