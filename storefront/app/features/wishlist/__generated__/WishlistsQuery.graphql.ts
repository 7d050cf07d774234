/**
 * @generated SignedSource<<c1700cf2b61aa36b8d05d4d5c28cee70>>
 * @relayHash 5139647cae3a76ee377c5fc31f5216c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92381c77f51deddbb5ddb0cc159e6641e7df0ac377daad105eb2e60eb5a34941

import type { ConcreteRequest } from 'relay-runtime';
export type WishlistRight = "COMMENT" | "EDIT" | "INVITE" | "LEAVE" | "REMOVE" | "RENAME" | "SET_STANDARD" | "TAKE";
export type WishlistsQuery$variables = Record<PropertyKey, never>;
export type WishlistsQuery$data = {
  readonly allWishlists: ReadonlyArray<{
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
export type WishlistsQuery = {
  response: WishlistsQuery$data;
  variables: WishlistsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "externalId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isStandardList",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rights",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "productId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "itemId",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "WishlistsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Wishlist",
        "kind": "LinkedField",
        "name": "allWishlists",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "WishlistEntry",
            "kind": "LinkedField",
            "name": "entries",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WishlistsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Wishlist",
        "kind": "LinkedField",
        "name": "allWishlists",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "WishlistEntry",
            "kind": "LinkedField",
            "name": "entries",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "92381c77f51deddbb5ddb0cc159e6641e7df0ac377daad105eb2e60eb5a34941",
    "metadata": {},
    "name": "WishlistsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e319511ab404471e1e24975e48e039f6";

export default node;
