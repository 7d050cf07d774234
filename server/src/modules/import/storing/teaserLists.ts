import { type Connection, statement } from '../../../database/database.ts';
import type { Problem } from '../format/rules.ts';
import type { Pending } from './pending.ts';
import { loadProducts } from './store.ts';
import { touchTeaserList, upsertTeaserList } from './tables.ts';
import { asRows } from './upsert.ts';
import { bookkeeping, byId, finish, type WriteContext } from './written.ts';

/** Lists that editors publish: each of their goods has to be a product or an item of the shop's. */

type Planned = { readonly pending: Pending<'teaser-list'>; readonly isNew: boolean };

const listsById = statement(
  'import_teaser_lists',
  'select id, source_hash from teaser_list where id = any($1::text[])',
);

const itemsOfLists = statement(
  'import_items_of_teaser_lists',
  'select id, product_id from item where id = any($1::text[])',
);

/** @param products those that are stored before, in the same batch */
export async function planTeaserLists(
  connection: Connection,
  lists: readonly Pending<'teaser-list'>[],
  products: readonly { readonly pending: Pending<'product'> }[],
) {
  const planned: Planned[] = [];
  const unchanged: Pending[] = [];
  const waiting: { pending: Pending; problem: Problem }[] = [];
  if (lists.length === 0) return { planned, unchanged, waiting };
  const rows = await connection.rows<{ id: string; source_hash: string }>(listsById, [
    lists.map(({ value }) => value.id),
  ]);
  const hashes = new Map(rows.map((row) => [row.id, row.source_hash]));
  const entries = lists.flatMap(({ value }) => value.entries);
  const coming = products.map(({ pending }) => pending.value);
  const productIds = new Set([
    ...(await loadProducts(connection, [...new Set(entries.map(({ product }) => product))])).keys(),
    ...coming.map(({ id }) => id),
  ]);
  const productOf = new Map(
    (
      await connection.rows<{ id: string; product_id: string }>(itemsOfLists, [
        [...new Set(entries.flatMap(({ item }) => item ?? []))],
      ])
    ).map((row) => [row.id, row.product_id]),
  );
  for (const { id, items } of coming) for (const item of items) productOf.set(item.id, id);

  const problemOf = ({ value }: Pending<'teaser-list'>): Problem | undefined => {
    for (const [at, { product, item }] of value.entries.entries()) {
      const problem = (field: string, reason: string) => ({
        path: `entries[${at}].${field}`,
        reason,
      });
      if (!productIds.has(product)) return problem('product', `there is no product "${product}"`);
      if (item !== undefined && productOf.get(item) !== product) {
        return problem('item', `"${product}" has no item "${item}"`);
      }
    }
    return undefined;
  };
  for (const pending of lists) {
    const problem = problemOf(pending);
    const hash = hashes.get(pending.value.id);
    if (problem) waiting.push({ pending, problem });
    else if (hash === pending.hash) unchanged.push(pending);
    else planned.push({ pending, isNew: hash === undefined });
  }
  return { planned, unchanged, waiting };
}

/** Those that made a difference. */
export async function writeTeaserLists(
  tx: Connection,
  lists: readonly Planned[],
  context: WriteContext,
): Promise<Pending<'teaser-list'>[]> {
  if (lists.length === 0) return [];
  const rows = lists.map(({ pending }) => {
    const { id, name, description, picture, pictureSide, storefronts, entries } = pending.value;
    return {
      id,
      name,
      description,
      media_id: picture && context.mediaOf(picture),
      picture_side: pictureSide,
      storefronts,
      entries,
      ...bookkeeping(pending, context),
    };
  });
  const written = await tx.rows<{ id: string }>(upsertTeaserList, [asRows(rows, byId)]);
  return finish(tx, lists, new Set(written.map(byId)), touchTeaserList, context);
}
