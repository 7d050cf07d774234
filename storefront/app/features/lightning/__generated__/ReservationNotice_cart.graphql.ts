/**
 * @generated SignedSource<<5628eea08da3c2839b28b596cda2a288>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReservationNotice_cart$data = {
  readonly cartId: string;
  readonly items: ReadonlyArray<{
    readonly isLightningDeal: boolean;
    readonly itemId: string;
    readonly name: string;
  }>;
  readonly lightningDealReservation: {
    readonly extended: boolean;
    readonly hasLightningDealReservation: boolean;
    readonly isLightningDealReservationExpired: boolean;
    readonly lightningDealReservationTimestampEnd: number | null | undefined;
    readonly serverNow: number;
  };
  readonly " $fragmentType": "ReservationNotice_cart";
};
export type ReservationNotice_cart$key = {
  readonly " $data"?: ReservationNotice_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReservationNotice_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReservationNotice_cart",
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
      "concreteType": "CartItem",
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
          "kind": "ScalarField",
          "name": "isLightningDeal",
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
          "name": "hasLightningDealReservation",
          "storageKey": null
        },
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
          "name": "extended",
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

(node as any).hash = "70c53d8332736fe01884362ffb340648";

export default node;
