/**
 * @generated SignedSource<<049dde41b0c50f3c643492fc4848d651>>
 * @relayHash 50daee50dac5c42244ae80c0489cc47d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ab9d8694f31e2b710890354dee69eb35b36c3ab2b7a0a2bc9c0c8aec4b38762

import type { ConcreteRequest } from 'relay-runtime';
export type AbortExpressCheckoutMutation$variables = {
  cartId: string;
  paymentId: string;
};
export type AbortExpressCheckoutMutation$data = {
  readonly abortExpressCheckout: {
    readonly isReset: boolean;
  };
};
export type AbortExpressCheckoutMutation = {
  response: AbortExpressCheckoutMutation$data;
  variables: AbortExpressCheckoutMutation$variables;
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
    "concreteType": "AbortAmazonResult",
    "kind": "LinkedField",
    "name": "abortExpressCheckout",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isReset",
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
    "name": "AbortExpressCheckoutMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AbortExpressCheckoutMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6ab9d8694f31e2b710890354dee69eb35b36c3ab2b7a0a2bc9c0c8aec4b38762",
    "metadata": {},
    "name": "AbortExpressCheckoutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "33c54a80279df144b745f3fff2919870";

export default node;
