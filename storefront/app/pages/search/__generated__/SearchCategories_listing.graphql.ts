/**
 * @generated SignedSource<<a2419771255724021aff637bb17ea9a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchCategories_listing$data = {
  readonly categories: ReadonlyArray<{
    readonly category: {
      readonly categoryId: string;
      readonly name: string;
    };
    readonly count: number;
  }>;
  readonly " $fragmentType": "SearchCategories_listing";
};
export type SearchCategories_listing$key = {
  readonly " $data"?: SearchCategories_listing$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchCategories_listing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchCategories_listing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CategoryCount",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Category",
          "kind": "LinkedField",
          "name": "category",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "categoryId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductListing",
  "abstractKey": null
};

(node as any).hash = "7201fb540776dd11e9f85693089d6ae5";

export default node;
