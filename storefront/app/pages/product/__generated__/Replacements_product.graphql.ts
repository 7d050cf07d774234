/**
 * @generated SignedSource<<eba2c0733a3b6d84aef1b2dd4a17b347>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Replacements_product$data = {
  readonly replacementProducts: ReadonlyArray<{
    readonly name: string;
    readonly path: string;
  }>;
  readonly " $fragmentType": "Replacements_product";
};
export type Replacements_product$key = {
  readonly " $data"?: Replacements_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"Replacements_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Replacements_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "replacementProducts",
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
          "name": "path",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "b10fec462faf8fe100870e3fe35b884d";

export default node;
