import { routeAt } from '../routeAt.ts';
import type { Domain } from './domain.ts';
import { withoutEndingSlashes } from './withoutEndingSlashes.ts';

/** What a page's address alone says to search engines and other programs. */

/** Consumer storefronts that lack a page, where its address alone tells. */
export const missingByPath = (pathname: string): readonly string[] | undefined =>
  routeAt(pathname).isInEveryShop ? [] : undefined;

/** SEO-04: an address that a search engine is not to keep, whatever its page is. */
export const isOrderLink = (pathname: string, search: string): boolean =>
  pathname.endsWith('/') && search.startsWith('?order=');

/** SEO-01, SEO-02, SEO-04: the robots directive that an address carries by itself. */
export const robotsOf = (pathname: string, search: string): string | undefined =>
  isOrderLink(pathname, search) || !routeAt(pathname).isIndexed ? 'noindex,follow' : undefined;

/** SEO-11: may the page carry open-graph tags? */
export const isShared = (pathname: string): boolean => routeAt(pathname).isShared;

export const isProduct = (pathname: string): boolean => pathname.startsWith('/prod/');

/** SEO-06: what of a query a canonical address keeps; of a product's path nothing (DEC-60). */
export function canonicalPath(pathname: string, search: string): string {
  const params = isProduct(pathname) ? [] : [...new URLSearchParams(search)];
  const kept = params.filter(([name, value]) => (name === 'q' || name === 'p') && value !== '');
  // A page's own path has no slash at its end (modules/content looks it up without).
  const path = withoutEndingSlashes(pathname);
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}`;
}

/** Address of a page for search engines: https and the request's host (SEO-05…07). */
export const canonicalUrl = (domain: Domain, pathname: string, search: string): string =>
  `https://${domain.canonicalHost}${canonicalPath(pathname, search)}`;

/** Header of a redirect to which the front adds the query, which the page's key left out (DEC-17). */
export const keepsQuery = 'x-keeps-query';
