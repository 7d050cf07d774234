import { type Connection, statement } from '../../database/database.ts';
import type { InvitedRole, Role } from './rights.ts';

/** Who uses a list beside its creator, and the links that let people in. */

export interface UserRow {
  /** Null: the creator, who can't be removed. */
  readonly memberId: string | null;
  readonly role: Role;
  readonly isMe: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

const users = statement(
  'wishlist_users',
  `select m.id as "memberId", a.role, a.customer_id = $2 as "isMe",
          c.first_name as "firstName", c.last_name as "lastName"
     from wishlist_access a
     join customer c on c.id = a.customer_id
     left join wishlist_member m
       on m.wishlist_id = a.wishlist_id and m.customer_id = a.customer_id
    where a.wishlist_id = $1
    order by a.role = 'creator' desc, m.joined_at, m.id`,
);

/** The creator first, then the others as they joined. @param customerId who asks */
export const loadUsers = (connection: Connection, listId: string, customerId: string) =>
  connection.rows<UserRow>(users, [listId, customerId]);

const join = statement(
  'wishlist_member_join',
  `insert into wishlist_member as member (id, wishlist_id, customer_id, role, joined_at)
   select $1, $2, $3, $4, $5
    where exists (select from wishlist_member where wishlist_id = $2 and customer_id = $3)
       or ((select count(*) from wishlist_member where wishlist_id = $2) < $6::integer
           and (select count(*) from wishlist_member where customer_id = $3) < $7::integer)
   on conflict (wishlist_id, customer_id) do update set role = excluded.role`,
);

interface NewMember {
  readonly id: string;
  readonly listId: string;
  readonly customerId: string;
  readonly role: InvitedRole;
  readonly now: Date;
}

/** Makes a customer a member, or gives a member another role. False: the list or the customer has as many as there may be. */
export async function putMember(
  tx: Connection,
  { id, listId, customerId, role, now }: NewMember,
  limits: { readonly membersOfList: number; readonly joinedLists: number },
): Promise<boolean> {
  const values = [id, listId, customerId, role, now, limits.membersOfList, limits.joinedLists];
  return (await tx.run(join, values)) === 1;
}

const find = statement(
  'wishlist_member_find',
  `select customer_id as "customerId", role from wishlist_member
    where wishlist_id = $1 and id = $2`,
);

export const findMember = (tx: Connection, listId: string, memberId: string) =>
  tx.row<{ customerId: string; role: InvitedRole }>(find, [listId, memberId]);

const dropStandard = statement(
  'wishlist_standard_drop',
  'delete from wishlist_standard where wishlist_id = $1 and customer_id = $2',
);
const dropMarks = statement(
  'wishlist_entry_untake_all',
  `update wishlist_entry set taken_at = null, taken_by = null
    where wishlist_id = $1 and taken_by = $2`,
);
const dropMember = statement(
  'wishlist_member_remove',
  'delete from wishlist_member where wishlist_id = $1 and customer_id = $2',
);

/** What they marked as taken is free again; their comments stay. */
export async function removeMember(tx: Connection, listId: string, customerId: string) {
  for (const each of [dropStandard, dropMarks, dropMember])
    await tx.run(each, [listId, customerId]);
}

const leaveAll = statement(
  'wishlist_member_leave_all',
  'delete from wishlist_member where customer_id = $1',
);
const untakeAll = statement(
  'wishlist_entry_untake_of_customer',
  'update wishlist_entry set taken_at = null, taken_by = null where taken_by = $1',
);
const dropComments = statement(
  'wishlist_comment_remove_of_customer',
  'delete from wishlist_comment where customer_id = $1',
);

/** What a customer who leaves the shop left on the lists of others. */
export async function removeTracesOf(tx: Connection, customerId: string): Promise<void> {
  for (const each of [leaveAll, untakeAll, dropComments]) await tx.run(each, [customerId]);
}

const confirmed = statement(
  'wishlist_customer_confirmed',
  `select state <> 'unconfirmed' as "isConfirmed" from customer where id = $1`,
);

/** Whether the customer has shown whose e-mail address it is (decision 033). */
export async function isConfirmed(connection: Connection, customerId: string): Promise<boolean> {
  const row = await connection.row<{ isConfirmed: boolean }>(confirmed, [customerId]);
  return row?.isConfirmed ?? false;
}

export interface InviteRow {
  readonly token: string;
  readonly role: InvitedRole;
  readonly expiresAt: Date;
}

const putLink = statement(
  'wishlist_invite_put',
  `insert into wishlist_invite as invite (token, wishlist_id, role, expires_at)
   values ($1, $2, $3, $4)
   on conflict (wishlist_id, role) do update
     set expires_at = excluded.expires_at,
         token = case when invite.expires_at > $5 then invite.token else excluded.token end
   returning token, role, expires_at as "expiresAt"`,
);

/** The list's one link for that role: a living one lives on, one that ended is replaced. */
export function putInvite(
  tx: Connection,
  invite: InviteRow & { readonly listId: string; readonly now: Date },
) {
  const { token, listId, role, expiresAt, now } = invite;
  return tx.row<InviteRow>(putLink, [token, listId, role, expiresAt, now]);
}

const links = statement(
  'wishlist_invites',
  `select token, role, expires_at as "expiresAt" from wishlist_invite
    where wishlist_id = $1 and expires_at > $2
    order by array_position(array['reader', 'commentator', 'editor', 'admin'], role)`,
);

export const loadInvites = (connection: Connection, listId: string, now: Date) =>
  connection.rows<InviteRow>(links, [listId, now]);

const link = statement(
  'wishlist_invite_find',
  `select wishlist_id as "listId", role from wishlist_invite where token = $1 and expires_at > $2`,
);

export const findInvite = (connection: Connection, token: string, now: Date) =>
  connection.row<{ listId: string; role: InvitedRole }>(link, [token, now]);

const revoke = statement(
  'wishlist_invite_remove',
  'delete from wishlist_invite where wishlist_id = $1 and token = $2',
);

export async function removeInvite(tx: Connection, listId: string, token: string): Promise<void> {
  await tx.run(revoke, [listId, token]);
}

const removeExpired = statement(
  'wishlist_invite_remove_expired',
  'delete from wishlist_invite where expires_at <= $1',
);

export async function removeExpiredInvites(connection: Connection, now: Date): Promise<void> {
  await connection.run(removeExpired, [now]);
}
