/**
 * @generated SignedSource<<c03846230030cd37282955491ec2a8d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReturnProductsForm_order$data = {
  readonly items: ReadonlyArray<{
    readonly comment: string | null | undefined;
    readonly id: string;
    readonly image: {
      readonly mediaId: string;
    } | null | undefined;
    readonly lineNo: number;
    readonly name: string;
    readonly orderNumber: string;
    readonly reasons: ReadonlyArray<string>;
    readonly returnableQuantity: number;
    readonly variantAttributes: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }>;
  }>;
  readonly " $fragmentType": "ReturnProductsForm_order";
};
export type ReturnProductsForm_order$key = {
  readonly " $data"?: ReturnProductsForm_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReturnProductsForm_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReturnProductsForm_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReturnOrderItem",
      "kind": "LinkedField",
      "name": "items",
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
          "name": "lineNo",
          "storageKey": null
        },
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
          "name": "orderNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LabelledValue",
          "kind": "LinkedField",
          "name": "variantAttributes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "returnableQuantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reasons",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comment",
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
  "type": "ReturnOrder",
  "abstractKey": null
};

(node as any).hash = "4cef4aa83d080f752e1762aba2d24946";

export default node;
