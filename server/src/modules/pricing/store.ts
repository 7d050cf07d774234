import { type Connection, statement } from '../../database/database.ts';
import type { StorefrontId } from '../storefront/storefront.ts';
import type { PriceTier } from './tiers.ts';

export interface PriceKey {
  readonly itemId: string;
  readonly storefront: StorefrontId;
}

export interface PriceRow {
  readonly item_id: string;
  readonly storefront: StorefrontId;
  readonly valid_from: Date;
  readonly cents: number;
  readonly currency: string;
  readonly list_price_cents: number | null;
}

export interface CurrentPriceRow extends PriceRow {
  readonly lowest_30_days_cents: number | null;
}

const historyOf = statement(
  'pricing_history',
  `select p.item_id, p.storefront, p.valid_from, p.cents, p.currency, p.list_price_cents
     from unnest($1::text[], $2::text[]) as wanted(item_id, storefront)
     join price p on p.item_id = wanted.item_id and p.storefront = wanted.storefront
    order by p.valid_from`,
);

export function loadHistory(tx: Connection, keys: readonly PriceKey[]): Promise<PriceRow[]> {
  return tx.rows<PriceRow>(historyOf, columnsOfKeys(keys));
}

export interface OfferRow {
  readonly item_id: string;
  readonly storefront: StorefrontId;
  readonly from: Date;
  readonly until: Date;
  readonly cents: number;
}

const offersOf = statement(
  'pricing_offers',
  `select d.item_id, d.storefront, d.starts_at as from, d.ends_at as until, d.cents
     from unnest($1::text[], $2::text[]) as wanted(item_id, storefront)
     join lightning_deal d on d.item_id = wanted.item_id and d.storefront = wanted.storefront
    where d.starts_at < d.ends_at`,
);

/** Lightning deals of these items, past ones and those to come. */
export function loadOffers(tx: Connection, keys: readonly PriceKey[]): Promise<OfferRow[]> {
  return tx.rows<OfferRow>(offersOf, columnsOfKeys(keys));
}

const booksAmong = statement(
  'pricing_books',
  `select i.id from item i join product p on p.id = i.product_id
    where i.id = any($1::text[]) and p.is_book`,
);

export async function loadBooks(tx: Connection, itemIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx.rows<{ id: string }>(booksAmong, [itemIds]);
  return new Set(rows.map(({ id }) => id));
}

const insertPrices = statement(
  'pricing_insert',
  `insert into price (item_id, storefront, valid_from, cents, currency, list_price_cents)
   select * from unnest($1::text[], $2::text[], $3::timestamptz[], $4::integer[], $5::text[],
                        $6::integer[])
   on conflict do nothing`,
);

export function insertHistory(tx: Connection, rows: readonly PriceRow[]): Promise<number> {
  return tx.run(insertPrices, columnsOfPrices(rows));
}

const upsertCurrent = statement(
  'pricing_current',
  `insert into current_price as c (item_id, storefront, valid_from, cents, currency,
                                   list_price_cents, lowest_30_days_cents)
   select * from unnest($1::text[], $2::text[], $3::timestamptz[], $4::integer[], $5::text[],
                        $6::integer[], $7::integer[])
   on conflict (item_id, storefront) do update
     set valid_from = excluded.valid_from, cents = excluded.cents, currency = excluded.currency,
         list_price_cents = excluded.list_price_cents,
         -- Amounts of another currency are no prices of this one.
         tiers = case when c.currency = excluded.currency then c.tiers else '[]' end,
         lowest_30_days_cents = excluded.lowest_30_days_cents
   where (c.valid_from, c.cents, c.currency, c.list_price_cents, c.lowest_30_days_cents)
         is distinct from (excluded.valid_from, excluded.cents, excluded.currency,
                           excluded.list_price_cents, excluded.lowest_30_days_cents)
   returning item_id`,
);

/** Ids of the items whose current price is another one now. */
export async function replaceCurrent(
  tx: Connection,
  rows: readonly CurrentPriceRow[],
): Promise<string[]> {
  const changed = await tx.rows<{ item_id: string }>(upsertCurrent, [
    ...columnsOfPrices(rows),
    rows.map((row) => row.lowest_30_days_cents),
  ]);
  return changed.map((row) => row.item_id);
}

const replaceTiers = statement(
  'pricing_tiers',
  `update current_price c set tiers = given.tiers
     from jsonb_to_recordset($1::jsonb) as given(item_id text, storefront text, tiers jsonb)
    where c.item_id = given.item_id and c.storefront = given.storefront
      and c.tiers is distinct from given.tiers
   returning c.item_id`,
);

/** Ids of the items whose tiers are others now. */
export async function storeTiers(
  tx: Connection,
  rows: readonly (PriceKey & { readonly tiers: readonly PriceTier[] })[],
): Promise<string[]> {
  const given = rows.map(({ itemId, storefront, tiers }) => ({
    item_id: itemId,
    storefront,
    tiers: tiers.map(({ from, cents }) => ({ from, cents })),
  }));
  const changed = await tx.rows<{ item_id: string }>(replaceTiers, [JSON.stringify(given)]);
  return changed.map((row) => row.item_id);
}

const soldIn = statement(
  'pricing_sold_in',
  'select item_id, storefront from current_price where item_id = any($1::text[])',
);

/** Where these items are sold now. */
export function loadSold(connection: Connection, itemIds: readonly string[]) {
  return connection.rows<Pick<PriceRow, 'item_id' | 'storefront'>>(soldIn, [itemIds]);
}

const deleteCurrent = statement(
  'pricing_end',
  `delete from current_price c
    using unnest($1::text[], $2::text[]) as ended(item_id, storefront)
    where c.item_id = ended.item_id and c.storefront = ended.storefront
   returning c.item_id`,
);

export async function removeCurrent(tx: Connection, keys: readonly PriceKey[]): Promise<string[]> {
  const rows = await tx.rows<{ item_id: string }>(deleteCurrent, columnsOfKeys(keys));
  return rows.map((row) => row.item_id);
}

const currentOf = statement(
  'pricing_current_of',
  `select item_id, storefront, valid_from, cents, currency, list_price_cents, lowest_30_days_cents
     from current_price where item_id = any($1::text[]) and storefront = $2`,
);

export function loadCurrent(
  connection: Connection,
  itemIds: readonly string[],
  storefront: StorefrontId,
): Promise<CurrentPriceRow[]> {
  return connection.rows<CurrentPriceRow>(currentOf, [itemIds, storefront]);
}

function columnsOfKeys(keys: readonly PriceKey[]): unknown[] {
  return [keys.map((key) => key.itemId), keys.map((key) => key.storefront)];
}

function columnsOfPrices(rows: readonly PriceRow[]): unknown[] {
  return [
    rows.map((row) => row.item_id),
    rows.map((row) => row.storefront),
    rows.map((row) => row.valid_from),
    rows.map((row) => row.cents),
    rows.map((row) => row.currency),
    rows.map((row) => row.list_price_cents),
  ];
}

const currenciesInUse = statement(
  'pricing_currencies',
  `select c.storefront, c.currency, count(*)::integer as count
     from current_price c
     join item i on i.id = c.item_id and i.retired_at is null
     join product p on p.id = i.product_id and p.retired_at is null
    group by c.storefront, c.currency`,
);

/** How many goods each storefront sells in which currency. */
export function countCurrencies(
  connection: Connection,
): Promise<
  { readonly storefront: StorefrontId; readonly currency: string; readonly count: number }[]
> {
  return connection.rows(currenciesInUse);
}
