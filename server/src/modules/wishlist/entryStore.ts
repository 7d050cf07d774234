import { type Connection, statement } from '../../database/database.ts';
import type { StorefrontId } from '../storefront/storefront.ts';
import { moveComments } from './commentStore.ts';

/** What an entry stands for: a product, and its item where one was chosen. */
export interface EntryGoods {
  readonly productId: string;
  readonly itemId: string | null;
}

/** An entry by its id, or by its product and item. */
export interface EntryKey extends Partial<EntryGoods> {
  readonly entryId: string | null;
}

/**
 * `$1` and `$2` are product and item, `$3` the storefront. Without an item it is the product's only
 * one, if it has but one. Goods that are no longer sold may be added, so that removing can be undone.
 */
const wanted = `wanted as (
  select p.id as product_id,
         coalesce($2::text, case when count(i.id) = 1 then min(i.id) end) as item_id
    from product p
    left join (item i join current_price price
                 on price.item_id = i.id and price.storefront = $3::text)
      on i.product_id = p.id and i.retired_at is null
   where p.id = $1 and $3 = any(p.storefronts)
     and ($2 is null or exists (select from item own where own.id = $2 and own.product_id = p.id))
   group by p.id
)`;

const put = statement(
  'wishlist_entry_put',
  `with ${wanted}, put as (
     insert into wishlist_entry as entry (id, wishlist_id, product_id, item_id, quantity)
     select $4, $5, product_id, item_id, $6
       from wanted
      where (select count(*) from wishlist_entry other
              where other.wishlist_id = $5
                and not (other.product_id = wanted.product_id
                         and other.item_id is not distinct from wanted.item_id)) < $7::integer
     on conflict (wishlist_id, product_id, item_id) do update
       set quantity = greatest(entry.quantity, excluded.quantity)
     returning id
   )
   select exists (select from wanted) as "isKnown", exists (select from put) as "isPut"`,
);

export interface NewEntry extends EntryGoods {
  readonly id: string;
  readonly listId: string;
  readonly quantity: number;
}

/** Adds an entry; where the wishlist has it already, the larger quantity counts. */
export async function putEntry(
  tx: Connection,
  entry: NewEntry,
  storefront: StorefrontId,
  limit: number,
): Promise<{ isKnown: boolean; isPut: boolean }> {
  const { id, listId, productId, itemId, quantity } = entry;
  const values = [productId, itemId, storefront, id, listId, quantity, limit];
  const row = await tx.row<{ isKnown: boolean; isPut: boolean }>(put, values);
  return row ?? { isKnown: false, isPut: false };
}

/** `$1` is the list; `$2` an entry's id, or null with product and item in `$3` and `$4`. */
const byKey = `wishlist_id = $1
  and case when $2::text is null then product_id = $3 and item_id is not distinct from $4
           else id = $2 end`;

const keyValues = ({ entryId, productId, itemId }: EntryKey) => [
  entryId,
  productId ?? null,
  itemId ?? null,
];

const remove = statement('wishlist_entry_remove', `delete from wishlist_entry where ${byKey}`);

export async function removeEntry(tx: Connection, listId: string, key: EntryKey): Promise<void> {
  await tx.run(remove, [listId, ...keyValues(key)]);
}

const setQuantity = statement(
  'wishlist_entry_set_quantity',
  `update wishlist_entry set quantity = $5 where ${byKey}`,
);

/** False when there is no such entry. */
export async function setEntryQuantity(
  tx: Connection,
  listId: string,
  key: EntryKey,
  quantity: number,
): Promise<boolean> {
  return (await tx.run(setQuantity, [listId, ...keyValues(key), quantity])) === 1;
}

const entryOf = statement(
  'wishlist_entry_of',
  `select quantity, product_id as "productId", item_id as "itemId"
     from wishlist_entry where wishlist_id = $1 and id = $2`,
);

