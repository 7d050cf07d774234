/**
 * @generated SignedSource<<4631cf19061a08a1836ac24848eb4b0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShopFooter_query$data = {
  readonly footer: {
    readonly rows: ReadonlyArray<{
      readonly cells: ReadonlyArray<{
        readonly attributes: any;
        readonly template: string;
      }>;
    }>;
  };
  readonly " $fragmentType": "ShopFooter_query";
};
export type ShopFooter_query$key = {
  readonly " $data"?: ShopFooter_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShopFooter_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShopFooter_query",
  "selections": [
    {
      "alias": "footer",
      "args": [
        {
          "kind": "Literal",
          "name": "url",
          "value": "/-/footer"
        }
      ],
      "concreteType": "PageDetails",
      "kind": "LinkedField",
      "name": "pageDetailsByUrl",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ContentRow",
          "kind": "LinkedField",
          "name": "rows",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Teaser",
              "kind": "LinkedField",
              "name": "cells",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "template",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "attributes",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "pageDetailsByUrl(url:\"/-/footer\")"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "647a4f8117a3b56205df7d880c99289f";

export default node;
