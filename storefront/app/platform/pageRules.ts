import type { Domain } from './domain.ts';
import { withoutEndingSlashes } from './withoutEndingSlashes.ts';

/** What a page's address alone says to search engines and other programs. */

/** SEO-01, SEO-02: pages for one visitor, or about a search. */
const notIndexed =
  /^\/(?:cf\/test|test\/test-api|login|search|rating|checkout|myaccount|prime\/checkout|service\/newsletter\/(?:success|newsletter-abmelden))(?:\/|$)/;

/** Pages of the shop's own that every consumer storefront has under the same path (SEO-08). */
const inEveryShop = /^\/(?:search|service\/(?:katalog|kontakt|newsletter|orderform))$/;

/** Consumer storefronts that lack a page, where its address alone tells. */
export const missingByPath = (pathname: string): readonly string[] | undefined =>
  inEveryShop.test(pathname) ? [] : undefined;

/** SEO-11: pages that nobody shares; a wishlist is made to be shared. */
const notShared = /^\/(?:login|logout|checkout|myaccount(?!\/wishlist))(?:\/|$)/;

/** SEO-01, SEO-02, SEO-04: the robots directive that an address carries by itself. */
export function robotsOf(pathname: string, search: string): string | undefined {
  const isOrder = pathname.endsWith('/') && search.startsWith('?order=');
  return isOrder || notIndexed.test(pathname) ? 'noindex,follow' : undefined;
}

/** SEO-11: may the page carry open-graph tags? */
export const isShared = (pathname: string): boolean => !notShared.test(pathname);

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

/** Answered by the HTTP front: which build it serves (STORE-15). */
export const buildManifestPath = '/build.json';
