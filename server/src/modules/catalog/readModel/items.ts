import { discountPercent } from '../../pricing/pricing.ts';
import { type StorefrontId, storefrontIds } from '../../storefront/storefront.ts';
import { storefrontBit } from './categories.ts';
import type { Columns, ItemColumns, StorefrontColumns } from './columns.ts';
import { availabilities } from './facets.ts';
import {
  FigureLists,
  type ItemFigures,
  type ItemRangeId,
  itemFigures,
  itemRangeIds,
  itemRanges,
  noFigure,
  soldOut,
} from './figures.ts';
import type { ItemRow } from './rows.ts';

/** What the items of a product offer, beside one bit for each of `availabilities`. */
export const offerBits = {
  reduced: 1 << availabilities.length,
  /** Some item is not sold in the storefront: not all of the product's values are offered there. */
  partial: 2 << availabilities.length,
};

/** The items while they come in, in any order: plain lists, one place per item. */
export class ItemCollector {
  /** Arrival of the product. */
  readonly #product: number[] = [];
  readonly #ids: string[] = [];
  readonly #position: number[] = [];
  readonly #figures = new FigureLists(itemFigures);
  readonly #reduced: number[] = [];
  readonly #price: Readonly<Record<StorefrontId, number[]>> = { de: [], at: [], ch: [], b2b: [] };
  /** Ordinals of the item's values: few different lists occur among many items. */
  readonly #values: (readonly number[])[] = [];

  /** @param soldIn bits of the storefronts that sell the product */
  add(product: number, item: ItemRow, soldIn: number, values: readonly number[]): void {
    this.#product.push(product);
    this.#ids.push(item.id);
    this.#position.push(item.position);
    this.#figures.add(item);
    this.#values.push(values);
    for (const id of storefrontIds) this.#price[id].push(-1);
    let reduced = 0;
    const place = this.#product.length - 1;
    const words = item.prices.split(' ');
    for (let index = 0; index + 2 < words.length; index += 3) {
      const storefront = words[index] as StorefrontId;
      const bit = storefrontBit(storefront);
      if ((soldIn & bit) === 0) continue;
      const cents = Number(words[index + 1]);
      this.#price[storefront][place] = cents;
      if (discountPercent(cents, Number(words[index + 2]) || undefined) > 0) reduced |= bit;
    }
    this.#reduced.push(reduced);
  }

  /** @param numbers arrival of a product -> its number */
  columns(numbers: Uint32Array) {
    const itemStart = new Uint32Array(numbers.length + 1);
    const numberOf = (item: number) => numbers[this.#product[item] ?? 0] ?? 0;
    const count = this.#product.length;
    for (let item = 0; item < count; item++) add(itemStart, numberOf(item) + 1, 1);
    for (let number = 1; number < itemStart.length; number++) {
      add(itemStart, number, itemStart[number - 1] ?? 0);
    }
    const next = itemStart.slice();
    const order = new Uint32Array(count);
    for (let item = 0; item < count; item++) order[add(next, numberOf(item), 1) - 1] = item;
    const compare = (a: number, b: number) =>
      (this.#position[a] ?? 0) - (this.#position[b] ?? 0) ||
      ((this.#ids[a] ?? '') < (this.#ids[b] ?? '') ? -1 : 1);
    for (let number = 0; number < numbers.length; number++) {
      const start = itemStart[number] ?? 0;
      const end = itemStart[number + 1] ?? 0;
      if (end - start > 1) order.subarray(start, end).sort(compare);
    }
    const itemPrice = (id: StorefrontId) =>
      Int32Array.from(order, (item) => this.#price[id][item] ?? -1);
    return {
      itemStart,
      ids: Array.from(order, (item) => this.#ids[item] ?? ''),
      ...(this.#figures.columns(order) as ItemFigures),
      itemReduced: Uint8Array.from(order, (item) => this.#reduced[item] ?? 0),
      itemPrice: {
        de: itemPrice('de'),
        at: itemPrice('at'),
        ch: itemPrice('ch'),
        b2b: itemPrice('b2b'),
      },
      valuesOf: (item: number): readonly number[] => this.#values[order[item] ?? 0] ?? [],
    };
  }
}

/** @returns the new count */
function add(counts: Uint32Array, place: number, by: number): number {
  const count = (counts[place] ?? 0) + by;
  counts[place] = count;
  return count;
}

/**
 * Writes what a storefront shows of a product as its items have it. The default item is that of
 * `catalog_cards`: an available one, then the cheapest, then the first.
 *
 * @returns whether anything changed
 */
export function summarise(
  columns: Pick<Columns, keyof ItemColumns>,
  storefront: StorefrontColumns,
  id: StorefrontId,
  product: number,
): boolean {
  const { itemStart, itemAvailability, itemReduced } = columns;
  const { itemPrice } = storefront;
  const bit = storefrontBit(id);
  const first = itemStart[product] ?? 0;
  const end = itemStart[product + 1] ?? 0;
  let best = -1;
  let availability = soldOut;
  let offered = 0;
  for (let item = first; item < end; item++) {
    const cents = itemPrice[item] ?? -1;
    if (cents < 0) {
      offered |= offerBits.partial;
      continue;
    }
    const own = itemAvailability[item] ?? soldOut;
    const isBetter =
      best < 0 ||
      ((own === soldOut) === (availability === soldOut)
        ? cents < (itemPrice[best] ?? 0)
        : own !== soldOut);
    if (isBetter) best = item;
    availability = Math.min(availability, own);
    offered |= 1 << own;
    if (((itemReduced[item] ?? 0) & bit) !== 0) offered |= offerBits.reduced;
  }
  const changes = [
    write(storefront.price, product, best < 0 ? -1 : (itemPrice[best] ?? -1)),
    write(storefront.availability, product, availability),
    write(storefront.offered, product, offered),
    write(storefront.defaultItem, product, best < 0 ? 0 : best - first),
  ];
  for (const range of itemRangeIds) {
    const span = spanOf(range, columns, storefront, first, end);
    const { low, high } = storefront.itemSpans[range];
    changes.push(write(low, product, span.low), write(high, product, span.high));
  }
  return changes.includes(true);
}

/** What the figures of the items from `first` up to `end` lie between, of those sold here. */
function spanOf(
  range: ItemRangeId,
  columns: ItemFigures,
  storefront: StorefrontColumns,
  first: number,
  end: number,
): { low: number; high: number } {
  const { column, minFigure } = itemRanges[range];
  const figures = column(columns, storefront);
  let { low, high } = noFigure;
  for (let item = first; item < end; item++) {
    const figure = figures[item] ?? 0;
    if ((storefront.itemPrice[item] ?? -1) < 0 || figure < minFigure) continue;
    low = Math.min(low, figure);
    high = Math.max(high, figure);
  }
  return { low, high };
}

/** @returns whether the value is another one than before */
export function write(
  column: Int32Array | Uint8Array | Uint16Array | Uint32Array,
  place: number,
  value: number,
): boolean {
  if (column[place] === value) return false;
  column[place] = value;
  return true;
}
