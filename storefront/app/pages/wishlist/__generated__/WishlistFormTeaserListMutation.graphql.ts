/**
 * @generated SignedSource<<d6d858af50cc1b6e5b2dd17e11e05915>>
 * @relayHash 3e52397433f4d6f02e2bcbd036616c45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28dbd8168e2e0233f6442ed5ddf5fd9d91d4a35c04c690869b41c9fc3762b206

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
    readonly wishlist: {
      readonly externalId: string;
      readonly page: {
        readonly totalPages: number;
      };
    } | null | undefined;
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
    "kind": "Variable",
    "name": "teaserWishlist",
    "variableName": "teaserWishlist"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "successful",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "errorMessage",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "externalId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "page",
      "value": 0
    }
  ],
  "concreteType": "WishlistEntryPage",
  "kind": "LinkedField",
  "name": "page",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalPages",
      "storageKey": null
    }
  ],
  "storageKey": "page(page:0)"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "WishlistFormTeaserListMutation",
    "selections": [
      {
        "alias": "change",
        "args": (v1/*:: as any*/),
        "concreteType": "WishlistResult",
        "kind": "LinkedField",
        "name": "wishlist_addTeaserList",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Wishlist",
            "kind": "LinkedField",
            "name": "wishlist",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
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
    "name": "WishlistFormTeaserListMutation",
    "selections": [
      {
        "alias": "change",
        "args": (v1/*:: as any*/),
        "concreteType": "WishlistResult",
        "kind": "LinkedField",
        "name": "wishlist_addTeaserList",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Wishlist",
            "kind": "LinkedField",
            "name": "wishlist",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "28dbd8168e2e0233f6442ed5ddf5fd9d91d4a35c04c690869b41c9fc3762b206",
    "metadata": {},
    "name": "WishlistFormTeaserListMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1fbffc7f36686957c7bd6824b6f03e88";

export default node;
