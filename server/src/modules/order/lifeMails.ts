import { shopLanguageIn } from '../../../contract/index.ts';
import { letter } from '../mail/mail.ts';
import type { MailDraft } from '../mail/service.ts';
import type { ParameterSet } from '../parameters/service.ts';
import { moneyText } from '../pricing/pricing.ts';
import { storefrontOf } from '../storefront/storefront.ts';
import { greetedBy, type Order } from './order.ts';

/** What a customer is told of an order after its confirmation. */

interface ShippedGoods {
  readonly carrier: string;
  readonly trackingCode: string | null;
  readonly lines: readonly { readonly name: string; readonly quantity: number }[];
  /** More is to come. */
  readonly isPart: boolean;
}

/** What a mail about an order needs besides it. */
interface Told {
  readonly parameters: ParameterSet;
  /** The order's page. */
  readonly url: string;
}

const words = {
  de: {
    about: (number: string) => `es geht um Ihre Bestellung ${number}.`,
    follow: 'Bestellung ansehen',
    bye: 'Bei Fragen antworten Sie einfach auf diese E-Mail.',
    paid: {
      title: 'Ihre Zahlung ist da',
      text: (sum: string) => `Wir haben ${sum} erhalten und packen Ihre Bestellung jetzt ein.`,
    },
    shipped: {
      title: 'Ihre Bestellung ist unterwegs',
      part: 'Ein Teil Ihrer Bestellung ist unterwegs',
      text: (carrier: string) => `Wir haben die folgenden Artikel an ${carrier} übergeben:`,
      tracking: 'Sendungsnummer',
    },
    cancelled: {
      title: 'Ihre Bestellung ist storniert',
      text: 'Die Bestellung wurde storniert. Es wird nichts geliefert.',
      refund: (sum: string) => `Bezahlte ${sum} erstatten wir Ihnen.`,
      lapsed: 'Die Bestellung wurde storniert, weil uns keine Zahlung erreicht hat.',
    },
    refunded: {
      title: 'Wir erstatten Ihnen Geld',
      text: (sum: string) => `Wir erstatten Ihnen ${sum} auf dem Weg, auf dem Sie bezahlt haben.`,
    },
    returned: {
      title: 'Ihre Zahlung geht zurück',
      text: (sum: string) =>
        `Ihre Zahlung über ${sum} kam an, als die Bestellung schon aufgegeben war. Wir haben nichts bestellt und erstatten Ihnen den Betrag. Was Sie kaufen wollten, liegt weiter in Ihrem Warenkorb.`,
    },
  },
  en: {
    about: (number: string) => `This is about your order ${number}.`,
    follow: 'See your order',
    bye: 'If you have questions, just reply to this e-mail.',
    paid: {
      title: 'Your payment has arrived',
      text: (sum: string) => `We have received ${sum} and are packing your order now.`,
    },
    shipped: {
      title: 'Your order is on its way',
      part: 'Part of your order is on its way',
      text: (carrier: string) => `We have handed the following items to ${carrier}:`,
      tracking: 'Tracking number',
    },
    cancelled: {
      title: 'Your order is cancelled',
      text: 'The order was cancelled. Nothing will be delivered.',
      refund: (sum: string) => `We will refund the ${sum} that you paid.`,
      lapsed: 'The order was cancelled because no payment has reached us.',
    },
    refunded: {
      title: 'We are refunding you',
      text: (sum: string) => `We are refunding ${sum} the way you paid.`,
    },
    returned: {
      title: 'Your payment is going back',
      text: (sum: string) =>
        `Your payment of ${sum} arrived after the order had been given up. Nothing was ordered, and we are refunding the amount. What you wanted to buy is still in your cart.`,
    },
  },
} as const;

const sumOf = ({ storefront, language, currency }: Order, cents: number): string =>
  moneyText(
    cents,
    currency,
    shopLanguageIn(storefront, language) ?? storefrontOf(storefront).shopLanguages[0],
  );

function mailOf(
  order: Order,
  parameters: ParameterSet,
  {
    kind,
    title,
    text,
    recipient = order.email,
    quote,
    url,
  }: Pick<MailDraft, 'kind'> & {
    readonly title: string;
    readonly text: string;
    readonly recipient?: string;
    readonly quote?: string;
    /** The order's page. */
    readonly url?: string;
  },
): MailDraft {
  const { about, bye, follow } = words[order.language];
  return letter(parameters, {
    kind,
    recipient,
    language: order.language,
    subject: `${title}: ${order.number}`,
    title,
    greets:
      recipient === order.email
        ? greetedBy(order)
        : (order.shippingAddress ?? order.billingAddress),
    before: `${about(order.number)}\n\n${text}`,
    ...(quote !== undefined && { quote }),
    ...(url !== undefined && { action: { label: follow, url } }),
    after: bye,
  });
}

export function paymentReceivedMail(order: Order, { parameters, url }: Told): MailDraft {
  const { title, text } = words[order.language].paid;
  const sum = sumOf(order, order.totals.total);
  return mailOf(order, parameters, { kind: 'payment-received', title, text: text(sum), url });
}

/** To whom the order's mails about delivery go (SHIP-12). */
export function shipmentMail(
  order: Order,
  { carrier, trackingCode, lines, isPart }: ShippedGoods,
  { parameters, url }: Told,
): MailDraft {
  const { title, part, text, tracking } = words[order.language].shipped;
  return mailOf(order, parameters, {
    kind: 'shipment',
    recipient: order.shippingEmail ?? order.email,
    title: isPart ? part : title,
    url,
    text: text(carrier),
    quote: [
      ...lines.map(({ name, quantity }) => `${quantity} × ${name}`),
      ...(trackingCode === null ? [] : [`${tracking}: ${trackingCode}`]),
    ].join('\n'),
  });
}

/** @param refundCents what goes back; 0: nothing had been paid */
export function cancellationMail(
  order: Order,
  { refundCents, hasLapsed }: { readonly refundCents: number; readonly hasLapsed: boolean },
  { parameters, url }: Told,
): MailDraft {
  const { title, text, refund, lapsed } = words[order.language].cancelled;
  const told = hasLapsed ? lapsed : text;
  return mailOf(order, parameters, {
    kind: 'cancellation',
    title,
    url,
    text: refundCents > 0 ? `${told} ${refund(sumOf(order, refundCents))}` : told,
  });
}

export function refundMail(order: Order, cents: number, { parameters, url }: Told): MailDraft {
  const { title, text } = words[order.language].refunded;
  return mailOf(order, parameters, { kind: 'refund', title, text: text(sumOf(order, cents)), url });
}

/** Money came that no order waited for any more. */
export function paymentReturnedMail(
  order: Order,
  cents: number,
  parameters: ParameterSet,
): MailDraft {
  const { title, text } = words[order.language].returned;
  return mailOf(order, parameters, { kind: 'refund', title, text: text(sumOf(order, cents)) });
}
