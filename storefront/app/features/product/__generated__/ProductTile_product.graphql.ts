/**
 * @generated SignedSource<<879f43170a7fd205967583d82b1da7b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryStatus = "BACKORDER" | "IN_STOCK" | "SHORTAGE" | "UNAVAILABLE";
export type EnergyClass = "A" | "B" | "C" | "D" | "E" | "F" | "G";
import type { FragmentRefs } from "relay-runtime";
export type ProductTile_product$data = {
  readonly availability: {
    readonly deliveryText: string | null | undefined;
  };
  readonly bestItemDownloads: ReadonlyArray<{
    readonly downloads: ReadonlyArray<{
      readonly dataName: string;
      readonly headline: string;
      readonly url: string;
    }>;
  }>;
  readonly categoryName: string | null | undefined;
  readonly chosenVariant: string | null | undefined;
  readonly colours: {
    readonly css: ReadonlyArray<string>;
    readonly more: number;
    readonly text: string;
  } | null | undefined;
  readonly deliveryStatus: DeliveryStatus;
  readonly energyEfficiency: {
    readonly detailsImgPath: string | null | undefined;
    readonly energyClass: EnergyClass | null | undefined;
    readonly imgAlt: string;
    readonly imgPath: string | null | undefined;
  } | null | undefined;
  readonly extraBadges: ReadonlyArray<{
    readonly badgeId: string;
    readonly name: string;
  }>;
  readonly hasMoreVariants: boolean;
  readonly image: {
    readonly alt: string;
    readonly mediaId: string;
    readonly title: string;
  } | null | undefined;
  readonly isNewProduct: boolean;
  readonly isSale: boolean;
  readonly isTopseller: boolean;
  readonly lightningDealInfo: {
    readonly hasNewLook: boolean;
    readonly isSold: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"DealPrice_deal">;
  } | null | undefined;
  readonly manufacturerName: string | null | undefined;
  readonly name: string;
  readonly numberOfRatings: number;
  readonly orderNumber: string;
  readonly path: string;
  readonly price: {
    readonly tierText: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ProductPrice_price">;
  } | null | undefined;
  readonly quickOrder: {
    readonly itemId: string;
    readonly maxQuantity: number;
    readonly minimumOrderQuantity: number;
  } | null | undefined;
  readonly rating: number | null | undefined;
  readonly textLanguage: string | null | undefined;
  readonly " $fragmentType": "ProductTile_product";
};
export type ProductTile_product$key = {
  readonly " $data"?: ProductTile_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductTile_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductTile_product",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "textLanguage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
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
      "kind": "ScalarField",
      "name": "manufacturerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "categoryName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Picture",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mediaId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Price",
      "kind": "LinkedField",
      "name": "price",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tierText",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProductPrice_price"
        }
      ],
      "storageKey": null
    },
    {
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DealPrice_deal"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rating",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numberOfRatings",
      "storageKey": null
    },
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
        (v0/*:: as any*/)
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "chosenVariant",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VariantColours",
      "kind": "LinkedField",
      "name": "colours",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "css",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "more",
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryStatus",
      "storageKey": null
    },
    {
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
          "name": "deliveryText",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EnergyEfficiency",
      "kind": "LinkedField",
      "name": "energyEfficiency",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "energyClass",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "imgPath",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "detailsImgPath",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "imgAlt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DocumentGroup",
      "kind": "LinkedField",
      "name": "bestItemDownloads",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ProductDocument",
          "kind": "LinkedField",
          "name": "downloads",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "headline",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "dataName",
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
      "concreteType": "QuickOrder",
      "kind": "LinkedField",
      "name": "quickOrder",
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
          "name": "minimumOrderQuantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxQuantity",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "ededfdbc10ab5ffab58bb8b360cdfad8";

export default node;
