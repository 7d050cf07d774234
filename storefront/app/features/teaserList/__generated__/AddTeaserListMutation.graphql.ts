/**
 * @generated SignedSource<<b8f9bdfb5ec32caaa435c45f0eaeccf9>>
 * @relayHash d83faccbd5632edf0b7e95d793f3f13e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 132200a2bac32b669485aa55e91fbe3e527e12d19ac0f017f02c72f129f7c50a

import type { ConcreteRequest } from 'relay-runtime';
export type WishlistRight = "COMMENT" | "EDIT" | "INVITE" | "LEAVE" | "REMOVE" | "RENAME" | "SET_STANDARD" | "TAKE";
export type TeaserWishlistGoods = {
  itemId?: string | null | undefined;
  productId: string;
  quantity: number;
};
export type AddTeaserListMutation$variables = {
  externalId?: string | null | undefined;
  teaserWishlist: ReadonlyArray<TeaserWishlistGoods>;
};
export type AddTeaserListMutation$data = {
  readonly change: {
    readonly errorMessage: string | null | undefined;
    readonly successful: boolean;
    readonly wishlist: {
      readonly name: string;
    } | null | undefined;
    readonly wishlists: ReadonlyArray<{
      readonly entries: ReadonlyArray<{
        readonly externalId: string;
        readonly itemId: string | null | undefined;
        readonly productId: string;
      }>;
      readonly externalId: string;
      readonly isStandardList: boolean;
      readonly name: string;
      readonly rights: ReadonlyArray<WishlistRight>;
    }>;
  };
};
export type AddTeaserListMutation = {
  response: AddTeaserListMutation$data;
  variables: AddTeaserListMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "externalId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "teaserWishlist"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "externalId",
    "variableName": "externalId"
  },
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
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "externalId",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isStandardList",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rights",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "productId",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "itemId",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AddTeaserListMutation",
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
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Wishlist",
            "kind": "LinkedField",
            "name": "wishlists",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v4/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "WishlistEntry",
                "kind": "LinkedField",
                "name": "entries",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              }
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
    "name": "AddTeaserListMutation",
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
              (v10/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Wishlist",
            "kind": "LinkedField",
            "name": "wishlists",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v4/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "WishlistEntry",
                "kind": "LinkedField",
                "name": "entries",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              },
              (v10/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "132200a2bac32b669485aa55e91fbe3e527e12d19ac0f017f02c72f129f7c50a",
    "metadata": {},
    "name": "AddTeaserListMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "91e2b4c5c00607cc1ddb219cf6009781";

export default node;
