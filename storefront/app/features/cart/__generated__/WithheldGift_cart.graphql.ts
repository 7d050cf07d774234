/**
 * @generated SignedSource<<76a18ce96a4843a4f38ac3ccf3f2bb10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithheldGift_cart$data = {
  readonly withheldGift: {
    readonly messageKey: string;
    readonly name: string;
    readonly operationsId: string;
  } | null | undefined;
  readonly " $fragmentType": "WithheldGift_cart";
};
export type WithheldGift_cart$key = {
  readonly " $data"?: WithheldGift_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithheldGift_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WithheldGift_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WithheldGift",
      "kind": "LinkedField",
      "name": "withheldGift",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "operationsId",
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

(node as any).hash = "00d1f6d1d56089fbf4fa118208724309";

export default node;
