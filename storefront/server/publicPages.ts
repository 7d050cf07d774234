import { isOrderLink } from '../app/platform/pageRules.ts';
import { routeAt } from '../app/routeAt.ts';

/**
 * The path with the parameters that make another page in one order, as key of the page cache;
 * undefined for pages that are never stored. Others (utm_…) are dropped, so they cannot fill the
 * cache; the page is rendered from the key's URL for the same reason.
 */
export function publicPageOf({ pathname, search, searchParams }: URL): string | undefined {
  const { stored, personalParam } = routeAt(pathname);
  // The router's data requests are answered as they come; documents are what many ask for.
  if (!stored || pathname.endsWith('.data')) return undefined;
  // Such an address is not to be indexed, which the page without its parameter is.
  if (isOrderLink(pathname, search)) return undefined;
  if (personalParam !== undefined && searchParams.has(personalParam)) return undefined;
  const kept = [...searchParams].filter(([name, value]) => stored(name, value) && value !== '');
  if (kept.length === 0) return pathname;
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `${pathname}?${new URLSearchParams(kept)}`;
}
