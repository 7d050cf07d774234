import { type Connection, statement } from '../../../database/database.ts';
import type { Problem } from '../format/rules.ts';
import type { Pending } from './pending.ts';
import { upsertGift } from './tables.ts';
import { asRows } from './upsert.ts';
import { byId } from './written.ts';

/** Free articles: whether an item can be one is told from its product. */

interface ItemOfGift {
  readonly id: string;
  readonly is_book: boolean;
  readonly is_bulky: boolean;
}

const itemsOfGifts = statement(
  'import_items_of_gifts',
  `select i.id, p.is_book, i.is_bulky from item i join product p on p.id = i.product_id
    where i.id = any($1::text[])`,
);

/**
 * Why these items cannot be given for nothing, by item; the others are missing.
 *
 * @param products those that are stored before, in the same batch
 */
export async function giftObstacles(
  connection: Connection,
  itemIds: readonly string[],
  products: readonly { readonly pending: Pending<'product'> }[],
): Promise<ReadonlyMap<string, string>> {
  if (itemIds.length === 0) return new Map();
  const stored = await connection.rows<ItemOfGift>(itemsOfGifts, [itemIds]);
  const known = new Map(stored.map((row) => [row.id, row]));
  for (const { pending } of products) {
    const { isBook: is_book, items } = pending.value;
    for (const { id, isBulky: is_bulky } of items) known.set(id, { id, is_book, is_bulky });
  }
  return new Map(
    itemIds.flatMap((id) => {
      const item = known.get(id);
      if (item === undefined) return [[id, `there is no item "${id}"`]];
      if (item.is_book) return [[id, `"${id}" is a book: its price is bound`]];
      return item.is_bulky ? [[id, `"${id}" goes by freight forwarder`]] : [];
    }),
  );
}

const giftsById = statement('import_gifts', 'select id from gift where id = any($1::text[])');

/** Gifts keep no hash: the write itself tells whether something changed. */
export async function planGifts(
  connection: Connection,
  gifts: readonly Pending<'gift'>[],
  products: readonly { readonly pending: Pending<'product'> }[],
) {
  const planned: { pending: Pending<'gift'>; isNew: boolean }[] = [];
  const waiting: { pending: Pending<'gift'>; problem: Problem }[] = [];
  if (gifts.length === 0) return { planned, waiting };
  const ids = gifts.map(({ value }) => value.id);
  const rows = await connection.rows<{ id: string }>(giftsById, [ids]);
  const stored = new Set(rows.map(byId));
  const itemIds = gifts.map(({ value }) => value.item);
  const obstacles = await giftObstacles(connection, itemIds, products);
  for (const pending of gifts) {
    const reason = obstacles.get(pending.value.item);
    if (reason === undefined) planned.push({ pending, isNew: !stored.has(pending.value.id) });
    else waiting.push({ pending, problem: { path: 'item', reason } });
  }
  return { planned, waiting };
}

/** Those that made a difference. */
export async function writeGifts(
  tx: Connection,
  gifts: readonly { readonly pending: Pending<'gift'> }[],
): Promise<Pending<'gift'>[]> {
  if (gifts.length === 0) return [];
  const rows = gifts.map(({ pending: { value } }) => ({
    id: value.id,
    item_id: value.item,
    minimum_cents: value.minimumCents,
    is_removable: value.isRemovable,
    storefronts: value.storefronts,
    valid_from: value.validFrom,
    valid_until: value.validUntil,
    position: value.position,
  }));
  const written = await tx.rows<{ id: string }>(upsertGift, [asRows(rows, byId)]);
  const ids = new Set(written.map(byId));
  return gifts.map(({ pending }) => pending).filter(({ value }) => ids.has(value.id));
}
