/**
 * @generated SignedSource<<175d28dc3d4a0a5f3aa065e9effd2b8b>>
 * @relayHash 58b35bd022fe93bfe0338e5c02ced9b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 164aeb303809dfd6fc6ee527cd8cc01b6174438bae80650f4cf928cb1d28cd57

import type { ConcreteRequest } from 'relay-runtime';
export type LoginWithPasskeyMutation$variables = {
  cartId?: string | null | undefined;
  ceremony: string;
  mergeCart?: boolean | null | undefined;
  response: string;
  stayLogged?: boolean | null | undefined;
};
export type LoginWithPasskeyMutation$data = {
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
export type LoginWithPasskeyMutation = {
  response: LoginWithPasskeyMutation$data;
  variables: LoginWithPasskeyMutation$variables;
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
  "name": "ceremony"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "mergeCart"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "response"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stayLogged"
},
v5 = [
  {
    "alias": "login",
    "args": [
      {
        "kind": "Variable",
        "name": "cartId",
        "variableName": "cartId"
      },
      {
        "kind": "Variable",
        "name": "ceremony",
        "variableName": "ceremony"
      },
      {
        "kind": "Variable",
        "name": "mergeCart",
        "variableName": "mergeCart"
      },
      {
        "kind": "Variable",
        "name": "response",
        "variableName": "response"
      },
      {
        "kind": "Variable",
        "name": "stayLogged",
        "variableName": "stayLogged"
      }
    ],
    "concreteType": "LoginResult",
    "kind": "LinkedField",
    "name": "loginWithPasskey",
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
    "name": "LoginWithPasskeyMutation",
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
    "name": "LoginWithPasskeyMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "164aeb303809dfd6fc6ee527cd8cc01b6174438bae80650f4cf928cb1d28cd57",
    "metadata": {},
    "name": "LoginWithPasskeyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0b513451869ca953dbe2db554a0317ad";

export default node;
