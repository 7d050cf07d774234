import { stringAt } from '../../../inMemory/strings.ts';
import {
  inLanguage,
  type Language,
  type StorefrontId,
  storefrontIds,
} from '../../storefront/storefront.ts';
import { newForDays } from '../card.ts';
import { storefrontBit } from './categories.ts';
import type { Columns } from './columns.ts';
import { type FacetKind, offers, ordinalLookup } from './facets.ts';
import {
  categoryBit,
  type FilterBits,
  filterBits,
  firstFacetBit,
  type ListFilters,
  priceBit,
  ratingBit,
} from './filters.ts';
import { type Numbering, noNumber, translation } from './numbering.ts';
import { pageOf, type SortKey } from './order.ts';
import { bestItemOf, type MovedBestItems, type PatchResult, patchColumns } from './patch.ts';

export type { ListFilters } from './filters.ts';
export { type SortKey, sortKeys } from './order.ts';

/** What a search found: products by number, each at most once, with scores from 0 to 1. */
export interface SearchHits {
  readonly numbering: Numbering;
  readonly products: Uint32Array;
  readonly scores: Float32Array;
}

export interface ListRequest {
  readonly storefront: StorefrontId;
  readonly language: Language;
  /** With its subtree. Together with `hits` it restricts them (SEARCH-22). */
  readonly categoryId?: string | undefined;
  readonly hits?: SearchHits | undefined;
  readonly filters?: ListFilters | undefined;
  /** @default 'relevance' with hits, else 'si', which also stands in for 'relevance' then. */
  readonly sort?: SortKey | undefined;
  readonly offset: number;
  readonly limit: number;
}

export interface ListedFacetValue {
  readonly id: string;
  /** Undefined where the interface has a text of its own (availability, offer). */
  readonly name: string | undefined;
  readonly css: string | undefined;
  /** Products that match when this value is the facet's selection. */
  readonly count: number;
  readonly selected: boolean;
}

export interface ListedFacet {
  readonly id: string;
  readonly kind: FacetKind;
  readonly name: string | undefined;
  readonly display: 'tiles' | 'dropdown';
  readonly values: readonly ListedFacetValue[];
}

/** Counts drill sideways: those of a filter disregard its own selection. */
export interface Listing {
  /** The page's products, and of each the item that its tile speaks for. */
  readonly productIds: readonly string[];
  readonly bestItemIds: readonly string[];
  readonly total: number;
  /** In the shop's order; values with a count or a selection, facets with such values. */
  readonly facets: readonly ListedFacet[];
  /** Cents. */
  readonly priceRange: { readonly min: number; readonly max: number } | undefined;
  /** At n the products whose average, rounded down, is n stars: 0 to 5. */
  readonly ratingCounts: readonly number[];
  /** Category id -> products below it; in a category of its subtree, in a search of all. */
  readonly categoryCounts: ReadonlyMap<string, number>;
}

interface Counts {
  readonly values: Uint32Array;
  readonly ratings: Uint32Array;
  /** By own category, and once more by those whose guest a product is. */
  readonly categories: Uint32Array;
  readonly hosts: Uint32Array;
  price: { min: number; max: number };
}

const dayMs = 86_400_000;

/** Answers listings over one set of columns. Not reentrant: a listing is one synchronous call. */
export class Lister {
  readonly columns: Columns;
  readonly #ordinalOf: (facetId: string, valueId: string) => number | undefined;
  readonly #categories: ReadonlyMap<string, number>;
  readonly #matches: Uint32Array;
  readonly #scores: Float32Array;
  readonly #moved: MovedBestItems = new Map();

  constructor(columns: Columns) {
    this.columns = columns;
    this.#ordinalOf = ordinalLookup(columns.facets);
    this.#categories = new Map(columns.categories.ids.map((id, ordinal) => [id, ordinal]));
    this.#matches = new Uint32Array(columns.category.length);
    this.#scores = new Float32Array(columns.category.length);
  }

