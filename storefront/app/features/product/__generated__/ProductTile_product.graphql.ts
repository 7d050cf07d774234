/**
 * @generated SignedSource<<88098917bcd23456170703105fca19be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryStatus = "BACKORDER" | "IN_STOCK" | "SHORTAGE" | "UNAVAILABLE";
import type { FragmentRefs } from "relay-runtime";
export type ProductTile_product$data = {
  readonly deliveryStatus: DeliveryStatus;
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
  readonly name: string;
  readonly numberOfRatings: number;
  readonly orderNumber: string;
  readonly path: string;
  readonly price: {
    readonly " $fragmentSpreads": FragmentRefs<"ProductPrice_price">;
  };
  readonly rating: number | null | undefined;
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
      "name": "deliveryStatus",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "0777f85ebed75e96e54cef4ff46e5b8e";

export default node;
