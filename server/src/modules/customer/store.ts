import { type Connection, statement } from '../../database/database.ts';
import {
  type AccountKind,
  type AccountState,
  type AccountStep,
  accountSteps,
} from '../session/session.ts';
import type { Language } from '../storefront/storefront.ts';

export interface CustomerRow {
  readonly id: string;
  readonly kind: AccountKind;
  readonly email: string;
  readonly customer_number: string | null;
  readonly password_hash: string;
  readonly salutation: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string | null;
  readonly is_internal: boolean;
  readonly state: AccountState;
  /** Of mails that answer no request of theirs. */
  readonly language: Language;
  readonly vat_registration_no: string | null;
  readonly job_title_code: string | null;
  readonly primary_industry_group_code: string | null;
  readonly number_of_employees: number | null;
  readonly payment_method: string | null;
  readonly payment_terms_days: number | null;
}

const columns = `id, kind, email, customer_number, password_hash, salutation, first_name, last_name,
  phone, is_internal, state, vat_registration_no, job_title_code, primary_industry_group_code,
  number_of_employees, payment_method, payment_terms_days, language`;

const byId = statement('customer_by_id', `select ${columns} from customer where id = $1`);

export function loadCustomer(connection: Connection, id: string) {
  return connection.row<CustomerRow>(byId, [id]);
}

const byLogin = statement(
  'customer_by_login',
  `select ${columns} from customer
    where kind = $1 and case when $1 = 'business' then lower(customer_number) = $2
                             else email = $2 end`,
);

export function loadCustomerByLogin(connection: Connection, kind: AccountKind, login: string) {
  return connection.row<CustomerRow>(byLogin, [kind, login]);
}

const byEmail = statement(
  'customer_by_email',
  `select ${columns} from customer where kind = $1 and email = $2`,
);

export function loadCustomerByEmail(connection: Connection, kind: AccountKind, email: string) {
  return connection.row<CustomerRow>(byEmail, [kind, email]);
}

const insert = statement(
  'customer_insert',
  `insert into customer (${columns}, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
   on conflict do nothing`,
);

/** False when the e-mail address or the customer number is taken. */
export async function insertCustomer(connection: Connection, row: CustomerRow, now: Date) {
  const inserted = await connection.run(insert, [
    row.id,
    row.kind,
    row.email,
    row.customer_number,
    row.password_hash,
    row.salutation,
    row.first_name,
    row.last_name,
    row.phone,
    row.is_internal,
    row.state,
    row.vat_registration_no,
    row.job_title_code,
    row.primary_industry_group_code,
    row.number_of_employees,
    row.payment_method,
    row.payment_terms_days,
    row.language,
    now,
  ]);
  return inserted === 1;
}

const setPassword = statement(
  'customer_set_password',
  `update customer set password_hash = $2
    where id = $1 and ($3::text is null or password_hash = $3)`,
);

/**
 * @param was what the hash has to be until then; null: whatever it is
 * @returns whether it was
 */
export async function savePasswordHash(
  connection: Connection,
  id: string,
  { hash, was }: { readonly hash: string; readonly was: string | null },
): Promise<boolean> {
  return (await connection.run(setPassword, [id, hash, was])) === 1;
}

// As the note of a first login, which follows it in the transaction of a login, locks the row.
const lock = statement(
  'customer_lock',
  'select password_hash from customer where id = $1 for no key update',
);

/** Locks the account against changes. @returns the hash of its password */
export async function lockCustomer(tx: Connection, id: string): Promise<string | undefined> {
  return (await tx.row<{ password_hash: string }>(lock, [id]))?.password_hash;
}

const firstLogin = statement(
  'customer_first_login',
  'update customer set first_login_at = $2 where id = $1 and first_login_at is null',
);

/** @returns whether it is the customer's first login of all */
export async function noteFirstLogin(tx: Connection, id: string, now: Date): Promise<boolean> {
  return (await tx.run(firstLogin, [id, now])) === 1;
}

const setNames = statement(
  'customer_set_names',
  'update customer set salutation = $2, first_name = $3, last_name = $4 where id = $1',
);

export async function saveNames(
  connection: Connection,
  id: string,
  {
    salutation,
    firstName,
    lastName,
  }: { readonly salutation: string; readonly firstName: string; readonly lastName: string },
): Promise<void> {
  await connection.run(setNames, [id, salutation, firstName, lastName]);
}

const setPhone = statement('customer_set_phone', 'update customer set phone = $2 where id = $1');

