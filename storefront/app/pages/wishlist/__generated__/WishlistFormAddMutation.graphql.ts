/**
 * @generated SignedSource<<7a50860fbd5b77249e1845cfd8384e93>>
 * @relayHash f481912f1c8f05fb7912216b2936b510
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd3506fe61a4a71c3fe4b8d7d126cff4734d237fc299018100935a225af90add

import type { ConcreteRequest } from 'relay-runtime';
export type WishlistNewEntry = {
  beforeEntryId?: string | null | undefined;
  itemId?: string | null | undefined;
  productId: string;
  quantity?: number | null | undefined;
};
export type WishlistFormAddMutation$variables = {
  entry: WishlistNewEntry;
};
export type WishlistFormAddMutation$data = {
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
export type WishlistFormAddMutation = {
  response: WishlistFormAddMutation$data;
  variables: WishlistFormAddMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "entry"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "entry",
    "variableName": "entry"
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
    "name": "WishlistFormAddMutation",
    "selections": [
      {
        "alias": "change",
        "args": (v1/*:: as any*/),
        "concreteType": "WishlistResult",
        "kind": "LinkedField",
        "name": "wishlist_add",
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
    "name": "WishlistFormAddMutation",
    "selections": [
      {
        "alias": "change",
        "args": (v1/*:: as any*/),
        "concreteType": "WishlistResult",
        "kind": "LinkedField",
        "name": "wishlist_add",
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
    "id": "dd3506fe61a4a71c3fe4b8d7d126cff4734d237fc299018100935a225af90add",
    "metadata": {},
    "name": "WishlistFormAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2a9648be83f8d02310ddd027496d290b";

export default node;
