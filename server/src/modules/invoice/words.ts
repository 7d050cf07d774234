import { type PaymentId, paymentTerms } from '../../../contract/index.ts';
import type { Invoice, InvoiceLine } from './invoice.ts';

/** What invoices say, on paper and to programs. */
export const words = {
  de: {
    invoice: 'Rechnung',
    // "Gutschrift" is another thing in the law: an invoice that the customer writes (UStG § 14 (2)).
    creditNote: 'Rechnungskorrektur',
    corrects: (number: string, day: string) => `zur Rechnung ${number} vom ${day}`,
    reason: {
      returned: 'Sie haben Ware zurückgegeben.',
      reduced: 'Wir haben den Preis nachträglich gemindert.',
    },
    number: 'Nummer',
    issued: 'Datum',
    delivered: 'Lieferdatum',
    order: 'Bestellung',
    orderedOn: 'Bestellt am',
    reference: 'Ihre Referenz',
    buyerReference: 'Leitweg-ID',
    buyerVatId: 'Ihre USt-IdNr.',
    deliveredTo: 'Lieferadresse',
    position: 'Pos.',
    item: 'Artikel',
    itemNumber: 'Art.-Nr.',
    quantity: 'Menge',
    unitPrice: 'Einzelpreis',
    rate: 'USt-Satz',
    amount: 'Betrag',
    discount: 'Rabatt',
    shipping: 'Versandkosten',
    reduction: 'Preisminderung',
    basis: {
      gross: 'Alle Preise enthalten die Umsatzsteuer.',
      net: 'Alle Preise ohne Umsatzsteuer.',
    },
    intraCommunity: 'Steuerfreie innergemeinschaftliche Lieferung (§ 4 Nr. 1b, § 6a UStG).',
    net: 'Netto',
    vat: 'Umsatzsteuer',
    gross: 'Brutto',
    total: 'Gesamtbetrag',
    totalCredit: 'Gutgeschriebener Betrag',
    paid: 'Der Betrag ist bezahlt.',
    cash: 'Der Betrag wird bei der Lieferung bezahlt.',
    due: (day: string) => `Bitte überweisen Sie den Betrag bis zum ${day}.`,
    pay: 'Bitte überweisen Sie den Betrag.',
    purpose: 'Verwendungszweck',
    credited: 'Den Betrag erstatten wir, oder er wird mit offenen Forderungen verrechnet.',
    holder: 'Kontoinhaber',
    vatId: 'USt-IdNr.',
    phone: 'Telefon',
    page: (number: number, count: number) => `Seite ${number} von ${count}`,
    mail: {
      about: (order: string) => `im Anhang finden Sie das Dokument zu Ihrer Bestellung ${order}.`,
      xml: 'Die XML-Datei ist die elektronische Rechnung (XRechnung), das PDF ist eine lesbare Fassung.',
      bye: 'Bei Fragen antworten Sie einfach auf diese E-Mail.',
    },
  },
  en: {
    invoice: 'Invoice',
    creditNote: 'Credit note',
    corrects: (number: string, day: string) => `for invoice ${number} of ${day}`,
    reason: {
      returned: 'You returned goods.',
      reduced: 'We reduced the price afterwards.',
    },
    number: 'Number',
    issued: 'Date',
    delivered: 'Date of delivery',
    order: 'Order',
    orderedOn: 'Ordered on',
    reference: 'Your reference',
    buyerReference: 'Leitweg-ID',
    buyerVatId: 'Your VAT ID',
    deliveredTo: 'Delivery address',
    position: 'No.',
    item: 'Item',
    itemNumber: 'Item no.',
    quantity: 'Quantity',
    unitPrice: 'Unit price',
    rate: 'VAT rate',
    amount: 'Amount',
    discount: 'Discount',
    shipping: 'Shipping',
    reduction: 'Price reduction',
    basis: { gross: 'All prices include VAT.', net: 'All prices exclude VAT.' },
    intraCommunity: 'Intra-Community supply, VAT exempt (UStG § 4 no. 1b, § 6a).',
    net: 'Net',
    vat: 'VAT',
    gross: 'Gross',
    total: 'Total',
    totalCredit: 'Amount credited',
    paid: 'The amount is paid.',
    cash: 'The amount is paid on delivery.',
    due: (day: string) => `Please transfer the amount by ${day}.`,
    pay: 'Please transfer the amount.',
    purpose: 'Payment reference',
    credited: 'We refund the amount, or set it off against what is still to be paid.',
    holder: 'Account holder',
    vatId: 'VAT ID',
    phone: 'Phone',
    page: (number: number, count: number) => `Page ${number} of ${count}`,
    mail: {
      about: (order: string) => `Attached is the document for your order ${order}.`,
      xml: 'The XML file is the electronic invoice (XRechnung), the PDF is a version to read.',
      bye: 'If you have questions, just reply to this e-mail.',
    },
  },
};

export type Words = (typeof words)['de' | 'en'];

/** The tax by the name that Swiss law has for it (MWSTG). */
const swiss: Words = {
  ...words.de,
  rate: 'MWST-Satz',
  vat: 'MWST',
  vatId: 'MWST-Nr.',
  basis: { gross: 'Alle Preise enthalten die MWST.', net: 'Alle Preise ohne MWST.' },
};

/** What an invoice on paper says. */
export const paperWords = ({ storefront, content }: Invoice): Words =>
  storefront === 'ch' ? swiss : words[content.language];

/** What a line is of, for people. */
export const lineName = (line: InvoiceLine, said: Words): string =>
  line.kind === 'goods' ? line.name : said[line.kind];

/** How it is paid, or how the money goes back; `account`: to the seller's bank account. */
export function paymentText({ kind, content }: Invoice, day: (iso: string) => string) {
  const said = words[content.language];
  const { isPaid, dueOn } = content.payment;
  if (kind === 'creditNote') return { text: said.credited, account: false };
  if (isPaid) return { text: said.paid, account: false };
  if (isCash(content.paymentId)) return { text: said.cash, account: false };
  return { text: dueOn === null ? said.pay : said.due(day(dueOn)), account: true };
}

export const isCash = (paymentId: PaymentId): boolean => paymentTerms(paymentId) === 'cash';
