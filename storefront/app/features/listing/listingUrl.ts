import {
  isRangeFilterId,
  type Range,
  type RangeFilterId,
  rangeFilterIds,
  type SortKey,
  sortKeys,
} from '@kreide/server/contract';

/**
 * The URL of a listing's state (ROUTE-02, ROUTE-04, DEC-31…35):
 * `?filter.color=Cred,Cblue&filter.price=10-25.50&p=2&sort=priceAsc`.
 */

export const productsPerPage = 60;

export interface ListingState {
  readonly currentPage: number;
  readonly sort: SortKey;
  readonly defaultSort: SortKey;
  /** Filter name -> chosen values, both in alphabetical order. */
  readonly enumFilters: ReadonlyMap<string, readonly string[]>;
  /** The facet that is expanded to all its values; `*`: all facets are. */
  readonly expanded: string | undefined;
  /** In units: of the currency, or stars. */
  readonly rangeFilters: ReadonlyMap<RangeFilterId, Range>;
}

const filterPrefix = 'filter.';

/** A range as one parameter, and its bounds as a form without JavaScript sends them. */
export const rangeParams = (id: RangeFilterId) => ({
  both: `${filterPrefix}${id}`,
  from: `${filterPrefix}${id}.from`,
  to: `${filterPrefix}${id}.to`,
});

/** LIST-08: splits at commas, but a comma between two digits belongs to its value. */
export function splitValues(text: string): string[] {
  return text
    .split(/(?<!\d),|,(?!\d)/)
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

const amount = (text: string) => {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(number) || number < 0 ? undefined : number;
};

/** `10-25.50`, `10-` or `-25`; undefined where no bound is a number. */
export function parseRange(text: string): Range | undefined {
  const [fromText = '', toText = '', ...more] = text.split('-');
  if (more.length > 0) return undefined;
  let from = amount(fromText);
  let to = amount(toText);
  if (from === undefined && to === undefined) return undefined;
  if (from !== undefined && to !== undefined && from > to) [from, to] = [to, from];
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

const formatRange = ({ from, to }: Range) => `${from ?? ''}-${to ?? ''}`;

export function parseListing(params: URLSearchParams, defaultSort: SortKey): ListingState {
  const page = /^[1-9]\d{0,4}$/.test(params.get('p') ?? '') ? Number(params.get('p')) : 1;
  const enumFilters = new Map<string, readonly string[]>();
  const rangeFilters = new Map<RangeFilterId, Range>();
  for (const id of rangeFilterIds) {
    const { from, to } = rangeParams(id);
    const bounds = [params.get(from), params.get(to)];
    const range = parseRange(bounds.map((bound) => bound ?? '').join('-'));
    if (range !== undefined) rangeFilters.set(id, range);
  }
  for (const [name, text] of params) {
    if (!name.startsWith(filterPrefix)) continue;
    const id = name.slice(filterPrefix.length);
    if (/\.(?:from|to)$/.test(id)) continue;
    if (isRangeFilterId(id)) {
      const range = parseRange(text);
      if (range !== undefined) rangeFilters.set(id, range);
    } else if (id !== '') {
      const values = [...new Set([...(enumFilters.get(id) ?? []), ...splitValues(text)])].sort();
      if (values.length > 0) enumFilters.set(id, values);
    }
  }
  return {
    currentPage: page,
    sort: sortKeys.find((key) => key === params.get('sort')) ?? defaultSort,
    defaultSort,
    enumFilters,
    rangeFilters,
    expanded: params.get('more')?.slice(0, 80) || undefined,
  };
}

/** Arguments of `categoryProducts` and `search` for a state (LIST-01). */
export function listingVariables(state: ListingState) {
  return {
    offset: (state.currentPage - 1) * productsPerPage,
    limit: productsPerPage,
    sortBy: state.sort,
    expanded: state.expanded ?? null,
    filter: {
      enumFilters: [...state.enumFilters].map(([id, values]) => ({ id, values })),
      rangeFilters: [...state.rangeFilters].map(([id, { from, to }]) => ({
        id,
        from: from ?? null,
        to: to ?? null,
      })),
    },
  };
}

/** A listing's address: filters by name, then page and sort; other parameters first. */
export function listingHref(
  path: string,
  state: ListingState,
  change: Partial<Omit<ListingState, 'defaultSort'>> = {},
  others: readonly (readonly [string, string])[] = [],
): string {
  const next = { ...state, ...change };
  // p drops out when a filter or the sorting changes (DEC-32).
  const changesList = Object.keys(change).some((key) => key !== 'expanded');
  const page = change.currentPage ?? (changesList ? 1 : state.currentPage);
  const filters: [string, string][] = [
    ...[...next.enumFilters].map(([id, values]): [string, string] => [id, values.join(',')]),
    ...[...next.rangeFilters].map(([id, range]): [string, string] => [id, formatRange(range)]),
  ].sort(([a], [b]) => (a < b ? -1 : 1));
  const pairs: (readonly [string, string])[] = [
    ...others,
    ...filters
      .filter(([, value]) => value !== '')
      .map(([id, value]): [string, string] => [`${filterPrefix}${id}`, value]),
    ...(page > 1 ? [['p', String(page)] as const] : []),
    ...(next.sort === state.defaultSort ? [] : [['sort', next.sort] as const]),
    ...(next.expanded === undefined ? [] : [['more', next.expanded] as const]),
  ];
  const query = pairs
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeValue(value)}`)
    .join('&');
  return query === '' ? path : `${path}?${query}`;
}

/** Commas stay readable: they are the syntax (DEC-32). */
const encodeValue = (value: string) => encodeURIComponent(value).replaceAll('%2C', ',');

/** The state change that removes all filters. */
export const noFilters = {
  enumFilters: new Map(),
  rangeFilters: new Map(),
} satisfies Partial<ListingState>;

/** The state's ranges with one of them changed or removed. */
export function withRange(
  { rangeFilters }: ListingState,
  id: RangeFilterId,
  range: Range | undefined,
): ListingState['rangeFilters'] {
  const next = new Map(rangeFilters);
  if (range === undefined) next.delete(id);
  else next.set(id, range);
  return next;
}

/** The state with a value of a filter switched on or off. */
export function toggled(
  state: ListingState,
  id: string,
  value: string,
): ListingState['enumFilters'] {
  const filters = new Map(state.enumFilters);
  const values = filters.get(id) ?? [];
  const next = values.includes(value)
    ? values.filter((other) => other !== value)
    : [...values, value].sort();
  if (next.length === 0) filters.delete(id);
  else filters.set(id, next);
  return filters;
}

/** The parameters that a form has to keep: the whole state but the page. */
export function listingParams(state: ListingState): [string, string][] {
  const [, query = ''] = listingHref('', { ...state, currentPage: 1 }).split('?');
  return [...new URLSearchParams(query)];
}
