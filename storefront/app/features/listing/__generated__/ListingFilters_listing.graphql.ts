/**
 * @generated SignedSource<<6fcc018cdacbe29707ef57c7c266fc2c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListingFilters_listing$data = {
  readonly facetCount: number;
  readonly facets: ReadonlyArray<{
    readonly displayName: string | null | undefined;
    readonly name: string;
    readonly valueCount: number;
    readonly values: ReadonlyArray<{
      readonly count: number;
      readonly css: string | null | undefined;
      readonly name: string | null | undefined;
      readonly selected: boolean;
      readonly value: string;
    }>;
  }>;
  readonly ranges: ReadonlyArray<{
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"RangeFilter_range">;
  }>;
  readonly total: number;
  readonly " $fragmentType": "ListingFilters_listing";
};
export type ListingFilters_listing$key = {
  readonly " $data"?: ListingFilters_listing$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListingFilters_listing">;
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
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "expanded"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ListingFilters_listing",
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
      "kind": "ScalarField",
      "name": "facetCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "expanded",
          "variableName": "expanded"
        },
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
        (v0/*:: as any*/),
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
          "name": "valueCount",
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
            (v0/*:: as any*/),
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
              "name": "count",
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
      "alias": null,
      "args": null,
      "concreteType": "Range",
      "kind": "LinkedField",
      "name": "ranges",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RangeFilter_range"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductListing",
  "abstractKey": null
};
})();

(node as any).hash = "004a0c5ebafc625d67ab4132cacbfaf5";

export default node;
