/**
 * @generated SignedSource<<ee8e2b32c821c5f54fa2db7568a66779>>
 * @relayHash 31c9038fd1c84a7dceb9203ec27050ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c42e030b848044f67a3cc37722f8c0779028f515fe00171d7b8fbc34f51fdeba

import type { ConcreteRequest } from 'relay-runtime';
export type guestAuthMutation$variables = {
  cartId: string;
};
export type guestAuthMutation$data = {
  readonly checkoutAuth: {
    readonly errorMessage: string | null | undefined;
    readonly successful: boolean;
  };
};
export type guestAuthMutation = {
  response: guestAuthMutation$data;
  variables: guestAuthMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cartId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "authType",
        "value": "guest"
      },
      {
        "kind": "Variable",
        "name": "cartId",
        "variableName": "cartId"
      }
    ],
    "concreteType": "CartResult",
    "kind": "LinkedField",
    "name": "checkoutAuth",
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
    "name": "guestAuthMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "guestAuthMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c42e030b848044f67a3cc37722f8c0779028f515fe00171d7b8fbc34f51fdeba",
    "metadata": {},
    "name": "guestAuthMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a44109f8fd401ff5d8bb4f40893c13df";

export default node;
