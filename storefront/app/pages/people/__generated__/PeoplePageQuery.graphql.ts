/**
 * @generated SignedSource<<519591492d12430b6ffb08bd4f98cd78>>
 * @relayHash 36887f62ac0fed1a1fce2aa55f1bf96b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7baf572ac40f7774b93356286268ec3ddcd51dfbab4cc3690dcfba09f7e9df44

import type { ConcreteRequest } from 'relay-runtime';
export type InstitutionRole = "admin" | "approver" | "buyer";
export type PeoplePageQuery$variables = Record<PropertyKey, never>;
export type PeoplePageQuery$data = {
  readonly institution: {
    readonly company: string | null | undefined;
    readonly invites: ReadonlyArray<{
      readonly email: string;
      readonly expiresAt: string;
      readonly firstName: string;
      readonly inviteId: string;
      readonly lastName: string;
      readonly orderLimitCents: number | null | undefined;
      readonly role: InstitutionRole;
    }>;
    readonly mayManage: boolean;
    readonly people: ReadonlyArray<{
      readonly customerNumber: string | null | undefined;
      readonly email: string;
      readonly firstName: string;
      readonly isClosed: boolean;
      readonly isMe: boolean;
      readonly isOnlyAdmin: boolean;
      readonly lastName: string;
      readonly orderLimitCents: number | null | undefined;
      readonly personId: string;
      readonly role: InstitutionRole;
    }>;
  } | null | undefined;
};
export type PeoplePageQuery = {
  response: PeoplePageQuery$data;
  variables: PeoplePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orderLimitCents",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Institution",
    "kind": "LinkedField",
    "name": "institution",
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
        "name": "mayManage",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "InstitutionPerson",
        "kind": "LinkedField",
        "name": "people",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "personId",
            "storageKey": null
          },
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "customerNumber",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isMe",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isOnlyAdmin",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isClosed",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "InstitutionInvite",
        "kind": "LinkedField",
        "name": "invites",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inviteId",
            "storageKey": null
          },
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expiresAt",
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
    "name": "PeoplePageQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PeoplePageQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "7baf572ac40f7774b93356286268ec3ddcd51dfbab4cc3690dcfba09f7e9df44",
    "metadata": {},
    "name": "PeoplePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "01b5fa7d720da8e69c4bf2846772ba5b";

export default node;
