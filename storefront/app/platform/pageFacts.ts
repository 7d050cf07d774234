import type { Domain } from './domain.ts';

/** An object in schema.org's vocabulary. */
export interface LinkedData {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/**
 * What only other programs read of a page. Loaders collect it on the server and the HTTP front
 * writes it into the head of the finished document, so the browser carries no code for it.
 */
export interface PageFacts {
  /** Consumer storefronts without this page; undefined: the page has no alternates (SEO-08). */
  missingIn?: readonly string[] | undefined;
  readonly linkedData: LinkedData[];
}

/** Absolute address of a path, as search engines know it. */
export const addressOf = (domain: Domain, path: string): string =>
  `https://${domain.canonicalHost}${path}`;

/** The way to a page from the top category down; the page itself comes last. */
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
