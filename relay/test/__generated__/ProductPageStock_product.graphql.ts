/**
 * @generated SignedSource<<bde3dbb1f1fd8a3178d53ea99b5d20c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductPageStock_product$data = {
  readonly stock: {
    readonly available: number;
  };
  readonly " $fragmentType": "ProductPageStock_product";
};
export type ProductPageStock_product$key = {
  readonly " $data"?: ProductPageStock_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductPageStock_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProductPageStock_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Stock",
      "kind": "LinkedField",
      "name": "stock",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "available",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "e54fc8c70f48fbd77830287c22708d63";

export default node;
