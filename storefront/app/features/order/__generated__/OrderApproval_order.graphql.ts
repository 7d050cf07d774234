/**
 * @generated SignedSource<<f4f8db80a973b8f133f9b32803819110>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderApproval_order$data = {
  readonly approval: {
    readonly approvers: ReadonlyArray<string>;
    readonly isWaiting: boolean;
    readonly lapsesAt: string;
    readonly limit: {
      readonly cents: number;
    };
    readonly steps: ReadonlyArray<{
      readonly at: string;
      readonly kind: string;
      readonly name: string | null | undefined;
      readonly reason: string | null | undefined;
    }>;
  } | null | undefined;
  readonly orderId: string;
  readonly " $fragmentType": "OrderApproval_order";
};
export type OrderApproval_order$key = {
  readonly " $data"?: OrderApproval_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderApproval_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderApproval_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderApproval",
      "kind": "LinkedField",
      "name": "approval",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isWaiting",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "limit",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lapsesAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "approvers",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderApprovalStep",
          "kind": "LinkedField",
          "name": "steps",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "at",
              "storageKey": null
            },
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
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
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

(node as any).hash = "fd7f1b4b0790fdd420493adba5ae17bf";

export default node;
