import { stringAt } from '../../../inMemory/strings.ts';
import { storefrontIds } from '../../storefront/storefront.ts';
import type { Columns, Ordinals } from './columns.ts';
import { type ItemFigures, itemFigures, type ProductFigures, productFigures } from './figures.ts';
import { summarise, write } from './items.ts';
import { numberOf } from './numbering.ts';

export interface PatchResult {
  /** Something that a listing shows is different now. */
  readonly isVisible: boolean;
  /** Something is sold in a storefront that was not before, or no more. */
  readonly isOffered: boolean;
  /** Something changed that has no place in the columns: only a rebuild can show it. */
  readonly needsRebuild: boolean;
}

const figuresOfProducts = Object.entries(productFigures) as [
  keyof ProductFigures,
  { readonly change?: 'shown' | 'kept' | 'rebuilds' },
][];
const figuresOfItems = Object.keys(itemFigures) as (keyof ItemFigures)[];

/**
 * Writes what changed of some products over what the columns hold of them.
 *
 * @param fresh columns of those among the products that are still sold, over the same categories
 * and facets
 */
export function patchColumns(
  columns: Columns,
  fresh: Columns,
  productIds: Iterable<string>,
): PatchResult {
  let isVisible = false;
  let isOffered = false;
  let needsRebuild = false;
  for (const id of productIds) {
    const product = numberOf(columns.numbering, id);
    const source = numberOf(fresh.numbering, id);
    if (product === undefined) {
      needsRebuild ||= source !== undefined;
      continue;
    }
    const items = patchItems(columns, product, fresh, source);
    isVisible ||= items.isVisible;
    isOffered ||= items.isOffered;
    if (source === undefined) continue;
    needsRebuild ||= !hasSameStructure(columns, product, fresh, source);
    for (const [name, { change = 'shown' }] of figuresOfProducts) {
      if (change === 'rebuilds') {
        needsRebuild ||= columns[name][product] !== fresh[name][source];
      } else {
        const isChanged = write(columns[name], product, fresh[name][source] ?? 0);
        isVisible ||= isChanged && change === 'shown';
      }
    }
  }
  return { isVisible, isOffered, needsRebuild };
}

/** Prices and stock. An item that is gone is sold nowhere; one that is new waits for the rebuild. */
function patchItems(
  columns: Columns,
  product: number,
  fresh: Columns,
  source: number | undefined,
): Pick<PatchResult, 'isVisible' | 'isOffered'> {
  const { itemStart, itemIds, itemReduced } = columns;
  const sources = new Map<string, number>();
  if (source !== undefined) {
    const end = fresh.itemStart[source + 1] ?? 0;
    for (let item = fresh.itemStart[source] ?? 0; item < end; item++) {
      sources.set(stringAt(fresh.itemIds, item), item);
    }
  }
  let isVisible = false;
  let isOffered = false;
  const end = itemStart[product + 1] ?? 0;
  for (let item = itemStart[product] ?? 0; item < end; item++) {
    const from = sources.get(stringAt(itemIds, item));
    for (const id of storefrontIds) {
      const cents = from === undefined ? -1 : (fresh.storefronts[id].itemPrice[from] ?? -1);
      const { itemPrice } = columns.storefronts[id];
      isOffered ||= (itemPrice[item] ?? -1) < 0 !== cents < 0;
      isVisible = write(itemPrice, item, cents) || isVisible;
    }
    if (from === undefined) continue;
    for (const name of figuresOfItems) {
      isVisible = write(columns[name], item, fresh[name][from] ?? 0) || isVisible;
    }
    isVisible = write(itemReduced, item, fresh.itemReduced[from] ?? 0) || isVisible;
  }
  if (isVisible) {
    for (const id of storefrontIds) summarise(columns, columns.storefronts[id], id, product);
  }
  return { isVisible, isOffered };
}

function hasSameStructure(a: Columns, i: number, b: Columns, j: number): boolean {
  return (
    a.category[i] === b.category[j] &&
    a.nameHash[i] === b.nameHash[j] &&
    isSame(rangeOf(a.values, a.valueStart, i), rangeOf(b.values, b.valueStart, j)) &&
    sharedCount(a, i) === sharedCount(b, j) &&
    hasSameItems(a, i, b, j) &&
    isSame(
      rangeOf(a.categories.secondaryCategories, a.categories.secondaryCategoryStart, i),
      rangeOf(b.categories.secondaryCategories, b.categories.secondaryCategoryStart, j),
    )
  );
}

const sharedCount = ({ sharedEnd, valueStart }: Columns, product: number) =>
  (sharedEnd[product] ?? 0) - (valueStart[product] ?? 0);

function hasSameItems(a: Columns, i: number, b: Columns, j: number): boolean {
  const first = a.itemStart[i] ?? 0;
  const other = b.itemStart[j] ?? 0;
  const count = (a.itemStart[i + 1] ?? 0) - first;
  if ((b.itemStart[j + 1] ?? 0) - other !== count) return false;
  for (let at = 0; at < count; at++) {
    if (stringAt(a.itemIds, first + at) !== stringAt(b.itemIds, other + at)) return false;
    const own = rangeOf(a.itemValues, a.itemValueStart, first + at);
    if (!isSame(own, rangeOf(b.itemValues, b.itemValueStart, other + at))) return false;
  }
  return true;
}

const rangeOf = (list: Ordinals, start: Uint32Array, place: number) =>
  list.subarray(start[place], start[place + 1]);

const isSame = (a: Ordinals, b: Ordinals) =>
  a.length === b.length && a.every((value, index) => value === b[index]);
