/**
 * @generated SignedSource<<7e39b13998bb45a5ecb561de01b7a68c>>
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

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "expanded",
    "variableName": "expanded"
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "expanded"
    }
  ],
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
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "ListingFilters_listing"
    },
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "ListingChips_listing"
    }
  ],
  "type": "ProductListing",
  "abstractKey": null
};
})();

(node as any).hash = "675f5cc826906fdaae295cc86b5b7ec2";

export default node;
