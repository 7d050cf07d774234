import { type Connection, statement } from '../../../database/database.ts';
import type { Change } from '../../outbox/service.ts';
import { refreshReferences } from '../../pricing/service.ts';
import { storefrontOf } from '../../storefront/storefront.ts';
import type { Problem } from '../format/rules.ts';
import type { Pending } from './pending.ts';
import { touchDeal } from './tables.ts';
import { asRows, bookkeeping as bookkeepingColumns, upsert } from './upsert.ts';
import { bookkeeping, byId, finish, type WriteContext } from './written.ts';

/** Lightning deals: what is wrong with one can only be told from its item. */

interface ItemOfDeal {
  readonly id: string;
  readonly product_id: string;
  readonly is_book: boolean;
}

const itemsOfDeals = statement(
  'import_items_of_deals',
  `select i.id, i.product_id, p.is_book from item i join product p on p.id = i.product_id
    where i.id = any($1::text[])`,
);
const dealsById = statement(
  'import_deals',
  'select id, source_hash from lightning_deal where id = any($1::text[])',
);

type PendingDeal = Pending<'lightning-deal'>;

interface DealPlan {
  readonly planned: { readonly pending: PendingDeal; readonly isNew: boolean }[];
  readonly unchanged: PendingDeal[];
  readonly waiting: { readonly pending: PendingDeal; readonly problem: Problem }[];
}

/** @param products those that are stored before, in the same batch */
export async function planDeals(
  connection: Connection,
  deals: readonly PendingDeal[],
  products: readonly { readonly pending: Pending<'product'> }[],
): Promise<DealPlan> {
  const plan: DealPlan = { planned: [], unchanged: [], waiting: [] };
  if (deals.length === 0) return plan;
  const ids = deals.map(({ value }) => value.id);
  const hashes = await connection.rows<{ id: string; source_hash: string }>(dealsById, [ids]);
  const stored = new Map(hashes.map((row) => [row.id, row.source_hash]));
  const itemIds = deals.map(({ value }) => value.item);
  const items = await connection.rows<ItemOfDeal>(itemsOfDeals, [itemIds]);
  const books = new Map(items.map((row) => [row.id, row.is_book]));
  for (const { pending } of products) {
    for (const item of pending.value.items) books.set(item.id, pending.value.isBook);
  }
  for (const pending of deals) {
    const { id, item } = pending.value;
    const isBook = books.get(item);
    if (isBook !== false) {
      const reason = isBook
        ? `"${item}" is a book: its price is bound`
        : `there is no item "${item}"`;
      plan.waiting.push({ pending, problem: { path: 'item', reason } });
    } else if (stored.get(id) === pending.hash) plan.unchanged.push(pending);
    else plan.planned.push({ pending, isNew: !stored.has(id) });
  }
  return plan;
}

const text = { type: 'text' };
const integer = { type: 'integer' };
const moment = { type: 'timestamptz' };

const upsertDeal = upsert('lightning_deal', ['id'], {
  id: text,
  item_id: text,
  storefront: text,
  cents: integer,
  currency: text,
  starts_at: moment,
  ends_at: moment,
  quantity: integer,
  quantity_max: integer,
  sold_out_text: { type: 'jsonb' },
  // Counted by the shop from then on.
  sold: { type: 'integer', onlyNew: true },
  ...bookkeepingColumns,
});

export async function writeDeals(
  tx: Connection,
  deals: readonly { readonly pending: PendingDeal }[],
  context: WriteContext,
) {
  if (deals.length === 0) return { changed: [], products: [] };
  const rows = deals.map(({ pending }) => {
    const { value } = pending;
    return {
      id: value.id,
      item_id: value.item,
      storefront: value.storefront,
      cents: value.cents,
      currency: storefrontOf(value.storefront, context.currencies).currency,
      starts_at: value.startsAt,
      ends_at: value.endsAt,
      quantity: value.quantity,
      quantity_max: value.quantityMax,
      sold_out_text: value.soldOutText,
      sold: value.sold,
      ...bookkeeping(pending, context),
    };
  });
  // In the order in which carts lock them.
  const order = (row: (typeof rows)[number]) => `${row.item_id} ${row.id}`;
  const written = await tx.rows<{ id: string }>(upsertDeal, [asRows(rows, order)]);
  const ids = new Set(written.map(byId));
  const changed = await finish(tx, deals, ids, touchDeal, context);
  const concerned = changed.map(({ value }) => ({
    itemId: value.item,
    storefront: value.storefront,
  }));
  await refreshReferences(tx, concerned);
  const items = concerned.map(({ itemId }) => itemId);
  return { changed, products: await productsOf(tx, items) };
}

async function productsOf(tx: Connection, itemIds: readonly string[]): Promise<string[]> {
  const rows = await tx.rows<ItemOfDeal>(itemsOfDeals, [itemIds]);
  return [...new Set(rows.map((row) => row.product_id))].sort();
}

// Prices that were asked stay known (PAngV § 11): a deal that is taken out ends.
const endUnseenDeals = statement(
  'import_end_deals',
  `update lightning_deal d set ends_at = greatest(d.starts_at, least(d.ends_at, $2)), source_hash = ''
     from item i
    where i.id = d.item_id and d.seen_in_import is not null and d.seen_in_import <> $1
      and d.ends_at > $2 and d.ends_at > d.starts_at
   returning i.product_id`,
);

/** Ends the deals that the file no longer has; their products, one for each. */
export async function endDeals(tx: Connection, run: string, now: Date): Promise<Change[]> {
  const rows = await tx.rows<{ product_id: string }>(endUnseenDeals, [run, now]);
  return rows.map((row) => ({ kind: 'product', key: row.product_id }));
}
