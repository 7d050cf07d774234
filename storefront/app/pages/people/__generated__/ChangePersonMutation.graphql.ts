/**
 * @generated SignedSource<<973240a8c9b2d71257a9647447b7a904>>
 * @relayHash 7dec38e3aab966cd64d371dbf91f8ed8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdbc2f700a11d2da559c31438119f95110746708aae6bb74efb94e2fceb05175

import type { ConcreteRequest } from 'relay-runtime';
export type ChangePersonMutation$variables = {
  orderLimit?: string | null | undefined;
  personId: string;
  role: string;
};
export type ChangePersonMutation$data = {
  readonly result: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
};
export type ChangePersonMutation = {
  response: ChangePersonMutation$data;
  variables: ChangePersonMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderLimit"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "personId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "role"
},
v3 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "orderLimit",
        "variableName": "orderLimit"
      },
      {
        "kind": "Variable",
        "name": "personId",
        "variableName": "personId"
      },
      {
        "kind": "Variable",
        "name": "role",
        "variableName": "role"
      }
    ],
    "concreteType": "InstitutionResult",
    "kind": "LinkedField",
    "name": "changePerson",
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ChangePersonMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ChangePersonMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "cdbc2f700a11d2da559c31438119f95110746708aae6bb74efb94e2fceb05175",
    "metadata": {},
    "name": "ChangePersonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ead7293e1463905c66eaddbcac71a97c";

export default node;
