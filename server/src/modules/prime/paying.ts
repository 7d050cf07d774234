import type { Clock } from '../../clock.ts';
import type { Connection, Database } from '../../database/database.ts';
import { retried } from '../../database/retried.ts';
import type { CustomerService } from '../customer/service.ts';
import type { MailService } from '../mail/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import {
  type Attempt,
  ifAvailable,
  insertAttempt,
  isMoney,
  isOpen,
  loadAttempt,
  lockAttempt,
  noteReturned,
  type PaymentAttempts,
  type PaymentEnd,
  type PaymentReport,
  type PaymentService,
  paymentRequest,
  settleAttempt,
} from '../payment/service.ts';
import { randomId } from '../session/session.ts';
import { chargeAgainMs, chargeAheadMs, type Membership, monthsAfter } from './prime.ts';
import { membershipMail, refusedRefundMail } from './primeMails.ts';
import {
  activateMembership,
  endMembership,
  endRenewals,
  extendMembership,
  failMembership,
  keepRenewal,
  loadMembership,
  lockMembership,
  remindMembership,
  takeDueMembership,
} from './store.ts';

/** Money for memberships: the first term at a provider's page, each month after it by a job. */
export interface PrimePaying {
  /**
   * Charges the next month of those that are due. A charge that was cut off, by a crash or by a
   * provider that was away, is repeated with its own id, so that it happens once.
   *
   * @returns how many were charged
   */
  chargeDue(): Promise<number>;
  /** Ends those whose paid months are over. @returns how many */
  endDue(): Promise<number>;
}

/** A charge without an answer is repeated then. */
const repeatMs = 5 * 60_000;

