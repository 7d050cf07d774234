/**
 * @generated SignedSource<<1e518d5df33e0577ec5a35654faf63b5>>
 * @relayHash e0cc76ec2857e22f18c0d76a7b4a7044
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ee1f2bbf22175754c772caae6b0be0fcbffedcd218f335fe30008e1cb04ced5

import type { ConcreteRequest } from 'relay-runtime';
export type TeaserWishlistGoods = {
  itemId?: string | null | undefined;
  productId: string;
  quantity: number;
};
export type WishlistFormTeaserListMutation$variables = {
  teaserWishlist: ReadonlyArray<TeaserWishlistGoods>;
};
export type WishlistFormTeaserListMutation$data = {
  readonly change: {
    readonly errorMessage: string | null | undefined;
    readonly successful: boolean;
  };
};
export type WishlistFormTeaserListMutation = {
  response: WishlistFormTeaserListMutation$data;
  variables: WishlistFormTeaserListMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "teaserWishlist"
  }
],
v1 = [
  {
    "alias": "change",
    "args": [
      {
        "kind": "Variable",
        "name": "teaserWishlist",
        "variableName": "teaserWishlist"
      }
    ],
    "concreteType": "WishlistResult",
    "kind": "LinkedField",
    "name": "wishlist_addTeaserList",
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
    "name": "WishlistFormTeaserListMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WishlistFormTeaserListMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0ee1f2bbf22175754c772caae6b0be0fcbffedcd218f335fe30008e1cb04ced5",
    "metadata": {},
    "name": "WishlistFormTeaserListMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0c5efd4384d0c29b688cfc685c4b9b71";

export default node;
