/**
 * @generated SignedSource<<28eb59f6f5c56a545ffd2fd93ada3c83>>
 * @relayHash 5183fc1dfe6f396bf80504fbfd132c86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77f945bbb5ccc9890c62519de8247dee3006f6c6b4e3d33e431e2a947013692a

import type { ConcreteRequest } from 'relay-runtime';
export type PasswordPageQuery$variables = Record<PropertyKey, never>;
export type PasswordPageQuery$data = {
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
var v0 = [
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
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "createdAt",
        "storageKey": null
      },
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
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PasswordPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "77f945bbb5ccc9890c62519de8247dee3006f6c6b4e3d33e431e2a947013692a",
    "metadata": {},
    "name": "PasswordPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3b5d8717d4b7ea3f415fa7a1168d77ec";

export default node;
