import {
  cancellationForm,
  hasPrime,
  isPaidAtProvider,
  type ProviderPaymentId,
  primeWaitingForm,
} from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { retried } from '../../database/retried.ts';
import type { CustomerService } from '../customer/service.ts';
import {
  type FormRefusal,
  type FormResult,
  faulty,
  isFromProgram,
  readForm,
  refuse,
  type Sender,
  takeForm,
  taken,
} from '../form/form.ts';
import type { Limiter } from '../limiter/service.ts';
import type { MailService } from '../mail/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import {
  type BegunPayment,
  insertAttempt,
  type PaymentAttempts,
  type PaymentService,
} from '../payment/service.ts';
import { isRandomId, loginRequired, randomId, type Shopper } from '../session/session.ts';
import type { Storefront } from '../storefront/storefront.ts';
import { createMembers } from './members.ts';
import { createPrimePaying, type PrimePaying } from './paying.ts';
import type { Members, PrimeInfo, PrimeOffer } from './prime.ts';
import { cancellationReceipt, waitingMail } from './primeMails.ts';
import {
  cancelMembership,
  confirmPlace,
  insertCancellation,
  insertMembership,
  lockMembershipOf,
  removeUnconfirmed,
  requestPlace,
} from './store.ts';

export {
  membershipCancellationData,
  membershipData,
  membershipWaitingData,
} from './exportStore.ts';

export { isBoundToPrime } from './store.ts';
export { createMembers, type Members, type PrimeInfo, type PrimeOffer };

export type SubscribeOutcome =
  | { readonly ok: true; readonly nextStep: BegunPayment }
  | { readonly ok: false; readonly messageKey: string };

export type CancellationResult = { readonly ok: true; readonly receivedAt: Date } | FormRefusal;

export interface CancellationForm {
  readonly name: string;
  readonly email: string;
  readonly reason?: string | null | undefined;
}

export interface WaitingForm {
  readonly email: string;
  /** Hidden from people: whoever fills it in is a program. */
  readonly website?: string | null | undefined;
}

/** The paid membership: its offer, its members, and its end (docs/prime.md). */
export interface PrimeService {
  /** Null: the storefront sells none (DEC-91). */
  offer(storefront: Storefront): Promise<PrimeOffer | null>;
  /** What can pay for it there (DEC-94). */
  paymentIds(shopper: Shopper): Promise<ProviderPaymentId[]>;
  /**
   * Orders a membership (API-84); it begins when its first term is paid.
   *
   * @throws Refusal when nobody is logged in
   */
  subscribe(shopper: Shopper, paymentId: string, shopUrl: string): Promise<SubscribeOutcome>;
  /**
   * Takes a declaration of cancellation (BGB § 312k, DEC-92), whether or not it fits a member: the
   * answer tells nobody who is one. The receipt goes out at once, and a copy to the shop.
   */
  cancel(form: CancellationForm, by: Sender): Promise<CancellationResult>;
  /** API-85, DEC-93: asks the address by mail whether it wants to wait. */
  wait(form: WaitingForm, by: Sender): Promise<FormResult>;
  /** What the link in that mail leads to. A second time changes nothing. */
  confirmWaiting(token: string): Promise<FormResult>;
  readonly renewals: Pick<PrimePaying, 'chargeDue' | 'endDue'>;
  /** Forgets addresses that never confirmed. */
  prune(): Promise<void>;
}

const linkMs = 7 * 86_400_000;

