/**
 * @generated SignedSource<<835eeec35e754fecbd9feda3e9b15603>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShopNavigation_query$data = {
  readonly navigationTree: ReadonlyArray<{
    readonly categoryId: string;
    readonly categoryUrl: string;
    readonly hasChildren: boolean;
    readonly isExcludedFromNav: boolean;
    readonly name: string;
    readonly subject: string | null | undefined;
  }>;
  readonly " $fragmentType": "ShopNavigation_query";
};
export type ShopNavigation_query$key = {
  readonly " $data"?: ShopNavigation_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShopNavigation_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShopNavigation_query",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasChildren",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "908104a6b03e404273b9dca0a6ca31b3";

export default node;
