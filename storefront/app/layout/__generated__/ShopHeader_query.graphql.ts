/**
 * @generated SignedSource<<0a4b25812a8b9cd406256f80ed7167d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShopHeader_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ShopNavigation_query" | "ShopSearch_query">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShopNavigation_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShopSearch_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "a6420ca1865f9004621c5316ad138a69";

export default node;
