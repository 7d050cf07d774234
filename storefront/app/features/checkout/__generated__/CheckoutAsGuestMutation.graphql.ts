/**
 * @generated SignedSource<<2f1c2b302c5f039ccbdf339199d7d531>>
 * @relayHash e7d7706f2bb9ef241414870e909a9ecd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8b7abae748300b8a9b92d5e69d83b69b0ca01f41619873fc2c3713e1b8a99f6

import type { ConcreteRequest } from 'relay-runtime';
export type CheckoutAsGuestMutation$variables = {
  cartId: string;
};
export type CheckoutAsGuestMutation$data = {
  readonly checkoutAuth: {
    readonly errorMessage: string | null | undefined;
    readonly successful: boolean;
  };
};
export type CheckoutAsGuestMutation = {
  response: CheckoutAsGuestMutation$data;
  variables: CheckoutAsGuestMutation$variables;
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
    "name": "CheckoutAsGuestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CheckoutAsGuestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c8b7abae748300b8a9b92d5e69d83b69b0ca01f41619873fc2c3713e1b8a99f6",
    "metadata": {},
    "name": "CheckoutAsGuestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "62381b203464f430e64de0680bd2608f";

export default node;
