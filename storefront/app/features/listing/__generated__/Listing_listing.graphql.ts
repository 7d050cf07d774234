/**
 * @generated SignedSource<<cf1500acc7f07d718e93c1aff1cb0564>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Listing_listing$data = {
  readonly products: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProductTile_product">;
  }>;
  readonly total: number;
  readonly " $fragmentSpreads": FragmentRefs<"ListingChips_listing" | "ListingFilters_listing">;
  readonly " $fragmentType": "Listing_listing";
};
export type Listing_listing$key = {
  readonly " $data"?: Listing_listing$data;
  readonly " $fragmentSpreads": FragmentRefs<"Listing_listing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Listing_listing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "products",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProductTile_product"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ListingFilters_listing"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ListingChips_listing"
    }
  ],
  "type": "ProductListing",
  "abstractKey": null
};

(node as any).hash = "712a4cd4c71fcfa0fa080adb1665092f";

export default node;
