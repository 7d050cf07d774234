import { isPaidAtProvider, type ProviderPaymentId } from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import type { Connection, Database } from '../../database/database.ts';
import { retried } from '../../database/retried.ts';
import type { CartService } from '../cart/service.ts';
import type { MailService } from '../mail/service.ts';
import {
  type Attempt,
  type AttemptState,
  type BegunPayment,
  insertAttempt,
  keepNextStep,
  loadAttempt,
  loadAttempts,
  lockAttempt,
  type PaymentReport,
  type PaymentRequest,
  type PaymentService,
  ProviderUnavailable,
  settleAttempt,
  takeSilentAttempt,
} from '../payment/service.ts';
import { randomId } from '../session/session.ts';
import { paymentReturnedMail } from './lifeMails.ts';
import { advance, lockLife, type OrderLife } from './lifeStore.ts';
import type { Order } from './order.ts';
import type { ConfirmationPapers, Placing } from './placing.ts';
import { askRefund, isRefundAsked } from './refunds.ts';
import type { Actor } from './states.ts';
import { loadOrderById } from './store.ts';

/** What became of a payment, for the page that the shopper lands on. */
export type PaymentEnd =
  | { readonly kind: 'placed'; readonly orderId: string; readonly newCartId: string }
  /** The provider has not decided yet; the mail tells. */
  | { readonly kind: 'pending' }
  | {
      readonly kind: 'failed';
      readonly paymentId: ProviderPaymentId;
      readonly isCancelled: boolean;
    }
  | { readonly kind: 'unknown' };

/** Orders that are paid at a provider: from the attempt to the order that is placed or given up. */
export interface Paying {
  /** Writes an attempt for an order; the provider is asked after the commit. */
  open(tx: Connection, order: Order): Promise<string>;
  /** How long an attempt that is opened now may take. */
  lapsesAt(): Date;
  /**
   * Where the shopper goes to pay: asks the provider, or repeats what it said. Undefined: it cannot
   * be reached, and the order was given up.
   */
  begin(attemptId: string, shopUrl: string): Promise<BegunPayment | undefined>;
  /** What the shopper's browser brings back from the provider. Repeating it changes nothing. */
  complete(paymentId: string, parameters: URLSearchParams): Promise<PaymentEnd>;
  /** A notice of the provider. False: it is none that the provider wrote. */
  notice(
    paymentId: string,
    notice: { headers: Readonly<Record<string, string | undefined>>; body: Uint8Array },
  ): Promise<boolean>;
  /** Gives up the payment of an order that is not placed yet; the cart is locked. */
  giveUp(tx: Connection, pending: OrderLife, actor: Actor): Promise<void>;
  /** Asks what became of payments that went silent. @returns how many were asked */
  askSilent(): Promise<number>;
}

/** How long a shopper may take at the provider. */
const attemptMs = 30 * 60_000;
/** Notices may come an hour late: who has said nothing for so long is asked. */
const askMs = 5 * 60_000;

const isOpen = (state: AttemptState): boolean => state === 'begun' || state === 'pending';
const isMoney = (state: AttemptState): boolean => state === 'paid' || state === 'authorised';