export async function savePhone(connection: Connection, id: string, phone: string | null) {
  await connection.run(setPhone, [id, phone]);
}

const setVatId = statement(
  'customer_set_vat_id',
  'update customer set vat_registration_no = $2 where id = $1',
);

export async function saveVatId(connection: Connection, id: string, vatId: string | null) {
  await connection.run(setVatId, [id, vatId]);
}

const setEmail = statement(
  'customer_set_email',
  `update customer c set email = $2
    where id = $1 and not exists (select from customer o where o.kind = c.kind and o.email = $2)`,
);

/** @returns false when another customer has it */
export async function saveEmail(connection: Connection, id: string, email: string) {
  return (await connection.run(setEmail, [id, email])) === 1;
}

// The address stays unique, and leads nowhere.
const empty = statement(
  'customer_empty',
  `update customer
      set email = 'deleted:' || md5(id), customer_number = null, password_hash = '',
          salutation = 'NONE', first_name = '', last_name = '', phone = null,
          vat_registration_no = null, job_title_code = null, primary_industry_group_code = null,
          number_of_employees = null, payment_method = null, payment_terms_days = null
    where id = $1 and state = 'deleted'`,
);

/** Leaves of a deleted account what its orders hang on. */
export async function emptyCustomer(tx: Connection, id: string): Promise<void> {
  await tx.run(empty, [id]);
}

const setState = statement(
  'customer_set_state',
  'update customer set state = $2 where id = $1 and state = any($3::text[])',
);

/** @returns whether the account was where the step begins */
export async function takeStep(connection: Connection, id: string, step: AccountStep) {
  const { from, to } = accountSteps[step];
  return (await connection.run(setState, [id, to, from])) === 1;
}

const setRemovedFrom = statement(
  'customer_set_removed_from',
  'update customer set removed_from = $2 where id = $1',
);

export async function saveRemovedFrom(tx: Connection, id: string, institutionId: string) {
  await tx.run(setRemovedFrom, [id, institutionId]);
}

const removedByEmail = statement(
  'customer_removed_by_email',
  `select id from customer
    where kind = 'business' and email = $1 and state = 'removed' and removed_from = $2`,
);

/** The account of somebody whom the institution has removed. @returns its id */
export async function findRemoved(tx: Connection, email: string, institutionId: string) {
  return (await tx.row<{ id: string }>(removedByEmail, [email, institutionId]))?.id;
}

// It stays unique, and leads nowhere. What else the account has stays with its orders.
const release = statement(
  'customer_release_email',
  `update customer set email = 'replaced:' || md5(id) where id = $1 and state = 'replaced'`,
);

/** Lets another account have the address. */
export async function releaseEmail(tx: Connection, id: string): Promise<void> {
  await tx.run(release, [id]);
}

const removePending = statement(
  'customer_remove_pending',
  "delete from customer where id = $1 and state = 'pendingApproval'",
);

/** With everything that came with it. @returns whether it waited for an answer */
export async function removePendingCustomer(tx: Connection, id: string): Promise<boolean> {
  return (await tx.run(removePending, [id])) === 1;
}

const takenLogins = statement(
  'customer_taken_logins',
  `select coalesce(bool_or(kind = $1 and email = $2), false) as email,
          coalesce(bool_or(lower(customer_number) = lower($3)), false) as "customerNumber"
     from customer
    where kind = $1 and email = $2 or lower(customer_number) = lower($3)`,
);

/** Which of the two another customer has. */
export function loadTakenLogins(
  connection: Connection,
  { kind, email, customer_number }: Pick<CustomerRow, 'kind' | 'email' | 'customer_number'>,
) {
  const values = [kind, email, customer_number];
  return connection.row<{ email: boolean; customerNumber: boolean }>(takenLogins, values);
}

/** A customer as an operator looks at one. */
export interface CustomerOverview {
  readonly kind: AccountKind;
  /** A business's customer number, a consumer's e-mail address. */
  readonly login: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly state: AccountState;
  readonly createdAt: Date;
}

const overview = statement(
  'customer_overview',
  `select kind, coalesce(customer_number, email) as login, email, first_name as "firstName",
          last_name as "lastName", state, created_at as "createdAt"
     from customer where $1::text is null or state = $1 order by created_at, id`,
);

/** @param state only those that are in it */
export const loadCustomers = (connection: Connection, state?: AccountState) =>
  connection.rows<CustomerOverview>(overview, [state ?? null]);
