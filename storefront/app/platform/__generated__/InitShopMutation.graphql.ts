/**
 * @generated SignedSource<<a87a2496a0ab57f5bb9b13d31c8a7549>>
 * @relayHash c656c824aefe40509c45f54aa1ba3086
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e58395f8643410a5bcc9325e154ec8d9e836c2966070ea236e03a5cf226cce4d

import type { ConcreteRequest } from 'relay-runtime';
export type InitShopMutation$variables = Record<PropertyKey, never>;
export type InitShopMutation$data = {
  readonly initShop: {
    readonly cartId: string;
    readonly userId: string;
  };
};
export type InitShopMutation = {
  response: InitShopMutation$data;
  variables: InitShopMutation$variables;
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
    "name": "InitShopMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "InitShopMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e58395f8643410a5bcc9325e154ec8d9e836c2966070ea236e03a5cf226cce4d",
    "metadata": {},
    "name": "InitShopMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "93c8daf79a300cb405789e02b83b54fc";

export default node;
