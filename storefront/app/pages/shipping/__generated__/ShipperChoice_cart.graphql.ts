/**
 * @generated SignedSource<<e56770c55b6e0a126e06fe970011b0c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShipperChoice_cart$data = {
  readonly shippers: ReadonlyArray<{
    readonly code: string;
    readonly costs: {
      readonly cents: number;
    } | null | undefined;
    readonly enabled: boolean;
    readonly info: string | null | undefined;
    readonly name: string;
    readonly selected: boolean;
  }>;
  readonly " $fragmentType": "ShipperChoice_cart";
};
export type ShipperChoice_cart$key = {
  readonly " $data"?: ShipperChoice_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShipperChoice_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShipperChoice_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Shipper",
      "kind": "LinkedField",
      "name": "shippers",
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
          "name": "enabled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "selected",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "info",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "costs",
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

(node as any).hash = "bca6a32eec5091926de3b595742f1474";

export default node;
