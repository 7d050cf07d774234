/**
 * @generated SignedSource<<641819a84785d826a583ddfac2686452>>
 * @relayHash 7eae60e93b767cc157fe43d95ebd8d2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63efe63086a72d5706cf19373a29a7b0755715dc6a01f4a1dcd92310a150e406

import type { ConcreteRequest } from 'relay-runtime';
export type InvitePersonMutation$variables = {
  email: string;
  firstName: string;
  lastName: string;
  orderLimit?: string | null | undefined;
  role: string;
};
export type InvitePersonMutation$data = {
  readonly result: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
};
export type InvitePersonMutation = {
  response: InvitePersonMutation$data;
  variables: InvitePersonMutation$variables;
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
  "name": "firstName"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lastName"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderLimit"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "role"
},
v5 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      },
      {
        "kind": "Variable",
        "name": "firstName",
        "variableName": "firstName"
      },
      {
        "kind": "Variable",
        "name": "lastName",
        "variableName": "lastName"
      },
      {
        "kind": "Variable",
        "name": "orderLimit",
        "variableName": "orderLimit"
      },
      {
        "kind": "Variable",
        "name": "role",
        "variableName": "role"
      }
    ],
    "concreteType": "InstitutionResult",
    "kind": "LinkedField",
    "name": "invitePerson",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "InvitePersonMutation",
    "selections": (v5/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "InvitePersonMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "63efe63086a72d5706cf19373a29a7b0755715dc6a01f4a1dcd92310a150e406",
    "metadata": {},
    "name": "InvitePersonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6406660e92bc2e0f287b2ab99dae7f13";

export default node;
