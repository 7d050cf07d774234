import { createHash } from 'node:crypto';
import { type Connection, statement } from '../../database/database.ts';

/** What a link in a mail is for. */
export type TokenPurpose = 'confirmEmail';

/** Only its hash is kept: who reads the database can't open the links. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const insert = statement(
  'account_token_insert',
  `insert into account_token (token_hash, purpose, customer_id, expires_at)
   values ($1, $2, $3, $4)`,
);

export async function insertToken(
  tx: Connection,
  token: string,
  {
    purpose,
    customerId,
    expiresAt,
  }: { purpose: TokenPurpose; customerId: string; expiresAt: Date },
): Promise<void> {
  await tx.run(insert, [hashOf(token), purpose, customerId, expiresAt]);
}

const use = statement(
  'account_token_use',
  `update account_token set used_at = coalesce(used_at, $3)
    where token_hash = $1 and purpose = $2 and expires_at > $3
   returning customer_id as "customerId", used_at < $3 as "wasUsed"`,
);

/** Whose token it is, which counts as used from now on. Undefined: none, or its time is over. */
export function useToken(tx: Connection, token: string, purpose: TokenPurpose, now: Date) {
  return tx.row<{ customerId: string; wasUsed: boolean }>(use, [hashOf(token), purpose, now]);
}

const removeExpired = statement(
  'account_token_remove_expired',
  'delete from account_token where expires_at <= $1',
);

export async function removeExpiredTokens(connection: Connection, now: Date): Promise<void> {
  await connection.run(removeExpired, [now]);
}
