import { noLabel, shopLanguageIn } from '../../../contract/index.ts';
import { isShipperCode, shipperName } from '../cart/cart.ts';
import { letter, shopAddress } from '../mail/mail.ts';
import type { MailDraft } from '../mail/service.ts';
import { greetedBy, type Order } from '../order/order.ts';
import type { ParameterSet } from '../parameters/service.ts';
import { moneyText } from '../pricing/pricing.ts';
import { storefrontOf } from '../storefront/storefront.ts';
import type { GoodsReturn } from './returns.ts';

/** What a customer is told of a return. */

interface Told {
  readonly parameters: ParameterSet;
  /** Opens the return's order. */
  readonly hash: string;
}

const words = {
  de: {
    bye: 'Bei Fragen antworten Sie einfach auf diese E-Mail.',
    order: (number: string) => `Es geht um Ihre Bestellung ${number}.`,
    follow: 'Rücksendung ansehen',
    link: {
      title: 'Ihre Rücksendung',
      text: 'Mit diesem Link melden Sie Artikel Ihrer Bestellung zur Rücksendung an. Er gilt, solange die Bestellung zurückgeschickt werden kann. Haben Sie ihn nicht angefordert, brauchen Sie nichts zu tun.',
      action: 'Rücksendung anmelden',
    },
    announced: {
      title: 'Ihre Rücksendung ist angemeldet',
      text: 'Bitte legen Sie einen Zettel mit der Rücksendenummer ins Paket oder schreiben Sie sie auf den Karton.',
      address: 'Senden Sie das Paket an',
      by: (carrier: string) => `Abgeben können Sie es hier: ${carrier}.`,
      own: 'Sie können es mit einem Paketdienst Ihrer Wahl schicken.',
    },
    received: {
      title: 'Ihre Rücksendung ist angekommen',
      text: 'Ihr Paket ist bei uns. Wir sehen es durch und melden uns, sobald wir fertig sind.',
    },
    accepted: {
      title: 'Ihre Rücksendung ist erledigt',
      refund: (sum: string) => `Wir erstatten Ihnen ${sum} auf dem Weg, auf dem Sie bezahlt haben.`,
      credited: (sum: string) =>
        `Wir ziehen ${sum} von dem ab, was zu dieser Bestellung noch zu zahlen ist.`,
      replacement: (number: string) =>
        `Wir schicken Ihnen die Artikel noch einmal, kostenlos, als Bestellung ${number}.`,
      voucher: (code: string, sum: string) =>
        `Ihr Gutschein über ${sum}: ${code}. Er gilt drei Jahre, lässt sich einmal einlösen und nicht auf preisgebundene Bücher anrechnen.`,
      part: 'Ein Teil der Artikel war nicht wie angemeldet; den haben wir nicht angenommen.',
    },
    rejected: {
      title: 'Ihre Rücksendung konnten wir nicht annehmen',
      text: 'Wir konnten die Artikel leider nicht zurücknehmen.',
    },
    rma: 'Rücksendenummer',
  },
  en: {
    bye: 'If you have questions, just reply to this e-mail.',
    order: (number: string) => `This is about your order ${number}.`,
    follow: 'See the return',
    link: {
      title: 'Your return',
      text: 'With this link you can register items of your order for return. It is valid as long as the order can be returned. If you did not ask for it, there is nothing you need to do.',
      action: 'Register a return',
    },
    announced: {
      title: 'Your return is registered',
      text: 'Please put a note with the return number into the parcel, or write it on the outside.',
      address: 'Send the parcel to',
      by: (carrier: string) => `You can hand it in at ${carrier}.`,
      own: 'You can send it with a parcel service of your choice.',
    },
    received: {
      title: 'Your return has arrived',
      text: 'Your parcel is with us. We are looking through it and will tell you when we are done.',
    },
    accepted: {
      title: 'Your return is settled',
      refund: (sum: string) => `We are refunding ${sum} the way you paid.`,
      credited: (sum: string) => `We take ${sum} off what is still to be paid for this order.`,
      replacement: (number: string) =>
        `We are sending you the items once more, free of charge, as order ${number}.`,
      voucher: (code: string, sum: string) =>
        `Your voucher for ${sum}: ${code}. It is valid for three years, can be used once, and not on books with fixed prices.`,
      part: 'Some of the items were not as registered; those we have not accepted.',
    },
    rejected: {
      title: 'We could not accept your return',
      text: 'Unfortunately we could not take the items back.',
    },
    rma: 'Return number',
  },
} as const;

