/**
 * @generated SignedSource<<0fc187d47465c8a1b00b965a81080ad4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContentRows_page$data = {
  readonly rows: ReadonlyArray<{
    readonly cells: ReadonlyArray<{
      readonly attributes: any;
      readonly products: ReadonlyArray<{
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"ProductTile_product">;
      }>;
      readonly template: string;
    }>;
  }>;
  readonly " $fragmentType": "ContentRows_page";
};
export type ContentRows_page$key = {
  readonly " $data"?: ContentRows_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContentRows_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContentRows_page",
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
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Product",
              "kind": "LinkedField",
              "name": "products",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ProductTile_product"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PageDetails",
  "abstractKey": null
};

(node as any).hash = "ff26991901dc53489accdd672165a0bc";

export default node;
