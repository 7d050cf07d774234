/**
 * @generated SignedSource<<ad12363dbf79dc55e3c0eb97d8628272>>
 * @relayHash 3c37d547dce0a8c01de641fc6da6eb9c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b11ba6752e2114c2713724cde4ad46fa090d6694699edcf51c62d40dbeee3259

import type { ConcreteRequest } from 'relay-runtime';
export type PasswordPageQuery$variables = Record<PropertyKey, never>;
export type PasswordPageQuery$data = {
  readonly customerPasskeys: {
    readonly needsPassword: boolean;
    readonly passkeys: ReadonlyArray<{
      readonly createdAt: string;
      readonly host: string;
      readonly isBackedUp: boolean;
      readonly isOfThisHost: boolean;
      readonly lastUsedAt: string | null | undefined;
      readonly name: string;
      readonly passkeyId: string;
    }>;
  };
  readonly customerSessions: ReadonlyArray<{
    readonly createdAt: string;
    readonly device: string;
    readonly isCurrent: boolean;
    readonly seenAt: string;
    readonly sessionId: string;
  }>;
  readonly passwordRules: {
    readonly minLength: number;
  };
};
export type PasswordPageQuery = {
  response: PasswordPageQuery$data;
  variables: PasswordPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v1 = [
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
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "CustomerPasskeys",
    "kind": "LinkedField",
    "name": "customerPasskeys",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Passkey",
        "kind": "LinkedField",
        "name": "passkeys",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "passkeyId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "host",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isOfThisHost",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isBackedUp",
            "storageKey": null
          },
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastUsedAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "needsPassword",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "CustomerSession",
    "kind": "LinkedField",
    "name": "customerSessions",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sessionId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "device",
        "storageKey": null
      },
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "seenAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isCurrent",
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
    "name": "PasswordPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PasswordPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b11ba6752e2114c2713724cde4ad46fa090d6694699edcf51c62d40dbeee3259",
    "metadata": {},
    "name": "PasswordPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4109f11e6b08130370eadc9da21a5e25";

export default node;
