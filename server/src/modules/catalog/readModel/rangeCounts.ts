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
  /** Items of product n: `itemStart[n]` up to `itemStart[n + 1]`; of those sold the price. */
  readonly itemStart: Uint32Array;
  readonly itemPrice: Int32Array;
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
          // Whole numbers from the start: V8 keeps those without a box.
          min: 0x7fff_ffff,
          max: -1,
          units: new Uint32Array(Math.max(0, ...steps) + 1),
        };
      });
  const { itemStart } = columns;
  const { itemPrice } = columns.storefronts[storefront];
  return { ofItems: counts('item'), ofProducts: counts('product'), itemStart, itemPrice };
}

/** Counts an item that lacks at most one filter, where filters tell items apart. */
export function countItem({ ofItems }: RangeCounts, item: number, missing: number): void {
  for (let at = 0; at < ofItems.length; at++) {
    const range = ofItems[at] as RangeCount;
    if (missing !== 0 && missing !== range.bit) continue;
    const figure = range.column[item] as number;
    if (figure < range.min && figure >= range.least) range.min = figure;
    if (figure > range.max) range.max = figure;
  }
}

/** Counts a product that meets all filters but those whose bits these are. */
export function countProduct({ ofProducts }: RangeCounts, product: number, lacked: number): void {
  for (let at = 0; at < ofProducts.length; at++) {
    const range = ofProducts[at] as RangeCount;
    if ((lacked & range.bit) !== 0) count(range, range.column[product] as number);
  }
}

/**
 * Counts what was found, figure by figure: apart from the scan each of these loops is a short one.
 *
 * @param withItems no filter tells items apart, so that all that are sold count
 */
export function countMatches(counts: RangeCounts, matches: Uint32Array, withItems: boolean): void {
  for (const range of counts.ofProducts) {
    const { column } = range;
    for (let index = 0; index < matches.length; index++) {
      count(range, column[matches[index] as number] as number);
    }
  }
  if (!withItems) return;
  for (const range of counts.ofItems) countItemsOf(range, counts, matches);
}

function countItemsOf(
  range: RangeCount,
  { itemStart, itemPrice }: RangeCounts,
  matches: Uint32Array,
): void {
  const { column, least } = range;
  let { min, max } = range;
  for (let index = 0; index < matches.length; index++) {
    const product = matches[index] as number;
    const end = itemStart[product + 1] as number;
    for (let item = itemStart[product] as number; item < end; item++) {
      if ((itemPrice[item] as number) < 0) continue;
      const figure = column[item] as number;
      if (figure < min && figure >= least) min = figure;
      if (figure > max) max = figure;
    }
  }
  range.min = min;
  range.max = max;
}

function count(range: RangeCount, figure: number): void {
  if (figure < range.min && figure >= range.least) range.min = figure;
  if (figure > range.max) range.max = figure;
  const { units } = range;
  const unit = Math.min((figure / range.parts) | 0, units.length - 1);
  units[unit] = (units[unit] as number) + 1;
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