export function createPaying({
  database,
  clock,
  carts,
  payments,
  mail,
  placing,
  papersOf,
}: {
  database: Database;
  clock: Clock;
  carts: CartService;
  payments: PaymentService;
  mail: MailService;
  placing: Placing;
  papersOf: (order: Order) => Promise<ConfirmationPapers>;
}): Paying {
  const inMs = (ms: number) => new Date(clock.now().getTime() + ms);

  /** Locks as a submit does: the cart first. Undefined: there is no such attempt. */
  async function locked(tx: Connection, attemptId: string) {
    const found = await loadAttempt(tx, attemptId);
    const order = found && (await loadOrderById(tx, found.orderId));
    if (order === undefined) return undefined;
    const cart = await carts.lockOrdered(tx, order.cartId);
    const attempt = await lockAttempt(tx, attemptId);
    const life = await lockLife(tx, order.id);
    return attempt && life && { attempt, life, order, cart };
  }

  async function settle(report: PaymentReport, actor: Actor): Promise<PaymentEnd> {
    const before = await loadAttempt(database, report.attemptId);
    const known = before && (await loadOrderById(database, before.orderId));
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
      await settleAttempt(tx, id, { state: 'pending', reference, askAt: inMs(askMs) });
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

  function requestOf(order: Order, attempt: Attempt, shopUrl: string): PaymentRequest {
    const { paymentId } = attempt;
    const at = (way: string) => `${shopUrl}/api/payment-${way}/${paymentId}`;
    return {
      attemptId: attempt.id,
      orderNumber: order.number,
      cents: attempt.cents,
      currency: attempt.currency,
      storefront: order.storefront,
      language: order.language,
      email: order.email,
      billingAddress: order.billingAddress,
      shippingAddress: order.shippingAddress,
      lines: order.lines.map(({ name, quantity, lineCents }) => ({
        name,
        quantity,
        cents: lineCents,
      })),
      // ROUTE-09.
      returnUrl: paymentId === 'CREDIT_CARD' ? `${shopUrl}/computop/success` : at('return'),
      cancelUrl: at('cancel'),
      failureUrl: at('return'),
      noticeUrl: at('notice'),
      wantsMandate: false,
    };
  }

  async function giveUp(tx: Connection, pending: OrderLife, actor: Actor): Promise<void> {
    for (const { id, state } of await loadAttempts(tx, pending.id)) {
      if (isOpen(state)) await settleAttempt(tx, id, { state: 'cancelled' });
    }
    await placing.release(tx, pending, actor, 'given up');
  }

  return {
    lapsesAt: () => inMs(attemptMs),

    async open(tx, { id: orderId, paymentId, totals, currency }) {
      if (!isPaidAtProvider(paymentId)) throw new Error(`${paymentId} has no provider`);
      const attempt = { id: randomId(), orderId, paymentId, cents: totals.total, currency };
      await insertAttempt(tx, {
        ...attempt,
        createdAt: clock.now(),
        lapsesAt: inMs(attemptMs),
        askAt: inMs(askMs),
      });
      return attempt.id;
    },

    async begin(attemptId, shopUrl) {
      const attempt = await loadAttempt(database, attemptId);
      if (attempt === undefined) return undefined;
      const order = await loadOrderById(database, attempt.orderId);
      if (order === undefined) return undefined;
      if (attempt.nextStep) return attempt.nextStep;
      try {
        const request = requestOf(order, attempt, shopUrl);
        const step = await payments.provider(attempt.paymentId).begin(request);
        await keepNextStep(database, attemptId, step);
        return step;
      } catch (error) {
        if (!(error instanceof ProviderUnavailable)) throw error;
        const { cents, currency } = attempt;
        await settle({ attemptId, reference: null, state: 'declined', cents, currency }, 'job');
        return undefined;
      }
    },

    async complete(paymentId, returned) {
      if (!payments.hasProvider(paymentId)) return { kind: 'unknown' };
      const method = payments.provider(paymentId);
      // What a provider that is away can't confirm is asked again by the job.
      const report = await ifAvailable(() => method.readReturn(returned));
      if (report === 'unavailable') return { kind: 'pending' };
      return report ? settle(report, 'shopper') : { kind: 'unknown' };
    },

    async notice(paymentId, notice) {
      if (!payments.hasProvider(paymentId)) return false;
      const method = payments.provider(paymentId);
      const report = await ifAvailable(() => method.readNotice(notice));
      if (report === undefined) return false;
      if (report !== 'unavailable') await settle(report, 'provider');
      return true;
    },

    giveUp,

    async askSilent() {
      let asked = 0;
      for (;;) {
        const now = clock.now();
        const attempt = await takeSilentAttempt(database, now, inMs(askMs));
        if (attempt === undefined) return asked;
        asked += 1;
        await askOne(attempt, now);
      }
    },
  };

  async function askOne(attempt: Attempt, now: Date): Promise<void> {
    const { id, reference, cents, currency, lapsesAt } = attempt;
    const asking = { attemptId: id, reference, cents, currency };
    const report = await ifAvailable(() => payments.provider(attempt.paymentId).ask(asking));
    if (report === 'unavailable') return;
    // What is still open when its time is over has come to nothing.
    const isOver = report.state === 'pending' && lapsesAt <= now;
    await settle(isOver ? { ...report, state: 'expired' } : report, 'job');
  }
}

async function ifAvailable<T>(ask: () => Promise<T>): Promise<T | 'unavailable'> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderUnavailable) return 'unavailable';
    throw error;
  }
}
