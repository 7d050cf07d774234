import type { ContactMessage, ContactTopic } from '../../../contract/index.ts';
import { letter } from '../mail/mail.ts';
import type { MailAttachment, MailDraft } from '../mail/service.ts';
import type { ParameterSet } from '../parameters/service.ts';
import type { Language, StorefrontId } from '../storefront/storefront.ts';

const topics = {
  order: { de: 'Bestellung', en: 'Order' },
  delivery: { de: 'Lieferung', en: 'Delivery' },
  return: { de: 'Rücksendung', en: 'Return' },
  invoice: { de: 'Rechnung und Zahlung', en: 'Invoice and payment' },
  product: { de: 'Frage zu einem Artikel', en: 'Question about an item' },
  account: { de: 'Kundenkonto und Anmeldung', en: 'Account and login' },
  other: { de: 'Anderes', en: 'Something else' },
} as const satisfies Record<ContactTopic, Record<Language, string>>;

const words = {
  de: {
    subject: (topic: string) => `Ihre Nachricht an uns: ${topic}`,
    title: 'Ihre Nachricht ist angekommen',
    before:
      'Guten Tag,\n\ndanke für Ihre Nachricht. Wir antworten an Werktagen, meist noch am selben Tag. Das haben Sie uns geschrieben:',
    after:
      'Wenn Ihnen noch etwas einfällt, antworten Sie einfach auf diese E-Mail. Haben Sie uns nicht geschrieben, hat sich jemand mit Ihrer Adresse geirrt.',
    shopSubject: (topic: string, storefront: string) => `Kontakt (${storefront}): ${topic}`,
    shopTitle: 'Nachricht über das Kontaktformular',
    shopBefore: 'Über das Kontaktformular kam diese Nachricht:',
    shopAfter: 'Die Antwort auf diese E-Mail geht an den Absender der Nachricht.',
    salutations: { MS: 'Frau', MR: 'Herr' },
    facts: {
      topic: 'Thema',
      name: 'Name',
      email: 'E-Mail-Adresse',
      phone: 'Telefon',
      orderId: 'Bestellnummer',
      articleNumber: 'Artikelnummer',
      customerNumber: 'Kundennummer',
      attachments: 'Anhänge',
    },
    toArticle: 'Zum Artikel',
  },
  en: {
    subject: (topic: string) => `Your message to us: ${topic}`,
    title: 'Your message has arrived',
    before:
      'Hello,\n\nthank you for your message. We answer on working days, mostly on the same day. This is what you wrote to us:',
    after:
      'If there is anything else, just answer this e-mail. If you have not written to us, somebody has mistaken your address for their own.',
    shopSubject: (topic: string, storefront: string) => `Contact (${storefront}): ${topic}`,
    shopTitle: 'Message from the contact form',
    shopBefore: 'This message came by the contact form:',
    shopAfter: 'An answer to this e-mail goes to the sender of the message.',
    salutations: { MS: 'Ms', MR: 'Mr' },
    facts: {
      topic: 'Topic',
      name: 'Name',
      email: 'E-mail address',
      phone: 'Phone',
      orderId: 'Order number',
      articleNumber: 'Item number',
      customerNumber: 'Customer number',
      attachments: 'Attachments',
    },
    toArticle: 'To the item',
  },
} as const;

/** The article that a message is about, where the storefront sells it. */
export interface ContactArticle {
  /** With the values of its variant. */
  readonly name: string;
  /** Of its page. */
  readonly path: string;
}

/** The message to the shop with what is attached, and a copy of it to who wrote it (DEC-134). */
export function contactMails(
  message: ContactMessage,
  {
    storefront,
    language,
    article,
    attachments,
  }: {
    storefront: StorefrontId;
    language: Language;
    article: ContactArticle | undefined;
    attachments: readonly MailAttachment[];
  },
  parameters: ParameterSet,
): readonly MailDraft[] {
  const wording = words[language];
  const topic = topics[message.topic][language];
  const salutations: Readonly<Record<string, string>> = wording.salutations;
  const name = [salutations[message.salutation], message.firstName, message.lastName];
  const facts = {
    topic,
    name: name.filter(Boolean).join(' '),
    email: message.email,
    phone: message.phone,
    orderId: message.orderId,
    articleNumber: [message.articleNumber, article?.name].filter(Boolean).join(', '),
    customerNumber: message.customerNumber,
    attachments: attachments.map((file) => file.name).join(', '),
  };
  const lines = Object.entries(facts)
    .filter(([, text]) => text !== '')
    .map(([fact, text]) => `${wording.facts[fact as keyof typeof facts]}: ${text}`);
  const quote = `${lines.join('\n')}\n\n${message.message}`;
  const shop = parameters.text('company', 'email');
  const action = article && {
    label: wording.toArticle,
    path: article.path,
  };
  return [
    letter(parameters, {
      kind: 'contact',
      recipient: shop,
      replyTo: message.email,
      language,
      subject: wording.shopSubject(topic, storefront),
      title: wording.shopTitle,
      before: wording.shopBefore,
      quote,
      ...(action && { action }),
      after: wording.shopAfter,
      attachments,
    }),
    letter(parameters, {
      kind: 'contact',
      recipient: message.email,
      language,
      subject: wording.subject(topic),
      title: wording.title,
      before: wording.before,
      quote,
      ...(action && { action }),
      after: wording.after,
    }),
  ];
}
