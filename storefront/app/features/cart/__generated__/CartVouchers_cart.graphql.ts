/**
 * @generated SignedSource<<ba4a0c89c79ba15b577e5a283ad71dc6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartVouchers_cart$data = {
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
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "17f43d630fc7eea9d0c6417db8f798b6";

export default node;
