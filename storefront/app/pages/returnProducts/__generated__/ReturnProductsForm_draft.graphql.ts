/**
 * @generated SignedSource<<c8d34357697586dca8c8a9d171ca50f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReturnProductsForm_draft$data = {
  readonly items: ReadonlyArray<{
    readonly additionalInfo: string;
    readonly images: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly lineNo: number;
    readonly quantity: number;
    readonly reason: string;
  }>;
  readonly " $fragmentType": "ReturnProductsForm_draft";
};
export type ReturnProductsForm_draft$key = {
  readonly " $data"?: ReturnProductsForm_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReturnProductsForm_draft">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReturnProductsForm_draft",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReturnDraftItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lineNo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "additionalInfo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReturnDraftImage",
          "kind": "LinkedField",
          "name": "images",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReturnDraft",
  "abstractKey": null
};

(node as any).hash = "1fd2147168f4a1b18a15d49ee79755d3";

export default node;
