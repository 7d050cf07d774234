/**
 * @generated SignedSource<<5de24a8c1f43c1345fc67b1c6939d87e>>
 * @relayHash 1b97917a36bc23997f690d5513a0ce75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ec08b599a18b02f243604df16aa30194ba18031e8c2bdc1c4c12f601d32f765

import type { ConcreteRequest } from 'relay-runtime';
export type TeaserListFormQuery$variables = {
  externalId: string;
};
export type TeaserListFormQuery$data = {
  readonly list: {
    readonly entries: ReadonlyArray<{
      readonly externalId: string;
      readonly itemId: string | null | undefined;
      readonly name: string;
      readonly productId: string;
      readonly quantity: number;
    }>;
    readonly name: string;
  } | null | undefined;
};
export type TeaserListFormQuery = {
  response: TeaserListFormQuery$data;
  variables: TeaserListFormQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "externalId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "externalId",
    "variableName": "externalId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "externalId",
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
  "name": "quantity",
  "storageKey": null
},
v7 = {
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
    "name": "TeaserListFormQuery",
    "selections": [
      {
        "alias": "list",
        "args": (v1/*:: as any*/),
        "concreteType": "TeaserWishlist",
        "kind": "LinkedField",
        "name": "wishlistFromTeaserId",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "TeaserWishlistEntry",
            "kind": "LinkedField",
            "name": "entries",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v2/*:: as any*/),
              (v6/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TeaserListFormQuery",
    "selections": [
      {
        "alias": "list",
        "args": (v1/*:: as any*/),
        "concreteType": "TeaserWishlist",
        "kind": "LinkedField",
        "name": "wishlistFromTeaserId",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "TeaserWishlistEntry",
            "kind": "LinkedField",
            "name": "entries",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v2/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1ec08b599a18b02f243604df16aa30194ba18031e8c2bdc1c4c12f601d32f765",
    "metadata": {},
    "name": "TeaserListFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "473dcde3e5fea5a4e0da5567b81afd66";

export default node;
