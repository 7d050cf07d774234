/**
 * @generated SignedSource<<3556eb669f1742d4edef18ff618df142>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductPageReviews_product$data = {
  readonly reviews: ReadonlyArray<{
    readonly text: string;
  }>;
  readonly " $fragmentType": "ProductPageReviews_product";
};
export type ProductPageReviews_product$key = {
  readonly " $data"?: ProductPageReviews_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductPageReviews_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProductPageReviews_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Review",
      "kind": "LinkedField",
      "name": "reviews",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "2c639222d191fde989684a14ef1b6efd";

export default node;
