import {
  attachmentsFault,
  contactForm,
  productPath,
  shopLanguageIn,
} from '../../../contract/index.ts';
import type { Database } from '../../database/database.ts';
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
import type { OrderService } from '../order/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import type { Shopper } from '../session/session.ts';
import { shopLanguageOf } from '../storefront/storefront.ts';
import { readAttachments } from './attachments.ts';
import { type ContactArticle, contactMails } from './contactMail.ts';

/** As it was typed. */
export interface ContactForm {
  readonly salutation: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string | null | undefined;
  /** As people read it: the number of the order. */
  readonly orderId?: string | null | undefined;
  /** Of the article that it is about. */
  readonly articleNumber?: string | null | undefined;
  readonly customerNumber?: string | null | undefined;
  readonly topic: string;
  readonly message: string;
  readonly attachments?: readonly File[] | null | undefined;
  /** Hidden from people: whoever fills it in is a program. */
  readonly website?: string | null | undefined;
}

/** What the form can be filled in with for an order. */
export interface ContactFormData {
  readonly salutation: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly orderNumber: string;
  readonly customerNumber: string | null;
}

export interface ContactService {
  /** API-105: mails the message to the shop, and a copy to who wrote it (DEC-134). */
  send(form: ContactForm, by: Sender): Promise<FormResult>;
  /** API-96: undefined unless the order is the shopper's to see. */
  formData(shopper: Shopper, orderId: string): Promise<ContactFormData | undefined>;
}

const formName = 'contact';

export function createContactService({
  database,
  mail,
  limiter,
  parameters,
  catalog,
  orders,
  customers,
}: {
  database: Database;
  mail: MailService;
  limiter: Limiter;
  parameters: ParametersService;
  catalog: Pick<CatalogService, 'itemsOfNumbers' | 'product'>;
  orders: OrderService;
  customers: CustomerService;
}): ContactService {
  /** Undefined: the storefront sells none of this number; the message stays what it is. */
  async function articleOf(
    number: string,
    { storefront, language }: Sender,
  ): Promise<ContactArticle | undefined> {
    const found = number ? (await catalog.itemsOfNumbers([number])).get(number) : undefined;
    if (found === undefined) return undefined;
    const shopLanguage = shopLanguageOf(storefront, shopLanguageIn(storefront.id, language));
    const product = await catalog.product(found.productId, { storefront, shopLanguage });
    const item = product?.items.find(({ itemId }) => itemId === found.itemId);
    if (product === undefined || item === undefined) return undefined;
    return {
      name: [product.name, ...item.variantAttributes.map(({ value }) => value)].join(', '),
      path: productPath(product.productId, item.itemId),
    };
  }

  return {
    async send(form, by) {
      const { storefront, language, ip } = by;
      if (isFromProgram(form)) return taken;
      const read = readForm(contactForm, form, formName);
      const attachments = await readAttachments(form.attachments ?? []);
      if (!read.ok || attachments === undefined) {
        return faulty([
          ...(read.ok ? [] : read.fieldErrors),
          ...(attachments === undefined
            ? [{ fieldName: 'attachments', formName, message: attachmentsFault }]
            : []),
        ]);
      }
      const message = read.values;
      if (!(await takeForm(limiter, 'contact', ip, message.email))) {
        return refuse('vue.contact.error.tooMany');
      }
      const set = await parameters.of(storefront.id);
      const mails = contactMails(
        message,
        {
          storefront: storefront.id,
          language,
          article: await articleOf(message.articleNumber, by),
          attachments,
        },
        set,
      );
      await database.transaction(async (tx) => {
        for (const draft of mails) await mail.enqueue(tx, draft);
      });
      mail.wake();
      return taken;
    },

    async formData(shopper, orderId) {
      const order = await orders.find(shopper, orderId);
      if (order === undefined) return undefined;
      const { salutation, firstName, lastName, phone } = order.billingAddress;
      const customer = order.customerId && (await customers.get(order.customerId));
      return {
        salutation,
        firstName,
        lastName,
        email: order.email,
        phone,
        orderNumber: order.number,
        customerNumber: customer ? customer.customerNumber : null,
      };
    },
  };
}
