import { type Connection, statement } from '../../database/database.ts';
import { type AccountState, hashOfId } from '../session/session.ts';
import type { InstitutionRole } from './institution.ts';

export interface Invite {
  readonly id: string;
  readonly institutionId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: InstitutionRole;
  /** Up to this net total, in cents, an order needs no approval; null: none does. */
  readonly orderLimitCents: number | null;
  readonly expiresAt: Date;
}

const columns = `i.id, i.institution_id as "institutionId", i.email, i.first_name as "firstName",
  i.last_name as "lastName", i.role, i.order_limit_cents as "orderLimitCents",
  i.expires_at as "expiresAt"`;

const list = statement(
  'institution_invites',
  `select ${columns} from institution_invite i
    where i.institution_id = $1 and i.expires_at > $2 order by i.created_at, i.id`,
);

/** Those that can still be accepted, the oldest first. */
export const loadInvites = (connection: Connection, institutionId: string, now: Date) =>
  connection.rows<Invite>(list, [institutionId, now]);

// One that is over makes room for the next one to the same address.
const insert = statement(
  'institution_invite_insert',
  `insert into institution_invite as i (id, token_hash, institution_id, invited_by, email, first_name,
     last_name, role, order_limit_cents, created_at, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
   on conflict (institution_id, email) do update
      set (id, token_hash, invited_by, first_name, last_name, role, order_limit_cents, created_at,
           expires_at)
        = (excluded.id, excluded.token_hash, excluded.invited_by, excluded.first_name,
           excluded.last_name, excluded.role, excluded.order_limit_cents, excluded.created_at,
           excluded.expires_at)
    where i.expires_at <= excluded.created_at`,
);

/**
 * @param token of the link, of which only the hash is kept
 * @returns false when the institution has invited the address, and that holds
 */
export async function insertInvite(
  tx: Connection,
  invite: Invite,
  {
    token,
    invitedBy,
    now,
  }: { readonly token: string; readonly invitedBy: string; readonly now: Date },
): Promise<boolean> {
  const inserted = await tx.run(insert, [
    invite.id,
    hashOfId(token),
    invite.institutionId,
    invitedBy,
    invite.email,
    invite.firstName,
    invite.lastName,
    invite.role,
    invite.orderLimitCents,
    now,
    invite.expiresAt,
  ]);
  return inserted === 1;
}

export interface FoundInvite extends Invite {
  readonly invitedBy: string;
  readonly inviterName: string;
  readonly inviterState: AccountState;
}

// Who may no longer invite has not invited.
const find = statement(
  'institution_invite_find',
  `select ${columns}, i.invited_by as "invitedBy", c.state as "inviterState",
          c.first_name || ' ' || c.last_name as "inviterName"
     from institution_invite i
     join institution_member m
       on m.customer_id = i.invited_by and m.institution_id = i.institution_id and m.role = 'admin'
     join customer c on c.id = i.invited_by
    where i.token_hash = $1 and i.expires_at > $2`,
);

/** The invitation of a link, if it can still be accepted. */
export const findInvite = (connection: Connection, token: string, now: Date) =>
  connection.row<FoundInvite>(find, [hashOfId(token), now]);

const remove = statement(
  'institution_invite_remove',
  'delete from institution_invite where id = $1 and institution_id = $2',
);

/** @returns whether there was one */
export async function removeInvite(
  tx: Connection,
  { id, institutionId }: Pick<Invite, 'id' | 'institutionId'>,
): Promise<boolean> {
  return (await tx.run(remove, [id, institutionId])) === 1;
}

const removeBy = statement(
  'institution_invites_remove_by',
  'delete from institution_invite where invited_by = $1',
);

export async function removeInvitesBy(tx: Connection, customerId: string): Promise<void> {
  await tx.run(removeBy, [customerId]);
}

const removeExpired = statement(
  'institution_invites_remove_expired',
  'delete from institution_invite where expires_at <= $1',
);

export async function removeExpiredInvites(connection: Connection, now: Date): Promise<void> {
  await connection.run(removeExpired, [now]);
}
