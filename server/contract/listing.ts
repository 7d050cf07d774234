/** What a listing is filtered by and sorted by. */

/** DEC-31. `relevance` exists for search results only. */
export const sortKeys = [
  'si',
  'relevance',
  'priceAsc',
  'priceDesc',
  'rating',
  'newest',
  'nameAsc',
] as const;
export type SortKey = (typeof sortKeys)[number];

interface RangeFilterRules {
  /** The API counts in parts of the unit, so many make one: cents of a price. */
  readonly parts: number;
  /** Money is written with the storefront's currency, any other figure as a number. */
  readonly isMoney?: boolean;
  /** Offered as "from … and more", best first. @default two bounds, between the least and the most there is */
  readonly steps?: readonly number[];
}

/**
 * Filters by a figure, as `filter.{id}=from-to` in addresses and as `rangeFilters` in the API. What
 * else a listing is filtered by are facets: data of the catalogue. How to add a filter:
 * docs/recipes.md.
 */
const rules = {
  price: { parts: 100, isMoney: true },
  rating: { parts: 100, steps: [4, 3, 2] },
} as const satisfies Record<string, RangeFilterRules>;

export type RangeFilterId = keyof typeof rules;
export const rangeFilterIds = Object.keys(rules) as RangeFilterId[];

/** Those that are offered as steps. */
export type SteppedFilterId = {
  [Id in RangeFilterId]: (typeof rules)[Id] extends { readonly steps: object } ? Id : never;
}[RangeFilterId];

export const isRangeFilterId = (id: string): id is RangeFilterId => Object.hasOwn(rules, id);

export const rangeFilterRules = (id: RangeFilterId): RangeFilterRules => rules[id];

/** Inclusive; a bound that is absent is open. */
export interface Range {
  readonly from?: number;
  readonly to?: number;
}
