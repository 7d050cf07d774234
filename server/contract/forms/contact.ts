import * as v from 'valibot';
import {
  email,
  name,
  optionalText,
  phone,
  requiredChoice,
  requiredText,
  salutation,
  textRule,
} from '../text.ts';

/** A message to the shop (DEC-134). */

/** What it can be about. */
export const contactTopics = [
  'order',
  'delivery',
  'return',
  'invoice',
  'product',
  'account',
  'other',
] as const;
export type ContactTopic = (typeof contactTopics)[number];

export const contactMessage = textRule({ min: 10, max: 2000, hasLines: true });

export const contactForm = v.object({
  salutation,
  firstName: requiredText(name),
  lastName: requiredText(name),
  email: requiredText(email),
  phone: optionalText(phone),
  /** As people read it: the number of the order. */
  orderId: optionalText(textRule({ max: 20 })),
  /** What the message is about, as the product page shows it. */
  articleNumber: optionalText(textRule({ max: 80 })),
  customerNumber: optionalText(textRule({ max: 80 })),
  topic: requiredChoice(contactTopics),
  message: requiredText(contactMessage),
});

export type ContactMessage = v.InferOutput<typeof contactForm>;

/** What can be attached; a file's first bytes have to say the same as its name. */
export const attachmentLimits = {
  count: 3,
  bytes: 5 * 1024 * 1024,
  types: ['.pdf', '.jpg', '.jpeg', '.png'],
} as const;

export const attachmentsFault = 'vue.contact.error.attachments';
