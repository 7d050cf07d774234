import { restockForm } from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import type { Connection, Database } from '../../database/database.ts';
import { maxIdLength } from '../../inputLimits.ts';
import type { CustomerService } from '../customer/service.ts';
import {
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
import { isRandomId, randomId, type Shopper } from '../session/session.ts';
import { type StorefrontId, storefrontIds } from '../storefront/storefront.ts';
import { restockMail } from './restockMail.ts';
import {
  confirmRequest,
  loadArticle,
  loadArticleOfItem,
  type RestockArticle,
  removeOldRequests,
  removeRequest,
  requestMail,
  takeDueRequest,
} from './store.ts';

export { restockData } from './exportStore.ts';
export { removeRestockRequestsOf } from './store.ts';

/** As it was typed. */
export interface RestockForm {
  readonly orderNumber: string;
  readonly email: string;
  /** Hidden from people: whoever fills it in is a program. */
  readonly website?: string | null | undefined;
}

/** What the page of the form shows. */
export interface RestockOffer extends RestockArticle {
  /** Of whoever is logged in, to begin with. */
  readonly knownEmail: string | null;
}

/**
 * One mail when an article that can't be bought can be bought again. No answer tells which address
 * waits for what: that goes by mail, to the address itself (ruling 15).
 */
export interface RestockService {
  /** Null: the storefront does not sell it, or no longer. */
  offer(shopper: Shopper, orderNumber: string): Promise<RestockOffer | null>;
  /** Asks the address by mail to confirm; the link holds for seven days. */
  request(form: RestockForm, by: Sender): Promise<FormResult>;
  /** What the link in that mail leads to. A second time changes nothing. */
  confirm(token: string): Promise<FormResult>;
  /** By a mail's link. The same answer for what is gone already. */
  withdraw(token: string): Promise<FormResult>;
  /** @returns how many mails were written */
  mailDue(): Promise<number>;
  /** Deletes requests that nobody confirmed, and those that waited too long. */
  prune(): Promise<void>;
}

const day = 86_400_000;
const linkMs = 7 * day;

const linkOver = refuse('vue.restock.error.linkOver');
const notOffered = refuse('vue.restock.error.notOffered');

export function createRestockService({
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
  customers: Pick<CustomerService, 'get'>;
}): RestockService {
  const ago = (ms: number) => new Date(clock.now().getTime() - ms);

  const article = async (
    orderNumber: string,
    shop: { readonly storefront: { readonly id: StorefrontId } } & Pick<Sender, 'language'>,
  ) =>
    orderNumber.length > maxIdLength
      ? undefined
      : loadArticle(database, orderNumber, {
          language: shop.language,
          storefront: shop.storefront.id,
        });

  /** @returns false: nothing is due */
  async function mailOne(tx: Connection): Promise<boolean> {
    const due = await takeDueRequest(tx);
    if (due === undefined) return false;
    const about = await loadArticleOfItem(tx, due.itemId, due.language);
    const set = await parameters.of(due.storefront);
    if (about) await mail.enqueue(tx, restockMail('back', due, about, set));
    return true;
  }

  return {
    async offer(shopper, orderNumber) {
      const found = await article(orderNumber, shopper);
      if (found === undefined) return null;
      const customer = shopper.signedIn && (await customers.get(shopper.signedIn.customerId));
      return { ...found, knownEmail: customer?.email ?? null };
    },

    async request(form, { storefront, language, ip }) {
      if (isFromProgram(form)) return taken;
      const read = readForm(restockForm, form, 'restock');
      if (!read.ok) return faulty(read.fieldErrors);
      const { email } = read.values;
      if (!(await takeForm(limiter, 'restock', ip, email))) {
        return refuse('vue.restock.error.tooMany');
      }
      const found = await article(form.orderNumber, { storefront, language });
      if (found === undefined || found.isForSale) return notOffered;
      const { itemId } = found;
      const set = await parameters.of(storefront.id);
      await database.transaction(async (tx) => {
        const wanted = { id: randomId(), storefront: storefront.id, language, itemId, email };
        const kept = await requestMail(tx, wanted, clock.now());
        // Who waits already has confirmed; the answer is the same.
        if (kept?.confirmedAt === null) {
          await mail.enqueue(tx, restockMail('asked', kept, found, set));
        }
      });
      mail.wake();
      return taken;
    },

    async confirm(token) {
      const isLink =
        isRandomId(token) && (await confirmRequest(database, token, clock.now(), ago(linkMs)));
      return isLink ? taken : linkOver;
    },

    async withdraw(token) {
      if (isRandomId(token)) await removeRequest(database, token);
      return taken;
    },

    async mailDue() {
      let mailed = 0;
      while (await database.transaction(mailOne)) mailed += 1;
      if (mailed > 0) mail.wake();
      return mailed;
    },

    async prune() {
      for (const storefront of storefrontIds) {
        const days = (await parameters.of(storefront)).integer('restock', 'requests.days');
        const until = { unconfirmed: ago(linkMs), confirmed: ago(days * day) };
        await removeOldRequests(database, storefront, until);
      }
    },
  };
}
