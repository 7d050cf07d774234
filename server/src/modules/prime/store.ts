import { type Connection, statement } from '../../database/database.ts';
import type { Membership } from './prime.ts';

const columns = `m.id, m.customer_id as "customerId", m.storefront, m.language, m.state,
  m.payment_id as "paymentId", m.currency, m.price_cents as "priceCents", m.months,
  m.monthly_cents as "monthlyCents", m.mandate, m.starts_at as "startsAt",
  m.paid_months as "paidMonths", m.ends_at as "endsAt", m.cancelled_at as "cancelledAt",
  m.renewal_id as "renewalId", m.reminded_at as "remindedAt"`;

const insert = statement(
  'membership_insert',
  `insert into membership (id, customer_id, storefront, language, state, payment_id, currency,
                           price_cents, months, monthly_cents, created_at)
   values ($1, $2, $3, $4, 'pending', $5, $6, $7, $8, $9, $10)`,
);

export type NewMembership = Pick<
  Membership,
  | 'id'
  | 'customerId'
  | 'storefront'
  | 'language'
  | 'paymentId'
  | 'currency'
  | 'priceCents'
  | 'months'
  | 'monthlyCents'
>;

export async function insertMembership(tx: Connection, membership: NewMembership, now: Date) {
  const { id, customerId, storefront, language, paymentId } = membership;
  const { currency, priceCents, months, monthlyCents } = membership;
  await tx.run(insert, [
    ...[
      id,
      customerId,
      storefront,
      language,
      paymentId,
      currency,
      priceCents,
      months,
      monthlyCents,
    ],
    now,
  ]);
}

/** The one that counts: the active one, else the one that ended last. */
const current = statement(
  'membership_current',
  `select ${columns} from membership m
    where m.customer_id = $1 and m.state in ('active', 'ended')
    order by m.state = 'active' desc, m.ends_at desc limit 1`,
);

export const loadCurrent = (connection: Connection, customerId: string) =>
  connection.row<Membership>(current, [customerId]);

const byId = statement('membership_by_id', `select ${columns} from membership m where m.id = $1`);

export const loadMembership = (connection: Connection, id: string) =>
  connection.row<Membership>(byId, [id]);

const lock = statement(
  'membership_lock',
  `select ${columns} from membership m where m.id = $1 for update`,
);

export const lockMembership = (tx: Connection, id: string) => tx.row<Membership>(lock, [id]);

/** Nothing where the customer is a member already. */
const activate = statement(
  'membership_activate',
  `update membership m
      set state = 'active', starts_at = $2, paid_months = m.months, ends_at = $3, mandate = $4,
          charge_at = $5
    where m.id = $1 and m.state = 'pending'
      and not exists (select 1 from membership o
                       where o.customer_id = m.customer_id and o.state = 'active')
   returning ${columns}`,
);

export interface Activation {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly mandate: string | null;
  readonly chargeAt: Date;
}

export const activateMembership = (
  tx: Connection,
  id: string,
  { startsAt, endsAt, mandate, chargeAt }: Activation,
) => tx.row<Membership>(activate, [id, startsAt, endsAt, mandate, chargeAt]);

const fail = statement(
  'membership_fail',
  `update membership set state = 'failed' where id = $1 and state = 'pending'`,
);

export async function failMembership(tx: Connection, id: string): Promise<void> {
  await tx.run(fail, [id]);
}

/**
 * One that is due, kept from other processes until `$2`. A charge that was begun is carried through
 * whatever became of the membership: the provider may have taken the money.
 */
const takeDue = statement(
  'membership_take_due',
  `update membership m set charge_at = $2
    where m.id = (select d.id from membership d
                   where d.charge_at <= $1
                     and (d.state = 'active' and d.cancelled_at is null
                          or exists (select from payment_attempt a
                                      where a.id = d.renewal_id and a.state in ('begun', 'pending')))
                   order by d.charge_at, d.id limit 1 for update skip locked)
   returning ${columns}`,
);

export const takeDueMembership = (tx: Connection, now: Date, again: Date) =>
  tx.row<Membership>(takeDue, [now, again]);

const setRenewal = statement(
  'membership_set_renewal',
  'update membership set renewal_id = $2 where id = $1',
);

export async function keepRenewal(tx: Connection, id: string, attemptId: string): Promise<void> {
  await tx.run(setRenewal, [id, attemptId]);
}

const dropRenewal = statement(
  'membership_drop_renewal',
  'update membership set renewal_id = null, charge_at = null where id = $1',
);

/** The charge of the next month came to nothing, and no other follows. */
export async function endRenewals(tx: Connection, id: string): Promise<void> {
  await tx.run(dropRenewal, [id]);
}

/** When a membership that goes on no more is to be charged: only what was begun is carried through. */
const chargeAtEnd = 'charge_at = case when renewal_id is not null then charge_at end';

const extend = statement(
  'membership_extend',
  `update membership m
      set paid_months = m.paid_months + 1, ends_at = $2, charge_at = $3, renewal_id = null,
          reminded_at = null
    where m.id = $1`,
);

export async function extendMembership(tx: Connection, id: string, endsAt: Date, chargeAt: Date) {
  await tx.run(extend, [id, endsAt, chargeAt]);
}

const remind = statement(
  'membership_remind',
  `update membership
      set renewal_id = null, charge_at = $3, reminded_at = coalesce(reminded_at, $2)
    where id = $1`,
);

export async function remindMembership(tx: Connection, id: string, now: Date, again: Date | null) {
  await tx.run(remind, [id, now, again]);
}

