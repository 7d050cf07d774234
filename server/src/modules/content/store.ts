import { type Connection, statement } from '../../database/database.ts';
import type { Language, StorefrontId } from '../storefront/storefront.ts';

export const pageTypes = ['HOMEPAGE', 'CONTENT', 'CATEGORY', 'REDIRECT', 'GONE'] as const;
export type PageType = (typeof pageTypes)[number];

export interface Teaser {
  /** Where an editor names it: for tracking, and for what stands in the page only once. */
  readonly id?: string;
  readonly name?: string;
  readonly type?: string;
  readonly template: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** A test that runs on a page, and how analytics know it. */
export interface AbTest {
  readonly id: string;
  readonly trackingCode: string;
}

export interface PageRow {
  readonly path: string;
  readonly page_type: PageType;
  readonly redirect_url: string | null;
  readonly is_temporary: boolean;
  readonly category_id: string | null;
  readonly title: string | null;
  readonly rows: readonly { readonly cells: readonly Teaser[] }[];
  readonly seo: {
    readonly title?: string;
    readonly description?: string;
    readonly robots?: string;
    readonly canonicalUrl?: string;
  } | null;
  readonly hide_breadcrumb: boolean;
  readonly hide_left_column: boolean;
  readonly active_ab_tests: readonly AbTest[];
  /** What stands under the same path in German, by storefront, `*` for all. */
  readonly page_types: Readonly<Partial<Record<StorefrontId | '*', PageType>>>;
}

/** The storefront's own page before the one for all, the language's before the German one. */
const pageByPath = statement(
  'content_page_by_path',
  `select path, page_type, redirect_url, is_temporary, category_id, title, rows, seo,
          hide_breadcrumb, hide_left_column, active_ab_tests,
          (select coalesce(jsonb_object_agg(other.storefront, other.page_type), '{}')
             from content_page other
            where other.path = $1 and other.language = 'de') as page_types
     from content_page
    where path = $1 and storefront in ($2, '*') and language in ($3, 'de')
    order by (language = $3) desc, (storefront = $2) desc
    limit 1`,
);

export function loadPage(
  connection: Connection,
  path: string,
  storefront: StorefrontId,
  language: Language,
): Promise<PageRow | undefined> {
  return connection.row<PageRow>(pageByPath, [path, storefront, language]);
}

export interface PageLink {
  readonly displayName: string;
  readonly url: string;
}

export interface PageContext {
  /** Pages whose paths this one's begins with, the shortest first. */
  readonly above: readonly PageLink[];
  /** Pages of the same section, this one among them. */
  readonly beside: readonly PageLink[];
}

/**
 * `$2` are the ancestors' paths, `$3` the path of the section. Pages of the section count only in the
 * language itself: where German is the fallback, the section has no navigation.
 */
const pagesAround = statement(
  'content_pages_around',
  `with page as (
     select distinct on (path) path, title, language, page_type, seo
       from content_page
      where storefront in ($4, '*') and language in ($5, 'de')
        and (path = any($2::text[]) or path = $1
             or (starts_with(path, $3 || '/') and strpos(substr(path, length($3) + 2), '/') = 0))
      order by path, (language = $5) desc, (storefront = $4) desc
   ), link as (
     select path, jsonb_build_object('displayName', title, 'url', path) as link, title, language,
            coalesce(seo->>'robots', '') ~ 'noindex|none' as is_hidden
       from page where page_type = 'CONTENT' and title is not null
   )
   select coalesce((select jsonb_agg(link order by length(path)) from link
                     where path = any($2::text[])), '[]') as above,
          coalesce((select jsonb_agg(link order by title) from link
                     where starts_with(path, $3 || '/') and language = $5 and not is_hidden),
                   '[]') as beside`,
);

/** @param section path of the section that the page belongs to; its ancestors are read from `path` */
export async function loadPageContext(
  connection: Connection,
  path: string,
  section: string,
  storefront: StorefrontId,
  language: Language,
): Promise<PageContext> {
  const steps = path.split('/').slice(1, -1);
  const above = steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
  const found = await connection.row<PageContext>(pagesAround, [
    path,
    above,
    section,
    storefront,
    language,
  ]);
  return found ?? { above: [], beside: [] };
}
