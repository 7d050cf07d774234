import { type Connection, statement } from '../../database/database.ts';

/** Whose lists: a customer's, or the notepad of a visitor. Exactly one of them is there. */
export interface Owner {
  readonly customerId: string | null;
  readonly userId: string | null;
}

export interface EntryRow {
  readonly id: string;
  readonly product_id: string;
  /** Null: which of the product's items is open. */
  readonly item_id: string | null;
  readonly quantity: number;
  /** Also of what is no longer sold; null: there never was such a product. */
  readonly name: { readonly de: string; readonly en?: string } | null;
}

export interface WishlistRow {
  readonly id: string;
  /** Null: the notepad, which each language calls its own. */
  readonly name: string | null;
  readonly description: string;
  readonly is_default: boolean;
  readonly is_standard: boolean;
  readonly created_at: Date;
  /** In the order in which they were added. */
  readonly entries: readonly EntryRow[];
}

const load = statement(
  'wishlist_load',
  `select w.id, w.name, w.description, w.is_default, w.is_standard, w.created_at,
          coalesce((
            select jsonb_agg(jsonb_build_object('id', e.id, 'product_id', e.product_id,
                     'item_id', e.item_id, 'quantity', e.quantity, 'name', p.name)
                   order by e.place)
              from wishlist_entry e left join product p on p.id = e.product_id
             where e.wishlist_id = w.id
          ), '[]') as entries
     from wishlist w
    where w.customer_id = $1 or w.user_id = $2
    order by w.is_default desc, w.created_at, w.id`,
);

/** The notepad first (WISH-15), then the others as they were made. */
export function loadWishlists(connection: Connection, { customerId, userId }: Owner) {
  return connection.rows<WishlistRow>(load, [customerId, userId]);
}

const lockOfCustomer = statement(
  'wishlist_lock_of_customer',
  `update wishlist set updated_at = $2 where customer_id = $1 and is_default returning id`,
);

/**
 * Without a target: a notepad that somebody else makes in this moment conflicts by two indexes, and
 * PostgreSQL minds no other than the one that is named.
 */
const notepadOfCustomer = statement(
  'wishlist_notepad_of_customer',
  `insert into wishlist (id, customer_id, is_default, is_standard, created_at, updated_at)
   values ($1, $2, true, true, $3, $3)
   on conflict do nothing`,
);

const notepadOfVisitor = statement(
  'wishlist_notepad_of_visitor',
  `insert into wishlist (id, user_id, is_default, is_standard, created_at, updated_at)
   select $1, v.id, true, false, $3, $3 from visitor v where v.id = $2
   on conflict (user_id) where user_id is not null do update set updated_at = excluded.updated_at
   returning id`,
);

/**
 * The owner's notepad, made where there is none. It stays locked to the transaction's end: whoever
 * changes one of the owner's lists waits here.
 *
 * @param freshId for a new one
 * @returns undefined: the shop knows no such visitor
 */
export async function lockNotepad(
  tx: Connection,
  { customerId, userId }: Owner,
  freshId: string,
  now: Date,
): Promise<string | undefined> {
  if (customerId === null) {
    return (await tx.row<{ id: string }>(notepadOfVisitor, [freshId, userId, now]))?.id;
  }
  const locked = () => tx.row<{ id: string }>(lockOfCustomer, [customerId, now]);
  const there = await locked();
  if (there !== undefined) return there.id;
  await tx.run(notepadOfCustomer, [freshId, customerId, now]);
  return (await locked())?.id;
}

const existingNotepad = statement(
  'wishlist_notepad_of_visitor_for_update',
  'select id from wishlist where user_id = $1 for update',
);

/** A visitor's notepad, locked; undefined when there is none. */
export async function lockVisitorsNotepad(tx: Connection, userId: string) {
  return (await tx.row<{ id: string }>(existingNotepad, [userId]))?.id;
}

/** `e` has the same product and item as `own`. */
const same = `own.product_id = e.product_id and own.item_id is not distinct from e.item_id`;

const takeLarger = statement(
  'wishlist_take_larger_quantities',
  `update wishlist_entry own set quantity = greatest(own.quantity, e.quantity)
     from wishlist_entry e where own.wishlist_id = $1 and e.wishlist_id = $2 and ${same}`,
);

