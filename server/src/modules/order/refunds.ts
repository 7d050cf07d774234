import { type Connection, statement } from '../../database/database.ts';
import { creditRefund } from '../invoice/service.ts';
import { randomId } from '../session/session.ts';
import { advance, type OrderLife } from './lifeStore.ts';
import type { Actor } from './states.ts';

/** Money that goes back to shoppers: written here, sent by a job (refundJob.ts) or by a person. */

export type RefundReason = 'late-payment' | 'cancelled' | 'returned' | 'goodwill';

export interface Refund {
  readonly id: string;
  readonly orderId: string;
  /** Null: it was transferred to us. */
  readonly attemptId: string | null;
  readonly cents: number;
  readonly reason: RefundReason;
  /**
   * `manual`: it came by transfer, and a person transfers it back; `credited`: it was set off
   * against what is still to be paid.
   */
  readonly state: 'queued' | 'done' | 'refused' | 'manual' | 'credited';
  readonly createdAt: Date;
}

const columns = `r.id, r.order_id as "orderId", r.attempt_id as "attemptId", r.cents, r.reason,
  r.state, r.created_at as "createdAt", r.tries`;

const insert = statement(
  'refund_insert',
  `insert into refund (id, order_id, attempt_id, cents, reason, state, created_at, ask_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

/** Writes a refund; a job sends it through the provider that took the money. @returns its id */
export async function askRefund(
  tx: Connection,
  { orderId, attemptId, cents, reason }: Pick<Refund, 'orderId' | 'attemptId' | 'cents' | 'reason'>,
  now: Date,
): Promise<string> {
  const id = randomId();
  const [state, askAt] = attemptId === null ? ['manual', null] : ['queued', now];
  await tx.run(insert, [id, orderId, attemptId, cents, reason, state, now, askAt]);
  return id;
}

const paidBy = statement(
  'refund_paid_by',
  `select id from payment_attempt where order_id = $1 and state in ('paid', 'authorised')
    order by created_at desc limit 1`,
);
const sum = statement(
  'refund_sum',
  `select coalesce(sum(cents), 0)::integer as cents from refund
    where order_id = $1 and reason <> 'late-payment'`,
);

/** What of an order's money goes back already. */
export async function refundedCents(connection: Connection, orderId: string): Promise<number> {
  return (await connection.row<{ readonly cents: number }>(sum, [orderId]))?.cents ?? 0;
}

/**
 * The same for an order, whose money's state follows; what is not paid yet is less to pay then. What
 * was invoiced gets its credit note. The order is locked.
 *
 * @param pieces that came back, by line number; undefined: the goods stay
 */
export async function askRefundOfOrder(
  tx: Connection,
  life: OrderLife,
  {
    cents,
    reason,
    actor,
    pieces,
  }: {
    cents: number;
    reason: RefundReason;
    actor: Actor;
    pieces?: ReadonlyMap<number, number>;
  },
  now: Date,
): Promise<OrderLife> {
  const before = await refundedCents(tx, life.id);
  const isAll = before + cents >= life.totalCents;
  if (life.moneyState === 'open') {
    const id = randomId();
    await tx.run(insert, [id, life.id, null, cents, reason, 'credited', now, null]);
    await creditRefund(tx, { id, orderId: life.id, cents, pieces }, now);
    if (!isAll) return life;
    return advance(tx, life, { moneyState: 'refunded', actor, at: now, note: reason });
  }
  const attemptId = (await tx.row<{ readonly id: string }>(paidBy, [life.id]))?.id ?? null;
  const id = await askRefund(tx, { orderId: life.id, attemptId, cents, reason }, now);
  await creditRefund(tx, { id, orderId: life.id, cents, pieces }, now);
  const moneyState = isAll ? 'refunded' : 'partlyRefunded';
  return advance(tx, life, { moneyState, actor, at: now, note: reason });
}

const askedFor = statement(
  'refund_asked_for',
  'select exists (select from refund where attempt_id = $1) as found',
);

/** Whether money of this attempt goes back already. */
export async function isRefundAsked(connection: Connection, attemptId: string): Promise<boolean> {
  const row = await connection.row<{ readonly found: boolean }>(askedFor, [attemptId]);
  return row?.found ?? false;
}

const byOrder = statement(
  'refund_by_order',
  `select ${columns} from refund r where r.order_id = $1 order by r.created_at, r.id`,
);

export function loadRefunds(connection: Connection, orderId: string): Promise<Refund[]> {
  return connection.rows<Refund>(byOrder, [orderId]);
}

const done = statement(
  'refund_done',
  `update refund set state = 'done', done_at = $2, ask_at = null
    where order_id = $1 and state in ('manual', 'refused')`,
);

/** A person has transferred what was theirs to transfer. @returns how many refunds that were */
export function markRefunded(connection: Connection, orderId: string, now: Date): Promise<number> {
  return connection.run(done, [orderId, now]);
}

/** Locked while it is sent: another process passes it over. The provider takes each id once. */
const lockDue = statement(
  'refund_lock_due',
  `select ${columns} from refund r where r.ask_at <= $1
    order by r.ask_at, r.id limit 1 for update skip locked`,
);

export function lockDueRefund(tx: Connection, now: Date) {
  return tx.row<Refund & { readonly tries: number }>(lockDue, [now]);
}

const settle = statement(
  'refund_settle',
  `update refund set state = $2, reference = $3, ask_at = $4, tries = tries + 1,
          done_at = case when $2 = 'done' then $5::timestamptz end
    where id = $1`,
);

/** @param askAt when the job tries again; null: nothing is left to do */
export async function settleRefund(
  tx: Connection,
  id: string,
  {
    state,
    reference,
    askAt,
  }: Pick<Refund, 'state'> & {
    readonly reference: string | null;
    readonly askAt: Date | null;
  },
  now: Date,
): Promise<void> {
  await tx.run(settle, [id, state, reference, askAt, now]);
}