export function createPrimeService({
  database,
  clock,
  members,
  customers,
  parameters,
  payments,
  attempts,
  mail,
  limiter,
}: {
  database: Database;
  clock: Clock;
  members: Members;
  customers: CustomerService;
  parameters: ParametersService;
  payments: PaymentService;
  attempts: PaymentAttempts;
  mail: MailService;
  limiter: Limiter;
}): PrimeService {
  const paying = createPrimePaying({
    database,
    clock,
    customers,
    parameters,
    payments,
    attempts,
    mail,
  });

  async function offer(storefront: Storefront): Promise<PrimeOffer | null> {
    if (!hasPrime(storefront.id)) return null;
    const set = await parameters.of(storefront.id);
    return {
      isOpen: set.flag('prime', 'open'),
      priceCents: set.integer('prime', 'price.cents'),
      months: set.integer('prime', 'months'),
      monthlyCents: set.integer('prime', 'monthly.cents'),
      currency: storefront.currency,
    };
  }

  const paymentIds = async ({ storefront }: Shopper) =>
    (await payments.offeredIn(storefront)).filter(
      (id): id is ProviderPaymentId =>
        isPaidAtProvider(id) && payments.provider(id).charge !== undefined,
    );

  return {
    offer,
    paymentIds,
    renewals: paying,

    async subscribe(shopper, paymentId, shopUrl) {
      const { storefront, signedIn, language } = shopper;
      if (signedIn === undefined) throw loginRequired();
      const { customerId } = signedIn;
      const offered = await offer(storefront);
      if (!offered?.isOpen) return { ok: false, messageKey: 'vue.prime.error.closed' };
      if (await members.isMember(customerId)) {
        return { ok: false, messageKey: 'vue.prime.error.alreadyMember' };
      }
      const method = (await paymentIds(shopper)).find((id) => id === paymentId);
      if (method === undefined) {
        return { ok: false, messageKey: 'vue.checkout.payment.notAvailable' };
      }
      const now = clock.now();
      const { priceCents, months, monthlyCents, currency } = offered;
      const [subjectId, id] = [randomId(), randomId()];
      await database.transaction(async (tx) => {
        const membership = { id: subjectId, customerId, storefront: storefront.id, language };
        const terms = { paymentId: method, currency, priceCents, months, monthlyCents };
        await insertMembership(tx, { ...membership, ...terms }, now);
        await insertAttempt(tx, {
          ...{ id, subject: 'membership', subjectId, paymentId: method, cents: priceCents },
          currency,
          createdAt: now,
          lapsesAt: attempts.lapsesAt(),
          askAt: attempts.askAt(),
        });
      });
      const nextStep = await attempts.begin(id, shopUrl);
      return nextStep
        ? { ok: true, nextStep }
        : { ok: false, messageKey: 'vue.checkout.payment.error' };
    },

    async cancel(form, { storefront, language, ip }) {
      const read = readForm(cancellationForm, form, null);
      if (!read.ok) return faulty(read.fieldErrors);
      const { name, email, reason } = read.values;
      if (!(await takeForm(limiter, 'cancellation', ip, email))) {
        return refuse('vue.prime.error.tooMany');
      }
      const receivedAt = clock.now();
      const set = await parameters.of(storefront.id);
      await retried(() =>
        database.transaction(async (tx) => {
          const membership = await lockMembershipOf(tx, email, name);
          if (membership) await cancelMembership(tx, membership.id, receivedAt);
          const declared = { id: randomId(), receivedAt, storefront: storefront.id, language };
          const membershipId = membership?.id ?? null;
          await insertCancellation(tx, { ...declared, name, email, reason, membershipId });
          const receipt = cancellationReceipt(
            { language, name, email, reason, receivedAt, endsAt: membership?.endsAt ?? null },
            set,
          );
          await mail.enqueue(tx, receipt);
          await mail.enqueue(tx, { ...receipt, recipient: set.text('company', 'email') });
        }),
      );
      mail.wake();
      return { ok: true, receivedAt };
    },

    async wait(form, { storefront, language, ip }) {
      if (isFromProgram(form)) return taken;
      const read = readForm(primeWaitingForm, form, null);
      if (!read.ok) return faulty(read.fieldErrors);
      const { email } = read.values;
      const offered = await offer(storefront);
      if (offered === null || offered.isOpen) return refuse('vue.prime.error.open');
      if (!(await takeForm(limiter, 'primeWaiting', ip, email))) {
        return refuse('vue.prime.error.tooMany');
      }
      const set = await parameters.of(storefront.id);
      await database.transaction(async (tx) => {
        const place = { id: randomId(), storefront: storefront.id, language, email };
        const kept = await requestPlace(tx, place, clock.now());
        // Who waits already has confirmed; the answer is the same.
        if (kept?.confirmedAt === null) await mail.enqueue(tx, waitingMail(email, kept.id, set));
      });
      mail.wake();
      return taken;
    },

    async confirmWaiting(token) {
      const now = clock.now();
      const after = new Date(now.getTime() - linkMs);
      const isLink = isRandomId(token) && (await confirmPlace(database, token, now, after));
      return isLink ? taken : refuse('vue.prime.error.linkOver');
    },

    prune: () => removeUnconfirmed(database, new Date(clock.now().getTime() - linkMs)),
  };
}