const replace = statement(
  'wishlist_entry_replace',
  `with ${wanted}, twin as (
     delete from wishlist_entry other using wanted
      where other.wishlist_id = $5 and other.id <> $4
        and other.product_id = wanted.product_id
        and other.item_id is not distinct from wanted.item_id
     returning other.quantity
   )
   select product_id as "productId", item_id as "itemId",
          coalesce((select quantity from twin), 0) as "twinQuantity"
     from wanted`,
);

const rewrite = statement(
  'wishlist_entry_rewrite',
  `update wishlist_entry set product_id = $2, item_id = $3, quantity = $4 where id = $1`,
);

/**
 * Puts another item in an entry's place. Another entry of the same item is deleted, and
 * its quantity is added.
 *
 * @param entry `quantity` null: as it was
 */
export async function replaceEntry(
  tx: Connection,
  listId: string,
  entry: EntryGoods & { readonly id: string; readonly quantity: number | null },
  storefront: StorefrontId,
  maxQuantity: number,
): Promise<'done' | 'unknownEntry' | 'unknownProduct'> {
  const { id, productId, itemId, quantity } = entry;
  const before = await tx.row<EntryGoods & { quantity: number }>(entryOf, [listId, id]);
  if (before === undefined) return 'unknownEntry';
  const found = await tx.row<EntryGoods & { twinQuantity: number }>(replace, [
    productId,
    itemId,
    storefront,
    id,
    listId,
  ]);
  if (found === undefined) return 'unknownProduct';
  const sum = Math.min((quantity ?? before.quantity) + found.twinQuantity, maxQuantity);
  await tx.run(rewrite, [id, found.productId, found.itemId, sum]);
  await moveComments(tx, listId, before, found);
  return 'done';
}

/** Which way an entry goes in its list. */
export type Direction = 'up' | 'down';

const moveBy = (name: string, compare: '<' | '>', order: 'asc' | 'desc') =>
  statement(
    name,
    `with me as (select id, place from wishlist_entry where wishlist_id = $1 and id = $2),
     neighbour as (
       select e.id, e.place from wishlist_entry e, me
        where e.wishlist_id = $1 and e.place ${compare} me.place
        order by e.place ${order} limit 1
     )
     update wishlist_entry e
        set place = case when e.id = me.id then neighbour.place else me.place end
       from me, neighbour where e.id in (me.id, neighbour.id)`,
  );
const moves = {
  up: moveBy('wishlist_entry_up', '<', 'desc'),
  down: moveBy('wishlist_entry_down', '>', 'asc'),
};

/** Changes places with the entry above or below; the first and the last one stay. */
export async function moveEntry(
  tx: Connection,
  listId: string,
  entryId: string,
  direction: Direction,
): Promise<void> {
  await tx.run(moves[direction], [listId, entryId]);
}

const lastBefore = statement(
  'wishlist_entry_last_before',
  `with tail as (
     select id, lead(place) over (order by place) as next, min(place) over () as first
       from wishlist_entry
      where wishlist_id = $1
        and place >= (select place from wishlist_entry where wishlist_id = $1 and id = $3)
   )
   update wishlist_entry e
      set place = case when e.id = $2 then tail.first else tail.next end
     from tail
    where e.id = tail.id and exists (select from tail where id = $2 and next is null)`,
);

/**
 * The last entry takes the place of another one; that and those below it go down by one. Nothing happens
 * where either is not on the list, or the entry is not the last one.
 */
export async function moveLastBefore(
  tx: Connection,
  listId: string,
  entryId: string,
  beforeId: string,
): Promise<void> {
  await tx.run(lastBefore, [listId, entryId, beforeId]);
}

const copy = statement(
  'wishlist_entries_copy',
  `insert into wishlist_entry (id, wishlist_id, product_id, item_id, quantity)
   select gen_random_uuid(), $2, product_id, item_id, quantity
     from wishlist_entry where wishlist_id = $1 order by place`,
);

/** Without marks and comments (DEC-128). */
export async function copyEntries(tx: Connection, fromId: string, toId: string): Promise<void> {
  await tx.run(copy, [fromId, toId]);
}
