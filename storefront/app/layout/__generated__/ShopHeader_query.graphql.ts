/**
 * @generated SignedSource<<598a22d1c63bca7704b4eb0e9c81c576>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShopHeader_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MobileNavigation_query" | "ShopNavigation_query" | "ShopSearch_query">;
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
      "name": "MobileNavigation_query"
    },
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

(node as any).hash = "19f28214ac68faabc87be4e478561b2f";

export default node;
