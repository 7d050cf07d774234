/**
 * @generated SignedSource<<e7dd22030571ba33cfb3af3a2d6289a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryStatus = "BACKORDER" | "IN_STOCK" | "SHORTAGE" | "UNAVAILABLE";
import type { FragmentRefs } from "relay-runtime";
export type WishlistRow_entry$data = {
  readonly comments: ReadonlyArray<{
    readonly externalId: string;
  }>;
  readonly externalId: string;
  readonly isSaleable: boolean;
  readonly item: {
    readonly availability: {
      readonly status: DeliveryStatus;
      readonly text: string;
    };
    readonly itemId: string;
    readonly lightningDealInfo: {
      readonly hasNewLook: boolean;
      readonly isSold: boolean;
    } | null | undefined;
    readonly minimumOrderQuantity: number;
    readonly orderNumber: string;
    readonly pictures: ReadonlyArray<{
      readonly mediaId: string;
    }>;
    readonly variantAttributes: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }>;
  } | null | undefined;
  readonly name: string;
  readonly path: string;
  readonly product: {
    readonly availability: {
      readonly status: DeliveryStatus;
      readonly text: string;
    };
    readonly extraBadges: ReadonlyArray<{
      readonly badgeId: string;
      readonly name: string;
    }>;
    readonly hasMoreVariants: boolean;
    readonly image: {
      readonly mediaId: string;
    } | null | undefined;
    readonly isNewProduct: boolean;
    readonly isSale: boolean;
    readonly isTopseller: boolean;
    readonly lightningDealInfo: {
      readonly hasNewLook: boolean;
      readonly isSold: boolean;
    } | null | undefined;
  } | null | undefined;
  readonly quantity: number;
  readonly replacement: {
    readonly image: {
      readonly mediaId: string;
    } | null | undefined;
    readonly name: string;
    readonly path: string;
  } | null | undefined;
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
  readonly " $fragmentSpreads": FragmentRefs<"EntryNotes_entry">;
  readonly " $fragmentType": "WishlistRow_entry";
};
export type WishlistRow_entry$key = {
  readonly " $data"?: WishlistRow_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"WishlistRow_entry">;
};

const node: ReaderFragment = (function(){
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
  "name": "path",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "mediaId",
    "storageKey": null
  }
],
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Picture",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Availability",
  "kind": "LinkedField",
  "name": "availability",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "LightningDealInfo",
  "kind": "LinkedField",
  "name": "lightningDealInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSold",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNewLook",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cents",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WishlistRow_entry",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSaleable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "product",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isSale",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isNewProduct",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isTopseller",
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 1
            }
          ],
          "concreteType": "ExtraBadge",
          "kind": "LinkedField",
          "name": "extraBadges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "badgeId",
              "storageKey": null
            },
            (v1/*:: as any*/)
          ],
          "storageKey": "extraBadges(first:1)"
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasMoreVariants",
          "storageKey": null
        },
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Item",
      "kind": "LinkedField",
      "name": "item",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "itemId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "orderNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LabelledValue",
          "kind": "LinkedField",
          "name": "variantAttributes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Picture",
          "kind": "LinkedField",
          "name": "pictures",
          "plural": true,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minimumOrderQuantity",
          "storageKey": null
        },
        (v6/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "replacement",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WishlistEntryTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "current",
          "plural": false,
          "selections": (v7/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "savings",
          "plural": false,
          "selections": (v7/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "lightningPrice",
          "plural": false,
          "selections": (v7/*:: as any*/),
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
              "selections": (v7/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WishlistComment",
      "kind": "LinkedField",
      "name": "comments",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EntryNotes_entry"
    }
  ],
  "type": "WishlistEntry",
  "abstractKey": null
};
})();

(node as any).hash = "4254ae2d43419e18aec80c51a22bdcee";

export default node;
