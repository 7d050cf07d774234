import { type Connection, statement } from '../../database/database.ts';
import type { Passkey } from './passkey.ts';

const ensureUser = statement(
  'passkey_user_ensure',
  `insert into passkey_user (customer_id, user_handle) values ($1, $2)
   on conflict (customer_id) do update set customer_id = excluded.customer_id
   returning user_handle as "userHandle"`,
);

/** What authenticators know the customer by. @param handle the one that counts if there is none yet */
export async function userHandleOf(
  connection: Connection,
  customerId: string,
  handle: string,
): Promise<string> {
  const row = await connection.row<{ userHandle: string }>(ensureUser, [customerId, handle]);
  return row?.userHandle ?? handle;
}

const ofCustomer = statement(
  'passkey_of_customer',
  `select id, name, rp_id as "rpId", is_backed_up as "isBackedUp", created_at as "createdAt",
          last_used_at as "lastUsedAt", credential_id as "credentialId", transports
     from passkey where customer_id = $1 order by created_at, id`,
);

/** A passkey as its customer's device knows it. */
export interface KnownPasskey extends Passkey {
  readonly credentialId: string;
  readonly transports: string[];
}

export const loadPasskeys = (connection: Connection, customerId: string) =>
  connection.rows<KnownPasskey>(ofCustomer, [customerId]);

/** What it takes to check an answer of a passkey. */
export interface Credential {
  readonly id: string;
  readonly customerId: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly userHandle: string;
}

const byCredential = statement(
  'passkey_by_credential',
  `select p.id, p.customer_id as "customerId", p.public_key as "publicKey",
          u.user_handle as "userHandle"
     from passkey p join passkey_user u on u.customer_id = p.customer_id
    where p.credential_id = $1 and p.rp_id = $2`,
);

export const loadCredential = (connection: Connection, credentialId: string, rpId: string) =>
  connection.row<Credential>(byCredential, [credentialId, rpId]);

/** A passkey that a device has just made. */
export interface NewPasskey {
  readonly id: string;
  readonly credentialId: string;
  readonly customerId: string;
  readonly rpId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly isBackedUp: boolean;
}

const lockUser = statement(
  'passkey_user_lock',
  'select customer_id from passkey_user where customer_id = $1 for update',
);

/** Locks how many passkeys a customer has. */
export async function lockPasskeys(tx: Connection, customerId: string): Promise<void> {
  await tx.row(lockUser, [customerId]);
}

const insert = statement(
  'passkey_insert',
  `insert into passkey (id, credential_id, customer_id, rp_id, public_key, counter, transports, name,
                        is_backed_up, created_at)
   select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10
    where (select count(*) from passkey where customer_id = $3) < $11
   on conflict (credential_id) do nothing`,
);

/** @returns false when there are as many as there may be, or somebody has it already */
export async function insertPasskey(
  tx: Connection,
  passkey: NewPasskey,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<boolean> {
  const inserted = await tx.run(insert, [
    passkey.id,
    passkey.credentialId,
    passkey.customerId,
    passkey.rpId,
    passkey.publicKey,
    passkey.counter,
    passkey.transports,
    passkey.name,
    passkey.isBackedUp,
    now,
    limit,
  ]);
  return inserted === 1;
}

const use = statement(
  'passkey_use',
  `update passkey set counter = $2, last_used_at = $3, is_backed_up = $4
    where id = $1 and (counter < $2 or counter = 0 and $2 = 0)`,
);

/**
 * Counts a use; the counters of some passkeys stay at 0.
 *
 * @returns false when the counter has not gone up, or the passkey is gone
 */
export async function usePasskey(
  tx: Connection,
  id: string,
  {
    counter,
    isBackedUp,
    now,
  }: { readonly counter: number; readonly isBackedUp: boolean; readonly now: Date },
): Promise<boolean> {
  return (await tx.run(use, [id, counter, now, isBackedUp])) === 1;
}

const exists = statement('passkey_exists', 'select id from passkey where id = $1');

export const isPasskey = async (connection: Connection, id: string): Promise<boolean> =>
  (await connection.row(exists, [id])) !== undefined;

const rename = statement(
  'passkey_rename',
  'update passkey set name = $3 where customer_id = $1 and id = $2',
);

/** @returns whether the customer has it */
export async function renamePasskey(
  connection: Connection,
  customerId: string,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<boolean> {
  return (await connection.run(rename, [customerId, id, name])) === 1;
}

const remove = statement(
  'passkey_remove',
  'delete from passkey where customer_id = $1 and id = $2 returning name',
);

/** @returns its name; undefined: the customer has none such */
export async function removePasskey(
  tx: Connection,
  customerId: string,
  id: string,
): Promise<string | undefined> {
  return (await tx.row<{ name: string }>(remove, [customerId, id]))?.name;
}

const removeOf = statement(
  'passkey_remove_of_customer',
  'delete from passkey where customer_id = $1',
);
const removeUser = statement(
  'passkey_user_remove',
  'delete from passkey_user where customer_id = $1',
);

/** All that there is of a customer, in the transaction that ends the account. */
export async function removePasskeysOf(tx: Connection, customerId: string): Promise<void> {
  await tx.run(removeOf, [customerId]);
  await tx.run(removeUser, [customerId]);
}

const spend = statement(
  'passkey_challenge_spend',
  `insert into passkey_challenge_use (challenge, expires_at) values ($1, $2)
   on conflict (challenge) do nothing`,
);

/** @returns false when it was answered before: of several at once one answers it */
export async function spendChallenge(
  connection: Connection,
  challenge: string,
  expiresAt: Date,
): Promise<boolean> {
  return (await connection.run(spend, [challenge, expiresAt])) === 1;
}

const removeOver = statement(
  'passkey_challenge_remove_over',
  'delete from passkey_challenge_use where expires_at <= $1',
);

export async function removeOverChallenges(connection: Connection, now: Date): Promise<void> {
  await connection.run(removeOver, [now]);
}
