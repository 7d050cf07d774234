import type { Domain } from './domain.ts';

/** An object in schema.org's vocabulary. */
export interface LinkedData {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/**
 * Facts of a page for crawlers only. Loaders collect them on the server and the HTTP front writes
 * them into the head of the finished document, so the browser has no code for them.
 */
export interface PageFacts {
  /** Consumer storefronts without this page; undefined: the page has no alternates (SEO-08). */
  missingIn?: readonly string[] | undefined;
  readonly linkedData: LinkedData[];
}

/** Absolute address of a path, as search engines know it. */
export const addressOf = (domain: Domain, path: string): string =>
  `https://${domain.canonicalHost}${path}`;

/** The breadcrumb of a page from the top category down; the page itself comes last. */
export function breadcrumbList(
  domain: Domain,
  steps: readonly { readonly name: string; readonly path: string }[],
): LinkedData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(domain, path),
    })),
  };
}
