import { isPaidAtProvider } from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import type { Connection, Database } from '../../database/database.ts';
import { retried } from '../../database/retried.ts';
import type { CartService } from '../cart/service.ts';
import type { MailService } from '../mail/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import {
  type Attempt,
  insertAttempt,
  isMoney,
  isOpen,
  loadAttempt,
  loadAttempts,
  lockAttempt,
  type PaymentAttempts,
  type PaymentEnd,
  type PaymentReport,
  paymentRequest,
  settleAttempt,
} from '../payment/service.ts';
import { randomId } from '../session/session.ts';
import { paymentReturnedMail } from './lifeMails.ts';
import { advance, lockLife, type OrderLife } from './lifeStore.ts';
import type { Order } from './order.ts';
import type { ConfirmationPapers, Placing } from './placing.ts';
import { askRefund, isRefundAsked } from './refunds.ts';
import type { Actor } from './states.ts';
import { loadOrderById } from './store.ts';

/** Orders that are paid at a provider: from the attempt to the order that is placed or given up. */
export interface Paying {
  /**
   * Writes an attempt for an order; the provider is asked after the commit.
   *
   * @param session of an express checkout
   */
  open(tx: Connection, order: Order, session: string | null): Promise<string>;
  /** Gives up the payment of an order that is not placed yet; the cart is locked. */
  giveUp(tx: Connection, pending: OrderLife, actor: Actor): Promise<void>;
}

export function createPaying({
  database,
  clock,
  carts,
  attempts,
  mail,
  parameters,
  placing,
  papersOf,
}: {
  database: Database;
  clock: Clock;
  carts: CartService;
  attempts: PaymentAttempts;
  mail: MailService;
  parameters: ParametersService;
  placing: Placing;
  papersOf: (order: Order) => Promise<ConfirmationPapers>;
}): Paying {
  /** Locks as a submit does: the cart first. Undefined: there is no such attempt. */
  async function locked(tx: Connection, attemptId: string) {
    const found = await loadAttempt(tx, attemptId);
    const order = found && (await loadOrderById(tx, found.subjectId));
    if (order === undefined) return undefined;
    const cart = await carts.lockOrdered(tx, order.cartId);
    const attempt = await lockAttempt(tx, attemptId);
    const life = await lockLife(tx, order.id);
    return attempt && life && { attempt, life, order, cart };
  }

  async function settle(report: PaymentReport, actor: Actor): Promise<PaymentEnd> {
    const before = await loadAttempt(database, report.attemptId);
    const known = before && (await loadOrderById(database, before.subjectId));
    if (known === undefined) return { kind: 'unknown' };
    const papers = await papersOf(known);
    const end = await retried(() =>
      database.transaction(async (tx): Promise<PaymentEnd> => {
        const found = await locked(tx, report.attemptId);
        return found ? settleLocked(tx, found, report, papers, actor) : { kind: 'unknown' };
      }),
    );
    mail.wake();
    return end;
  }

  async function settleLocked(
    tx: Connection,
    { attempt, life, order, cart }: NonNullable<Awaited<ReturnType<typeof locked>>>,
    report: PaymentReport,
    papers: ConfirmationPapers,
    actor: Actor,
  ): Promise<PaymentEnd> {
    const { reference, mandate } = report;
    const { id, paymentId } = attempt;
    const isRightSum = report.cents === attempt.cents && report.currency === attempt.currency;
    const failed = (isCancelled: boolean): PaymentEnd => ({
      kind: 'failed',
      paymentId,
      isCancelled,
    });
    // Repeated, or late: what was settled stays, but for money that nobody expects any more.
    if (!isOpen(attempt.state)) {
      if (isMoney(attempt.state)) {
        if (attempt.state === 'authorised' && report.state === 'paid') {
          await settleAttempt(tx, id, { state: 'paid', reference });
          const isHeld = life.moneyState === 'authorised';
          if (isHeld) await advance(tx, life, { moneyState: 'paid', actor, at: clock.now() });
        }
        return { kind: 'placed', orderId: order.id, newCartId: cart?.nextCartId ?? '' };
      }
      if (isMoney(report.state)) await sendBack(tx, attempt, order, report, papers);
      return failed(attempt.state === 'cancelled');
    }
    if (report.state === 'pending') {
      await settleAttempt(tx, id, { state: 'pending', reference, askAt: attempts.askAt() });
      return { kind: 'pending' };
    }
    if (isMoney(report.state) && isRightSum && cart?.state === 'open') {
      await settleAttempt(tx, id, { state: report.state, reference, mandate });
      const moneyState = report.state === 'paid' ? 'paid' : 'authorised';
      const step = { moneyState, actor } as const;
      const { newCartId } = await placing.place(tx, life, order, cart, step, papers);
      return { kind: 'placed', orderId: order.id, newCartId };
    }
    if (isMoney(report.state)) await sendBack(tx, attempt, order, report, papers);
    else await settleAttempt(tx, id, { state: report.state, reference });
    await placing.release(tx, life, actor, report.state);
    // The provider's session went with it.
    await carts.endExpressSession(tx, order.cartId);
    return failed(report.state === 'cancelled');
  }

  /** Money that no order waits for (any more), or another sum: it goes back by itself. */
  async function sendBack(
    tx: Connection,
    attempt: Attempt,
    order: Order,
    { cents, reference }: PaymentReport,
    { parameterSet }: ConfirmationPapers,
  ): Promise<void> {
    await settleAttempt(tx, attempt.id, { state: 'expired', reference });
    if (await isRefundAsked(tx, attempt.id)) return;
    const refund = {
      orderId: order.id,
      attemptId: attempt.id,
      cents,
      reason: 'late-payment',
    } as const;
    await askRefund(tx, refund, clock.now());
    await mail.enqueue(tx, paymentReturnedMail(order, cents, parameterSet));
  }

  async function giveUp(tx: Connection, pending: OrderLife, actor: Actor): Promise<void> {
    for (const { id, state } of await loadAttempts(tx, pending.id)) {
      if (isOpen(state)) await settleAttempt(tx, id, { state: 'cancelled' });
    }
    await placing.release(tx, pending, actor, 'given up');
  }

  attempts.register('order', {
    async requestFor(attempt, shopUrl) {
      const order = await loadOrderById(database, attempt.subjectId);
      if (order === undefined) return undefined;
      const set = await parameters.of(order.storefront);
      return paymentRequest(
        attempt,
        { ...order, shopName: set.text('company', 'shopName') },
        shopUrl,
      );
    },
    settle,
  });

  return {
    async open(tx, { id: subjectId, paymentId, totals, currency }, session) {
      if (!isPaidAtProvider(paymentId)) throw new Error(`${paymentId} has no provider`);
      const id = randomId();
      await insertAttempt(tx, {
        ...{ id, subject: 'order', subjectId, paymentId, cents: totals.total, currency },
        createdAt: clock.now(),
        lapsesAt: attempts.lapsesAt(),
        askAt: attempts.askAt(),
        reference: session,
      });
      return id;
    },

    giveUp,
  };
}