export function createPrimePaying({
  database,
  clock,
  customers,
  parameters,
  payments,
  attempts,
  mail,
}: {
  database: Database;
  clock: Clock;
  customers: CustomerService;
  parameters: ParametersService;
  payments: PaymentService;
  attempts: PaymentAttempts;
  mail: MailService;
}): PrimePaying {
  const inMs = (ms: number) => new Date(clock.now().getTime() + ms);
  const chargeAt = (endsAt: Date) => new Date(endsAt.getTime() - chargeAheadMs);

  type Occasion = Parameters<typeof membershipMail>[0];

  async function tell(tx: Connection, occasion: Occasion, membership: Membership, cents: number) {
    const customer = await customers.get(membership.customerId);
    if (customer === undefined) return;
    const set = await parameters.of(membership.storefront);
    await mail.enqueue(tx, membershipMail(occasion, customer, { membership, cents }, set));
  }

  /** Unlike any other on the provider's statements. */
  const numberOf = ({ id }: Attempt) => `PRIME-${id.replace(/[^0-9A-Za-z]/g, '').slice(0, 12)}`;

  async function requestFor(attempt: Attempt, shopUrl: string) {
    const membership = await loadMembership(database, attempt.subjectId);
    if (membership === undefined) return undefined;
    const { language, storefront } = membership;
    const shopName = (await parameters.of(storefront)).text('company', 'shopName');
    return paymentRequest(attempt, { number: numberOf(attempt), language, shopName }, shopUrl);
  }

  async function settle(report: PaymentReport): Promise<PaymentEnd> {
    const outcome = await retried(() =>
      database.transaction(async (tx) => {
        const attempt = await lockAttempt(tx, report.attemptId);
        const membership = attempt && (await lockMembership(tx, attempt.subjectId));
        return membership
          ? settleLocked(tx, attempt, membership, report)
          : ({ kind: 'unknown' } as const);
      }),
    );
    mail.wake();
    if (outcome.kind !== 'unwanted') return outcome;
    await sendBack(outcome.attempt, outcome.membership, report);
    const { paymentId } = outcome.attempt;
    return { kind: 'failed', paymentId, isCancelled: false };
  }

  type Settled =
    | PaymentEnd
    /** Money that nobody expects: it goes back. */
    | {
        readonly kind: 'unwanted';
        readonly attempt: Attempt;
        readonly membership: Membership;
      };

  async function settleLocked(
    tx: Connection,
    attempt: Attempt,
    membership: Membership,
    report: PaymentReport,
  ): Promise<Settled> {
    const { id, paymentId } = attempt;
    const { reference, mandate = null, state } = report;
    const isPaid = isMoney(state);
    /** Noted before it goes back: cut off in between, the job asks again and goes on. */
    const unwanted = async (): Promise<Settled> => {
      await settleAttempt(tx, id, { state: 'pending', reference, askAt: inMs(repeatMs) });
      return { kind: 'unwanted', attempt, membership };
    };
    if (!isOpen(attempt.state)) {
      if (isMoney(attempt.state)) return { kind: 'subscribed' };
      if (isPaid && attempt.returnedAt === null) return unwanted();
      return { kind: 'failed', paymentId, isCancelled: attempt.state === 'cancelled' };
    }
    if (state === 'pending') {
      await settleAttempt(tx, id, { state, reference, askAt: attempts.askAt() });
      return { kind: 'pending' };
    }
    const isRenewal = membership.renewalId === id;
    const isRightSum = report.cents === attempt.cents && report.currency === attempt.currency;
    if (isPaid && isRightSum) {
      const isTaken = isRenewal
        ? await extend(tx, membership)
        : await activate(tx, membership, mandate, attempt.cents);
      if (!isTaken) return unwanted();
      await settleAttempt(tx, id, { state, reference, mandate });
      return { kind: 'subscribed' };
    }
    if (isPaid) return unwanted();
    await settleAttempt(tx, id, { state, reference });
    if (isRenewal) await notCharged(tx, membership);
    else await failMembership(tx, membership.id);
    return { kind: 'failed', paymentId, isCancelled: state === 'cancelled' };
  }

  async function activate(
    tx: Connection,
    { id, months }: Membership,
    mandate: string | null,
    cents: number,
  ): Promise<boolean> {
    const startsAt = clock.now();
    const endsAt = monthsAfter(startsAt, months);
    const terms = { startsAt, endsAt, mandate, chargeAt: chargeAt(endsAt) };
    const active = await activateMembership(tx, id, terms);
    if (active) await tell(tx, 'begun', active, cents);
    return active !== undefined;
  }

  async function extend(tx: Connection, membership: Membership): Promise<boolean> {
    const { id, startsAt, paidMonths, monthlyCents } = membership;
    if (!goesOn(membership) || startsAt === null) return false;
    const endsAt = monthsAfter(startsAt, paidMonths + 1);
    await extendMembership(tx, id, endsAt, chargeAt(endsAt));
    await tell(tx, 'renewed', { ...membership, endsAt }, monthlyCents);
    return true;
  }

  /** Of who has cancelled meanwhile no month is wanted any more, paid or not. */
  const goesOn = ({ state, cancelledAt }: Membership) => state === 'active' && cancelledAt === null;

  /** The next month could not be charged: it is tried daily until the paid ones end. */
  async function notCharged(tx: Connection, membership: Membership): Promise<void> {
    if (!goesOn(membership)) return endRenewals(tx, membership.id);
    const again = inMs(chargeAgainMs);
    const isInTime = membership.endsAt !== null && again < membership.endsAt;
    await remindMembership(tx, membership.id, clock.now(), isInTime ? again : null);
    if (membership.remindedAt === null) {
      await tell(tx, 'unpaid', membership, membership.monthlyCents);
    }
  }

  /**
   * Gives unwanted money back, then settles its attempt. Cut off between the two it is repeated; the
   * refund's id makes that one refund.
   */
  async function sendBack(
    attempt: Attempt,
    membership: Membership,
    { reference, cents, currency }: PaymentReport,
  ): Promise<void> {
    const { id: attemptId, paymentId } = attempt;
    const payment = { attemptId, reference, cents, currency };
    const refund = await ifAvailable(() =>
      payments.provider(paymentId).refund(payment, { refundId: `${attemptId}-r`, cents }),
    );
    // The job that asks again comes back to it.
    if (refund === 'unavailable') return;
    await retried(() =>
      database.transaction(async (tx) => {
        const locked = await lockAttempt(tx, attemptId);
        // Told once, however often the provider repeats itself.
        if (locked === undefined || locked.returnedAt !== null) return;
        await noteReturned(tx, attemptId, clock.now());
        const now = await lockMembership(tx, membership.id);
        if (now?.renewalId === attemptId) await notCharged(tx, now);
        else await failMembership(tx, membership.id);
        if (refund.state === 'refused') {
          const set = await parameters.of(membership.storefront);
          await mail.enqueue(tx, refusedRefundMail({ ...payment, paymentId }, set));
        } else await tell(tx, 'refunded', membership, cents);
      }),
    );
    mail.wake();
  }

  /** Takes one that is due, with the attempt that charges it: a new one, or the one cut off. */
  const takeDue = () =>
    database.transaction(async (tx) => {
      const now = clock.now();
      const membership = await takeDueMembership(tx, now, inMs(repeatMs));
      if (membership === undefined) return undefined;
      const known = membership.renewalId ? await loadAttempt(tx, membership.renewalId) : undefined;
      if (known && isOpen(known.state)) return { membership, attemptId: known.id };
      const attemptId = randomId();
      await insertAttempt(tx, {
        id: attemptId,
        subject: 'membership',
        subjectId: membership.id,
        paymentId: membership.paymentId as Attempt['paymentId'],
        cents: membership.monthlyCents,
        currency: membership.currency,
        createdAt: now,
        lapsesAt: attempts.lapsesAt(),
        askAt: null,
      });
      await keepRenewal(tx, membership.id, attemptId);
      return { membership, attemptId };
    });

  async function charge(attemptId: string, { mandate }: Membership): Promise<void> {
    const attempt = await loadAttempt(database, attemptId);
    const request = attempt && (await requestFor(attempt, ''));
    if (attempt === undefined || request === undefined) return;
    const { cents, currency, paymentId } = attempt;
    const provider = payments.hasProvider(paymentId) ? payments.provider(paymentId) : undefined;
    const declined = { attemptId, reference: null, state: 'declined', cents, currency } as const;
    const report =
      mandate && provider?.charge
        ? await ifAvailable(async () => provider.charge?.(mandate, request))
        : declined;
    if (report === 'unavailable') return;
    await settle(report ?? declined);
  }

  attempts.register('membership', { requestFor, settle });

  return {
    async chargeDue() {
      for (let charged = 0; ; charged += 1) {
        const due = await takeDue();
        if (due === undefined) return charged;
        await charge(due.attemptId, due.membership);
      }
    },

    async endDue() {
      for (let ended = 0; ; ended += 1) {
        const membership = await database.transaction(async (tx) => {
          const over = await endMembership(tx, clock.now());
          if (over) await tell(tx, 'ended', over, 0);
          return over;
        });
        if (membership === undefined) {
          if (ended > 0) mail.wake();
          return ended;
        }
      }
    },
  };
}
