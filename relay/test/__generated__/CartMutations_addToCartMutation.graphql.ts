/**
 * @generated SignedSource<<09ce26b0c0d4cfb570f42c64c716c16b>>
 * @relayHash a4378a220b8fd23ae4653b3a8b6f079f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4378a220b8fd23ae4653b3a8b6f079f

import type { ConcreteRequest } from 'relay-runtime';
export type CartMutations_addToCartMutation$variables = {
  cartId: string;
  productId: string;
};
export type CartMutations_addToCartMutation$data = {
  readonly addToCart: {
    readonly cartId: string;
    readonly itemCount: number;
  } | null | undefined;
};
export type CartMutations_addToCartMutation = {
  response: CartMutations_addToCartMutation$data;
  variables: CartMutations_addToCartMutation$variables;
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
    "name": "productId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "cartId",
    "variableName": "cartId"
  },
  {
    "kind": "Variable",
    "name": "productId",
    "variableName": "productId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cartId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "itemCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CartMutations_addToCartMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "addToCart",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CartMutations_addToCartMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "addToCart",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a4378a220b8fd23ae4653b3a8b6f079f",
    "metadata": {},
    "name": "CartMutations_addToCartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4c98c48f524ef96559e30d9affe987e2";

export default node;
