/**
 * @generated SignedSource<<c3badd3c6f21c8221611478d1d98f840>>
 * @relayHash 334b7f6e4dcf64dc860d1db2999e093c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cb92fd61a22b06495ec3a23baa9105cc6b66374fd0236555a77c3c895452e19

import type { ConcreteRequest } from 'relay-runtime';
export type TeaserListTotalsQuery$variables = {
  itemId: string;
  productId: string;
  quantity: number;
};
export type TeaserListTotalsQuery$data = {
  readonly totals: {
    readonly basePrice: {
      readonly amount: number;
      readonly price: {
        readonly cents: number;
      };
      readonly unit: string;
    } | null | undefined;
    readonly current: {
      readonly cents: number;
    };
    readonly lightningPrice: {
      readonly cents: number;
    } | null | undefined;
    readonly savings: {
      readonly cents: number;
    } | null | undefined;
  } | null | undefined;
};
export type TeaserListTotalsQuery = {
  response: TeaserListTotalsQuery$data;
  variables: TeaserListTotalsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "itemId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "productId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "quantity"
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cents",
    "storageKey": null
  }
],
v4 = [
  {
    "alias": "totals",
    "args": [
      {
        "kind": "Variable",
        "name": "itemId",
        "variableName": "itemId"
      },
      {
        "kind": "Variable",
        "name": "productId",
        "variableName": "productId"
      },
      {
        "kind": "Variable",
        "name": "quantity",
        "variableName": "quantity"
      }
    ],
    "concreteType": "WishlistEntryTotals",
    "kind": "LinkedField",
    "name": "totalsForTeaserWishlist",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "current",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "savings",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "lightningPrice",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "BasePrice",
        "kind": "LinkedField",
        "name": "basePrice",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "price",
            "plural": false,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "amount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unit",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "TeaserListTotalsQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "TeaserListTotalsQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "6cb92fd61a22b06495ec3a23baa9105cc6b66374fd0236555a77c3c895452e19",
    "metadata": {},
    "name": "TeaserListTotalsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "92e5994e136bf344cecdd32920d4fe4b";

export default node;
