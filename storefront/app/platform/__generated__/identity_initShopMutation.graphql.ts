/**
 * @generated SignedSource<<b0eb6f46bbb8fa7b29d59f6c8a16fd24>>
 * @relayHash 281881c2c4704b59df9b12c4f5ce557b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 769386705c4a4b9ff94483165d70fab4ebf1c4e09ae4fe6ec99f365f574cd500

import type { ConcreteRequest } from 'relay-runtime';
export type identity_initShopMutation$variables = Record<PropertyKey, never>;
export type identity_initShopMutation$data = {
  readonly initShop: {
    readonly cartId: string;
    readonly userId: string;
  };
};
export type identity_initShopMutation = {
  response: identity_initShopMutation$data;
  variables: identity_initShopMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "InitShopResult",
    "kind": "LinkedField",
    "name": "initShop",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cartId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "userId",
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
    "name": "identity_initShopMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "identity_initShopMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "769386705c4a4b9ff94483165d70fab4ebf1c4e09ae4fe6ec99f365f574cd500",
    "metadata": {},
    "name": "identity_initShopMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5ed5e8b3d507897f3db623b99c53d0c5";

export default node;
