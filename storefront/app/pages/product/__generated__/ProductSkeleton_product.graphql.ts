/**
 * @generated SignedSource<<306880fbfcc925f556632725556cc513>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductSkeleton_product$data = {
  readonly image: {
    readonly mediaId: string;
  } | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "ProductSkeleton_product";
};
export type ProductSkeleton_product$key = {
  readonly " $data"?: ProductSkeleton_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductSkeleton_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductSkeleton_product",
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
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "49a237bc37d7be721f1c070b4a1406fb";

export default node;
