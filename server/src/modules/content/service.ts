import { hreflangsOf } from '../../../contract/index.ts';
import type { Database } from '../../database/database.ts';
import type { ParametersService } from '../parameters/service.ts';
import {
  allSpelled,
  consumerStorefronts,
  type Language,
  type Storefront,
  type StorefrontId,
  spellingOf,
} from '../storefront/storefront.ts';
import { withoutPlaceholders } from './placeholders.ts';
import { loadPage, loadPageContext, type PageContext, type PageRow } from './store.ts';

export { countPlaceholders } from './placeholders.ts';

export type PageLookup =
  | { readonly kind: 'page'; readonly page: PageRow }
  | { readonly kind: 'redirect'; readonly url: string; readonly isTemporary: boolean }
  | { readonly kind: 'gone' }
  | { readonly kind: 'notFound' };

export interface ContentService {
  /**
   * Resolves a path that has no route of its own (ROUTE-25…33).
   *
   * Capital letters and dollar signs answer not found (ROUTE-30, ROUTE-31); the callers
   * never ask for application paths, so those are exempt.
   */
  lookUp(path: string, storefront: Storefront, language: Language): Promise<PageLookup>;

  /** The way to a page and the pages of its section, for breadcrumb and left column (CMS-03). */
  pageContext(page: PageRow, storefront: Storefront, language: Language): Promise<PageContext>;
}

export function createContentService({
  database,
  hidesPlaceholders = false,
}: {
  database: Database;
  /** Whether what is left to the operator is shown to nobody, as in production. @default false */
  hidesPlaceholders?: boolean;
}): ContentService {
  // Breadcrumb and left column of a page ask for the same.
  const around = new WeakMap<PageRow, Promise<PageContext>>();
  return {
    async lookUp(path, storefront, language) {
      if (/[\p{Lu}$]/u.test(path)) return { kind: 'notFound' };
      const normal = path === '/' ? path : withoutSlashesAtEnd(path);
      const spelling = spellingOf(storefront.id, language);
      const page = await loadPage(database, normal, storefront.id, language);
      if (page === undefined) return { kind: 'notFound' };
      if (page.page_type === 'GONE') return { kind: 'gone' };
      if (page.page_type === 'REDIRECT') {
        return page.redirect_url === null
          ? { kind: 'notFound' }
          : { kind: 'redirect', url: page.redirect_url, isTemporary: page.is_temporary };
      }
      const rows = hidesPlaceholders ? withoutPlaceholders(page.rows) : page.rows;
      const { title, seo } = page;
      return { kind: 'page', page: { ...page, ...allSpelled({ title, seo, rows }, spelling) } };
    },

    pageContext(page, storefront, language) {
      let found = around.get(page);
      if (found === undefined) {
        const { path } = page;
        const parent = path.slice(0, path.lastIndexOf('/'));
        // A page at the top is the head of its own section.
        found = loadPageContext(database, path, parent || path, storefront.id, language).then(
          (context) => allSpelled(context, spellingOf(storefront.id, language)),
        );
        around.set(page, found);
      }
      return found;
    },
  };
}

/** SEO-13: what the first HTML teaser of a page is headed by. */
export function headlineOf(page: PageRow | undefined): string | undefined {
  const teaser = page?.rows
    .flatMap(({ cells }) => cells)
    .find(({ template }) => template === 'html');
  const headline = teaser?.attributes.headline;
  return typeof headline === 'string' && headline !== '' ? headline : undefined;
}

/** Consumer storefronts in which the path of a page is none; each of its own goes before `*`. */
export function missingIn(page: PageRow | undefined): StorefrontId[] {
  return consumerStorefronts.filter((id) => {
    const type = page?.page_types[id] ?? page?.page_types['*'];
    return type === undefined || type === 'REDIRECT' || type === 'GONE';
  });
}

export interface HreflangLink {
  readonly hreflang: string;
  readonly url: string;
}

/** Addresses of a page in the consumer storefronts that have it (CMS-02). */
export async function hreflangLinks(
  page: PageRow,
  parameters: Pick<ParametersService, 'of'>,
): Promise<HreflangLink[]> {
  const missing = missingIn(page);
  const links = await Promise.all(
    consumerStorefronts
      .filter((id) => !missing.includes(id))
      .map(async (id) => {
        const url = `${(await parameters.of(id)).text('company', 'shopUrl')}${page.path}`;
        return hreflangsOf(id).map((hreflang) => ({ hreflang, url }));
      }),
  );
  return links.flat();
}

/** By hand, since a regular expression takes the square of the slashes in the middle. */
function withoutSlashesAtEnd(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
