/**
 * @generated SignedSource<<50f5027e266f4c82454570886d569f6a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DealPrice_deal$data = {
  readonly hasNewLook: boolean;
  readonly isSold: boolean;
  readonly itemId: string;
  readonly lightningDealTimestampUntil: number;
  readonly lightningPrice: {
    readonly grossSuggestion: {
      readonly cents: number;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ProductPrice_price">;
  } | null | undefined;
  readonly lightningQuantityMax: number;
  readonly soldOutText: string | null | undefined;
  readonly " $fragmentType": "DealPrice_deal";
};
export type DealPrice_deal$key = {
  readonly " $data"?: DealPrice_deal$data;
  readonly " $fragmentSpreads": FragmentRefs<"DealPrice_deal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DealPrice_deal",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "itemId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lightningDealTimestampUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lightningQuantityMax",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Price",
      "kind": "LinkedField",
      "name": "lightningPrice",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProductPrice_price"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "grossSuggestion",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cents",
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
      "kind": "ScalarField",
      "name": "soldOutText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSold",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNewLook",
      "storageKey": null
    }
  ],
  "type": "LightningDealInfo",
  "abstractKey": null
};

(node as any).hash = "a4658f5e9534371c9f4481f892568352";

export default node;
