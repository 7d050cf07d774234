import { type Connection, statement } from '../../../database/database.ts';
import { type PriceTier, type TaxClass, tiersBelow } from '../../pricing/pricing.ts';
import { type PriceChange, setPrices } from '../../pricing/service.ts';
import { type StorefrontId, storefrontIds } from '../../storefront/storefront.ts';
import { centsIn, tiersIn } from '../files/cells.ts';
import type { ItemUpdate } from '../format/lines.ts';
import type { Problem } from '../format/rules.ts';
import type { Pending } from './pending.ts';
import { priceOf } from './priceOf.ts';
import { asRows } from './upsert.ts';
import { byId, type WriteContext } from './written.ts';

/** Prices and stock of articles that the shop has, and nothing else of them. */

interface StoredItem {
  readonly id: string;
  readonly product_id: string;
  readonly is_book: boolean;
  readonly tax_class: TaxClass;
  /** Where it is sold now. */
  readonly prices: readonly {
    readonly storefront: StorefrontId;
    readonly cents: number;
    readonly list_price_cents: number | null;
  }[];
}

const itemsById = statement(
  'import_items_to_update',
  `select i.id, i.product_id, p.is_book, p.tax_class,
          (select coalesce(jsonb_agg(jsonb_build_object('storefront', c.storefront,
                    'cents', c.cents, 'list_price_cents', c.list_price_cents)), '[]')
             from current_price c where c.item_id = i.id) as prices
     from item i join product p on p.id = i.product_id where i.id = any($1::text[])`,
);

export interface PlannedItem {
  readonly pending: Pending<'item'>;
  /** An update makes nothing. */
  readonly isNew: false;
  readonly stored: StoredItem;
  /** Storefronts that the line has a price for and that do not sell the article. */
  readonly unsold: readonly StorefrontId[];
  /** Paths of tiers that nobody reaches, since the shop's price is as low. */
  readonly idleTiers: readonly string[];
  /** Paths of prices that the shop's recommended price is not above, so that it ends. */
  readonly endedListPrices: readonly string[];
}

/** @param products of the same batch: what they say of an article comes first */
export async function planItems(
  connection: Connection,
  items: readonly Pending<'item'>[],
  products: readonly Pending<'product'>[],
) {
  const planned: PlannedItem[] = [];
  const waiting: { pending: Pending; problem: Problem }[] = [];
  if (items.length === 0) return { planned, waiting };
  const ids = items.map(({ value }) => value.id);
  const rows = await connection.rows<StoredItem>(itemsById, [ids]);
  const stored = new Map(rows.map((row) => [row.id, row]));
  const coming = new Set(products.flatMap(({ value }) => value.items.map(({ id }) => id)));
  for (const pending of items) {
    const { id, prices } = pending.value;
    const item = coming.has(id) ? undefined : stored.get(id);
    if (item === undefined) {
      const reason = `there is no article "${id}" that could be updated`;
      waiting.push({ pending, problem: { path: 'id', reason } });
      continue;
    }
    const sold = new Set(item.prices.map(({ storefront }) => storefront));
    const unsold = storefrontIds.filter(
      (storefront) => prices[storefront] && !sold.has(storefront),
    );
    const found = { pending, isNew: false, stored: item, unsold } as const;
    planned.push({
      ...found,
      idleTiers: idleTiersOf(found),
      endedListPrices: endedListPricesOf(found),
    });
  }
  return { planned, waiting };
}

const updateItems = statement(
  'import_update_items',
  `update item i set stock = coalesce(given.stock, i.stock),
                     restock_days = coalesce(given.restock_days, i.restock_days)
     from jsonb_to_recordset($1::jsonb) as given(id text, stock integer, restock_days integer)
    where i.id = given.id
      and (coalesce(given.stock, i.stock), coalesce(given.restock_days, i.restock_days))
          is distinct from (i.stock, i.restock_days)
   returning i.id`,
);

