/**
 * @generated SignedSource<<2f0f2000d2c7426f02f6525ee3a3b897>>
 * @relayHash 84f8cf7e5717066b5ea979971fb05613
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0b98cb1e19ed7637473be9fb8ce1d459eb935c6bf806f4f8cad2c28f72ca0f7

import type { ConcreteRequest } from 'relay-runtime';
export type TeaserWishlistGoods = {
  itemId?: string | null | undefined;
  productId: string;
  quantity: number;
};
export type AddTeaserListToCartMutation$variables = {
  cartId: string;
  teaserWishlist: ReadonlyArray<TeaserWishlistGoods>;
};
export type AddTeaserListToCartMutation$data = {
  readonly change: {
    readonly errorMessage: string | null | undefined;
    readonly maxInCart: ReadonlyArray<{
      readonly amount: number | null | undefined;
      readonly itemId: string;
      readonly messageKey: string | null | undefined;
      readonly quantity: number;
    }>;
    readonly quantityChanged: ReadonlyArray<{
      readonly amount: number | null | undefined;
      readonly itemId: string;
      readonly messageKey: string | null | undefined;
      readonly quantity: number;
      readonly requested: number;
    }>;
    readonly refused: ReadonlyArray<{
      readonly index: number;
      readonly messageKey: string;
    }>;
    readonly successfullyAdded: ReadonlyArray<{
      readonly itemId: string;
      readonly quantity: number;
      readonly requested: number;
    }>;
    readonly variantsToChoose: ReadonlyArray<{
      readonly productId: string;
    }>;
  };
};
export type AddTeaserListToCartMutation = {
  response: AddTeaserListToCartMutation$data;
  variables: AddTeaserListToCartMutation$variables;
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
    "name": "teaserWishlist"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "itemId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "requested",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageKey",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v6 = [
  {
    "alias": "change",
    "args": [
      {
        "kind": "Variable",
        "name": "cartId",
        "variableName": "cartId"
      },
      {
        "kind": "Variable",
        "name": "teaserWishlist",
        "variableName": "teaserWishlist"
      }
    ],
    "concreteType": "CartUpdateResult",
    "kind": "LinkedField",
    "name": "wishlist_addTeaserListToCart",
    "plural": false,
    "selections": [
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
        "concreteType": "VariantsToChoose",
        "kind": "LinkedField",
        "name": "variantsToChoose",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "productId",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CartChange",
        "kind": "LinkedField",
        "name": "quantityChanged",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CartChange",
        "kind": "LinkedField",
        "name": "maxInCart",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CartChange",
        "kind": "LinkedField",
        "name": "successfullyAdded",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "RefusedCartOperation",
        "kind": "LinkedField",
        "name": "refused",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "index",
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
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
    "name": "AddTeaserListToCartMutation",
    "selections": (v6/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AddTeaserListToCartMutation",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "f0b98cb1e19ed7637473be9fb8ce1d459eb935c6bf806f4f8cad2c28f72ca0f7",
    "metadata": {},
    "name": "AddTeaserListToCartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ea29893bce6f442ee0014e0634e4c31e";

export default node;
