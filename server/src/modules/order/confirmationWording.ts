import type { ProviderPaymentId } from '../../../contract/index.ts';
import type { ShipperCode } from '../cart/cart.ts';
import type { Language } from '../storefront/storefront.ts';

export interface Wording {
  readonly title: string;
  subject(number: string): string;
  intro(number: string, date: string): string;
  /** What a link to the order's page says. */
  readonly follow: string;
  readonly items: string;
  readonly articleNumber: string;
  /** Of a line that costs nothing. */
  readonly free: string;
  readonly subtotal: string;
  readonly subtotalNet: string;
  voucher(name: string): string;
  readonly net: string;
  shipping(shipper: string): string;
  taxWithin(percent: string): string;
  taxOnTop(percent: string): string;
  /** In the place of taxes. */
  intraCommunity(vatId: string): string;
  readonly total: string;
  readonly payment: string;
  readonly nothingToPay: string;
  invoice(days: number): string;
  readonly cash: string;
  paidBy(provider: string): string;
  readonly providers: Readonly<Record<ProviderPaymentId, string>>;
  prepayment(amount: string, days: number): string;
  readonly accountHolder: string;
  readonly purpose: string;
  readonly billingAddress: string;
  readonly shippingAddress: string;
  readonly asBilling: string;
  readonly remarks: string;
  readonly orderReference: string;
  readonly buyerReference: string;
  readonly comment: string;
  readonly speditionPhone: string;
  readonly terms: string;
  readonly withdrawal: string;
  readonly shippers: Readonly<Record<ShipperCode, string>>;
}

/** The words of the order confirmation. */
export const wordings: Readonly<Record<Language, Wording>> = {
  de: {
    title: 'Danke für Ihre Bestellung',
    subject: (number) => `Ihre Bestellung ${number}`,
    intro: (number, date) =>
      `Ihre Bestellung ${number} vom ${date} ist bei uns angekommen; mit dieser E-Mail nehmen wir sie an. Hier steht alles noch einmal zum Aufbewahren.`,
    follow: 'Bestellung verfolgen',
    items: 'Ihre Artikel',
    articleNumber: 'Artikelnummer',
    free: 'Gratis',
    subtotal: 'Warenwert',
    subtotalNet: 'Warenwert (netto)',
    voucher: (name) => `Gutschein ${name}`,
    net: 'Summe (netto)',
    shipping: (shipper) => `Versand mit ${shipper}`,
    taxWithin: (percent) => `darin enthalten ${percent} % MwSt.`,
    taxOnTop: (percent) => `zuzüglich ${percent} % MwSt.`,
    intraCommunity: (vatId) =>
      `0 % MwSt., steuerfreie innergemeinschaftliche Lieferung an USt-IdNr. ${vatId}`,
    total: 'Gesamtbetrag',
    payment: 'Zahlung',
    nothingToPay: 'Für diese Bestellung ist nichts zu zahlen.',
    invoice: (days) =>
      `Sie zahlen auf Rechnung: innerhalb von ${days} Tagen nach Erhalt der Ware und der Rechnung.`,
    cash: 'Sie zahlen bar, wenn die Ware kommt.',
    paidBy: (provider) => `Sie haben ${provider} bezahlt.`,
    providers: {
      CREDIT_CARD: 'mit Ihrer Karte',
      PAYPAL: 'mit PayPal',
      AMAZONPAY: 'mit Amazon Pay',
      TWINT: 'mit TWINT',
    },
    prepayment: (amount, days) =>
      `Sie zahlen im Voraus. Bitte überweisen Sie ${amount} innerhalb von ${days} Tagen; wir versenden, sobald Ihre Zahlung eingegangen ist.`,
    accountHolder: 'Kontoinhaber',
    purpose: 'Verwendungszweck',
    billingAddress: 'Rechnungsadresse',
    shippingAddress: 'Lieferadresse',
    asBilling: 'Wie Rechnungsadresse',
    remarks: 'Ihre Angaben',
    orderReference: 'Ihr Bestellzeichen',
    buyerReference: 'Leitweg-ID',
    comment: 'Ihre Bemerkung',
    speditionPhone: 'Telefon für die Spedition',
    terms: 'Allgemeine Geschäftsbedingungen',
    withdrawal: 'Widerrufsbelehrung',
    shippers: {
      dpd: 'DPD',
      gls: 'GLS',
      dhl: 'DHL',
      swisspost: 'der Schweizerischen Post',
      spedition: 'Spedition',
    },
  },
  en: {
    title: 'Thank you for your order',
    subject: (number) => `Your order ${number}`,
    intro: (number, date) =>
      `Your order ${number} of ${date} has reached us, and with this e-mail we accept it. Here is everything once more to keep.`,
    follow: 'Follow your order',
    items: 'Your items',
    articleNumber: 'Item number',
    free: 'Free',
    subtotal: 'Goods',
    subtotalNet: 'Goods (net)',
    voucher: (name) => `Voucher ${name}`,
    net: 'Total (net)',
    shipping: (shipper) => `Shipping by ${shipper}`,
    taxWithin: (percent) => `including ${percent}% VAT`,
    taxOnTop: (percent) => `plus ${percent}% VAT`,
    intraCommunity: (vatId) => `0% VAT, intra-Community supply, VAT exempt, to VAT ID ${vatId}`,
    total: 'Total',
    payment: 'Payment',
    nothingToPay: 'There is nothing to pay for this order.',
    invoice: (days) =>
      `You pay by invoice: within ${days} days of receiving the goods and the invoice.`,
    cash: 'You pay in cash when the goods arrive.',
    paidBy: (provider) => `You have paid ${provider}.`,
    providers: {
      CREDIT_CARD: 'by card',
      PAYPAL: 'with PayPal',
      AMAZONPAY: 'with Amazon Pay',
      TWINT: 'with TWINT',
    },
    prepayment: (amount, days) =>
      `You pay in advance. Please transfer ${amount} within ${days} days; we ship as soon as your payment has arrived.`,
    accountHolder: 'Account holder',
    purpose: 'Reference',
    billingAddress: 'Billing address',
    shippingAddress: 'Delivery address',
    asBilling: 'Same as billing address',
    remarks: 'Your details',
    orderReference: 'Your order reference',
    buyerReference: 'Buyer reference (Leitweg-ID)',
    comment: 'Your comment',
    speditionPhone: 'Telephone for the freight forwarder',
    terms: 'General terms and conditions',
    withdrawal: 'Right of withdrawal',
    shippers: {
      dpd: 'DPD',
      gls: 'GLS',
      dhl: 'DHL',
      swisspost: 'Swiss Post',
      spedition: 'freight forwarder',
    },
  },
};
