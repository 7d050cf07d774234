/**
 * @generated SignedSource<<f13db4bda2cc82a6e7e674e4cfa8def5>>
 * @relayHash fc6af669cf587c962853295534059da5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e8cf77764c846fdb4eb12585b7007079ec21143214e95d53b685a9b4e60cbef

import type { ConcreteRequest } from 'relay-runtime';
export type WishlistNewEntry = {
  itemId?: string | null | undefined;
  productId: string;
  quantity?: number | null | undefined;
};
export type notingAddMutation$variables = {
  entry: WishlistNewEntry;
  externalId?: string | null | undefined;
};
export type notingAddMutation$data = {
  readonly wishlist_add: {
    readonly errorMessage: string | null | undefined;
    readonly successful: boolean;
    readonly wishlists: ReadonlyArray<{
      readonly entries: ReadonlyArray<{
        readonly externalId: string;
        readonly itemId: string | null | undefined;
        readonly productId: string;
      }>;
      readonly externalId: string;
      readonly isStandardList: boolean;
      readonly name: string;
    }>;
  };
};
export type notingAddMutation = {
  response: notingAddMutation$data;
  variables: notingAddMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "entry"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "externalId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "entry",
    "variableName": "entry"
  },
  {
    "kind": "Variable",
    "name": "externalId",
    "variableName": "externalId"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "successful",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "errorMessage",
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
  "name": "name",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isStandardList",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "notingAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "WishlistResult",
        "kind": "LinkedField",
        "name": "wishlist_add",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Wishlist",
            "kind": "LinkedField",
            "name": "wishlists",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "notingAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "WishlistResult",
        "kind": "LinkedField",
        "name": "wishlist_add",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Wishlist",
            "kind": "LinkedField",
            "name": "wishlists",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
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
    "id": "5e8cf77764c846fdb4eb12585b7007079ec21143214e95d53b685a9b4e60cbef",
    "metadata": {},
    "name": "notingAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e89742982618d2e634d897b962c98dd4";

export default node;