const dropSame = statement(
  'wishlist_drop_same_entries',
  `delete from wishlist_entry e using wishlist_entry own
    where own.wishlist_id = $1 and e.wishlist_id = $2 and ${same}`,
);

const moveRest = statement(
  'wishlist_move_entries',
  `update wishlist_entry set wishlist_id = $1
    where id in (
      select id from wishlist_entry where wishlist_id = $2
       order by place
       limit greatest(0, $3::integer
                         - (select count(*) from wishlist_entry where wishlist_id = $1)))`,
);

/**
 * Moves a list's entries into another one, as many as fit; the rest stays. Of what both have the
 * larger quantity counts. Both are locked by the caller.
 */
export async function moveEntries(
  tx: Connection,
  toId: string,
  fromId: string,
  limit: number,
): Promise<void> {
  await tx.run(takeLarger, [toId, fromId]);
  await tx.run(dropSame, [toId, fromId]);
  await tx.run(moveRest, [toId, fromId, limit]);
}

const giveToVisitor = statement(
  'wishlist_give_to_visitor',
  'update wishlist set user_id = $2 where user_id = $1',
);

/** A guest goes on under another user id. */
export async function giveNotepadTo(tx: Connection, fromUserId: string, toUserId: string) {
  await tx.run(giveToVisitor, [fromUserId, toUserId]);
}

const owned = statement(
  'wishlist_owned',
  `select id, is_default as "isDefault" from wishlist
    where (customer_id = $2 or user_id = $3)
      and case when $1::text is null then is_standard or user_id is not null else id = $1 end`,
);

/** @param listId null: the one that is meant when none is named */
export function loadOwned(
  connection: Connection,
  { customerId, userId }: Owner,
  listId: string | null,
) {
  return connection.row<{ id: string; isDefault: boolean }>(owned, [listId, customerId, userId]);
}

const insert = statement(
  'wishlist_insert',
  `insert into wishlist (id, customer_id, name, description, created_at, updated_at)
   select $1, $2, $3, $4, $5, $5
    where (select count(*) from wishlist where customer_id = $2) < $6::integer`,
);

/** False when the customer has as many lists as there may be. */
export async function insertWishlist(
  tx: Connection,
  list: { id: string; customerId: string; name: string; description: string; now: Date },
  limit: number,
): Promise<boolean> {
  const { id, customerId, name, description, now } = list;
  return (await tx.run(insert, [id, customerId, name, description, now, limit])) === 1;
}

const rename = statement(
  'wishlist_rename',
  `update wishlist set name = $2, description = coalesce($3, description), updated_at = $4
    where id = $1`,
);

/** @param description null: stays */
export async function renameWishlist(
  tx: Connection,
  id: string,
  name: string,
  description: string | null,
  now: Date,
): Promise<void> {
  await tx.run(rename, [id, name, description, now]);
}

const clearStandard = statement(
  'wishlist_clear_standard',
  'update wishlist set is_standard = false where customer_id = $1 and is_standard',
);

const markStandard = statement(
  'wishlist_mark_standard',
  'update wishlist set is_standard = true where id = $1',
);

export async function makeStandard(tx: Connection, customerId: string, id: string) {
  await tx.run(clearStandard, [customerId]);
  await tx.run(markStandard, [id]);
}

const remove = statement(
  'wishlist_remove',
  'delete from wishlist where id = $1 returning is_standard as "wasStandard"',
);

export function removeWishlist(tx: Connection, id: string) {
  return tx.row<{ wasStandard: boolean }>(remove, [id]);
}

const removeIdle = statement(
  'wishlist_remove_idle',
  'delete from wishlist where user_id is not null and updated_at < $1',
);

/** Guests' notepads that nobody changed since. */
export async function removeIdleNotepads(connection: Connection, before: Date): Promise<void> {
  await connection.run(removeIdle, [before]);
}

const removeOfCustomer = statement(
  'wishlist_remove_of_customer',
  'delete from wishlist where customer_id = $1',
);

export async function removeWishlistsOf(tx: Connection, customerId: string): Promise<void> {
  await tx.run(removeOfCustomer, [customerId]);
}
