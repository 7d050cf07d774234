/**
 * @generated SignedSource<<26a746231387fddceaf93f2466760e63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentForm_info$data = {
  readonly buyerReference: string | null | undefined;
  readonly paymentMethods: ReadonlyArray<{
    readonly paymentId: string;
    readonly selected: boolean;
  }>;
  readonly selectedMethodId: string | null | undefined;
  readonly " $fragmentType": "PaymentForm_info";
};
export type PaymentForm_info$key = {
  readonly " $data"?: PaymentForm_info$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentForm_info">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentForm_info",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentMethod",
      "kind": "LinkedField",
      "name": "paymentMethods",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "selected",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "selectedMethodId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "buyerReference",
      "storageKey": null
    }
  ],
  "type": "PaymentInfo",
  "abstractKey": null
};

(node as any).hash = "ec74464689c09d2469b747e1b1804bcf";

export default node;
