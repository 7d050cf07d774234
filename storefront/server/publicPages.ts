import { robotsOf } from '../app/platform/pageRules.ts';
import { isReviewParam } from '../app/platform/reviewParams.ts';

/** Which pages are the same bytes for everyone of one storefront, and by what they differ. */

const listingParams = (name: string) =>
  name === 'p' || name === 'sort' || name === 'more' || name.startsWith('filter.');

const searchParams = (name: string) =>
  listingParams(name) || name === 'q' || name === 'oq' || name === 'searchInCategoryId';

/** First path segments whose pages are personal, or forms: never stored. */
const privateSegments = new Set([
  'api',
  'checkout',
  'computop',
  'login',
  'logout',
  'myaccount',
  'prime',
  'rating',
  'kuendigung',
  'cancellation',
  'widerruf',
  'withdrawal',
]);

/**
 * The path with its known parameters in one order, as key of the page cache; undefined for
 * pages that are never stored. Other parameters (utm_…) are dropped, so they cannot fill the
 * cache; the page is rendered from the key's URL for the same reason.
 */
export function publicPageOf(url: URL): string | undefined {
  const { pathname } = url;
  const segment = pathname.split('/', 2)[1] ?? '';
  // The router's data requests are answered as they come; documents are what many ask for.
  if (privateSegments.has(segment) || pathname.endsWith('.data')) return undefined;
  // SEO-04: such an address is not to be indexed, which the page without its parameter is.
  if (robotsOf(pathname, url.search) !== undefined && segment !== 'search') return undefined;
  // A form that is filled in for one visitor (NEWS-06).
  if (url.searchParams.has('orderId')) return undefined;
  const keeps =
    segment === 'cat'
      ? listingParams
      : segment === 'search'
        ? searchParams
        : segment === 'prod'
          ? (name: string, value: string) => name === 'varid' || isReviewParam(name, value)
          : () => false;
  const kept = [...url.searchParams].filter(([name, value]) => keeps(name, value) && value !== '');
  if (kept.length === 0) return pathname;
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `${pathname}?${new URLSearchParams(kept)}`;
}
