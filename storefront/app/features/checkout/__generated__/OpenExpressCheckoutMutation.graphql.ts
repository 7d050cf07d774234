/**
 * @generated SignedSource<<c13672ef81c049201deb6bedc0bc23bf>>
 * @relayHash e0b209e0f471b70b0fd1c597a5252337
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47b308bdf6db947bc03a8ec4578b0d6d9a9877702dab52a90d6c2ae2fac0c2fb

import type { ConcreteRequest } from 'relay-runtime';
export type OpenExpressCheckoutMutation$variables = {
  cartId: string;
  paymentId: string;
};
export type OpenExpressCheckoutMutation$data = {
  readonly openExpressCheckout: {
    readonly errorMessage: string | null | undefined;
    readonly redirectUrl: string | null | undefined;
  };
};
export type OpenExpressCheckoutMutation = {
  response: OpenExpressCheckoutMutation$data;
  variables: OpenExpressCheckoutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cartId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "paymentId"
  }
],
v1 = [
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
        "name": "paymentId",
        "variableName": "paymentId"
      }
    ],
    "concreteType": "OpenedExpressCheckout",
    "kind": "LinkedField",
    "name": "openExpressCheckout",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "redirectUrl",
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
    "name": "OpenExpressCheckoutMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OpenExpressCheckoutMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "47b308bdf6db947bc03a8ec4578b0d6d9a9877702dab52a90d6c2ae2fac0c2fb",
    "metadata": {},
    "name": "OpenExpressCheckoutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3ab7bdf84f8ac829cf9b909fb1b3fe75";

export default node;
