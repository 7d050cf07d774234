/**
 * @generated SignedSource<<bdede123446900b890d9df3afd7fbf24>>
 * @relayHash 7ff08c2f6387185e8674b95b6b119c42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42c9144107489f1a34f7d9606d49ecc04b62aadb92f3a582b1143d4e3ed75e18

import type { ConcreteRequest } from 'relay-runtime';
export type JoinPageQuery$variables = {
  token: string;
};
export type JoinPageQuery$data = {
  readonly institutionInvitation: {
    readonly company: string | null | undefined;
    readonly email: string;
    readonly firstName: string;
    readonly inviterName: string;
    readonly lastName: string;
  } | null | undefined;
  readonly passwordRules: {
    readonly minLength: number;
  };
};
export type JoinPageQuery = {
  response: JoinPageQuery$data;
  variables: JoinPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "InstitutionInvitation",
    "kind": "LinkedField",
    "name": "institutionInvitation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "company",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "inviterName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "firstName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastName",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "PasswordRules",
    "kind": "LinkedField",
    "name": "passwordRules",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "minLength",
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
    "name": "JoinPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JoinPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "42c9144107489f1a34f7d9606d49ecc04b62aadb92f3a582b1143d4e3ed75e18",
    "metadata": {},
    "name": "JoinPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9b658d537a55d47fe492659f08011e0f";

export default node;
