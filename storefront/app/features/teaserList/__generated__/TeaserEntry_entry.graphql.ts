/**
 * @generated SignedSource<<945f8a1fc40dc9793dac7c81135f998f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type DeliveryStatus = "BACKORDER" | "IN_STOCK" | "SHORTAGE" | "UNAVAILABLE";
import type { FragmentRefs } from "relay-runtime";
export type TeaserEntry_entry$data = {
  readonly externalId: string;
  readonly isSaleable: boolean;
  readonly item: {
    readonly availability: {
      readonly status: DeliveryStatus;
      readonly text: string;
    };
    readonly itemId: string;
    readonly lightningDealInfo: {
      readonly hasNewLook: boolean;
      readonly isSold: boolean;
    } | null | undefined;
    readonly minimumOrderQuantity: number;
    readonly orderNumber: string;
    readonly pictures: ReadonlyArray<{
      readonly mediaId: string;
    }>;
    readonly variantAttributes: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }>;
  } | null | undefined;
  readonly itemId: string | null | undefined;
  readonly name: string;
  readonly path: string;
  readonly product: {
    readonly availability: {
      readonly status: DeliveryStatus;
      readonly text: string;
    };
    readonly extraBadges: ReadonlyArray<{
      readonly badgeId: string;
      readonly name: string;
    }>;
    readonly hasMoreVariants: boolean;
    readonly image: {
      readonly mediaId: string;
    } | null | undefined;
    readonly isNewProduct: boolean;
    readonly isSale: boolean;
    readonly isTopseller: boolean;
    readonly lightningDealInfo: {
      readonly hasNewLook: boolean;
      readonly isSold: boolean;
    } | null | undefined;
  } | null | undefined;
  readonly productId: string;
  readonly quantity: number;
  readonly replacement: {
    readonly image: {
      readonly mediaId: string;
    } | null | undefined;
    readonly name: string;
    readonly path: string;
  } | null | undefined;
  readonly totals: {
    readonly basePrice: {
      readonly amount: number;
      readonly price: {
        readonly cents: number;
      };
      readonly unit: string;
    } | null | undefined;
    readonly current: {
      readonly cents: number;
    };
    readonly lightningPrice: {
      readonly cents: number;
    } | null | undefined;
    readonly savings: {
      readonly cents: number;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "TeaserEntry_entry";
};
export type TeaserEntry_entry$key = {
  readonly " $data"?: TeaserEntry_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeaserEntry_entry">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "TeaserEntry_entry"
};

(node as any).hash = "d811a2a197ae61fc31d6d12ffa7b744b";

export default node;
