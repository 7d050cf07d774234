/**
 * @generated SignedSource<<904df0ce3da0688b3bb44000f18def57>>
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
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ListingChips_listing",
  "selections": [
    {
      "alias": null,
      "args": null,
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

(node as any).hash = "851a5564aebc9a645a6f12449287117c";

export default node;