// Its own line says something else now, so that it counts again when it comes again.
const noteUpdate = statement(
  'import_note_update',
  `update product set updated_at = $2, source_hash = '' where id = any($1::text[])`,
);

/** Stores updates; returns those that made a difference, and their products. */
export async function writeItems(
  tx: Connection,
  items: readonly PlannedItem[],
  context: WriteContext,
): Promise<{ changed: Pending<'item'>[]; products: string[] }> {
  if (items.length === 0) return { changed: [], products: [] };
  const rows = items.map(({ pending: { value } }) => ({
    id: value.id,
    stock: value.stock,
    restock_days: value.restockDays,
  }));
  const stocked = await tx.rows<{ id: string }>(updateItems, [asRows(rows, byId)]);
  const priced = await setPrices(
    tx,
    items.flatMap((item) => pricesOf(item, context.now)),
    context.currencies,
  );
  const ids = new Set([...stocked.map(byId), ...priced]);
  const changed = items.filter(({ stored }) => ids.has(stored.id));
  const products = [...new Set(changed.map(({ stored }) => stored.product_id))].sort();
  if (products.length > 0) await tx.run(noteUpdate, [products, context.now]);
  return { changed: changed.map(({ pending }) => pending), products };
}

/** A storefront's own price first, then what follows from the gross price, then what it has. */
function pricesOf(
  { pending: { value }, stored }: Pick<PlannedItem, 'pending' | 'stored'>,
  now: Date,
): PriceChange[] {
  return stored.prices.flatMap(({ storefront, cents, list_price_cents }) => {
    const own = value.prices[storefront];
    const derived = fromGross(value.grossPrice, storefront, stored.tax_class);
    if (own === undefined && derived === undefined) return [];
    const price = {
      cents: own?.cents ?? derived?.cents ?? cents,
      listPriceCents:
        own?.listPriceCents ?? derived?.listPriceCents ?? list_price_cents ?? undefined,
      tiers: own?.tiers ?? derived?.tiers,
    };
    return [{ ...priceOf(stored, price, stored.is_book), storefront, validFrom: now }];
  });
}

function idleTiersOf(item: Pick<PlannedItem, 'pending' | 'stored'>): string[] {
  const { value } = item.pending;
  const paths = pricesOf(item, new Date(0)).flatMap(({ storefront, cents, tiers = [] }) => {
    if (tiersBelow(cents, tiers).length === tiers.length) return [];
    return value.prices[storefront]?.tiers ? `prices.${storefront}.tiers` : 'grossPrice.tiers';
  });
  return [...new Set(paths)];
}

function endedListPricesOf(item: Pick<PlannedItem, 'pending' | 'stored'>): string[] {
  const { prices, grossPrice } = item.pending.value;
  const before = new Map(item.stored.prices.map((price) => [price.storefront, price]));
  const paths = pricesOf(item, new Date(0)).flatMap(({ storefront, listPriceCents }) => {
    const isTold = (prices[storefront] ?? grossPrice)?.listPriceCents !== undefined;
    const had = before.get(storefront)?.list_price_cents ?? undefined;
    if (isTold || had === undefined || listPriceCents !== undefined) return [];
    return prices[storefront]?.cents === undefined
      ? 'grossPrice.cents'
      : `prices.${storefront}.cents`;
  });
  return [...new Set(paths)];
}

function fromGross(
  gross: ItemUpdate['grossPrice'],
  storefront: StorefrontId,
  taxClass: TaxClass,
):
  | {
      cents: number | undefined;
      listPriceCents: number | undefined;
      tiers: readonly PriceTier[] | undefined;
    }
  | undefined {
  if (!gross?.storefronts.includes(storefront)) return undefined;
  const inOwnTerms = (cents: number | undefined) =>
    cents === undefined ? undefined : centsIn(storefront, cents, taxClass);
  return {
    cents: inOwnTerms(gross.cents),
    listPriceCents: inOwnTerms(gross.listPriceCents),
    tiers: gross.tiers && tiersIn(storefront, gross.tiers, taxClass),
  };
}
