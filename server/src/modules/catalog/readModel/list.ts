import type { SortKey } from '../../../../contract/index.ts';
import { stringAt } from '../../../inMemory/strings.ts';
import {
  inLanguage,
  type Language,
  type ShopLanguage,
  type StorefrontId,
  spellingOf,
} from '../../storefront/storefront.ts';
import { cardIdOf } from '../card.ts';
import { newForDays } from '../newGoods.ts';
import type { Texts } from '../store.ts';
import { storefrontBit } from './categories.ts';
import { ItemChoice, type ItemPreferences } from './chosenItem.ts';
import type { Columns } from './columns.ts';
import { usefulness } from './facetOrder.ts';
import { type FacetKind, ordinalLookup } from './facets.ts';
import { type FilterBits, filterBits, type ListFilters } from './filters.ts';
import { ItemFilter } from './itemFilter.ts';
import { type Numbering, noNumber, translation } from './numbering.ts';
import { pageOf } from './order.ts';
import { type PatchResult, patchColumns } from './patch.ts';
import { type ListedRange, listedRanges } from './rangeCounts.ts';
import { type Counts, newCounts, scan } from './scan.ts';

export type { ListFilters } from './filters.ts';
export type { ListedRange } from './rangeCounts.ts';

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
  /** Which items the search means. */
  readonly preferences?: ItemPreferences | undefined;
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
  /** The same for `CatalogService.cards`. */
  readonly cardIds: readonly string[];
  readonly total: number;
  /** In the order of their use (facetOrder.ts); values with a count or a selection, facets with such values. */
  readonly facets: readonly ListedFacet[];
  readonly ranges: readonly ListedRange[];
  /** Category id -> products below it; in a category of its subtree, in a search of all. */
  readonly categoryCounts: ReadonlyMap<string, number>;
}

const dayMs = 86_400_000;

const firstNewDay = (now: Date) => Math.floor(now.getTime() / dayMs - newForDays) + 1;

/** Answers listings over one set of columns. Not reentrant: a listing is one synchronous call. */
export class Lister {
  readonly columns: Columns;
  readonly #ordinalOf: (facetId: string, valueId: string) => number | undefined;
  readonly #categories: ReadonlyMap<string, number>;
  readonly #matches: Uint32Array;
  readonly #scores: Float32Array;

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
    const spelling = spellingOf(storefront, language);
    let category: number | undefined;
    if (request.categoryId !== undefined) {
      category = this.#categories.get(request.categoryId);
      if (category === undefined || !this.isShown(category, storefront)) return undefined;
    }
    const isSearch = hits !== undefined;
    // The order of the facets is that of the goods at hand: it stays while they are filtered.
    const atHand = isFiltering(request.filters)
      ? this.#match({ ...request, filters: {} }, category, now)
      : undefined;
    const { bits, filter, counts, count } = this.#match(request, category, now);
    const sort = sortFor(request.sort, isSearch);
    const { preferences } = request;
    const choice = new ItemChoice(columns, storefront, filter, sort, preferences, this.#ordinalOf);
    const scores = isSearch ? this.#scores : undefined;
    const page = pageOf(columns, this.#matches, count, scores, { ...request, sort, choice });
    const items = page.map((product) => choice.itemOf(product));
    const productIds = page.map((product) => stringAt(columns.numbering.ids, product));
    const bestItemIds = items.map((item) => stringAt(columns.itemIds, item));
    return {
      productIds,
      bestItemIds,
      cardIds: items.map((item, index) =>
        choice.isUsual(page[index] as number, item)
          ? (productIds[index] as string)
          : cardIdOf(productIds[index] as string, bestItemIds[index]),
      ),
      total: count,
      facets: this.#facets(counts.values, bits, spelling, atHand ?? { counts, count }),
      ranges: listedRanges(counts.ranges),
      categoryCounts: this.#categoryCounts(counts, isSearch ? undefined : category, storefront),
    };
  }

  /** Puts the products that match first among the matches, and counts them. */
  #match({ storefront, hits, filters = {} }: ListRequest, category: number | undefined, now: Date) {
    const { columns } = this;
    const isSearch = hits !== undefined;
    const bits = filterBits(
      columns.facets,
      this.#ordinalOf,
      filters,
      isSearch && category !== undefined,
    );
    const filter = new ItemFilter(columns, storefront, bits, firstNewDay(now));
    const counts = newCounts(columns, storefront, filter.itemBits);
    const candidates = isSearch ? this.#gatherHits(hits) : this.#gatherCategory(category);
    const count = this.#scan(candidates, storefront, filter, category, counts);
    return { bits, filter, counts, count };
  }

