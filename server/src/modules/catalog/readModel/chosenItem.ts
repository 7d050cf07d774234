import type { SortKey } from '../../../../contract/index.ts';
import { stringAt } from '../../../inMemory/strings.ts';
import type { StorefrontId } from '../../storefront/storefront.ts';
import type { Columns, StorefrontColumns } from './columns.ts';
import { soldOut } from './figures.ts';
import type { ItemFilter } from './itemFilter.ts';

/** What the words of a search say of items; it decides between those that meet the filters. */
export interface ItemPreferences {
  /** Items whose article number or EAN was searched for. */
  readonly items: ReadonlySet<string>;
  /** How well each value of an attribute is named; those that aren't are left out. */
  readonly values: readonly {
    readonly facet: string;
    readonly value: string;
    readonly weight: number;
  }[];
}

/** An article number says more than any words. */
const numberWeight = 1_000;

/**
 * Decides which item of a product a listing shows: one that meets every filter, and of several
 *
 * 1. the one that the search names best,
 * 2. sorted by price, of those that are available the cheapest, or the dearest,
 * 3. the default one, then an available one, then the first in the product's own order.
 */
export class ItemChoice {
  /** No request but for the product itself: every product shows its default item. */
  readonly isDefault: boolean;
  readonly #columns: Columns;
  readonly #storefront: StorefrontColumns;
  readonly #filter: ItemFilter;
  /** By value ordinal. */
  readonly #weights: Float32Array | undefined;
  readonly #preferredItems: ReadonlySet<string> | undefined;
  /** 1: the cheapest, -1: the dearest, 0: price says nothing. */
  readonly #priceSign: number;

  constructor(
    columns: Columns,
    storefront: StorefrontId,
    filter: ItemFilter,
    sort: SortKey,
    preferences: ItemPreferences | undefined,
    ordinalOf: (facetId: string, valueId: string) => number | undefined,
  ) {
    this.#columns = columns;
    this.#storefront = columns.storefronts[storefront];
    this.#filter = filter;
    this.#priceSign = sort === 'priceAsc' ? 1 : sort === 'priceDesc' ? -1 : 0;
    if (preferences !== undefined && preferences.items.size > 0)
      this.#preferredItems = preferences.items;
    for (const { facet, value, weight } of preferences?.values ?? []) {
      const ordinal = ordinalOf(facet, value);
      if (ordinal === undefined) continue;
      this.#weights ??= new Float32Array(columns.facets.values.length);
      this.#weights[ordinal] = weight;
    }
    const hasPreferences = this.#preferredItems !== undefined || this.#weights !== undefined;
    // The default item is the cheapest available one.
    this.isDefault = filter.itemBits === 0 && !hasPreferences && sort !== 'priceDesc';
  }

  /** @param product one that has an item which meets the filters */
  itemOf(product: number): number {
    const { itemStart } = this.#columns;
    const { itemPrice, defaultItem } = this.#storefront;
    const first = itemStart[product] as number;
    const usual = first + (defaultItem[product] as number);
    const end = itemStart[product + 1] as number;
    if (this.isDefault || end - first === 1) return usual;
    const filter = this.#filter;
    const lacking = filter.lackingOf(product) & filter.itemBits;
    let best = -1;
    let bestPreference = 0;
    for (let item = first; item < end; item++) {
      if ((itemPrice[item] as number) < 0) continue;
      if (filter.lackingOfItem(item, lacking) !== 0) continue;
      const preference = this.#preferenceOf(item);
      const isBetter =
        preference === bestPreference
          ? this.#isBetter(item, best, usual)
          : preference > bestPreference;
      if (best >= 0 && !isBetter) continue;
      best = item;
      bestPreference = preference;
    }
    return best < 0 ? usual : best;
  }

  #isBetter(item: number, best: number, usual: number): boolean {
    const sign = this.#priceSign;
    if (sign === 0 && (item === usual || best === usual)) return item === usual;
    const { itemAvailability } = this.#columns;
    const isAvailable = itemAvailability[item] !== soldOut;
    if (isAvailable !== (itemAvailability[best] !== soldOut)) return isAvailable;
    const { itemPrice } = this.#storefront;
    return sign !== 0 && sign * (itemPrice[item] as number) < sign * (itemPrice[best] as number);
  }

  /** Cents of what a product shows. */
  priceOf(product: number): number {
    return this.isDefault
      ? (this.#storefront.price[product] as number)
      : (this.#storefront.itemPrice[this.itemOf(product)] as number);
  }

  /** Whether the item that is shown is sold out. */
  isSoldOut(product: number): boolean {
    const availability = this.isDefault
      ? this.#storefront.availability[product]
      : this.#columns.itemAvailability[this.itemOf(product)];
    return availability === soldOut;
  }

  isUsual(product: number, item: number): boolean {
    const { itemStart } = this.#columns;
    return item === (itemStart[product] ?? 0) + (this.#storefront.defaultItem[product] ?? 0);
  }

  #preferenceOf(item: number): number {
    const { itemIds, itemValueStart, itemValues } = this.#columns;
    let preference = 0;
    if (this.#preferredItems?.has(stringAt(itemIds, item))) preference += numberWeight;
    const weights = this.#weights;
    if (weights === undefined) return preference;
    const end = itemValueStart[item + 1] as number;
    for (let at = itemValueStart[item] as number; at < end; at++) {
      preference += weights[itemValues[at] as number] as number;
    }
    return preference;
  }
}
