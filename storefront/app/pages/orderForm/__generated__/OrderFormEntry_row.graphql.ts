/**
 * @generated SignedSource<<3919b5e01d3c2db539984878ae9fb07e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderFormEntry_row$data = {
  readonly amount: number | null | undefined;
  readonly article: {
    readonly item: {
      readonly itemId: string;
      readonly pictures: ReadonlyArray<{
        readonly mediaId: string;
      }>;
      readonly price: {
        readonly base: {
          readonly amount: number;
          readonly price: {
            readonly cents: number;
          };
          readonly unit: string;
        } | null | undefined;
        readonly current: {
          readonly cents: number;
        };
      } | null | undefined;
      readonly variantAttributes: ReadonlyArray<{
        readonly label: string;
        readonly value: string;
      }>;
    };
    readonly name: string;
    readonly path: string;
  } | null | undefined;
  readonly articleNumber: string;
  readonly followArticle: {
    readonly articleNumber: string;
    readonly item: {
      readonly pictures: ReadonlyArray<{
        readonly mediaId: string;
      }>;
      readonly price: {
        readonly current: {
          readonly cents: number;
        };
      } | null | undefined;
      readonly variantAttributes: ReadonlyArray<{
        readonly label: string;
        readonly value: string;
      }>;
    };
    readonly name: string;
    readonly path: string;
  } | null | undefined;
  readonly notification: string | null | undefined;
  readonly quantity: number;
  readonly quantityInCart: number | null | undefined;
  readonly valid: boolean;
  readonly " $fragmentType": "OrderFormEntry_row";
};
export type OrderFormEntry_row$key = {
  readonly " $data"?: OrderFormEntry_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderFormEntry_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "OrderFormEntry_row"
};

(node as any).hash = "2c00af7a0a2062bb2e2760c881fad70f";

export default node;
