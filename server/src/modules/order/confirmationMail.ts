import {
  addressLines,
  isPaidAtProvider,
  type PaymentTerms,
  paymentTerms,
} from '../../../contract/index.ts';
import type { Address } from '../customer/customer.ts';
import {
  greeting,
  type Html,
  html,
  letterheadOf,
  mailPage,
  paragraphs,
  mailStyles as styles,
} from '../mail/mail.ts';
import type { MailDraft } from '../mail/service.ts';
import type { ParameterSet } from '../parameters/service.ts';
import { moneyText } from '../pricing/pricing.ts';
import { dateText, type ShopLanguage } from '../storefront/storefront.ts';
import { type Wording, wordings } from './confirmationWording.ts';
import type { LegalTexts } from './legalTexts.ts';
import { greetedBy, type Order } from './order.ts';

/**
 * The confirmation of the contract with its essentials, the terms and the instruction on
 * withdrawal (BGB § 312f; ruling 12). The text part says the same as the HTML part.
 */
export function confirmationMail(
  order: Order,
  shopLanguage: ShopLanguage,
  {
    parameters,
    legal,
    orderUrl,
  }: {
    readonly parameters: ParameterSet;
    readonly legal: LegalTexts;
    /** Where the customer sees what becomes of the order. */
    readonly orderUrl: string;
  },
): MailDraft {
  const words = wordings[order.language];
  const money = (cents: number): string => moneyText(cents, order.currency, shopLanguage);
  const date = dateText(order.placedAt, shopLanguage, { timeStyle: 'short' });
  const percent = (rate: number): string =>
    new Intl.NumberFormat(shopLanguage, { maximumFractionDigits: 1 }).format(rate / 10);
  const facts = { order, words, money, percent, parameters };

  const intro = `${greeting(order.language, greetedBy(order))}\n\n${words.intro(order.number, date)}`;
  const lines = order.lines.map((line) => ({
    name: line.name,
    details: [
      line.kind === 'goods' ? '' : words.free,
      line.variantAttributes.map(({ label, value }) => `${label}: ${value}`).join(' · '),
      `${words.articleNumber} ${line.orderNumber}`,
      line.deliveryText,
    ].filter((detail) => detail !== ''),
    quantity: `${line.quantity} × ${money(line.unitCents)}`,
    total: money(line.lineCents),
  }));
  const totals = totalRows(facts);
  const payment = paymentLines(facts);
  const addresses = addressBlocks(order, words);
  const remarks = remarkLines(order, words);
  const sender = [
    parameters.text('company', 'name'),
    parameters.text('company', 'address'),
    `${parameters.text('company', 'phone')} · ${parameters.text('company', 'email')}`,
  ];
  const legalSections = [
    { title: words.terms, text: legal.terms },
    ...(legal.withdrawal
      ? [{ ...legal.withdrawal, title: legal.withdrawal.title ?? words.withdrawal }]
      : []),
  ].map(({ title, text }) => ({ title, text: belowTitle(title, text) }));

  const content: Html[] = [
    ...paragraphs(intro, styles.paragraph),
    html`<p style="${styles.paragraph}"><a href="${orderUrl}" style="${styles.action}">${words.follow}</a></p>`,
    heading(words.items),
    html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${lines.map(
      (line) =>
        html`<tr><td style="${styles.cell}"><strong>${line.name}</strong>${line.details.map(
          (detail) => html`<br><span style="font-size:13px;color:#5b6472;">${detail}</span>`,
        )}</td><td style="${styles.amount}">${line.quantity}<br><strong>${line.total}</strong></td></tr>`,
    )}${totals.map(
      ({ label, value, isTotal }) =>
        html`<tr><td style="${styles.cell}${isTotal ? 'font-weight:700;' : ''}">${label}</td><td style="${styles.amount}${isTotal ? 'font-weight:700;font-size:18px;' : ''}">${value}</td></tr>`,
    )}</table>`,
    heading(words.payment),
    ...paragraphs(payment.join('\n'), styles.paragraph),
    ...addresses.flatMap(({ title, lines: address }) => [
      heading(title),
      ...paragraphs(address.join('\n'), styles.paragraph),
    ]),
    ...(remarks.length === 0
      ? []
      : [heading(words.remarks), ...paragraphs(remarks.join('\n'), styles.paragraph)]),
    ...legalSections.flatMap(({ title, text }) => [
      heading(title),
      ...paragraphs(text, styles.small),
    ]),
  ];

  const text = [
    words.title,
    intro,
    `${words.follow}:\n${orderUrl}`,
    section(words.items),
    ...lines.map(({ name, details, quantity, total }) =>
      [name, ...details.map((detail) => `  ${detail}`), `  ${quantity} = ${total}`].join('\n'),
    ),
    totals.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    section(words.payment),
    payment.join('\n'),
    ...addresses.flatMap(({ title, lines: address }) => [section(title), address.join('\n')]),
    ...(remarks.length === 0 ? [] : [section(words.remarks), remarks.join('\n')]),
    ...legalSections.flatMap(({ title, text: body }) => [section(title), body]),
    '--',
    sender.join('\n'),
  ].join('\n\n');

  return {
    kind: 'order-confirmation',
    recipient: order.email,
    subject: words.subject(order.number),
    html: mailPage({
      language: order.language,
      title: words.title,
      letterhead: letterheadOf(parameters, order.language),
      content,
      sender,
    }),
    text,
  };
}

interface Facts {
  readonly order: Order;
  readonly words: Wording;
  readonly money: (cents: number) => string;
  /** @param rate in parts of a thousand */
  readonly percent: (rate: number) => string;
  readonly parameters: ParameterSet;
}

function totalRows({ order, words, money, percent }: Facts) {
  const { totals } = order;
  const isNet = totals.priceBasis === 'net';
  const row = (label: string, cents: number, isTotal = false) => ({
    label,
    value: money(cents),
    isTotal,
  });
  const total = row(words.total, totals.total, true);
  const taxes = totals.taxes.map(({ rate, vat }) =>
    row(
      order.vatProof
        ? words.intraCommunity(order.vatProof.vatId)
        : isNet
          ? words.taxOnTop(percent(rate))
          : words.taxWithin(percent(rate)),
      vat,
    ),
  );
  return [
    row(isNet ? words.subtotalNet : words.subtotal, totals.subtotal),
    ...order.discounts
      .filter(({ cents }) => cents > 0)
      .map(({ name, cents }) => ({
        ...row(words.voucher(name), cents),
        value: `−${money(cents)}`,
      })),
    row(words.shipping(words.shippers[order.shipperCode]), totals.shipping),
    ...(isNet ? [row(words.net, totals.net), ...taxes, total] : [total, ...taxes]),
  ];
}

/** What the buyer has to do, by when the money comes. */
const paymentWays: Readonly<Record<PaymentTerms, (facts: Facts) => string[]>> = {
  invoice: ({ order, words, parameters }) => [
    words.invoice(order.paymentTermsDays ?? parameters.integer('bank', 'invoice.days')),
  ],
  transfer({ order, words, money, parameters }) {
    const bank = (entry: 'accountHolder' | 'iban' | 'bic' | 'bankName'): string =>
      parameters.text('bank', entry);
    return [
      words.prepayment(money(order.totals.total), parameters.integer('bank', 'prepayment.days')),
      '',
      `${words.accountHolder}: ${bank('accountHolder')}`,
      `IBAN: ${bank('iban')}`,
      `BIC: ${bank('bic')} (${bank('bankName')})`,
      `${words.purpose}: ${order.number}`,
    ];
  },
  cash: ({ words }) => [words.cash],
  provider: ({ order: { paymentId }, words }) =>
    isPaidAtProvider(paymentId) ? [words.paidBy(words.providers[paymentId])] : [],
};

function paymentLines(facts: Facts): string[] {
  const { order, words } = facts;
  if (order.totals.total === 0) return [words.nothingToPay];
  const terms = paymentTerms(order.paymentId);
  return terms === undefined ? [] : paymentWays[terms](facts);
}

function addressBlocks({ billingAddress, shippingAddress, language }: Order, words: Wording) {
  const lines = (address: Address) => addressLines(address, { kind: address.kind, language });
  return [
    { title: words.billingAddress, lines: lines(billingAddress) },
    {
      title: words.shippingAddress,
      lines: shippingAddress === null ? [words.asBilling] : lines(shippingAddress),
    },
  ];
}

function remarkLines(order: Order, words: Wording): string[] {
  const remarks = [
    [words.orderReference, order.orderReference],
    [words.buyerReference, order.buyerReference],
    [words.comment, order.comment],
    [words.speditionPhone, order.speditionFields.phone],
  ] as const;
  return remarks.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
}

function heading(text: string): Html {
  return html`<h2 style="${styles.heading}">${text}</h2>`;
}

function section(title: string): string {
  return `${title}\n${'-'.repeat(title.length)}`;
}

/** A page that begins with its own title has it above already. */
const belowTitle = (title: string, text: string): string =>
  text.startsWith(`${title}\n`) ? text.slice(title.length).trimStart() : text;
