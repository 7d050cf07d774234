/**
 * @generated SignedSource<<9d00fad29ec7bd8e0f842d9b13a955c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VatNotice_cart$data = {
  readonly supplyAbroad: {
    readonly status: string;
    readonly vatId: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "VatNotice_cart";
};
export type VatNotice_cart$key = {
  readonly " $data"?: VatNotice_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"VatNotice_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VatNotice_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SupplyAbroad",
      "kind": "LinkedField",
      "name": "supplyAbroad",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vatId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "a479d836ae0872fba22ac7d753aad78f";

export default node;
