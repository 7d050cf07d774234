/**
 * @generated SignedSource<<179a46c5bc7228f2ad1bd5b44048e491>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EarlierReturns_order$data = {
  readonly returns: ReadonlyArray<{
    readonly announcedAt: string;
    readonly carrierName: string | null | undefined;
    readonly items: ReadonlyArray<{
      readonly lineNo: number;
      readonly name: string;
      readonly quantity: number;
    }>;
    readonly regulation: string;
    readonly rma: string;
    readonly status: string;
  }>;
  readonly " $fragmentType": "EarlierReturns_order";
};
export type EarlierReturns_order$key = {
  readonly " $data"?: EarlierReturns_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"EarlierReturns_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EarlierReturns_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GoodsReturn",
      "kind": "LinkedField",
      "name": "returns",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rma",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "announcedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "carrierName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "regulation",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReturnedItem",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lineNo",
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
              "name": "quantity",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReturnOrder",
  "abstractKey": null
};

(node as any).hash = "102f0e74def834c2d847a4f98e205b5e";

export default node;
