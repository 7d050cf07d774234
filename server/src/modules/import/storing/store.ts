import { type Connection, statement } from '../../../database/database.ts';

/** What the import reads and settles in the database; tables.ts has what it writes. */

const lock = statement('import_lock', 'select id from import_lock for update skip locked');

/** Takes the lock that imports hold until the end of their transaction; false when it is taken. */
export async function takeLock(tx: Connection): Promise<boolean> {
  // The transaction does nothing else for as long as the import takes.
  await tx.script('set local idle_in_transaction_session_timeout = 0');
  return (await tx.row(lock)) !== undefined;
}

export interface StoredProduct {
  readonly id: string;
  readonly source_hash: string;
  readonly introduced_on: string | null;
  readonly came_on: string;
  readonly retired_at: Date | null;
}

const productsById = statement(
  'import_products',
  'select id, source_hash, introduced_on, came_on, retired_at from product where id = any($1::text[])',
);

export async function loadProducts(
  connection: Connection,
  ids: readonly string[],
): Promise<Map<string, StoredProduct>> {
  const rows = await connection.rows<StoredProduct>(productsById, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

interface StoredPicture {
  readonly media: string;
  readonly source?: string;
}

export interface StoredItem {
  readonly id: string;
  readonly product_id: string;
  readonly order_number: string;
  readonly position: number;
  /** Its own; `is_retired` tells of its product, too. */
  readonly retired_at: Date | null;
  readonly pictures: readonly StoredPicture[];
  /** It, or its product. */
  readonly is_retired: boolean;
  /** Storefronts that sell it now. */
  readonly storefronts: readonly string[];
}

const itemsConcerned = statement(
  'import_items',
  `select i.id, i.product_id, i.order_number, i.position, i.retired_at, i.pictures,
          i.retired_at is not null or p.retired_at is not null as is_retired,
          array(select c.storefront from current_price c where c.item_id = i.id) as storefronts
     from item i join product p on p.id = i.product_id
    where i.id in (select id from item where product_id = any($1::text[])
                   union select id from item where id = any($2::text[])
                   union select id from item where order_number = any($3::text[]))`,
);

/** Items of these products, with these ids, or with these order numbers. */
export function loadItems(
  connection: Connection,
  productIds: readonly string[],
  itemIds: readonly string[],
  orderNumbers: readonly string[],
): Promise<StoredItem[]> {
  return connection.rows<StoredItem>(itemsConcerned, [productIds, itemIds, orderNumbers]);
}

const freeNumbers = statement(
  'import_free_order_numbers',
  `update item set order_number = '~' || id where id = any($1::text[])`,
);

/** Makes the order numbers of these items free for others in the same transaction. */
export function releaseOrderNumbers(tx: Connection, itemIds: readonly string[]): Promise<number> {
  return tx.run(freeNumbers, [itemIds]);
}

const retireItemsById = statement(
  'import_retire_items',
  `update item set retired_at = $2 where id = any($1::text[]) and retired_at is null
   returning product_id`,
);

export async function retireItems(
  tx: Connection,
  itemIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = await tx.rows<{ product_id: string }>(retireItemsById, [itemIds, now]);
  return rows.map((row) => row.product_id);
}

const markUpdated = statement(
  'import_updated_at',
  'update product set updated_at = $2 where id = any($1::text[])',
);

/** For products whose items or prices changed while their own row did not. */
export function setUpdatedAt(tx: Connection, ids: readonly string[], now: Date): Promise<number> {
  return tx.run(markUpdated, [ids, now]);
}

export interface StoredReview {
  readonly id: string;
  readonly product_id: string;
  readonly source_hash: string;
}

const reviewsById = statement(
  'import_reviews',
  'select id, product_id, source_hash from review where id = any($1::text[])',
);

export async function loadReviews(
  connection: Connection,
  ids: readonly string[],
): Promise<Map<string, StoredReview>> {
  const rows = await connection.rows<StoredReview>(reviewsById, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

const bestPrices = statement(
  'import_best_prices',
  `with offer as (
     select p.id, p.assortment_group, c.storefront, min(c.cents) as cents
       from product p
       join item i on i.product_id = p.id and i.retired_at is null
       join current_price c on c.item_id = i.id and c.storefront = any(p.storefronts)
      where p.assortment_group is not null and p.retired_at is null
      group by p.id, c.storefront
   ), ranked as (
     select id, storefront, cents = min(cents) over same and count(*) over same > 1 as is_best
       from offer window same as (partition by assortment_group, storefront)
   ), best as (
     select id, array_agg(storefront order by storefront) as storefronts
       from ranked where is_best group by id
   )
   update product p set best_price_in = coalesce(best.storefronts, '{}')
     from product before left join best on best.id = before.id
    where p.id = before.id and (before.assortment_group is not null or before.best_price_in <> '{}')
      and before.best_price_in is distinct from coalesce(best.storefronts, '{}')
   returning p.id`,
);

/** DEC-43: marks the cheapest products of each assortment group; ids of those that changed. */
export async function updateBestPrices(tx: Connection): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(bestPrices, []);
  return rows.map((row) => row.id);
}

const contentByKey = statement(
  'import_content',
  `select c.path, c.storefront, c.language, c.source_hash from content_page c
     join unnest($1::text[], $2::text[], $3::text[]) as wanted(path, storefront, language)
       on (c.path, c.storefront, c.language)
          = (wanted.path, wanted.storefront, wanted.language)`,
);

export interface ContentKey {
  readonly path: string;
  readonly storefront: string;
  readonly language: string;
}

export function loadContent(connection: Connection, keys: readonly ContentKey[]) {
  return connection.rows<ContentKey & { source_hash: string }>(contentByKey, keyColumns(keys));
}

const touchContentPage = statement(
  'import_touch_content',
  `update content_page c set source_hash = given.hash, seen_in_import = $5
     from unnest($1::text[], $2::text[], $3::text[], $4::text[])
       as given(path, storefront, language, hash)
    where (c.path, c.storefront, c.language) = (given.path, given.storefront, given.language)`,
);

export function touchContent(
  tx: Connection,
  rows: readonly (ContentKey & { hash: string })[],
  run: string,
): Promise<number> {
  return tx.run(touchContentPage, [...keyColumns(rows), rows.map(({ hash }) => hash), run]);
}

function keyColumns(keys: readonly ContentKey[]): string[][] {
  return [
    keys.map(({ path }) => path),
    keys.map(({ storefront }) => storefront),
    keys.map(({ language }) => language),
  ];
}

const termsByName = statement(
  'import_terms',
  `select kind, storefront, language, term from search_term where term = any($1::text[])`,
);

export function loadTerms(connection: Connection, terms: readonly string[]) {
  return connection.rows<{ kind: string; storefront: string; language: string; term: string }>(
    termsByName,
    [terms],
  );
}

const parametersByName = statement(
  'import_parameters',
  'select name, entry, storefront from parameter where name = any($1::text[])',
);

export function loadParameters(connection: Connection, names: readonly string[]) {
  return connection.rows<{ name: string; entry: string; storefront: string }>(parametersByName, [
    names,
  ]);
}

const vouchersByCode = statement(
  'import_vouchers',
  'select code from voucher where code = any($1::text[])',
);

export function loadVoucherCodes(connection: Connection, codes: readonly string[]) {
  return connection.rows<{ code: string }>(vouchersByCode, [codes]);
}

const mediaById = statement('import_media', 'select id from media where id = any($1::text[])');

export async function loadMediaIds(
  connection: Connection,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await connection.rows<{ id: string }>(mediaById, [ids]);
  return new Set(rows.map((row) => row.id));
}
