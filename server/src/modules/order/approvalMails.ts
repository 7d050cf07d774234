import { shopLanguageIn } from '../../../contract/index.ts';
import { nameOf } from '../customer/customer.ts';
import type { Person } from '../institution/institution.ts';
import { letter } from '../mail/mail.ts';
import type { MailDraft } from '../mail/service.ts';
import type { ParameterSet } from '../parameters/service.ts';
import { moneyText } from '../pricing/pricing.ts';
import { dateText, type Language, storefrontOf } from '../storefront/storefront.ts';
import type { Named } from './approvalStore.ts';
import type { Order } from './order.ts';

/** What is told of orders that somebody has to release. */

const words = {
  de: {
    bye: 'Bei Fragen antworten Sie einfach auf diese E-Mail.',
    waits: {
      title: 'Ihre Bestellung wartet auf Freigabe',
      text: (number: string, sum: string, limit: string) =>
        `wir haben Ihre Bestellung ${number} über ${sum} netto erhalten. Sie liegt über Ihrer Bestellgrenze von ${limit} netto, deshalb muss sie noch jemand freigeben.`,
      who: (names: string) => `Freigeben kann sie: ${names}.`,
      after: (date: string) =>
        `Erst mit der Freigabe ist bestellt; bis dahin ist nichts für Sie zurückgelegt. Am ${date} verfällt die Bestellung, wenn sie niemand freigibt. Sie können sie bis dahin zurückziehen.`,
      action: 'Bestellung ansehen',
    },
    asks: {
      title: 'Eine Bestellung wartet auf Ihre Freigabe',
      text: (buyer: string, number: string, net: string, gross: string) =>
        `${buyer} möchte für Ihre Einrichtung bestellen: Bestellung ${number} über ${net} netto (${gross} brutto).`,
      after: (date: string) =>
        `Sehen Sie sich die Bestellung an und geben Sie sie frei, oder lehnen Sie sie ab. Am ${date} verfällt sie von selbst.`,
      action: 'Zu den Freigaben',
    },
    declined: {
      title: 'Ihre Bestellung wurde abgelehnt',
      text: (who: string, number: string) =>
        `${who} hat Ihre Bestellung ${number} nicht freigegeben. Es wird nichts geliefert und nichts berechnet.`,
      reason: 'Der Grund:',
    },
    lapsed: {
      title: 'Ihre Bestellung ist verfallen',
      text: (number: string) =>
        `Ihre Bestellung ${number} hat niemand rechtzeitig freigegeben, deshalb haben wir sie storniert. Es wird nichts geliefert und nichts berechnet.`,
    },
    withdrawn: {
      title: 'Sie haben Ihre Bestellung zurückgezogen',
      text: (number: string) =>
        `Sie haben Ihre Bestellung ${number} zurückgezogen. Es wird nichts geliefert und nichts berechnet.`,
    },
  },
  en: {
    bye: 'If you have questions, just reply to this e-mail.',
    waits: {
      title: 'Your order is waiting for approval',
      text: (number: string, sum: string, limit: string) =>
        `We have received your order ${number} for ${sum} net. It is above your order limit of ${limit} net, so somebody has to approve it.`,
      who: (names: string) => `It can be approved by: ${names}.`,
      after: (date: string) =>
        `Nothing is ordered, and nothing is set aside for you, before it is approved. The order lapses on ${date} if nobody approves it. You can withdraw it until then.`,
      action: 'See your order',
    },
    asks: {
      title: 'An order is waiting for your approval',
      text: (buyer: string, number: string, net: string, gross: string) =>
        `${buyer} would like to order for your institution: order ${number} for ${net} net (${gross} gross).`,
      after: (date: string) =>
        `Have a look at the order and approve it, or decline it. It lapses by itself on ${date}.`,
      action: 'Go to the approvals',
    },
    declined: {
      title: 'Your order was declined',
      text: (who: string, number: string) =>
        `${who} did not approve your order ${number}. Nothing will be delivered or charged.`,
      reason: 'The reason:',
    },
    lapsed: {
      title: 'Your order has lapsed',
      text: (number: string) =>
        `Nobody approved your order ${number} in time, so we have cancelled it. Nothing will be delivered or charged.`,
    },
    withdrawn: {
      title: 'You have withdrawn your order',
      text: (number: string) =>
        `You have withdrawn your order ${number}. Nothing will be delivered or charged.`,
    },
  },
} as const satisfies Record<Language, unknown>;