  /** Writes what changed of some products over the columns; see `patchColumns`. */
  patch(fresh: Columns, productIds: Iterable<string>): PatchResult {
    return patchColumns(this.columns, fresh, productIds);
  }

  /** Listed products below each category, whatever the filters: for navigation. */
  categoryCounts(storefront: StorefrontId): ReadonlyMap<string, number> {
    const counts = newCounts(this.columns, storefront, 0);
    const bits = filterBits(this.columns.facets, this.#ordinalOf, {}, false);
    const filter = new ItemFilter(this.columns, storefront, bits, firstNewDay(new Date(0)));
    this.#scan(this.#gatherCategory(undefined), storefront, filter, undefined, counts);
    return this.#categoryCounts(counts, undefined, storefront);
  }

  /** Whether the storefront has the category with this ordinal. */
  isShown(category: number, storefront: StorefrontId): boolean {
    return ((this.columns.categories.shownIn[category] ?? 0) & storefrontBit(storefront)) !== 0;
  }

  /** @returns how many of the candidates match: they stand first among the matches then */
  #scan(
    candidates: number,
    storefront: StorefrontId,
    filter: ItemFilter,
    category: number | undefined,
    counts: Counts,
  ): number {
    return scan({
      ...{ columns: this.columns, matches: this.#matches, scores: this.#scores },
      ...{ candidates, storefront, filter, category, counts },
    });
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
    const secondaryProducts = categories.secondaryProducts.subarray(
      categories.secondaryProductStart[category],
      categories.secondaryProductStart[category + 1],
    );
    matches.set(secondaryProducts, count);
    return count + secondaryProducts.length;
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

  #categoryCounts(
    { categories: own, secondaryCategories: secondary }: Counts,
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
      const count = (sums[ordinal] ?? 0) + (secondary[ordinal] ?? 0);
      if (count > 0 && this.isShown(ordinal, storefront)) {
        result.set(categories.ids[ordinal] ?? '', count);
      }
    }
    return result;
  }

  #facets(
    counts: Uint32Array,
    bits: FilterBits,
    language: Language | ShopLanguage,
    atHand: { readonly counts: Counts; readonly count: number },
  ): ListedFacet[] {
    const { facets, values } = this.columns.facets;
    const listed: { use: number; facet: ListedFacet }[] = [];
    for (const facet of facets) {
      if (!facet.isFilter) continue;
      const own: ListedFacetValue[] = [];
      for (let ordinal = facet.first; ordinal < facet.end; ordinal++) {
        const count = counts[ordinal] ?? 0;
        const selected = bits.ofValue[ordinal] !== 0;
        const value = values[ordinal];
        if (value === undefined || (count === 0 && !selected)) continue;
        const name = value.name && nameOf(facet.kind, value.name, language);
        own.push({ id: value.id, name, css: value.css, count, selected });
      }
      if (own.length === 0) continue;
      const { id, kind, display } = facet;
      const name = facet.name && inLanguage(facet.name, language);
      listed.push({
        use: usefulness(facet, atHand.counts.values, atHand.count),
        facet: { id, kind, name, display, values: own },
      });
    }
    return listed.sort((a, b) => b.use - a.use).map(({ facet }) => facet);
  }
}

/** What makers call themselves is written nowhere else than they do. */
const nameOf = (kind: FacetKind, name: Texts, language: Language | ShopLanguage): string =>
  kind === 'manufacturer' ? name.de : inLanguage(name, language);

const isFiltering = (filters: ListFilters | undefined) =>
  Boolean(filters?.enums?.size || filters?.ranges?.size);

function sortFor(sort: SortKey | undefined, isSearch: boolean): SortKey {
  if (isSearch) return sort ?? 'relevance';
  return sort === undefined || sort === 'relevance' ? 'si' : sort;
}
