import type { ProviderPaymentId } from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Limiter } from '../limiter/service.ts';
import type { Language } from '../storefront/storefront.ts';
import {
  type Attempt,
  type AttemptState,
  keepNextStep,
  keepReference,
  loadAttempt,
  takeSilentAttempt,
} from './attemptStore.ts';
import {
  type BegunPayment,
  type OpenProviders,
  type PaymentReport,
  type PaymentRequest,
  type ProviderButton,
  type ProviderNotice,
  ProviderUnavailable,
} from './method.ts';

/** What became of a payment, for the page that the shopper lands on. */
export type PaymentEnd =
  | { readonly kind: 'placed'; readonly orderId: string; readonly newCartId: string }
  /** A membership was paid. */
  | { readonly kind: 'subscribed' }
  /** The provider has not decided yet; the mail tells. */
  | { readonly kind: 'pending' }
  | {
      readonly kind: 'failed';
      readonly paymentId: ProviderPaymentId;
      readonly isCancelled: boolean;
    }
  | { readonly kind: 'unknown' };

/** By whom something comes about. */
export type PaymentActor = 'shopper' | 'provider' | 'job';

/** What is paid: orders and memberships each know their own. */
export interface PaymentSubject {
  /** What the provider is to take. Undefined: there is nothing to be paid. */
  requestFor(attempt: Attempt, shopUrl: string): Promise<PaymentRequest | undefined>;
  /** Draws the consequences of what holds at the provider. Repeating it changes nothing. */
  settle(report: PaymentReport, actor: PaymentActor): Promise<PaymentEnd>;
}

/** Payments at providers, from the way there to what became of them. */
export interface PaymentAttempts {
  /** Each kind of subject once, while the shop is wired. */
  register(kind: Attempt['subject'], subject: PaymentSubject): void;
  /** How long an attempt that is opened now may take. */
  lapsesAt(): Date;
  /** When an attempt that was heard of now is asked about, should it go silent. */
  askAt(): Date;
  /**
   * Where the shopper goes to pay: asks the provider, or repeats what it said. Undefined: it cannot
   * be reached, and the attempt was given up.
   */
  begin(attemptId: string, shopUrl: string): Promise<BegunPayment | undefined>;
  /** The provider's button of a payment that is open (API-48). */
  button(paymentId: string, attemptId: string): Promise<ProviderButton | undefined>;
  /** What the shopper's browser brings back from the provider. Repeating it changes nothing. */
  complete(paymentId: string, parameters: URLSearchParams): Promise<PaymentEnd>;
  /**
   * A notice of the provider. False: it is none that the provider wrote.
   *
   * @param ip where it comes from
   * @throws Refusal when too many come from there; providers repeat theirs
   */
  notice(paymentId: string, notice: ProviderNotice, ip: string | undefined): Promise<boolean>;
  /** Asks what became of payments that went silent. @returns how many were asked */
  askSilent(): Promise<number>;
}

/** How long a shopper may take at the provider. */
const attemptMs = 30 * 60_000;
/** Notices may come an hour late: who has said nothing for so long is asked. */
const askMs = 5 * 60_000;

export const isOpen = (state: AttemptState): boolean => state === 'begun' || state === 'pending';
export const isMoney = (state: AttemptState): boolean => state === 'paid' || state === 'authorised';

export function createPaymentAttempts({
  database,
  clock,
  payments,
  limiter,
}: {
  database: Database;
  clock: Clock;
  payments: OpenProviders;
  limiter: Limiter;
}): PaymentAttempts {
  const subjects = new Map<Attempt['subject'], PaymentSubject>();
  const inMs = (ms: number) => new Date(clock.now().getTime() + ms);

  function subjectOf({ subject }: Attempt): PaymentSubject {
    const found = subjects.get(subject);
    if (found === undefined) throw new Error(`Nobody settles payments of ${subject}`);
    return found;
  }

  async function settle(report: PaymentReport, actor: PaymentActor): Promise<PaymentEnd> {
    const attempt = await loadAttempt(database, report.attemptId);
    return attempt ? subjectOf(attempt).settle(report, actor) : { kind: 'unknown' };
  }

  async function askOne(attempt: Attempt, now: Date): Promise<void> {
    const { id, reference, cents, currency, lapsesAt } = attempt;
    const asking = { attemptId: id, reference, cents, currency };
    const report = await ifAvailable(() => payments.provider(attempt.paymentId).ask(asking));
    if (report === 'unavailable') return;
    // What is still open when its time is over has come to nothing.
    const isOver = report.state === 'pending' && lapsesAt <= now;
    await settle(isOver ? { ...report, state: 'expired' } : report, 'job');
  }

  return {
    register(kind, subject) {
      subjects.set(kind, subject);
    },
    lapsesAt: () => inMs(attemptMs),
    askAt: () => inMs(askMs),

    async begin(attemptId, shopUrl) {
      const attempt = await loadAttempt(database, attemptId);
      if (attempt === undefined) return undefined;
      if (attempt.nextStep) return attempt.nextStep;
      const request = await subjectOf(attempt).requestFor(attempt, shopUrl);
      if (request === undefined) return undefined;
      try {
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

    async button(paymentId, attemptId) {
      const attempt = await loadAttempt(database, attemptId);
      if (attempt?.paymentId !== paymentId || !isOpen(attempt.state)) return undefined;
      return attempt.nextStep?.kind === 'button' ? attempt.nextStep.button : undefined;
    },

    async complete(paymentId, returned) {
      if (!payments.hasProvider(paymentId)) return { kind: 'unknown' };
      const method = payments.provider(paymentId);
      const named = method.namedIn?.(returned);
      if (named) await keepReference(database, paymentId, named);
      // What a provider that is away can't confirm is asked again by the job.
      const report = await ifAvailable(() => method.readReturn(returned));
      if (report === 'unavailable') return { kind: 'pending' };
      return report ? settle(report, 'shopper') : { kind: 'unknown' };
    },

    async notice(paymentId, notice, ip) {
      if (!payments.hasProvider(paymentId)) return false;
      await limiter.demand(['paymentNoticesByNetwork'], { network: ip });
      const method = payments.provider(paymentId);
      const report = await ifAvailable(() => method.readNotice(notice));
      if (report === undefined) return false;
      if (typeof report === 'object') await settle(report, 'provider');
      return true;
    },

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
}

/** What a provider is asked to take for an attempt. @param subject.number what people call it by */
export function paymentRequest(
  { id: attemptId, paymentId, cents, currency, subject, reference }: Attempt,
  {
    number,
    language,
    shopName,
  }: { readonly number: string; readonly language: Language; readonly shopName: string },
  shopUrl: string,
): PaymentRequest {
  const at = (way: string) => `${shopUrl}/api/payment-${way}/${paymentId}`;
  return {
    ...{ attemptId, orderNumber: number, cents, currency, language, shopName },
    // ROUTE-09.
    returnUrl: paymentId === 'CREDIT_CARD' ? `${shopUrl}/computop/success` : at('return'),
    cancelUrl: at('cancel'),
    failureUrl: at('return'),
    noticeUrl: at('notice'),
    wantsMandate: subject === 'membership',
    // Known before the provider was asked: an express checkout's.
    ...(reference !== null && { session: reference }),
  };
}

/** @returns `unavailable` where the provider can't be asked now */
export async function ifAvailable<T>(ask: () => Promise<T>): Promise<T | 'unavailable'> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderUnavailable) return 'unavailable';
    throw error;
  }
}
