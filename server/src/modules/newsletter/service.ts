import { newsletterForm, plainText, unsubscribeForm } from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import type { Connection, Database } from '../../database/database.ts';
import type { CustomerService } from '../customer/service.ts';
import {
  type FormResult,
  faulty,
  isFromProgram,
  readForm,
  refuse,
  type Sender,
  taken,
} from '../form/form.ts';
import type { Limiter } from '../limiter/service.ts';
import type { MailService } from '../mail/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import { isRandomId, randomId, type Shopper } from '../session/session.ts';
import { storefrontIds } from '../storefront/storefront.ts';
import { newsletterMail } from './newsletterMail.ts';
import {
  confirmSubscription,
  endSubscription,
  loadCurrent,
  loadSubscription,
  removeEnded,
  removeUnconfirmed,
  requestSubscription,
} from './store.ts';

export { newsletterData } from './exportStore.ts';

/** As it was typed. */
export interface SubscribeForm {
  readonly email: string;
  readonly salutation?: string | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly interest?: string | null | undefined;
  /** Version of the words that were agreed to. */
  readonly wording: string;
  /** Hidden from people: whoever fills it in is a program. */
  readonly website?: string | null | undefined;
}

export interface UnsubscribeForm {
  readonly email?: string | null | undefined;
  /** From a mail; goes before the address. */
  readonly token?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

/**
 * The one place where the newsletter is subscribed to and left (DEC-132). No answer tells who gets
 * it: that goes by mail, to the address itself (ruling 15).
 */
export interface NewsletterService {
  /** Asks the address by mail whether it wants the newsletter; the link holds for seven days. */
  subscribe(form: SubscribeForm, by: Sender): Promise<FormResult>;
  /** API-106, opt-in: what the link in that mail leads to. A second time changes nothing. */
  confirm(token: string): Promise<FormResult>;
  /** Ends it by a mail's link or by the address, which then gets a mail about it. */
  unsubscribe(form: UnsubscribeForm, by: Sender): Promise<FormResult>;
  /**
   * API-88: does the address get the newsletter? Customers hear it of their own address; of any
   * other one the answer is no.
   *
   * @throws Refusal when somebody asks too often
   */
  isSubscribed(shopper: Shopper, email: string): Promise<boolean>;
  /** Deletes requests whose link is over, and proofs that nobody can ask for any more. */
  prune(): Promise<void>;
}

const day = 86_400_000;
const linkMs = 7 * day;
/** Characters of an address as it was typed; no customer has a longer one. */
const maxEmailLength = 200;

const tooMany = refuse('vue.newsletter.error.tooMany');
const linkOver = refuse('vue.newsletter.error.linkOver');

export function createNewsletterService({
  database,
  clock,
  mail,
  limiter,
  parameters,
  customers,
}: {
  database: Database;
  clock: Clock;
  mail: MailService;
  limiter: Limiter;
  parameters: ParametersService;
  customers: CustomerService;
}): NewsletterService {
  const ago = (ms: number) => new Date(clock.now().getTime() - ms);

  return {
    async subscribe(form, { storefront, language, ip }) {
      if (isFromProgram(form)) return taken;
      const read = readForm(newsletterForm, form, formName);
      if (!read.ok) return faulty(read.fieldErrors);
      const person = read.values;
      if (!/^\d{1,6}$/.test(form.wording)) return refuse('somethingWentWrong');
      const counted = { form: formName, network: ip, email: person.email };
      if (!(await limiter.take(['formsByNetwork', 'newslettersByEmail'], counted))) return tooMany;
      const set = await parameters.of(storefront.id);
      await database.transaction(async (tx) => {
        const subscription = await requestSubscription(tx, {
          ...person,
          id: randomId(),
          storefront: storefront.id,
          language,
          wording: form.wording,
          requestedAt: clock.now(),
        });
        if (subscription === undefined) throw new Error('A conflicting row stays until the commit');
        const occasion = subscription.confirmedAt === null ? 'asked' : 'known';
        await mail.enqueue(tx, newsletterMail(occasion, { ...subscription, language }, set));
      });
      mail.wake();
      return taken;
    },

    async confirm(token) {
      if (!isRandomId(token)) return linkOver;
      const found = await loadSubscription(database, token);
      if (found === undefined || found.endedAt !== null) return linkOver;
      if (found.confirmedAt !== null) return taken;
      const set = await parameters.of(found.storefront);
      const confirmed = await database.transaction(async (tx) => {
        const times = { now: clock.now(), requestedAfter: ago(linkMs) };
        const subscription = await confirmSubscription(tx, token, times);
        if (subscription) await mail.enqueue(tx, newsletterMail('confirmed', subscription, set));
        return subscription !== undefined;
      });
      if (!confirmed) return linkOver;
      mail.wake();
      return taken;
    },

    async unsubscribe(form, { storefront, ip }) {
      const read = readForm(unsubscribeForm, form, formName);
      if (!read.ok) return faulty(read.fieldErrors);
      const { email, token, reason } = read.values;
      if (!(await limiter.take(['unsubscriptionsByNetwork'], { network: ip }))) return tooMany;
      if (token !== '') {
        if (!isRandomId(token)) return linkOver;
        const found = await loadSubscription(database, token);
        if (found === undefined) return linkOver;
        await database.transaction((tx) => endSubscription(tx, token, clock.now(), reason));
        return taken;
      }
      const set = await parameters.of(storefront.id);
      await database.transaction(async (tx: Connection) => {
        const found = await loadCurrent(tx, storefront.id, email);
        const ended = found && (await endSubscription(tx, found.id, clock.now(), reason));
        if (ended) await mail.enqueue(tx, newsletterMail('ended', ended, set));
      });
      mail.wake();
      return taken;
    },

    async isSubscribed({ storefront, signedIn }, email) {
      if (signedIn === undefined || email.length > maxEmailLength) return false;
      const { customerId } = signedIn;
      await limiter.demand(['newsletterChecksByCustomer'], { customer: customerId });
      const customer = await customers.get(customerId);
      const asked = plainText(email);
      if (customer?.email.toLowerCase() !== asked.toLowerCase()) return false;
      const subscription = await loadCurrent(database, storefront.id, asked);
      return subscription?.confirmedAt != null;
    },

    async prune() {
      await removeUnconfirmed(database, ago(linkMs));
      for (const storefront of storefrontIds) {
        const days = (await parameters.of(storefront)).integer('newsletter', 'proof.days');
        await removeEnded(database, storefront, ago(days * day));
      }
    },
  };
}

const formName = 'newsletter';
