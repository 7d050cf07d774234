import {
  isRangeFilterId,
  type Range,
  type RangeFilterId,
  rangeFilterRules,
} from '../../../contract/index.ts';
import type { ListFilters, Listing } from '../catalog/catalog.ts';
import type { Engine, Span } from './engine.ts';
import type { AmountLimit } from './limits.ts';
import type { NamedValue } from './searchIndex.ts';

/** A query of which the words that name filter values were turned into filters. */
export interface LongTail {
  readonly searchQuery: string;
  readonly filters: readonly { readonly name: string; readonly values: readonly string[] }[];
}

/** What a query leads to, with and without filters. */
export interface Outcome {
  total(term: string): number;
  list(term: string, filters: ListFilters): Listing | undefined;
}

/** Filters must keep this share of what the words find: else the words meant something else. */
const keptShare = 0.5;

/** Turns `rote schere` into `schere` filtered by the colour red, where that finds as much. */
export function adjustLongTail(searchQuery: string, engine: Engine, outcome: Outcome): LongTail {
  const { rest, price, amounts } = engine.limitsIn(searchQuery);
  const bounded = byBounds(rest.trim(), price, amounts, engine, outcome);
  if (bounded === undefined) return byNames(searchQuery, engine, outcome);
  const named = byNames(bounded.searchQuery, engine, outcome);
  const both = { ...named, filters: [...named.filters, ...bounded.filters] };
  return totalOf(both, outcome) > 0 ? both : bounded;
}

/** `unter 3 Euro` and `bis 20 cm` as filters, as far as something is left then. */
function byBounds(
  rest: string,
  price: Range | undefined,
  amounts: readonly AmountLimit[],
  engine: Engine,
  outcome: Outcome,
): LongTail | undefined {
  const filters: LongTail['filters'][number][] = [];
  if (price !== undefined) {
    const bound = (cents: number | undefined) => (cents === undefined ? '' : cents / 100);
    filters.push({ name: 'price', values: [`${bound(price.from)}-${bound(price.to)}`] });
  }
  const unbounded: string[] = [];
  for (const amount of amounts) {
    const facets = outcome.list(rest, {})?.facets ?? [];
    const countOf = (facet: string, value: string) =>
      facets.find(({ id }) => id === facet)?.values.find(({ id }) => id === value)?.count ?? 0;
    const counted = [...engine.valuesWithin(amount)].map(([name, within]) => {
      const values = within.map(({ value }) => value).filter((value) => countOf(name, value) > 0);
      const count = values.reduce((sum, value) => sum + countOf(name, value), 0);
      return { name, values, count };
    });
    const [best] = counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
    if (best === undefined) unbounded.push(amount.raw);
    else filters.push({ name: best.name, values: best.values });
  }
  const adjusted = { searchQuery: [rest, ...unbounded].join(' '), filters };
  return filters.length > 0 && totalOf(adjusted, outcome) > 0 ? adjusted : undefined;
}

function byNames(searchQuery: string, engine: Engine, outcome: Outcome): LongTail {
  const unchanged = { searchQuery, filters: [] };
  const spans = engine.spans(searchQuery);
  const named = spans.filter(({ values }) => values.length > 0);
  const rest = spans.filter(({ values }) => values.length === 0);
  // Something must be left to search for.
  const isOnlyNames = rest.every(({ tokens }) => tokens.every(({ isStopWord }) => isStopWord));
  if (named.length === 0 || isOnlyNames) return unchanged;
  const chosen = valuesAmong(named, outcome.list(wordsOf(rest), {}));
  if (chosen.size === 0) return unchanged;
  const enums = Map.groupBy(chosen.values(), ({ facet }) => facet);
  const adjusted = {
    searchQuery: wordsOf(spans.filter((span) => !chosen.has(span))),
    filters: [...enums].map(([name, own]) => ({ name, values: own.map(({ value }) => value) })),
  };
  const total = totalOf(adjusted, outcome);
  return total === 0 || total < keptShare * outcome.total(searchQuery) ? unchanged : adjusted;
}

function totalOf({ searchQuery, filters }: LongTail, outcome: Outcome): number {
  return outcome.list(searchQuery, filtersOf(filters))?.total ?? 0;
}

/** As the address of the results holds them: `-3` of a figure is a range, others are values. */
export function filtersOf(filters: LongTail['filters']): ListFilters {
  const ranges = new Map<RangeFilterId, Range>();
  const enums = new Map<string, readonly string[]>();
  for (const { name, values } of filters) {
    if (!isRangeFilterId(name)) {
      enums.set(name, values);
      continue;
    }
    const [from = '', to = ''] = (values[0] ?? '').split('-');
    const { parts } = rangeFilterRules(name);
    ranges.set(name, {
      ...(from !== '' && { from: Math.round(Number(from) * parts) }),
      ...(to !== '' && { to: Math.round(Number(to) * parts) }),
    });
  }
  return { enums, ranges };
}

const wordsOf = (spans: readonly Span[]) =>
  spans.flatMap(({ tokens }) => tokens.map(({ raw }) => raw)).join(' ');

/** For each name its value: of those with the same name the one that most of the products have. */
function valuesAmong(
  spans: readonly Span[],
  listing: Listing | undefined,
): ReadonlyMap<Span, NamedValue> {
  const chosen = new Map<Span, NamedValue>();
  for (const span of spans) {
    let max = 0;
    for (const named of span.values) {
      const facet = listing?.facets.find(({ id }) => id === named.facet);
      const count = facet?.values.find(({ id }) => id === named.value)?.count ?? 0;
      if (count <= max) continue;
      max = count;
      chosen.set(span, named);
    }
  }
  return chosen;
}
