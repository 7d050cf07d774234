/**
 * @generated SignedSource<<6ba096b92fec88dda5f8d279e9ee4e58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type entry_row$data = {
  readonly amount: number | null | undefined;
  readonly article: {
    readonly item: {
      readonly itemId: string;
      readonly pictures: ReadonlyArray<{
        readonly mediaId: string;
      }>;
      readonly price: {
        readonly base: {
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
  readonly " $fragmentType": "entry_row";
};
export type entry_row$key = {
  readonly " $data"?: entry_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"entry_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "entry_row"
};

(node as any).hash = "64ce9f17e9429579adc281518cebb14a";

export default node;
