/**
 * @generated SignedSource<<5eacd7487f5352cd137fb6876dc94c7c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartAction_cart$data = {
  readonly attributes: {
    readonly submitted: boolean;
  };
  readonly cartId: string;
  readonly details: {
    readonly articleCount: number;
  };
  readonly lightningDealReservation: {
    readonly isLightningDealReservationExpired: boolean;
    readonly lightningDealReservationTimestampEnd: number | null | undefined;
    readonly serverNow: number;
  };
  readonly " $fragmentType": "CartAction_cart";
};
export type CartAction_cart$key = {
  readonly " $data"?: CartAction_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartAction_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartAction_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cartId",
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
          "kind": "ScalarField",
          "name": "articleCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CartAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "submitted",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LightningDealReservation",
      "kind": "LinkedField",
      "name": "lightningDealReservation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isLightningDealReservationExpired",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lightningDealReservationTimestampEnd",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "serverNow",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "e1bc79b3890d620642cf6266f3264fd5";

export default node;
