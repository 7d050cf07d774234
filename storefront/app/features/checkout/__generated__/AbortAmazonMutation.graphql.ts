/**
 * @generated SignedSource<<b27ed5cba83082ff42536730f7e82303>>
 * @relayHash 3f8617a70ac933befb700b8f732a3475
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3bb9ff52a2b0380f5ef6b485796aa74eae2196e6f2feb5e4ee243939e076a8c

import type { ConcreteRequest } from 'relay-runtime';
export type AmazonCheckoutType = "express" | "payment";
export type AbortAmazonMutation$variables = {
  cartId: string;
  checkoutType: AmazonCheckoutType;
};
export type AbortAmazonMutation$data = {
  readonly abortAmazon: {
    readonly cartId: string;
    readonly isReset: boolean;
  };
};
export type AbortAmazonMutation = {
  response: AbortAmazonMutation$data;
  variables: AbortAmazonMutation$variables;
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
    "name": "checkoutType"
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
        "name": "checkoutType",
        "variableName": "checkoutType"
      }
    ],
    "concreteType": "AbortAmazonResult",
    "kind": "LinkedField",
    "name": "abortAmazon",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isReset",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cartId",
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
    "name": "AbortAmazonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AbortAmazonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c3bb9ff52a2b0380f5ef6b485796aa74eae2196e6f2feb5e4ee243939e076a8c",
    "metadata": {},
    "name": "AbortAmazonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7774d0d07265ac453668f6fe238e8b1c";

export default node;
