/**
 * @generated SignedSource<<92417b20f4af15302bd9d72dce6c4916>>
 * @relayHash 92f282f3af539f39e53e5c41773776a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 581b16c5a97544103361ece58bd81afa110d7b5fe94391591612b79c3d2c9565

import type { ConcreteRequest } from 'relay-runtime';
export type TeaserWishlistGoods = {
  itemId?: string | null | undefined;
  productId: string;
  quantity: number;
};
export type CartFormTeaserListMutation$variables = {
  cartId: string;
  teaserWishlist: ReadonlyArray<TeaserWishlistGoods>;
};
export type CartFormTeaserListMutation$data = {
  readonly wishlist_addTeaserListToCart: {
    readonly errorMessage: string | null | undefined;
    readonly maxInCart: ReadonlyArray<{
      readonly amount: number | null | undefined;
      readonly itemId: string;
      readonly messageKey: string | null | undefined;
    }>;
    readonly quantityChanged: ReadonlyArray<{
      readonly amount: number | null | undefined;
      readonly itemId: string;
      readonly messageKey: string | null | undefined;
    }>;
    readonly refused: ReadonlyArray<{
      readonly index: number;
      readonly messageKey: string;
    }>;
    readonly variantsToChoose: ReadonlyArray<{
      readonly name: string;
      readonly productId: string;
    }>;
  };
};
export type CartFormTeaserListMutation = {
  response: CartFormTeaserListMutation$data;
  variables: CartFormTeaserListMutation$variables;
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
  "name": "messageKey",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "itemId",
    "storageKey": null
  },
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v3 = [
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
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
        "selections": (v2/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CartChange",
        "kind": "LinkedField",
        "name": "maxInCart",
        "plural": true,
        "selections": (v2/*:: as any*/),
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
          (v1/*:: as any*/)
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
    "name": "CartFormTeaserListMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CartFormTeaserListMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "581b16c5a97544103361ece58bd81afa110d7b5fe94391591612b79c3d2c9565",
    "metadata": {},
    "name": "CartFormTeaserListMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "91475e34dc8e2d344b8ee2a36e954432";

export default node;
