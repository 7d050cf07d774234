import type { Database } from '../../database/database.ts';
import type { CustomerService } from '../customer/service.ts';
import {
  type FieldError,
  type FormResult,
  faultKey,
  faulty,
  formLimits,
  personFaults,
  phoneFault,
  plainLines,
  plainText,
  refuse,
  type Sender,
  taken,
} from '../form/form.ts';
import type { MailService } from '../mail/service.ts';
import type { OrderService } from '../order/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import type { AttemptLimiter, Shopper } from '../session/session.ts';
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
      if (form.website) return taken;
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
        return faulty(fieldErrors);
      }
      if (!(await attempts.take(formLimits('contact', ip, message.email)))) {
        return refuse('vue.contact.error.tooMany');
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
  const { phone, orderId, customerNumber, topic, text } = message;
  const [least, most] = messageLength;
  fail('phone', phone === '' ? undefined : phoneFault(phone));
  fail('orderId', orderId.length > 20 ? faultKey('tooLong') : undefined);
  fail('customerNumber', customerNumber.length > 80 ? faultKey('tooLong') : undefined);
  fail('topic', isTopic(topic) ? undefined : faultKey('requiredField'));
  fail(
    'message',
    text === ''
      ? faultKey('requiredField')
      : text.length < least
        ? faultKey('tooShort')
        : text.length > most
          ? faultKey('tooLong')
          : undefined,
  );
  return { message, fieldErrors };
}
