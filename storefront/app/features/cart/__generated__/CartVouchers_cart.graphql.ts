/**
 * @generated SignedSource<<abfa45b273096c40ddf9a90b6ea07e4a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartVouchers_cart$data = {
  readonly details: {
    readonly attainableInfos: ReadonlyArray<{
      readonly kind: string;
      readonly text: string;
    }>;
  };
  readonly totals: {
    readonly total: {
      readonly cents: number;
    };
  };
  readonly vouchers: ReadonlyArray<{
    readonly code: string;
    readonly messageKey: string | null | undefined;
    readonly name: string;
  }>;
  readonly " $fragmentType": "CartVouchers_cart";
};
export type CartVouchers_cart$key = {
  readonly " $data"?: CartVouchers_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartVouchers_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartVouchers_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CartVoucher",
      "kind": "LinkedField",
      "name": "vouchers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
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
          "name": "messageKey",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CartDetails",
      "kind": "LinkedField",
      "name": "details",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AttainableInfo",
          "kind": "LinkedField",
          "name": "attainableInfos",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
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
      "concreteType": "Totals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "total",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cents",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "7c9f5b5f8171dfddd599fda14b175d00";

export default node;
