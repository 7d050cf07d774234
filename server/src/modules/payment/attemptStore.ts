import type { ProviderPaymentId } from '../../../contract/index.ts';
import { type Connection, statement } from '../../database/database.ts';
import type { BegunPayment, PaymentReport } from './method.ts';

/** Payments at providers, one row for each time that an order or a membership was to be paid. */

export type AttemptState = 'begun' | PaymentReport['state'];

export interface Attempt {
  readonly id: string;
  /** What is paid; `subjectId` is its id. */
  readonly subject: 'order' | 'membership';
  readonly subjectId: string;
  readonly paymentId: ProviderPaymentId;
  readonly state: AttemptState;
  readonly cents: number;
  readonly currency: string;
  /** The provider's own id, once it said one. */
  readonly reference: string | null;
  readonly mandate: string | null;
  /** Where the shopper goes to pay; null: the provider was not asked yet. */
  readonly nextStep: BegunPayment | null;
  readonly createdAt: Date;
  readonly lapsesAt: Date;
  readonly asked: number;
  /** The money was not expected, and went back. */
  readonly returnedAt: Date | null;
}

const columns = `a.id, coalesce(a.order_id, a.membership_id) as "subjectId",
  case when a.order_id is null then 'membership' else 'order' end as subject, a.payment_id as "paymentId", a.state, a.cents,
  a.currency, a.reference, a.mandate, a.next_step as "nextStep", a.created_at as "createdAt",
  a.lapses_at as "lapsesAt", a.asked, a.returned_at as "returnedAt"`;

const insert = statement(
  'payment_attempt_insert',
  `insert into payment_attempt
     (id, order_id, membership_id, payment_id, state, cents, currency, created_at, lapses_at, ask_at,
      reference)
   values ($1, $2, $3, $4, 'begun', $5, $6, $7, $8, $9, $10)`,
);

export interface NewAttempt {
  readonly id: string;
  readonly subject: Attempt['subject'];
  readonly subjectId: string;
  readonly paymentId: ProviderPaymentId;
  readonly cents: number;
  readonly currency: string;
  readonly createdAt: Date;
  readonly lapsesAt: Date;
  /** Null: whoever opens it asks itself. */
  readonly askAt: Date | null;
  /** Of an express checkout: the provider's session. */
  readonly reference?: string | null;
}

export async function insertAttempt(tx: Connection, attempt: NewAttempt): Promise<void> {
  const { id, subject, subjectId, paymentId, cents, currency } = attempt;
  await tx.run(insert, [
    id,
    subject === 'order' ? subjectId : null,
    subject === 'membership' ? subjectId : null,
    paymentId,
    cents,
    currency,
    attempt.createdAt,
    attempt.lapsesAt,
    attempt.askAt,
    attempt.reference ?? null,
  ]);
}

const setNextStep = statement(
  'payment_attempt_set_next_step',
  'update payment_attempt set next_step = $2, reference = coalesce($3, reference) where id = $1',
);

/** Kept, so that a repeated submit leads to the same payment. */
export async function keepNextStep(connection: Connection, id: string, step: BegunPayment) {
  await connection.run(setNextStep, [id, JSON.stringify(step), step.reference]);
}

const byId = statement(
  'payment_attempt_by_id',
  `select ${columns} from payment_attempt a where a.id = $1`,
);

export function loadAttempt(connection: Connection, id: string) {
  return connection.row<Attempt>(byId, [id]);
}

const lock = statement(
  'payment_attempt_lock',
  `select ${columns} from payment_attempt a where a.id = $1 for update`,
);

export function lockAttempt(tx: Connection, id: string) {
  return tx.row<Attempt>(lock, [id]);
}

const ofOrder = statement(
  'payment_attempts_of_order',
  `select ${columns} from payment_attempt a where a.order_id = $1 order by a.created_at, a.id`,
);

export function loadAttempts(connection: Connection, orderId: string): Promise<Attempt[]> {
  return connection.rows<Attempt>(ofOrder, [orderId]);
}

const ofMembership = statement(
  'payment_attempts_of_membership',
  `select ${columns} from payment_attempt a where a.membership_id = $1 order by a.created_at, a.id`,
);

export function loadMembershipAttempts(connection: Connection, id: string): Promise<Attempt[]> {
  return connection.rows<Attempt>(ofMembership, [id]);
}

const settle = statement(
  'payment_attempt_settle',
  `update payment_attempt
      set state = $2, reference = coalesce($3, reference), mandate = coalesce($4, mandate),
          ask_at = $5
    where id = $1`,
);

/** @param askAt null: nothing more is to be asked */
export async function settleAttempt(
  tx: Connection,
  id: string,
  {
    state,
    reference = null,
    mandate = null,
    askAt = null,
  }: {
    readonly state: AttemptState;
    readonly reference?: string | null;
    readonly mandate?: string | null | undefined;
    readonly askAt?: Date | null;
  },
): Promise<void> {
  await tx.run(settle, [id, state, reference, mandate, askAt]);
}

const keep = statement(
  'payment_attempt_keep_reference',
  `update payment_attempt set reference = $3
    where id = $1 and payment_id = $2 and reference is null and state in ('begun', 'pending')`,
);

/** What the provider calls a payment that is open, unless it is known already. */
export async function keepReference(
  connection: Connection,
  paymentId: string,
  { attemptId, reference }: { readonly attemptId: string; readonly reference: string },
): Promise<void> {
  await connection.run(keep, [attemptId, paymentId, reference]);
}

const noteReturn = statement(
  'payment_attempt_note_return',
  `update payment_attempt set state = 'expired', ask_at = null, returned_at = $2 where id = $1`,
);

/** Its money went back to the customer: nothing more comes of it. */
export async function noteReturned(tx: Connection, id: string, now: Date): Promise<void> {
  await tx.run(noteReturn, [id, now]);
}

/** Only the row is taken: the provider is asked outside of a transaction. */
const takeDue = statement(
  'payment_attempt_take_due',
  `update payment_attempt a set asked = a.asked + 1, ask_at = $2
    where a.id = (select id from payment_attempt where ask_at <= $1
                   order by ask_at, id limit 1 for update skip locked)
   returning ${columns}`,
);

/** The next payment that went silent, not to be asked again before `again`. */
export function takeSilentAttempt(connection: Connection, now: Date, again: Date) {
  return connection.row<Attempt>(takeDue, [now, again]);
}