const placeOf = ({ storefront }: Order, language: Language) =>
  shopLanguageIn(storefront, language) ?? storefrontOf(storefront).shopLanguages[0];

const moneyOf = (order: Order, cents: number, language: Language) =>
  moneyText(cents, order.currency, placeOf(order, language));

const dateOf = (order: Order, date: Date, language: Language) =>
  dateText(date, placeOf(order, language));

interface Told {
  readonly parameters: ParameterSet;
  /** The order's page. */
  readonly url: string;
}

interface Wait {
  readonly buyer: Named;
  readonly approvers: readonly Person[];
  readonly limitCents: number;
  readonly lapsesAt: Date;
}

/** To the buyer: received, but not ordered yet. */
export function waitingMail(
  order: Order,
  { buyer, approvers, limitCents, lapsesAt }: Wait,
  { parameters, url }: Told,
): MailDraft {
  const { language } = order;
  const { bye, waits } = words[language];
  const sum = moneyOf(order, order.totals.net, language);
  const said = waits.text(order.number, sum, moneyOf(order, limitCents, language));
  const who = approvers.length === 0 ? [] : [waits.who(approvers.map(nameOf).join(', '))];
  return letter(parameters, {
    kind: 'approval',
    recipient: order.email,
    language,
    subject: `${waits.title}: ${order.number}`,
    title: waits.title,
    greets: buyer,
    before: [said, ...who].join('\n\n'),
    quote: linesOf(order),
    action: { label: waits.action, url },
    after: `${waits.after(dateOf(order, lapsesAt, language))}\n\n${bye}`,
  });
}

/** To somebody who may release the order, in their language. */
export function approvalWantedMail(
  order: Order,
  approver: Person,
  { buyer, lapsesAt }: Wait,
  parameters: ParameterSet,
): MailDraft {
  const { language } = approver;
  const { asks } = words[language];
  const { net, total } = order.totals;
  const sums = [net, total].map((cents) => moneyOf(order, cents, language));
  const [netText = '', grossText = ''] = sums;
  return letter(parameters, {
    kind: 'approval',
    recipient: approver.email,
    language,
    subject: `${asks.title}: ${order.number}`,
    title: asks.title,
    greets: approver,
    before: asks.text(nameOf(buyer), order.number, netText, grossText),
    quote: linesOf(order),
    action: { label: asks.action, path: '/myaccount/approvals' },
    after: asks.after(dateOf(order, lapsesAt, language)),
  });
}

export type WaitEnd =
  | { readonly is: 'declined'; readonly by: Named; readonly reason: string | null }
  | { readonly is: 'lapsed' }
  | { readonly is: 'withdrawn' };

/** To the buyer: nothing will be ordered. */
export function waitOverMail(
  order: Order,
  buyer: Named,
  end: WaitEnd,
  { parameters, url }: Told,
): MailDraft {
  const { language } = order;
  const { bye, waits, declined, lapsed, withdrawn } = words[language];
  const { title } = words[language][end.is];
  const isDeclined = end.is === 'declined';
  const text = isDeclined
    ? declined.text(nameOf(end.by), order.number)
    : (end.is === 'lapsed' ? lapsed : withdrawn).text(order.number);
  const reason = isDeclined ? end.reason : null;
  return letter(parameters, {
    kind: 'approval',
    recipient: order.email,
    language,
    subject: `${title}: ${order.number}`,
    title,
    greets: buyer,
    before: [text, ...(reason === null ? [] : [declined.reason])].join('\n\n'),
    ...(reason !== null && { quote: reason }),
    action: { label: waits.action, url },
    after: bye,
  });
}

const linesOf = ({ lines }: Order): string =>
  lines.map(({ quantity, name }) => `${quantity} × ${name}`).join('\n');
