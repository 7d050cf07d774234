/**
 * @generated SignedSource<<8b7b18f19f492346fd2d78436ece4a48>>
 * @relayHash 92fa558bb9253604810cd6916854c1bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6bbc6a565dd041bb56f085b683e6e2d4af3190a90855962cc24ec182e8b7461d

import type { ConcreteRequest } from 'relay-runtime';
export type AccountEventKind = "accountApproved" | "accountClosed" | "accountOpened" | "emailChangeRequested" | "emailChanged" | "emailConfirmed" | "exportFetched" | "exportRequested" | "listShared" | "loggedIn" | "loginFailed" | "newDevice" | "passkeyAdded" | "passkeyRemoved" | "passwordChanged" | "passwordForgotten" | "passwordRefused" | "passwordReset" | "passwordSet" | "personInvited" | "personJoined" | "personRemoved" | "phoneChanged" | "roleChanged" | "sessionsEnded";
export type ActivityPageQuery$variables = {
  after?: string | null | undefined;
};
export type ActivityPageQuery$data = {
  readonly accountEvents: {
    readonly events: ReadonlyArray<{
      readonly cursor: string;
      readonly detail: string;
      readonly device: string;
      readonly happenedAt: string;
      readonly kind: AccountEventKind;
      readonly times: number;
    }>;
    readonly hasMore: boolean;
  };
};
export type ActivityPageQuery = {
  response: ActivityPageQuery$data;
  variables: ActivityPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "after",
        "variableName": "after"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 20
      }
    ],
    "concreteType": "AccountEvents",
    "kind": "LinkedField",
    "name": "accountEvents",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AccountEvent",
        "kind": "LinkedField",
        "name": "events",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cursor",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "happenedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "times",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "device",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "detail",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasMore",
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
    "name": "ActivityPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ActivityPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6bbc6a565dd041bb56f085b683e6e2d4af3190a90855962cc24ec182e8b7461d",
    "metadata": {},
    "name": "ActivityPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "089cfdebd8d5e0314186e592bf19b577";

export default node;
