/**
 * @generated SignedSource<<65ec14e50b7e067ff7945537592f0de3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductDocuments_product$data = {
  readonly downloads: ReadonlyArray<{
    readonly about: string;
    readonly dataName: string;
    readonly displayName: string;
    readonly url: string;
  }>;
  readonly " $fragmentType": "ProductDocuments_product";
};
export type ProductDocuments_product$key = {
  readonly " $data"?: ProductDocuments_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductDocuments_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductDocuments_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductDocument",
      "kind": "LinkedField",
      "name": "downloads",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dataName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "about",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "303edee532f15a22dcf5adf39963b149";

export default node;
