import { type Connection, statement } from '../../database/database.ts';
import { hashOfId } from '../session/session.ts';

/** What a link in a mail is for. */
export type TokenPurpose = 'confirmEmail' | 'resetPassword' | 'changeEmail' | 'dataExport';

export interface NewToken {
  readonly purpose: TokenPurpose;
  readonly customerId: string;
  readonly expiresAt: Date;
  /** The new address, of `changeEmail`. */
  readonly email?: string;
}

const insert = statement(
  'account_token_insert',
  `insert into account_token (token_hash, purpose, customer_id, expires_at, email)
   values ($1, $2, $3, $4, $5)`,
);

export async function insertToken(
  tx: Connection,
  token: string,
  { purpose, customerId, expiresAt, email }: NewToken,
): Promise<void> {
  await tx.run(insert, [hashOfId(token), purpose, customerId, expiresAt, email ?? null]);
}

const use = statement(
  'account_token_use',
  `update account_token set used_at = coalesce(used_at, $3)
    where token_hash = $1 and purpose = $2 and expires_at > $3
   returning customer_id as "customerId", used_at < $3 as "wasUsed"`,
);

/** Whose token it is, which counts as used from now on. Undefined: none, or its time is over. */
export function useToken(tx: Connection, token: string, purpose: TokenPurpose, now: Date) {
  return tx.row<{ customerId: string; wasUsed: boolean }>(use, [hashOfId(token), purpose, now]);
}

const unused = `token_hash = $1 and purpose = $2 and expires_at > $3 and used_at is null`;

const find = statement(
  'account_token_find',
  `select customer_id as "customerId", email from account_token where ${unused}`,
);
const spend = statement(
  'account_token_spend',
  `update account_token set used_at = $3 where ${unused}
   returning customer_id as "customerId", email`,
);

interface FoundToken {
  readonly customerId: string;
  readonly email: string | null;
}

/** Whose token it is, if it can still be used. */
export function findToken(
  connection: Connection,
  token: string,
  { purpose, now }: { readonly purpose: TokenPurpose; readonly now: Date },
) {
  return connection.row<FoundToken>(find, [hashOfId(token), purpose, now]);
}

/** The same, and it can't be used again: of several at once one gets it. */
export function spendToken(
  tx: Connection,
  token: string,
  { purpose, now }: { readonly purpose: TokenPurpose; readonly now: Date },
) {
  return tx.row<FoundToken>(spend, [hashOfId(token), purpose, now]);
}

const removeOf = statement(
  'account_token_remove_of_customer',
  'delete from account_token where customer_id = $1 and purpose = any($2::text[])',
);

export async function removeTokensOf(
  tx: Connection,
  customerId: string,
  purposes: readonly TokenPurpose[],
): Promise<void> {
  await tx.run(removeOf, [customerId, purposes]);
}

const removeExpired = statement(
  'account_token_remove_expired',
  'delete from account_token where expires_at <= $1',
);

export async function removeExpiredTokens(connection: Connection, now: Date): Promise<void> {
  await connection.run(removeExpired, [now]);
}
