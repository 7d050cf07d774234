/**
 * @generated SignedSource<<70f5a5d1fa0eb4b10c20ae65c447a0de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductRecordings_product$data = {
  readonly audioSamples: ReadonlyArray<{
    readonly displayName: string;
    readonly isKept: boolean;
    readonly url: string;
  }>;
  readonly videos: ReadonlyArray<{
    readonly captionsUrl: string | null | undefined;
    readonly displayName: string;
    readonly image: {
      readonly mediaId: string;
    } | null | undefined;
    readonly isKept: boolean;
    readonly url: string;
  }>;
  readonly " $fragmentType": "ProductRecordings_product";
};
export type ProductRecordings_product$key = {
  readonly " $data"?: ProductRecordings_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductRecordings_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayName",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isKept",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductRecordings_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Recording",
      "kind": "LinkedField",
      "name": "videos",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "captionsUrl",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Recording",
      "kind": "LinkedField",
      "name": "audioSamples",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "e8245a1e634c1b3dee4610abb32085a1";

export default node;
