/**
 * @generated SignedSource<<b5dd308d987835c6faf33cba6048a568>>
 * @relayHash c452228d87aac51b9484d7723486e374
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9adf2399e5d2bcca40992b7d2cbc5fdf70cd82e921b4fdc8efb5576ffabc4f86

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
    readonly deviceId: string | null | undefined;
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deviceId",
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
    "id": "9adf2399e5d2bcca40992b7d2cbc5fdf70cd82e921b4fdc8efb5576ffabc4f86",
    "metadata": {},
    "name": "LoginWithPasskeyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "be2a4781e0e5cfec44c334e7032c2b04";

export default node;
