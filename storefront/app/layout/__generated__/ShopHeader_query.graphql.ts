/**
 * @generated SignedSource<<299950f35f875bd6d342ab58d9e31c89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShopHeader_query$data = {
  readonly navigationTree: ReadonlyArray<{
    readonly categoryId: string;
    readonly categoryUrl: string;
    readonly isExcludedFromNav: boolean;
    readonly name: string;
    readonly subject: string | null | undefined;
  }>;
  readonly popularSearches: ReadonlyArray<string>;
  readonly " $fragmentType": "ShopHeader_query";
};
export type ShopHeader_query$key = {
  readonly " $data"?: ShopHeader_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShopHeader_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShopHeader_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "navigationTree",
      "plural": true,
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "categoryUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subject",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isExcludedFromNav",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "popularSearches",
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "11ce6800329ccbd625e9632716d05a4c";

export default node;
