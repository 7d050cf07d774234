/**
 * @generated SignedSource<<bb184087902761774f2c3a8a433a68cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductLabels_product$data = {
  readonly labelAttributes: ReadonlyArray<{
    readonly image: {
      readonly mediaId: string;
    } | null | undefined;
    readonly name: string;
    readonly text: string | null | undefined;
  }>;
  readonly " $fragmentType": "ProductLabels_product";
};
export type ProductLabels_product$key = {
  readonly " $data"?: ProductLabels_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductLabels_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductLabels_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductLabel",
      "kind": "LinkedField",
      "name": "labelAttributes",
      "plural": true,
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
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Picture",
          "kind": "LinkedField",
          "name": "image",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mediaId",
              "storageKey": null
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

(node as any).hash = "ed92f0ffaafb2d1c443246c088d9fa1f";

export default node;
