/**
 * @generated SignedSource<<dccba1e8217de3a47e649c541b5a86f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TeaserSlot = "bottom" | "top";
import type { FragmentRefs } from "relay-runtime";
export type ProductTeasers_product$data = {
  readonly teasers: ReadonlyArray<{
    readonly page: {
      readonly " $fragmentSpreads": FragmentRefs<"ContentRows_page">;
    };
    readonly slot: TeaserSlot;
  }>;
  readonly " $fragmentType": "ProductTeasers_product";
};
export type ProductTeasers_product$key = {
  readonly " $data"?: ProductTeasers_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductTeasers_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductTeasers_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductTeasers",
      "kind": "LinkedField",
      "name": "teasers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slot",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageDetails",
          "kind": "LinkedField",
          "name": "page",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ContentRows_page"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "d1722ef1b0d0275b4850efe3c2346e56";

export default node;
