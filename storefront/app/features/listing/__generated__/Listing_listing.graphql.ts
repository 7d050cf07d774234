/**
 * @generated SignedSource<<61148c50ea4c5eab559dcdaaf4818007>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Listing_listing$data = {
  readonly facets: ReadonlyArray<{
    readonly name: string;
    readonly values: ReadonlyArray<{
      readonly selected: boolean;
      readonly value: string;
    }>;
  }>;
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
var v0 = {
  "kind": "Variable",
  "name": "expanded",
  "variableName": "expanded"
},
v1 = [
  (v0/*:: as any*/)
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
      "alias": null,
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "first",
          "value": 8
        },
        {
          "kind": "Literal",
          "name": "values",
          "value": 8
        }
      ],
      "concreteType": "Facet",
      "kind": "LinkedField",
      "name": "facets",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FacetValue",
          "kind": "LinkedField",
          "name": "values",
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
              "name": "selected",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": (v1/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "ListingFilters_listing"
    },
    {
      "args": (v1/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "ListingChips_listing"
    }
  ],
  "type": "ProductListing",
  "abstractKey": null
};
})();

(node as any).hash = "fc30df30daa53e8b556de2db79ed4d90";

export default node;
