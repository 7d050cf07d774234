/**
 * @generated SignedSource<<33831489532b67e65d182e6b3ab5fef1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListingChips_listing$data = {
  readonly facets: ReadonlyArray<{
    readonly name: string;
    readonly values: ReadonlyArray<{
      readonly name: string | null | undefined;
      readonly selected: boolean;
      readonly value: string;
    }>;
  }>;
  readonly " $fragmentType": "ListingChips_listing";
};
export type ListingChips_listing$key = {
  readonly " $data"?: ListingChips_listing$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListingChips_listing">;
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
  "name": "ListingChips_listing",
  "selections": [
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
              "name": "selected",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductListing",
  "abstractKey": null
};
})();

(node as any).hash = "33f996520b8738156c2b49da234e5475";

export default node;
