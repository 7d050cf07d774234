import { type Connection, statement } from '../../database/database.ts';
import { removeTracesOf } from './memberStore.ts';
import type { Role } from './rights.ts';

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
  /** Somebody of a shared list buys it. */
  readonly is_taken: boolean;
  readonly is_taken_by_me: boolean;
  /** The name, for those who may know; null also where the account is gone. */
  readonly taken_by: string | null;
}

export interface WishlistRow {
  readonly id: string;
  /** Null: the notepad, which each language calls its own. */
  readonly name: string | null;
  readonly description: string;
  readonly is_default: boolean;
  /** A visitor's who has no account. */
  readonly is_guests: boolean;
  readonly is_standard: boolean;
  readonly created_at: Date;
  readonly updated_at: Date;
  /** As what the asker uses it; null: only through a link. */
  readonly role: Role | null;
  /** In the order in which they were added. */
  readonly entries: readonly EntryRow[];
}

/** A list `w` with what `a.role` and customer `$1` see of it. */
const columns = `w.id, w.name, w.description, w.is_default, w.created_at, w.updated_at, a.role,
  w.customer_id is null as is_guests,
  coalesce(s.wishlist_id = w.id, w.is_default and w.customer_id = $1, false) as is_standard,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', e.id, 'product_id', e.product_id,
             'item_id', e.item_id, 'quantity', e.quantity, 'name', p.name,
             'is_taken', e.taken_at is not null,
             'is_taken_by_me', e.taken_by is not null and e.taken_by = $1,
             'taken_by', case when a.role in ('creator', 'admin')
                              then c.first_name || ' ' || c.last_name end)
           order by e.place)
      from wishlist_entry e
      left join product p on p.id = e.product_id
      left join customer c on c.id = e.taken_by
     where e.wishlist_id = w.id
  ), '[]') as entries`;

const ofAsker = `from wishlist_access a
  join wishlist w on w.id = a.wishlist_id
  left join wishlist_standard s on s.customer_id = $1
 where (a.customer_id = $1 or a.user_id = $2)`;

const load = statement(
  'wishlist_load',
  `select ${columns} ${ofAsker}
    order by a.role = 'creator' desc, w.is_default desc, w.created_at, w.id`,
);

/** The notepad first (WISH-15), then the others as they were made, then those of others. */
export function loadWishlists(connection: Connection, { customerId, userId }: Owner) {
  return connection.rows<WishlistRow>(load, [customerId, userId]);
}

const loadOne = statement('wishlist_load_one', `select ${columns} ${ofAsker} and w.id = $3`);

/** Undefined: no list of that id that the asker may read. */
export function loadWishlist(connection: Connection, { customerId, userId }: Owner, id: string) {
  return connection.row<WishlistRow>(loadOne, [customerId, userId, id]);
}

const loadByToken = statement(
  'wishlist_load_by_token',
  `select ${columns}
     from wishlist_invite i
     join wishlist w on w.id = i.wishlist_id
     cross join (select null::text as role) a
     left join wishlist_standard s on s.customer_id = $1
    where i.token = $2 and i.expires_at > $3`,
);

/** The list behind a link, as whoever has the link reads it. */
export function loadWishlistByToken(
  connection: Connection,
  { token, customerId, now }: { token: string; customerId: string; now: Date },
) {
  return connection.row<WishlistRow>(loadByToken, [customerId, token, now]);
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
  `insert into wishlist (id, customer_id, is_default, created_at, updated_at)
   values ($1, $2, true, $3, $3)
   on conflict do nothing`,
);

const notepadOfVisitor = statement(
  'wishlist_notepad_of_visitor',
  `insert into wishlist (id, user_id, is_default, created_at, updated_at)
   select $1, v.id, true, $3, $3 from visitor v where v.id = $2
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

const standardOf = statement(
  'wishlist_standard_of',
  'select wishlist_id as id from wishlist_standard where customer_id = $1',
);

/** The list that is meant when none is named; undefined: the notepad. */
export async function loadStandardId(connection: Connection, customerId: string) {
  return (await connection.row<{ id: string }>(standardOf, [customerId]))?.id;
}

const lock = statement(
  'wishlist_lock',
  'update wishlist set updated_at = $2 where id = $1 returning is_default as "isDefault", name',
);

const roleOf = statement(
  'wishlist_role',
  `select role from wishlist_access where wishlist_id = $1 and (customer_id = $2 or user_id = $3)`,
);

export interface LockedList {
  readonly id: string;
  readonly isDefault: boolean;
  /** Null: the notepad, which needs none. */
  readonly name: string | null;
  readonly role: Role;
}

/**
 * Locks a list to the transaction's end: whoever changes it, or who may use it, waits here. The role
 * is read behind the lock, so it holds while the list is changed.
 *
 * @returns undefined: no list of that id that the asker may read
 */
export async function lockList(
  tx: Connection,
  { customerId, userId }: Owner,
  id: string,
  now: Date,
): Promise<LockedList | undefined> {
  const role = () => tx.row<{ role: Role }>(roleOf, [id, customerId, userId]);
  if ((await role()) === undefined) return undefined;
  const locked = await tx.row<Pick<LockedList, 'isDefault' | 'name'>>(lock, [id, now]);
  const held = await role();
  return locked && held && { id, ...locked, ...held };
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

const setStandard = statement(
  'wishlist_set_standard',
  `insert into wishlist_standard (customer_id, wishlist_id) values ($1, $2)
   on conflict (customer_id) do update set wishlist_id = excluded.wishlist_id`,
);

export async function makeStandard(tx: Connection, customerId: string, id: string) {
  await tx.run(setStandard, [customerId, id]);
}

const remove = statement('wishlist_remove', 'delete from wishlist where id = $1');

/** With it goes who used it; their standard list is the notepad again. */
export async function removeWishlist(tx: Connection, id: string): Promise<void> {
  await tx.run(remove, [id]);
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

/** All that a customer made, also those that others use, and what they left on the lists of others. */
export async function removeWishlistsOf(tx: Connection, customerId: string): Promise<void> {
  await tx.run(removeOfCustomer, [customerId]);
  await removeTracesOf(tx, customerId);
}
