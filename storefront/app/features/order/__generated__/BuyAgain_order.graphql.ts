/**
 * @generated SignedSource<<27b47c67d700bcc57fed3e445916a892>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BuyAgain_order$data = {
  readonly shipments: ReadonlyArray<{
    readonly items: ReadonlyArray<{
      readonly isCatalog: boolean;
      readonly isFreeItem: boolean;
      readonly itemId: string;
      readonly name: string;
      readonly quantity: number;
      readonly variantAttributes: ReadonlyArray<{
        readonly value: string;
      }>;
    }>;
  }>;
  readonly " $fragmentType": "BuyAgain_order";
};
export type BuyAgain_order$key = {
  readonly " $data"?: BuyAgain_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"BuyAgain_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BuyAgain_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Shipment",
      "kind": "LinkedField",
      "name": "shipments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderItem",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "itemId",
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
              "concreteType": "LabelledValue",
              "kind": "LinkedField",
              "name": "variantAttributes",
              "plural": true,
              "selections": [
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
              "name": "quantity",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isFreeItem",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isCatalog",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "ed1462ad7e773e5df1386e492643dd68";

export default node;
