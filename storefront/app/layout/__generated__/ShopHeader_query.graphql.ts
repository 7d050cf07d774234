/**
 * @generated SignedSource<<bd82dec9a5a0fa0215e202df2450ba7e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShopHeader_query$data = {
  readonly freeFrom: ReadonlyArray<{
    readonly value: string;
  }>;
  readonly offeredPayments: ReadonlyArray<string>;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offeredPayments",
      "storageKey": null
    },
    {
      "alias": "freeFrom",
      "args": [
        {
          "kind": "Literal",
          "name": "entry",
          "value": "freeFrom.cents"
        },
        {
          "kind": "Literal",
          "name": "name",
          "value": "shipping"
        }
      ],
      "concreteType": "Parameter",
      "kind": "LinkedField",
      "name": "parameters",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": "parameters(entry:\"freeFrom.cents\",name:\"shipping\")"
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

(node as any).hash = "1aa28213a2feb09048503e2d45225342";

export default node;
