/**
 * @generated SignedSource<<76137bd6ede964e32c59ff7ff3d1d916>>
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
  readonly tier: {
    readonly base: {
      readonly amount: number;
      readonly price: {
        readonly cents: number;
      };
      readonly unit: string;
    } | null | undefined;
    readonly price: {
      readonly cents: number;
    };
  } | null | undefined;
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

(node as any).hash = "551ea1f40c5ab4f5b9a0aaed5be75df2";

export default node;
