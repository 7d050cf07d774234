import {
  type RangeFilterId,
  rangeFilterIds,
  rangeFilterRules,
} from '../../../../contract/index.ts';
import type { StorefrontId } from '../../storefront/storefront.ts';
import type { Columns } from './columns.ts';
import {
  type FigureColumn,
  itemRangeIds,
  itemRanges,
  noFigure,
  productRangeIds,
  productRanges,
} from './figures.ts';
import { rangeBit } from './filters.ts';

/** What a scan finds of a figure among what meets all other filters. */
interface RangeCount {
  readonly id: RangeFilterId;
  readonly bit: number;
  readonly column: FigureColumn;
  /** Below it there is no figure. */
  readonly minFigure: number;
  min: number;
  max: number;
}

interface ItemRangeCount extends RangeCount {
  /** Of the product's items, as the storefront sells them. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** No other filter tells items apart: if one of a product's items counts, all do. */
  readonly isOfProduct: boolean;
}

interface ProductRangeCount extends RangeCount {
  /** How many products have this figure; at the last place those with more as well. */
  readonly byFigure: Uint32Array;
}

export interface RangeCounts {
  readonly ofItems: readonly ItemRangeCount[];
  readonly ofProducts: readonly ProductRangeCount[];
  /** Some figure has to be asked of each item. */
  readonly asksItems: boolean;
}

/** What a listing says of a filter by a figure, in whole parts. */
export interface ListedRange {
  readonly id: RangeFilterId;
  readonly min: number;
  readonly max: number;
  /** Units, best first, with the products that have so many or more. */
  readonly steps: readonly { readonly from: number; readonly count: number }[];
}

/** @param itemBits filters that one item of a product may meet and another may not */
export function newRangeCounts(
  columns: Columns,
  storefront: StorefrontId,
  itemBits: number,
): RangeCounts {
  const own = columns.storefronts[storefront];
  // Whole numbers from the start: V8 keeps those without a box.
  const none = { min: noFigure.low, max: noFigure.high };
  const ofItems = itemRangeIds.map((id): ItemRangeCount => {
    const { minFigure, column } = itemRanges[id];
    const bit = rangeBit(id);
    const isOfProduct = (itemBits & ~bit) === 0;
    return {
      id,
      bit,
      column: column(columns, own),
      minFigure,
      ...own.itemSpans[id],
      isOfProduct,
      ...none,
    };
  });
  const ofProducts = productRangeIds.map((id): ProductRangeCount => {
    const { minFigure, column } = productRanges[id];
    const { parts, steps = [] } = rangeFilterRules(id);
    const byFigure = new Uint32Array(Math.max(0, ...steps) * parts + 1);
    return { id, bit: rangeBit(id), column: column(columns), minFigure, byFigure, ...none };
  });
  return { ofItems, ofProducts, asksItems: ofItems.some(({ isOfProduct }) => !isOfProduct) };
}

/** Counts an item that lacks at most one filter; where others than the figure's own tell items apart. */
export function countItem({ ofItems }: RangeCounts, item: number, missing: number): void {
  for (let at = 0; at < ofItems.length; at++) {
    const range = ofItems[at] as ItemRangeCount;
    if (range.isOfProduct || (missing !== 0 && missing !== range.bit)) continue;
    const figure = range.column[item] as number;
    if (figure >= range.minFigure) widen(range, figure, figure);
  }
}

/** Counts a product that meets all filters but one of those whose bits these are. */
export function countOneMissing(
  { ofItems, ofProducts }: RangeCounts,
  product: number,
  oneMissingMask: number,
) {
  for (let at = 0; at < ofItems.length; at++) {
    const range = ofItems[at] as ItemRangeCount;
    if (!range.isOfProduct || (oneMissingMask & range.bit) === 0) continue;
    widen(range, range.low[product] as number, range.high[product] as number);
  }
  for (let at = 0; at < ofProducts.length; at++) {
    const range = ofProducts[at] as ProductRangeCount;
    if ((oneMissingMask & range.bit) === 0) continue;
    const figure = range.column[product] as number;
    const place = Math.min(figure, range.byFigure.length - 1);
    range.byFigure[place] = (range.byFigure[place] as number) + 1;
    if (figure >= range.minFigure) widen(range, figure, figure);
  }
}

/** Counts what was found, figure by figure: apart from the scan each of these loops is a short one. */
export function countMatches({ ofItems, ofProducts }: RangeCounts, matches: Uint32Array): void {
  for (const range of ofItems) if (range.isOfProduct) widenByMatches(range, matches);
  for (const range of ofProducts) countMatchesOf(range, matches);
}

function widenByMatches(range: ItemRangeCount, matches: Uint32Array): void {
  const { low, high } = range;
  let { min, max } = range;
  for (let index = 0; index < matches.length; index++) {
    const product = matches[index] as number;
    min = Math.min(min, low[product] as number);
    max = Math.max(max, high[product] as number);
  }
  widen(range, min, max);
}

function countMatchesOf(range: ProductRangeCount, matches: Uint32Array): void {
  const { column, minFigure, byFigure } = range;
  const top = byFigure.length - 1;
  let { min, max } = range;
  for (let index = 0; index < matches.length; index++) {
    const figure = column[matches[index] as number] as number;
    const place = Math.min(figure, top);
    byFigure[place] = (byFigure[place] as number) + 1;
    if (figure < minFigure) continue;
    min = Math.min(min, figure);
    max = Math.max(max, figure);
  }
  widen(range, min, max);
}

function widen(range: RangeCount, low: number, high: number): void {
  if (low < range.min) range.min = low;
  if (high > range.max) range.max = high;
}

/** In the contract's order; those of which something was found. */
export function listedRanges({ ofItems, ofProducts }: RangeCounts): ListedRange[] {
  const spans = ofItems.map(({ id, min, max }) => ({ id, min, max, steps: [] }));
  const stepped = ofProducts.map(({ id, min, max, byFigure }) => {
    const { parts, steps = [] } = rangeFilterRules(id);
    const countFrom = (from: number) =>
      byFigure.subarray(from * parts).reduce((sum, products) => sum + products, 0);
    return { id, min, max, steps: steps.map((from) => ({ from, count: countFrom(from) })) };
  });
  return [...spans, ...stepped]
    .filter(({ min, max }) => min <= max)
    .sort((a, b) => rangeFilterIds.indexOf(a.id) - rangeFilterIds.indexOf(b.id));
}
