/**
 * @generated SignedSource<<9126d4fff56d45437dfa8d7fb22929b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductPageSkeleton_product$data = {
  readonly cents: number;
  readonly name: string;
  readonly " $fragmentType": "ProductPageSkeleton_product";
};
export type ProductPageSkeleton_product$key = {
  readonly " $data"?: ProductPageSkeleton_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductPageSkeleton_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductPageSkeleton_product",
  "selections": [
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
      "name": "cents",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "a872a380a9016941b13281a764efd3c1";

export default node;
