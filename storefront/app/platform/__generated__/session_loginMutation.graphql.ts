/**
 * @generated SignedSource<<754d6151f877ec1f87ee8fcfe6f902db>>
 * @relayHash 042669ada92ee902f50c787fc9a21da2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f29071d3496ab8cc7898096c73f1fe34b17c593b6ab90e0b5cd8afc6a42d3e99

import type { ConcreteRequest } from 'relay-runtime';
export type session_loginMutation$variables = {
  cartId?: string | null | undefined;
  email: string;
  mergeCart?: boolean | null | undefined;
  password: string;
  stayLogged?: boolean | null | undefined;
};
export type session_loginMutation$data = {
  readonly login: {
    readonly cartMerged: boolean;
    readonly errorMessage: string | null | undefined;
    readonly firstName: string | null | undefined;
    readonly lastName: string | null | undefined;
    readonly loginToken: string | null | undefined;
    readonly maxAgeSeconds: number | null | undefined;
    readonly successful: boolean;
    readonly updatedCartId: string | null | undefined;
  };
};
export type session_loginMutation = {
  response: session_loginMutation$data;
  variables: session_loginMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "cartId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "email"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "mergeCart"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "password"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stayLogged"
},
v5 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "cartId",
        "variableName": "cartId"
      },
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      },
      {
        "kind": "Variable",
        "name": "mergeCart",
        "variableName": "mergeCart"
      },
      {
        "kind": "Variable",
        "name": "password",
        "variableName": "password"
      },
      {
        "kind": "Variable",
        "name": "stayLogged",
        "variableName": "stayLogged"
      }
    ],
    "concreteType": "LoginResult",
    "kind": "LinkedField",
    "name": "login",
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cartMerged",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "updatedCartId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "loginToken",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "maxAgeSeconds",
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
    "name": "session_loginMutation",
    "selections": (v5/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "session_loginMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "f29071d3496ab8cc7898096c73f1fe34b17c593b6ab90e0b5cd8afc6a42d3e99",
    "metadata": {},
    "name": "session_loginMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5d18402e108e420b644c5dfa8ec3ed85";

export default node;
