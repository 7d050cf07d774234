import { stringAt } from '../../../inMemory/strings.ts';
import { storefrontIds } from '../../storefront/storefront.ts';
import type { Columns } from './columns.ts';
import { numberOf } from './numbering.ts';

export interface PatchResult {
  /** Something that a listing shows is different now. */
  readonly isVisible: boolean;
  /** Something changed that has no place in the columns: only a rebuild can show it. */
  readonly needsRebuild: boolean;
}

/** Best items that their product's stretch of `bestItems` lacks: product * 4 + storefront -> id. */
export type MovedBestItems = Map<number, string>;

export const bestItemKey = (product: number, storefront: number) =>
  product * storefrontIds.length + storefront;

/**
 * Writes what changed of some products over what the columns hold of them.
 *
 * @param fresh columns of those among the products that are still sold, over the same categories
 * and facets
 */
export function patchColumns(
  columns: Columns,
  moved: MovedBestItems,
  fresh: Columns,
  productIds: Iterable<string>,
): PatchResult {
  let isVisible = false;
  let needsRebuild = false;
  for (const id of productIds) {
    const product = numberOf(columns.numbering, id);
    const source = numberOf(fresh.numbering, id);
    if (product === undefined) {
      needsRebuild ||= source !== undefined;
      continue;
    }
    if (source === undefined) {
      for (const storefront of storefrontIds) {
        isVisible = write(columns.storefronts[storefront].price, product, -1) || isVisible;
      }
      continue;
    }
    needsRebuild ||= !hasSameStructure(columns, product, fresh, source);
    isVisible = patchProduct(columns, moved, product, fresh, source) || isVisible;
  }
  return { isVisible, needsRebuild };
}

function patchProduct(
  columns: Columns,
  moved: MovedBestItems,
  product: number,
  fresh: Columns,
  source: number,
): boolean {
  let isVisible = false;
  storefrontIds.forEach((id, storefront) => {
    const to = columns.storefronts[id];
    const from = fresh.storefronts[id];
    for (const name of ['price', 'discountPercent', 'availability'] as const) {
      isVisible = write(to[name], product, from[name][source] ?? 0) || isVisible;
    }
    const key = bestItemKey(product, storefront);
    const best = bestItemOf(fresh, undefined, source, storefront);
    if (best !== bestItemOf(columns, moved, product, storefront)) {
      moved.set(key, best);
      isVisible = true;
    }
  });
  for (const name of ['rating', 'ratingCount', 'introduced', 'isTopseller'] as const) {
    isVisible = write(columns[name], product, fresh[name][source] ?? 0) || isVisible;
  }
  // Moves nothing by itself: the editorial order follows with the next rebuild, once a day.
  write(columns.popularity, product, fresh.popularity[source] ?? 0);
  return isVisible;
}

/** The item that a tile speaks for in a storefront. */
export function bestItemOf(
  columns: Columns,
  moved: MovedBestItems | undefined,
  product: number,
  storefront: number,
): string {
  const id = storefrontIds[storefront];
  const place = id === undefined ? 0 : (columns.storefronts[id].bestItem[product] ?? 0);
  const start = columns.bestItemStart[product] ?? 0;
  return (
    moved?.get(bestItemKey(product, storefront)) ??
    (start === columns.bestItemStart[product + 1] ? '' : stringAt(columns.bestItems, start + place))
  );
}

function write(
  column: Int32Array | Uint8Array | Uint16Array | Uint32Array,
  place: number,
  value: number,
): boolean {
  if (column[place] === value) return false;
  column[place] = value;
  return true;
}

function hasSameStructure(a: Columns, i: number, b: Columns, j: number): boolean {
  return (
    a.category[i] === b.category[j] &&
    a.nameHash[i] === b.nameHash[j] &&
    a.editorialRank[i] === b.editorialRank[j] &&
    isSame(stretch(a.values, a.valueStart, i), stretch(b.values, b.valueStart, j)) &&
    isSame(
      stretch(a.categories.hosts, a.categories.hostStart, i),
      stretch(b.categories.hosts, b.categories.hostStart, j),
    )
  );
}

const stretch = (list: Uint16Array | Uint32Array, start: Uint32Array, place: number) =>
  list.subarray(start[place], start[place + 1]);

const isSame = (a: Uint16Array | Uint32Array, b: Uint16Array | Uint32Array) =>
  a.length === b.length && a.every((value, index) => value === b[index]);
