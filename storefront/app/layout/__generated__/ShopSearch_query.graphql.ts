/**
 * @generated SignedSource<<7ae15ed9240dafecf1f4375c25121240>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShopSearch_query$data = {
  readonly popularSearches: ReadonlyArray<string>;
  readonly " $fragmentType": "ShopSearch_query";
};
export type ShopSearch_query$key = {
  readonly " $data"?: ShopSearch_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShopSearch_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShopSearch_query",
  "selections": [
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

(node as any).hash = "82b8dba94eccf84c1051affabb237835";

export default node;
