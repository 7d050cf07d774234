import { type Connection, statement } from '../../database/database.ts';
import { type AccountState, openStates } from '../session/session.ts';
import type { Language } from '../storefront/storefront.ts';
import type { InstitutionRole, Membership, Person } from './institution.ts';

interface MemberRow {
  readonly customer_id: string;
  readonly institution_id: string;
  readonly role: InstitutionRole;
  readonly order_limit_cents: number | null;
}

const membershipOf = ({
  customer_id,
  institution_id,
  role,
  order_limit_cents,
}: MemberRow): Membership => ({
  customerId: customer_id,
  institutionId: institution_id,
  role,
  orderLimitCents: order_limit_cents,
});

const ofCustomer = statement(
  'institution_member_of_customer',
  `select customer_id, institution_id, role, order_limit_cents
   from institution_member where customer_id = $1`,
);

/** Undefined: alone in the business, or a consumer. */
export async function loadMembership(
  connection: Connection,
  customerId: string,
): Promise<Membership | undefined> {
  const row = await connection.row<MemberRow>(ofCustomer, [customerId]);
  return row && membershipOf(row);
}

const ofNumber = statement(
  'institution_member_of_number',
  `select m.customer_id, m.institution_id, m.role, m.order_limit_cents
     from institution_member m join customer c on c.id = m.customer_id
    where lower(c.customer_number) = lower($1)`,
);

/** The same by customer number, in capitals or not. */
export async function loadMembershipByNumber(
  connection: Connection,
  customerNumber: string,
): Promise<Membership | undefined> {
  const row = await connection.row<MemberRow>(ofNumber, [customerNumber]);
  return row && membershipOf(row);
}

interface PersonRow extends MemberRow {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly customer_number: string;
  readonly state: AccountState;
  readonly language: Language;
}

const people = statement(
  'institution_people',
  `select m.customer_id, m.institution_id, m.role, m.order_limit_cents, c.first_name, c.last_name,
          c.email, c.customer_number, c.state, c.language
     from institution_member m join customer c on c.id = m.customer_id
    where m.institution_id = $1
    order by m.joined_at, m.customer_id`,
);

/** In the order in which they joined. */
export async function loadPeople(connection: Connection, institutionId: string): Promise<Person[]> {
  const rows = await connection.rows<PersonRow>(people, [institutionId]);
  return rows.map((row) => ({
    ...membershipOf(row),
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    customerNumber: row.customer_number,
    state: row.state,
    language: row.language,
  }));
}

const company = statement(
  'institution_company',
  `select company from address
    where customer_id = $1 and kind = 'billing' and company <> '' and removed_at is null
      and provider is null
    order by is_customer_address desc, created_at, id limit 1`,
);

/** What a person's school or company is called; null: nothing says so. */
export async function loadCompany(
  connection: Connection,
  customerId: string,
): Promise<string | null> {
  const row = await connection.row<{ company: string }>(company, [customerId]);
  return row?.company ?? null;
}

const lock = statement('institution_lock', 'select id from institution where id = $1 for update');

/** Whoever changes its people or invitations waits for each other here. */
export async function lockInstitution(tx: Connection, institutionId: string): Promise<void> {
  await tx.row(lock, [institutionId]);
}

const insert = statement(
  'institution_insert',
  'insert into institution (id, created_at) values ($1, $2)',
);

export async function insertInstitution(tx: Connection, id: string, now: Date): Promise<void> {
  await tx.run(insert, [id, now]);
}

const remove = statement('institution_remove', 'delete from institution where id = $1');

/** With its invitations, and whoever is in it. */
export async function removeInstitution(tx: Connection, institutionId: string): Promise<void> {
  await tx.run(remove, [institutionId]);
}

const insertOne = statement(
  'institution_member_insert',
  `insert into institution_member (customer_id, institution_id, role, order_limit_cents, joined_at)
   select $1, $2, $3, $4, $5
    where exists (select from customer where id = $1 and state = any($6::text[]))
   on conflict do nothing`,
);

/** @returns false when the customer is in an institution by now, or the account is closed */
export async function insertMember(
  tx: Connection,
  { customerId, institutionId, role, orderLimitCents }: Membership,
  now: Date,
): Promise<boolean> {
  const values = [customerId, institutionId, role, orderLimitCents, now, openStates];
  return (await tx.run(insertOne, values)) === 1;
}

const save = statement(
  'institution_member_save',
  'update institution_member set role = $2, order_limit_cents = $3 where customer_id = $1',
);

export async function saveMember(
  tx: Connection,
  {
    customerId,
    role,
    orderLimitCents,
  }: Pick<Membership, 'customerId' | 'role' | 'orderLimitCents'>,
): Promise<void> {
  await tx.run(save, [customerId, role, orderLimitCents]);
}

const removeOne = statement(
  'institution_member_remove',
  'delete from institution_member where customer_id = $1',
);

export async function removeMember(tx: Connection, customerId: string): Promise<void> {
  await tx.run(removeOne, [customerId]);
}