const end = statement(
  'membership_end',
  `update membership m set state = 'ended', ${chargeAtEnd}
    where m.id = (select id from membership where state = 'active' and ends_at <= $1
                   order by ends_at, id limit 1 for update skip locked)
   returning ${columns}`,
);

/** Ends one whose paid months are over. */
export const endMembership = (tx: Connection, now: Date) => tx.row<Membership>(end, [now]);

const cancel = statement(
  'membership_cancel',
  `update membership m set cancelled_at = coalesce(m.cancelled_at, $2), ${chargeAtEnd}
    where m.id = $1`,
);

export async function cancelMembership(tx: Connection, id: string, now: Date): Promise<void> {
  await tx.run(cancel, [id, now]);
}

/** Of the account with that address, if the typed name is its holder's. */
const ofAccount = statement(
  'membership_of_account',
  `select ${columns}, jsonb_build_object('firstName', c.first_name, 'lastName', c.last_name) as holder
     from membership m join customer c on c.id = m.customer_id
    where m.state = 'active' and c.email = lower($1) for update of m`,
);

export const lockMembershipByEmail = (tx: Connection, email: string) =>
  tx.row<Membership & { readonly holder: { firstName: string; lastName: string } }>(ofAccount, [
    email,
  ]);

const newest = statement(
  'membership_newest',
  `select ${columns}, c.email from membership m join customer c on c.id = m.customer_id
    where $1::text is null or m.state = $1
    order by m.created_at desc, m.id limit $2`,
);

export const loadNewest = (connection: Connection, state: string | null, limit: number) =>
  connection.rows<Membership & { readonly email: string }>(newest, [state, limit]);

const endNow = statement(
  'membership_end_now',
  `update membership set state = 'ended', ends_at = least(ends_at, $2), ${chargeAtEnd},
          cancelled_at = coalesce(cancelled_at, $2)
    where id = $1`,
);

export async function endMembershipNow(tx: Connection, id: string, now: Date): Promise<void> {
  await tx.run(endNow, [id, now]);
}

const waiting = statement(
  'membership_waiting_all',
  `select storefront, email, confirmed_at as "confirmedAt" from membership_waiting
    where confirmed_at is not null order by confirmed_at, id`,
);

export interface Place {
  readonly storefront: string;
  readonly email: string;
  readonly confirmedAt: Date;
}

export const loadWaiting = (connection: Connection) => connection.rows<Place>(waiting, []);

const ofPerson = statement(
  'membership_of_person',
  `select ${columns}, jsonb_build_object('firstName', c.first_name, 'lastName', c.last_name) as holder
     from membership m join customer c on c.id = m.customer_id
    where m.state = 'active' and c.email = lower($1)
      and position(lower(c.last_name) in lower($2)) > 0
    for update of m`,
);

export const lockMembershipOf = (tx: Connection, email: string, name: string) =>
  tx.row<Membership>(ofPerson, [email, name]);

const insertDeclaration = statement(
  'membership_insert_cancellation',
  `insert into membership_cancellation
     (id, received_at, storefront, language, name, email, reason, membership_id)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

export interface Declaration {
  readonly id: string;
  readonly receivedAt: Date;
  readonly storefront: string;
  readonly language: 'de' | 'en';
  readonly name: string;
  readonly email: string;
  readonly reason: string;
  readonly membershipId: string | null;
}

export async function insertCancellation(tx: Connection, declaration: Declaration) {
  const { id, receivedAt, storefront, language, name, email, reason, membershipId } = declaration;
  await tx.run(insertDeclaration, [
    ...[id, receivedAt, storefront, language, name, email, reason, membershipId],
  ]);
}

/** Who waits already keeps the link; a request whose link is over gets a new one. */
const requestWaiting = statement(
  'membership_request_waiting',
  `insert into membership_waiting (id, storefront, language, email, requested_at)
   values ($1, $2, $3, $4, $5)
   on conflict (storefront, lower(email)) do update set requested_at = excluded.requested_at
   returning id, confirmed_at as "confirmedAt"`,
);

export const requestPlace = (
  tx: Connection,
  place: { readonly id: string; storefront: string; language: string; email: string },
  now: Date,
) =>
  tx.row<{ readonly id: string; readonly confirmedAt: Date | null }>(requestWaiting, [
    ...[place.id, place.storefront, place.language, place.email, now],
  ]);

const confirmWaiting = statement(
  'membership_confirm_waiting',
  `update membership_waiting set confirmed_at = coalesce(confirmed_at, $2)
    where id = $1 and (confirmed_at is not null or requested_at > $3)
   returning id`,
);

/** @returns whether the link was one */
export async function confirmPlace(connection: Connection, id: string, now: Date, after: Date) {
  return (await connection.row(confirmWaiting, [id, now, after])) !== undefined;
}

const removeWaiting = statement(
  'membership_remove_waiting',
  'delete from membership_waiting where confirmed_at is null and requested_at < $1',
);

export async function removeUnconfirmed(connection: Connection, before: Date): Promise<void> {
  await connection.run(removeWaiting, [before]);
}

const bound = statement(
  'membership_bound',
  `select exists(select from membership
                  where customer_id = $1
                    and (state = 'pending' or (state = 'active' and cancelled_at is null))) as found`,
);

/** Whether the customer has a membership that goes on, or is about to begin. */
export async function isBoundToPrime(connection: Connection, customerId: string): Promise<boolean> {
  const row = await connection.row<{ readonly found: boolean }>(bound, [customerId]);
  return row?.found ?? false;
}
