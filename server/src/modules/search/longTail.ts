import type { ListFilters, Listing } from '../catalog/catalog.ts';
import type { Engine, Span } from './engine.ts';
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
  const unchanged = { searchQuery, filters: [] };
  const spans = engine.spans(searchQuery);
  const named = spans.filter(({ values }) => values.length > 0);
  const rest = spans.filter(({ values }) => values.length === 0);
  // Something must be left to search for.
  const isOnlyNames = rest.every(({ tokens }) => tokens.every(({ isStopWord }) => isStopWord));
  if (named.length === 0 || isOnlyNames) return unchanged;
  const chosen = valuesAmong(named, outcome.list(wordsOf(rest), {}));
  if (chosen.size === 0) return unchanged;
  const adjusted = wordsOf(spans.filter((span) => !chosen.has(span)));
  const enums = Map.groupBy(chosen.values(), ({ facet }) => facet);
  const filters = [...enums].map(([name, own]) => ({
    name,
    values: own.map(({ value }) => value),
  }));
  const total =
    outcome.list(adjusted, { enums: new Map(filters.map(({ name, values }) => [name, values])) })
      ?.total ?? 0;
  if (total === 0 || total < keptShare * outcome.total(searchQuery)) return unchanged;
  return { searchQuery: adjusted, filters };
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