const urlOf = ({ language }: Order, { parameters, hash }: Told): string =>
  `${shopAddress(parameters, language)}/myaccount/returns?hash=${encodeURIComponent(hash)}`;

const sumOf = ({ storefront, language, currency }: Order, cents: number): string =>
  moneyText(
    cents,
    currency,
    shopLanguageIn(storefront, language) ?? storefrontOf(storefront).shopLanguages[0],
  );

function mailOf(
  order: Order,
  told: Told,
  {
    title,
    paragraphs,
    quote,
    action,
    goods,
  }: {
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly quote?: string;
    readonly action?: string;
    readonly goods?: GoodsReturn;
  },
): MailDraft {
  const { bye, follow, order: about } = words[order.language];
  return letter(told.parameters, {
    kind: 'return',
    recipient: goods?.contact.email ?? order.email,
    language: order.language,
    subject: `${title}: ${goods?.rma ?? order.number}`,
    title,
    greets: greetedBy(order),
    before: [about(order.number), ...paragraphs].join('\n\n'),
    ...(quote !== undefined && { quote }),
    action: { label: action ?? follow, url: urlOf(order, told) },
    after: bye,
  });
}

/** To the order's own address, whoever asked for it (ruling 15). */
export function returnLinkMail(order: Order, told: Told): MailDraft {
  const { title, text, action } = words[order.language].link;
  return mailOf(order, told, { title, paragraphs: [text], action });
}

export function returnAnnouncedMail(order: Order, goods: GoodsReturn, told: Told): MailDraft {
  const { rma, announced } = words[order.language];
  const { carrier } = goods;
  const way =
    carrier !== noLabel && isShipperCode(carrier)
      ? announced.by(shipperName(carrier, order.language))
      : announced.own;
  return mailOf(order, told, {
    goods,
    title: announced.title,
    paragraphs: [announced.text, `${announced.address}:\n${returnAddress(told.parameters)}`, way],
    quote: [`${rma}: ${goods.rma}`, ...goodsOf(order, goods)].join('\n'),
  });
}

export function returnReceivedMail(order: Order, goods: GoodsReturn, told: Told): MailDraft {
  const { title, text } = words[order.language].received;
  return mailOf(order, told, { goods, title, paragraphs: [text] });
}

export function returnAcceptedMail(
  order: Order,
  goods: GoodsReturn,
  outcome: { readonly isCredited: boolean; readonly replacement: Order | undefined },
  told: Told,
): MailDraft {
  const { accepted } = words[order.language];
  const sum = sumOf(order, goods.refundCents ?? 0);
  const isPart = goods.lines.some(({ quantity, accepted: taken }) => taken !== quantity);
  const what =
    outcome.replacement !== undefined
      ? accepted.replacement(outcome.replacement.number)
      : goods.voucherCode !== null
        ? accepted.voucher(goods.voucherCode, sum)
        : outcome.isCredited
          ? accepted.credited(sum)
          : accepted.refund(sum);
  return mailOf(order, told, {
    goods,
    title: accepted.title,
    paragraphs: [what, ...(isPart ? [accepted.part] : [])],
  });
}

export function returnRejectedMail(order: Order, goods: GoodsReturn, told: Told): MailDraft {
  const { title, text } = words[order.language].rejected;
  const quote = goods.rejectReason ?? '';
  return mailOf(order, told, { goods, title, paragraphs: [text], quote });
}

/** Where parcels go, on lines of their own. */
export function returnAddress(parameters: ParameterSet): string {
  const own = parameters.text('returns', 'address');
  const { name, address } = {
    name: parameters.text('company', 'name'),
    address: parameters.text('company', 'address'),
  };
  return (own || `${name}, ${address}`)
    .split(',')
    .map((line) => line.trim())
    .join('\n');
}

const goodsOf = ({ lines }: Order, goods: GoodsReturn): string[] =>
  goods.lines.map(({ lineNo, quantity }) => `${quantity} × ${lines[lineNo - 1]?.name ?? ''}`);
