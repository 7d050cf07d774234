import { restockForm, shopLanguageIn } from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import type { Connection, Database } from '../../database/database.ts';
import { maxIdLength } from '../../inputLimits.ts';
import type { CatalogService } from '../catalog/service.ts';
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
import {
  type Language,
  type StorefrontId,
  shopLanguageOf,
  storefrontIds,
  storefrontOf,
} from '../storefront/storefront.ts';
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

/** One of the variants of a product. */
export interface RestockVariant {
  readonly orderNumber: string;
  /** Its values, such as "Rot, groß". */
  readonly name: string;
}

/** What the page of the form shows. */
export interface RestockOffer extends RestockArticle {
  /** The article's own values; null where the product has no variants. */
  readonly variant: string | null;
  /** Variants of the product, this one among them, that can't be bought now. */
  readonly variants: readonly RestockVariant[];
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
  catalog,
  customers,
}: {
  database: Database;
  clock: Clock;
  mail: MailService;
  limiter: Limiter;
  parameters: ParametersService;
  catalog: Pick<CatalogService, 'product'>;
  customers: Pick<CustomerService, 'get'>;
}): RestockService {
  const ago = (ms: number) => new Date(clock.now().getTime() - ms);

  /** The article's product as the catalogue has it, whose words are spelt as the storefront spells. */
  async function described(
    found: RestockArticle,
    id: StorefrontId,
    language: Language,
  ): Promise<Omit<RestockOffer, 'knownEmail'>> {
    const storefront = storefrontOf(id);
    const shopLanguage = shopLanguageOf(storefront, shopLanguageIn(id, language));
    const product = await catalog.product(found.productId, { storefront, shopLanguage });
    const variants = (product?.items ?? []).map(({ variantAttributes, ...item }) => ({
      ...item,
      name: variantAttributes.map(({ value }) => value).join(', '),
    }));
    return {
      ...found,
      name: product?.name ?? found.name,
      variant: variants.find(({ itemId }) => itemId === found.itemId)?.name || null,
      variants: variants.filter(({ isForSale, name }) => !isForSale && name !== ''),
    };
  }

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
    if (about) {
      const named = await described(about, due.storefront, due.language);
      const set = await parameters.of(due.storefront);
      await mail.enqueue(tx, restockMail('back', due, named, set));
    }
    return true;
  }

  return {
    async offer(shopper, orderNumber) {
      const found = await article(orderNumber, shopper);
      if (found === undefined) return null;
      const customer = shopper.signedIn && (await customers.get(shopper.signedIn.customerId));
      const offered = await described(found, shopper.storefront.id, shopper.language);
      return { ...offered, knownEmail: customer?.email ?? null };
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
      const named = await described(found, storefront.id, language);
      await database.transaction(async (tx) => {
        const wanted = { id: randomId(), storefront: storefront.id, language, itemId, email };
        const kept = await requestMail(tx, wanted, clock.now());
        // Who waits already has confirmed; the answer is the same.
        if (kept?.confirmedAt === null) {
          await mail.enqueue(tx, restockMail('asked', kept, named, set));
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
