import {
  type RangeFilterId,
  rangeFilterIds,
  rangeFilterRules,
} from '../../../../contract/index.ts';
import type { StorefrontId } from '../../storefront/storefront.ts';
import type { Columns } from './columns.ts';
import { rangeColumns } from './figures.ts';
import { rangeBit } from './filters.ts';

/** What a scan finds of a figure among what meets all other filters. */
export interface RangeCount {
  readonly id: RangeFilterId;
  readonly bit: number;
  readonly column: ReturnType<(typeof rangeColumns)[RangeFilterId]['column']>;
  /** Below it there is no figure. */
  readonly least: number;
  readonly parts: number;
  min: number;
  max: number;
  /** Of products only: how many have so many whole units, the last place those with more as well. */
  readonly units: Uint32Array;
}

export interface RangeCounts {
  readonly ofItems: readonly RangeCount[];
  readonly ofProducts: readonly RangeCount[];
}

/** What a listing says of a filter by a figure, in whole parts. */
export interface ListedRange {
  readonly id: RangeFilterId;
  readonly min: number;
  readonly max: number;
  /** Units, best first, with the products that have so many or more. */
  readonly steps: readonly { readonly from: number; readonly count: number }[];
}

export function newRangeCounts(columns: Columns, storefront: StorefrontId): RangeCounts {
  const counts = (wanted: 'item' | 'product') =>
    rangeFilterIds
      .filter((id) => rangeColumns[id].of === wanted)
      .map((id): RangeCount => {
        const { least, column } = rangeColumns[id];
        const { parts, steps = [] } = rangeFilterRules(id);
        return {
          id,
          bit: rangeBit(id),
          column: column(columns, columns.storefronts[storefront]),
          least,
          parts,
          min: Number.POSITIVE_INFINITY,
          max: Number.NEGATIVE_INFINITY,
          units: new Uint32Array(Math.max(0, ...steps) + 1),
        };
      });
  return { ofItems: counts('item'), ofProducts: counts('product') };
}

/** In the contract's order; those of which something was found. */
export function listedRanges({ ofItems, ofProducts }: RangeCounts): ListedRange[] {
  const counts = [...ofItems, ...ofProducts];
  return rangeFilterIds.flatMap((id) => {
    const count = counts.find((each) => each.id === id);
    if (count === undefined || count.min > count.max) return [];
    const { min, max, units } = count;
    const steps = (rangeFilterRules(id).steps ?? []).map((from) => ({
      from,
      count: units.subarray(from).reduce((sum, products) => sum + products, 0),
    }));
    return [{ id, min, max, steps }];
  });
}
