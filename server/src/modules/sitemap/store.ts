import { type Connection, type Database, statement } from '../../database/database.ts';
import type { StorefrontId } from '../storefront/storefront.ts';

/** A page that search engines are told of. */
export interface PageRow {
  readonly path: string;
  /** When it last changed; null where the shop does not know. */
  readonly changed_at: Date | null;
}

/** Of a category, `category_id`: its page may be empty. */
export interface PageOfCategory extends PageRow {
  readonly category_id: string | null;
}

/** What of `seo` keeps a page away from search engines. */
const mayBeIndexed = (seo: string) => `coalesce(${seo}->>'robots', '') !~ 'noindex|none'`;

/** Products that have a page in the storefront $1. */
const soldProducts = `
  product p
  where p.retired_at is null and $1::text = any(p.storefronts) and ${mayBeIndexed('p.seo')}
    and exists (select from item i
                  join current_price c on c.item_id = i.id and c.storefront = $1::text
                 where i.product_id = p.id and i.retired_at is null)`;

const productFiles = statement(
  'sitemap_product_files',
  `select file::integer, max(updated_at) as changed_at
     from (select p.updated_at, (row_number() over (order by p.id) - 1) / $2::integer + 1 as file
             from ${soldProducts}) as numbered
    group by file order by file`,
);

/** The files that a storefront's products fill, and when something in each last changed. */
export function loadProductFiles(
  connection: Connection,
  storefront: StorefrontId,
  size: number,
): Promise<{ readonly file: number; readonly changed_at: Date }[]> {
  return connection.rows(productFiles, [storefront, size]);
}

export function streamProducts(
  database: Database,
  storefront: StorefrontId,
  file: number,
  size: number,
): AsyncIterable<PageRow[]> {
  return database.stream(
    `select '/prod/' || p.id as path, p.updated_at as changed_at
       from ${soldProducts} order by p.id offset $2::integer limit $3::integer`,
    [storefront, (file - 1) * size, size],
  );
}

/** Home, content and categories: far fewer than a file holds, and nobody notes when they change. */
export function streamPages(
  database: Database,
  storefront: StorefrontId,
): AsyncIterable<PageOfCategory[]> {
  return database.stream(
    `with recursive shown(id, seo) as (
       select id, seo from category
        where parent_id is null and retired_at is null and $1::text = any(storefronts)
       union all
       select c.id, c.seo from category c join shown s on c.parent_id = s.id
        where c.retired_at is null and $1::text = any(c.storefronts)
     ), page as (
       select distinct on (path) path, page_type, seo from content_page
        where storefront in ($1::text, '*') and language = 'de'
        order by path, (storefront = $1::text) desc
     )
     select path, null as changed_at, null as category_id from page
      where page_type not in ('REDIRECT', 'GONE') and ${mayBeIndexed('seo')}
        and coalesce(seo->>'canonicalUrl', path) = path
     union all
     select '/cat/' || id, null, id from shown where ${mayBeIndexed('seo')}
     order by path`,
    [storefront],
  );
}