  list(request: ListRequest, now: Date): Listing | undefined {
    const { columns } = this;
    const { storefront, language, hits } = request;
    let category: number | undefined;
    if (request.categoryId !== undefined) {
      category = this.#categories.get(request.categoryId);
      if (category === undefined || !this.isShown(category, storefront)) return undefined;
    }
    const isSearch = hits !== undefined;
    const bits = filterBits(
      columns.facets,
      this.#ordinalOf,
      request.filters ?? {},
      isSearch && category !== undefined,
    );
    const counts = this.#newCounts();
    const candidates = isSearch ? this.#gatherHits(hits) : this.#gatherCategory(category);
    const count = this.#scan(candidates, category, storefront, bits, counts, now);
    const page = pageOf(columns, this.#matches, count, isSearch ? this.#scores : undefined, {
      ...request,
      sort: sortFor(request.sort, isSearch),
    });
    const place = storefrontIds.indexOf(storefront);
    return {
      productIds: page.map((product) => stringAt(columns.numbering.ids, product)),
      bestItemIds: page.map((product) => bestItemOf(columns, this.#moved, product, place)),
      total: count,
      facets: this.#facets(counts.values, bits, language),
      priceRange: counts.price.min > counts.price.max ? undefined : counts.price,
      ratingCounts: [...counts.ratings],
      categoryCounts: this.#categoryCounts(counts, isSearch ? undefined : category, storefront),
    };
  }

  /** Writes what changed of some products over the columns; see `patchColumns`. */
  patch(fresh: Columns, productIds: Iterable<string>): PatchResult {
    return patchColumns(this.columns, this.#moved, fresh, productIds);
  }

  /** Listed products below each category, whatever the filters: for navigation. */
  categoryCounts(storefront: StorefrontId): ReadonlyMap<string, number> {
    const counts = this.#newCounts();
    const bits = filterBits(this.columns.facets, this.#ordinalOf, {}, false);
    this.#scan(this.#gatherCategory(undefined), undefined, storefront, bits, counts, new Date(0));
    return this.#categoryCounts(counts, undefined, storefront);
  }

  /** Whether the storefront has the category with this ordinal. */
  isShown(category: number, storefront: StorefrontId): boolean {
    return ((this.columns.categories.shownIn[category] ?? 0) & storefrontBit(storefront)) !== 0;
  }

  #newCounts(): Counts {
    const { facets, categories } = this.columns;
    return {
      values: new Uint32Array(facets.values.length),
      ratings: new Uint32Array(6),
      categories: new Uint32Array(categories.ids.length),
      hosts: new Uint32Array(categories.ids.length),
      price: { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY },
    };
  }

  /** Puts a category's products, or all, in the places of the matches; returns their number. */
  #gatherCategory(category: number | undefined): number {
    const { categories } = this.columns;
    const matches = this.#matches;
    const first = category === undefined ? 0 : (categories.firstProduct[category] ?? 0);
    const end =
      category === undefined
        ? matches.length
        : (categories.firstProduct[categories.end[category] ?? 0] ?? 0);
    let count = 0;
    for (let product = first; product < end; product++) matches[count++] = product;
    if (category === undefined) return count;
    const guests = categories.guests.subarray(
      categories.guestStart[category],
      categories.guestStart[category + 1],
    );
    matches.set(guests, count);
    return count + guests.length;
  }

  #gatherHits({ numbering, products, scores }: SearchHits): number {
    if (numbering === this.columns.numbering) {
      this.#matches.set(products);
      this.#scores.set(scores);
      return products.length;
    }
    // Found before the last rebuild: products that are gone meanwhile drop out.
    const table = translation(numbering, this.columns.numbering);
    let count = 0;
    products.forEach((before, index) => {
      const product = table[before] ?? noNumber;
      if (product === noNumber) return;
      this.#matches[count] = product;
      this.#scores[count] = scores[index] ?? 0;
      count++;
    });
    return count;
  }

