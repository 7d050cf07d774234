/**
 * @generated SignedSource<<4212cf1ef4779918e78cc0fe7fdffa10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EnergyClass = "A" | "B" | "C" | "D" | "E" | "F" | "G";
import type { FragmentRefs } from "relay-runtime";
export type BuyBox_product$data = {
  readonly energyEfficiency: {
    readonly detailsImgPath: string | null | undefined;
    readonly energyClass: EnergyClass | null | undefined;
    readonly imgAlt: string;
    readonly imgPath: string | null | undefined;
    readonly sheetUrl: string | null | undefined;
  } | null | undefined;
  readonly extraBadges: ReadonlyArray<{
    readonly badgeId: string;
    readonly name: string;
  }>;
  readonly isBook: boolean;
  readonly isNewProduct: boolean;
  readonly isSale: boolean;
  readonly isTopseller: boolean;
  readonly manufacturerName: string | null | undefined;
  readonly name: string;
  readonly numberOfRatings: number;
  readonly orderNumber: string;
  readonly price: {
    readonly " $fragmentSpreads": FragmentRefs<"ProductPrice_price">;
  } | null | undefined;
  readonly productId: string;
  readonly rating: number | null | undefined;
  readonly summary: string | null | undefined;
  readonly textLanguage: string | null | undefined;
  readonly variantInformation: {
    readonly attributes: ReadonlyArray<{
      readonly display: string;
      readonly displayName: string;
      readonly name: string;
      readonly options: ReadonlyArray<{
        readonly css: string | null | undefined;
        readonly disabled: boolean;
        readonly hasDiscount: boolean;
        readonly image: {
          readonly mediaId: string;
        } | null | undefined;
        readonly itemId: string | null | undefined;
        readonly label: string;
        readonly selected: boolean;
        readonly value: string;
      }>;
    }>;
    readonly item: {
      readonly availability: {
        readonly colour: string;
        readonly deliveryText: string | null | undefined;
        readonly isForSale: boolean;
        readonly text: string;
      };
      readonly charger: {
        readonly image: {
          readonly mediaId: string;
        } | null | undefined;
        readonly included: boolean;
        readonly maxWatt: number;
        readonly minWatt: number;
        readonly usbPd: boolean;
      } | null | undefined;
      readonly itemId: string;
      readonly lightningDealInfo: {
        readonly hasNewLook: boolean;
        readonly isSold: boolean;
        readonly lightningPrice: {
          readonly current: {
            readonly cents: number;
          };
        } | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"DealPrice_deal">;
      } | null | undefined;
      readonly maxQuantity: number;
      readonly minimumOrderQuantity: number;
      readonly orderNumber: string;
      readonly price: {
        readonly current: {
          readonly cents: number;
        };
        readonly grossSuggestion: {
          readonly cents: number;
        } | null | undefined;
        readonly isBestPrice: boolean;
        readonly specialDescription: string | null | undefined;
        readonly tierText: string | null | undefined;
        readonly tiers: ReadonlyArray<{
          readonly from: number;
          readonly price: {
            readonly cents: number;
          };
        }>;
        readonly validFrom: string | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"ProductPrice_price" | "TierPrices_price">;
      } | null | undefined;
      readonly primeFaehig: boolean;
    } | null | undefined;
  };
  readonly " $fragmentType": "BuyBox_product";
};
export type BuyBox_product$key = {
  readonly " $data"?: BuyBox_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"BuyBox_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orderNumber",
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
  "args": null,
  "kind": "FragmentSpread",
  "name": "ProductPrice_price"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "itemId",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cents",
    "storageKey": null
  }
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "current",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v6 = {
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
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "varid"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "BuyBox_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productId",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "name": "manufacturerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "summary",
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
      "args": null,
      "kind": "ScalarField",
      "name": "isSale",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBook",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 3
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
      "storageKey": "extraBadges(first:3)"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Price",
      "kind": "LinkedField",
      "name": "price",
      "plural": false,
      "selections": [
        (v2/*:: as any*/)
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sheetUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "itemId",
          "variableName": "varid"
        }
      ],
      "concreteType": "VariantInformation",
      "kind": "LinkedField",
      "name": "variantInformation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Item",
          "kind": "LinkedField",
          "name": "item",
          "plural": false,
          "selections": [
            (v3/*:: as any*/),
            (v0/*:: as any*/),
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
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Price",
              "kind": "LinkedField",
              "name": "price",
              "plural": false,
              "selections": [
                (v5/*:: as any*/),
                (v2/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "TierPrices_price"
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "PriceTier",
                  "kind": "LinkedField",
                  "name": "tiers",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "from",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Money",
                      "kind": "LinkedField",
                      "name": "price",
                      "plural": false,
                      "selections": (v4/*:: as any*/),
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "tierText",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "specialDescription",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isBestPrice",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "grossSuggestion",
                  "plural": false,
                  "selections": (v4/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "validFrom",
                  "storageKey": null
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
                  "alias": null,
                  "args": null,
                  "concreteType": "Price",
                  "kind": "LinkedField",
                  "name": "lightningPrice",
                  "plural": false,
                  "selections": [
                    (v5/*:: as any*/)
                  ],
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
              "concreteType": "Availability",
              "kind": "LinkedField",
              "name": "availability",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isForSale",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "colour",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "text",
                  "storageKey": null
                },
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
              "kind": "ScalarField",
              "name": "primeFaehig",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Charger",
              "kind": "LinkedField",
              "name": "charger",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "included",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "minWatt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "maxWatt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "usbPd",
                  "storageKey": null
                },
                (v6/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "VariantAttribute",
          "kind": "LinkedField",
          "name": "attributes",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "displayName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "display",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "VariantOption",
              "kind": "LinkedField",
              "name": "options",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "value",
                  "storageKey": null
                },
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
                  "name": "css",
                  "storageKey": null
                },
                (v6/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "disabled",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "selected",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "hasDiscount",
                  "storageKey": null
                },
                (v3/*:: as any*/)
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
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "2dfb03694cde48387b95c96ebded5939";

export default node;
