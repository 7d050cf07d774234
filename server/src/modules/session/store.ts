import { type Connection, statement } from '../../database/database.ts';
import type { AccountState } from './accountState.ts';
import type { AccountKind } from './session.ts';

export interface SessionRow {
  readonly customer_id: string;
  readonly kind: AccountKind;
  readonly state: AccountState;
  readonly seen_at: Date;
  readonly idle_seconds: number | null;
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
}

const insert = statement(
  'session_insert',
  `insert into session (id_hash, customer_id, created_at, seen_at, idle_seconds, expires_at, device)
   select $1, id, $3, $3, $4, $5, $7 from customer where id = $2 and password_hash = $6 for no key update`,
);

/**
 * Locks the customer, so that a password that changes meanwhile either keeps the session from
 * beginning or ends it.
 *
 * @returns false when the customer has another password by now
 */
export async function insertSession(
  connection: Connection,
  session: {
    idHash: string;
    customerId: string;
    passwordHash: string;
    now: Date;
    idleSeconds: number | null;
    expiresAt: Date;
    device: string;
  },
): Promise<boolean> {
  const { idHash, customerId, passwordHash, now, idleSeconds, expiresAt, device } = session;
  const values = [idHash, customerId, now, idleSeconds, expiresAt, passwordHash, device];
  return (await connection.run(insert, values)) === 1;
}

const byHash = statement(
  'session_by_hash',
  `select s.customer_id, c.kind, c.state, s.seen_at, s.idle_seconds, s.expires_at, s.revoked_at
     from session s join customer c on c.id = s.customer_id
    where s.id_hash = $1`,
);

export function loadSession(connection: Connection, idHash: string) {
  return connection.row<SessionRow>(byHash, [idHash]);
}

const touch = statement(
  'session_touch',
  'update session set seen_at = $2 where id_hash = $1 and seen_at < $2',
);

export async function touchSession(connection: Connection, idHash: string, now: Date) {
  await connection.run(touch, [idHash, now]);
}

const revoke = statement(
  'session_revoke',
  'update session set revoked_at = $2 where id_hash = $1 and revoked_at is null',
);

export async function revokeSession(connection: Connection, idHash: string, now: Date) {
  await connection.run(revoke, [idHash, now]);
}

const removeEnded = statement('session_remove_ended', 'delete from session where expires_at <= $1');

export async function removeEndedSessions(connection: Connection, now: Date) {
  await connection.run(removeEnded, [now]);
}

const removeOf = statement(
  'session_remove_of_customers',
  `delete from session
    where customer_id = any($1::text[]) and ($2::text is null or id_hash <> $2)`,
);

/** Ends every login of these customers. @param kept the hash of one that goes on @returns how many */
export async function removeSessionsOf(
  connection: Connection,
  customerIds: readonly string[],
  kept?: string,
): Promise<number> {
  return connection.run(removeOf, [customerIds, kept ?? null]);
}

/** One of a customer's logins, as the customer sees it. */
export interface OpenSession {
  readonly idHash: string;
  /** Browser and system; empty: neither is known. */
  readonly device: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
}

const openOf = statement(
  'session_open_of_customer',
  `select id_hash as "idHash", device, created_at as "createdAt", seen_at as "seenAt"
     from session
    where customer_id = $1 and revoked_at is null and expires_at > $2
      and (idle_seconds is null or seen_at + make_interval(secs => idle_seconds) >= $2)
    order by seen_at desc, id_hash limit 100`,
);

/** Those that go on, the one that was seen last first. */
export function loadOpenSessions(connection: Connection, customerId: string, now: Date) {
  return connection.rows<OpenSession>(openOf, [customerId, now]);
}

const removeOne = statement(
  'session_remove_one',
  'delete from session where customer_id = $1 and id_hash = $2',
);

/** @returns how many: one, or none */
export function removeSession(connection: Connection, customerId: string, idHash: string) {
  return connection.run(removeOne, [customerId, idHash]);
}
