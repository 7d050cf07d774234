import { type Connection, statement } from '../../database/database.ts';
import type { Language, StorefrontId } from '../storefront/storefront.ts';

export const pageTypes = ['HOMEPAGE', 'CONTENT', 'CATEGORY', 'REDIRECT', 'GONE'] as const;
export type PageType = (typeof pageTypes)[number];

export interface Teaser {
  readonly template: string;
  readonly attributes: Readonly<Record<string, unknown>>;
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
  /** What stands under the same path in German, by storefront, `*` for all. */
  readonly page_types: Readonly<Partial<Record<StorefrontId | '*', PageType>>>;
}

/** The storefront's own page before the one for all, the language's before the German one. */
const pageByPath = statement(
  'content_page_by_path',
  `select path, page_type, redirect_url, is_temporary, category_id, title, rows, seo,
          hide_breadcrumb, hide_left_column,
          (select jsonb_object_agg(other.storefront, other.page_type)
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