  /**
   * The one pass over the candidates: keeps those that meet every filter and counts, for each
   * filter, those that meet all others. Written plainly, since it runs 30,000 times a request.
   */
  #scan(
    candidates: number,
    category: number | undefined,
    storefront: StorefrontId,
    bits: FilterBits,
    counts: Counts,
    now: Date,
  ): number {
    const { valueStart, values, rating, facets, introduced, isTopseller } = this.columns;
    const { price, availability, discountPercent } = this.columns.storefronts[storefront];
    const { category: own } = this.columns;
    const { hostStart, hosts } = this.columns.categories;
    const { required, ofValue, ofFacet } = bits;
    const { from: lowestCents, to: highestCents } = bits.price;
    const { from: fewestStars, to: mostStars } = bits.rating;
    const { facetOf } = facets;
    const availabilityBit = ofFacet[facetOf[facets.availability] ?? 0] || -1;
    const offerBit = ofFacet[facetOf[facets.offer] ?? 0] || -1;
    const matches = this.#matches;
    const scores = this.#scores;
    const { values: valueCounts, ratings, categories, hosts: hostCounts } = counts;
    let { min, max } = counts.price;
    const firstNewDay = Math.floor(now.getTime() / dayMs - newForDays) + 1;
    const [sale, fresh, topseller] = offers.map((_, index) => facets.offer + index) as [
      number,
      number,
      number,
    ];
    const inCategory = this.#membership(category);

    let kept = 0;
    for (let index = 0; index < candidates; index++) {
      const product = matches[index] as number;
      const cents = price[product] as number;
      if (cents < 0) continue;
      const start = valueStart[product] as number;
      const end = valueStart[product + 1] as number;
      const stars = rating[product] as number;
      const availabilityValue = facets.availability + (availability[product] as number);
      const isSale = (discountPercent[product] as number) > 0;
      const isNew = (introduced[product] as number) >= firstNewDay;
      const isTop = isTopseller[product] === 1;

      let missing = required;
      if (required !== 0) {
        for (let at = start; at < end; at++) missing &= ~(ofValue[values[at] as number] as number);
        missing &= ~(ofValue[availabilityValue] as number);
        if (isSale) missing &= ~(ofValue[sale] as number);
        if (isNew) missing &= ~(ofValue[fresh] as number);
        if (isTop) missing &= ~(ofValue[topseller] as number);
        if (cents >= lowestCents && cents <= highestCents) missing &= ~priceBit;
        if (stars > 0 && stars >= fewestStars && stars <= mostStars) missing &= ~ratingBit;
        if ((missing & categoryBit) !== 0 && inCategory(product)) missing &= ~categoryBit;
        // Lacks two or more: counts nowhere.
        if ((missing & (missing - 1)) !== 0) continue;
      }
      if (missing === 0) {
        matches[kept] = product;
        scores[kept] = scores[index] as number;
        kept++;
        for (let at = start; at < end; at++) {
          const value = values[at] as number;
          valueCounts[value] = (valueCounts[value] as number) + 1;
        }
      } else if (missing >= firstFacetBit) {
        for (let at = start; at < end; at++) {
          const value = values[at] as number;
          if (ofFacet[facetOf[value] as number] === missing) {
            valueCounts[value] = (valueCounts[value] as number) + 1;
          }
        }
      }
      if (missing === 0 || missing === availabilityBit) {
        valueCounts[availabilityValue] = (valueCounts[availabilityValue] as number) + 1;
      }
      if (missing === 0 || missing === offerBit) {
        if (isSale) valueCounts[sale] = (valueCounts[sale] as number) + 1;
        if (isNew) valueCounts[fresh] = (valueCounts[fresh] as number) + 1;
        if (isTop) valueCounts[topseller] = (valueCounts[topseller] as number) + 1;
      }
      if (missing === 0 || missing === priceBit) {
        if (cents < min) min = cents;
        if (cents > max) max = cents;
      }
      if (missing === 0 || missing === ratingBit) {
        const whole = (stars / 100) | 0;
        ratings[whole] = (ratings[whole] as number) + 1;
      }
      if (missing === 0 || missing === categoryBit) {
        const category = own[product] as number;
        categories[category] = (categories[category] as number) + 1;
        const lastHost = hostStart[product + 1] as number;
        for (let at = hostStart[product] as number; at < lastHost; at++) {
          const host = hosts[at] as number;
          hostCounts[host] = (hostCounts[host] as number) + 1;
        }
      }
    }
    counts.price = { min, max };
    return kept;
  }

  #membership(category: number | undefined): (product: number) => boolean {
    const { categories, category: own } = this.columns;
    if (category === undefined) return () => true;
    const end = categories.end[category] ?? 0;
    return (product) => {
      const at = own[product] ?? 0;
      if (at >= category && at < end) return true;
      const first = categories.hostStart[product] ?? 0;
      return categories.hosts.subarray(first, categories.hostStart[product + 1]).includes(category);
    };
  }

  #categoryCounts(
    { categories: own, hosts }: Counts,
    top: number | undefined,
    storefront: StorefrontId,
  ): Map<string, number> {
    const { categories } = this.columns;
    const sums = own.slice();
    // Children come after their parents, so from the end every sum is complete when it is passed on.
    for (let ordinal = sums.length - 1; ordinal >= 0; ordinal--) {
      const parent = categories.parent[ordinal] ?? -1;
      if (parent >= 0) sums[parent] = (sums[parent] ?? 0) + (sums[ordinal] ?? 0);
    }
    const result = new Map<string, number>();
    const first = top ?? 0;
    const end = top === undefined ? sums.length : (categories.end[top] ?? 0);
    for (let ordinal = first; ordinal < end; ordinal++) {
      const count = (sums[ordinal] ?? 0) + (hosts[ordinal] ?? 0);
      if (count > 0 && this.isShown(ordinal, storefront)) {
        result.set(categories.ids[ordinal] ?? '', count);
      }
    }
    return result;
  }

  #facets(counts: Uint32Array, bits: FilterBits, language: Language): ListedFacet[] {
    const { facets, values } = this.columns.facets;
    const listed: ListedFacet[] = [];
    for (const facet of facets) {
      const own: ListedFacetValue[] = [];
      for (let ordinal = facet.first; ordinal < facet.end; ordinal++) {
        const count = counts[ordinal] ?? 0;
        const selected = bits.ofValue[ordinal] !== 0;
        const value = values[ordinal];
        if (value === undefined || (count === 0 && !selected)) continue;
        const name = value.name && inLanguage(value.name, language);
        own.push({ id: value.id, name, css: value.css, count, selected });
      }
      if (own.length === 0) continue;
      const { id, kind, display } = facet;
      const name = facet.name && inLanguage(facet.name, language);
      listed.push({ id, kind, name, display, values: own });
    }
    return listed;
  }
}

function sortFor(sort: SortKey | undefined, isSearch: boolean): SortKey {
  if (isSearch) return sort ?? 'relevance';
  return sort === undefined || sort === 'relevance' ? 'si' : sort;
}
