/** What the list of orders shows, as its address says it (ROUTE-14). */
export interface OrdersState {
  /** From 1; the API counts from 0 (ORD-02). */
  readonly page: number;
  readonly q: string;
  readonly filter: string;
}

/** DEC-100: besides these there is one filter for each year with orders. */
export const periods = ['last3months', 'last6months', 'all'] as const;

const isYear = (filter: string): boolean => /^20\d\d$/.test(filter);

export function ordersStateOf(params: URLSearchParams): OrdersState {
  const page = Number(params.get('p') ?? '1');
  const filter = params.get('filter') ?? '';
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    q: (params.get('q') ?? '').slice(0, 60),
    filter: isYear(filter) || periods.some((period) => period === filter) ? filter : 'last3months',
  };
}

/** Years to choose from: those with orders, and the one that the address asks for. */
export function yearsToShow(years: readonly number[], { filter }: OrdersState): string[] {
  const all = new Set([...years.map(String), ...(isYear(filter) ? [filter] : [])]);
  return [...all].sort().reverse();
}

/** The address of another page of the same list. */
export function ordersHref({ page, q, filter }: OrdersState): string {
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  if (filter !== 'last3months') params.set('filter', filter);
  if (page > 1) params.set('p', String(page));
  const search = params.toString();
  return `/myaccount/orders${search && `?${search}`}`;
}
