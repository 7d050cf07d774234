import type { Database } from '../../database/database.ts';
import {
  type FieldError,
  personFaults,
  phoneFault,
  plainLines,
  plainText,
} from '../customer/customer.ts';
import type { CustomerService } from '../customer/service.ts';
import type { MailService } from '../mail/service.ts';
import type { OrderService } from '../order/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import type { AttemptLimiter, Shopper } from '../session/session.ts';
import type { Language, Storefront } from '../storefront/storefront.ts';
import { readAttachments } from './attachments.ts';
import { type ContactMessage, contactMails, isTopic } from './contactMail.ts';

/** As it was typed. */
export interface ContactForm {
  readonly salutation: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string | null | undefined;
  /** As people read it: the number of the order. */
  readonly orderId?: string | null | undefined;
  readonly customerNumber?: string | null | undefined;
  readonly topic: string;
  readonly message: string;
  readonly attachments?: readonly File[] | null | undefined;
  /** Hidden from people: whoever fills it in is a program. */
  readonly website?: string | null | undefined;
}

export type ContactResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly messageKey: string;
      readonly fieldErrors: readonly FieldError[];
    };

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
  send(
    form: ContactForm,
    by: { storefront: Storefront; language: Language; ip: string | undefined },
  ): Promise<ContactResult>;
  /** API-96: undefined unless the order is the shopper's to see. */
  formData(shopper: Shopper, orderId: string): Promise<ContactFormData | undefined>;
}

const hour = 3600;
const formName = 'contact';
const messageLength = [10, 2000] as const;

export function createContactService({
  database,
  mail,
  attempts,
  parameters,
  orders,
  customers,
}: {
  database: Database;
  mail: MailService;
  attempts: AttemptLimiter;
  parameters: ParametersService;
  orders: OrderService;
  customers: CustomerService;
}): ContactService {
  return {
    async send(form, { storefront, language, ip }) {
      if (form.website) return { ok: true };
      const { message, fieldErrors } = checkContact(form);
      const attachments = await readAttachments(form.attachments ?? []);
      if (attachments === undefined) {
        fieldErrors.push({
          fieldName: 'attachments',
          formName,
          message: 'vue.contact.error.attachments',
        });
      }
      if (attachments === undefined || fieldErrors.length > 0) {
        return { ok: false, messageKey: 'vue.form.error.general', fieldErrors };
      }
      // The copy goes to whatever address was typed: nobody may flood a stranger with it.
      const isAllowed = await attempts.take([
        { scope: 'contact', subject: message.email.toLowerCase(), limit: 5, windowSeconds: hour },
        { scope: 'contact-ip', subject: ip ?? 'unknown', limit: 20, windowSeconds: hour },
      ]);
      if (!isAllowed) {
        return { ok: false, messageKey: 'vue.contact.error.tooMany', fieldErrors: [] };
      }
      const set = await parameters.of(storefront.id);
      const mails = contactMails(
        message,
        { storefront: storefront.id, language, attachments },
        set,
      );
      await database.transaction(async (tx) => {
        for (const draft of mails) await mail.enqueue(tx, draft);
      });
      mail.wake();
      return { ok: true };
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

/** The message as it is sent, with what is wrong in its fields, in the form's order (DEC-134). */
function checkContact(form: ContactForm): { message: ContactMessage; fieldErrors: FieldError[] } {
  const message = {
    salutation: plainText(form.salutation),
    firstName: plainText(form.firstName),
    lastName: plainText(form.lastName),
    email: plainText(form.email),
    phone: plainText(form.phone),
    orderId: plainText(form.orderId),
    customerNumber: plainText(form.customerNumber),
    topic: plainText(form.topic),
    text: plainLines(form.message),
  };
  const fieldErrors = personFaults(message, formName);
  const fail = (fieldName: string, fault: string | undefined) => {
    if (fault !== undefined) fieldErrors.push({ fieldName, formName, message: fault });
  };
  const key = (name: string) => `vue.form.error.${name}`;
  const { phone, orderId, customerNumber, topic, text } = message;
  const [least, most] = messageLength;
  fail('phone', phone === '' ? undefined : phoneFault(phone));
  fail('orderId', orderId.length > 20 ? key('tooLong') : undefined);
  fail('customerNumber', customerNumber.length > 80 ? key('tooLong') : undefined);
  fail('topic', isTopic(topic) ? undefined : key('requiredField'));
  fail(
    'message',
    text === ''
      ? key('requiredField')
      : text.length < least
        ? key('tooShort')
        : text.length > most
          ? key('tooLong')
          : undefined,
  );
  return { message, fieldErrors };
}
