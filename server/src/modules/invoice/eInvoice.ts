import type { Invoice as EInvoice } from '@e-invoice-eu/core';
import type { VatTotal } from '../pricing/pricing.ts';
import {
  dayOf,
  type Invoice,
  type InvoiceAddress,
  type InvoiceContent,
  type InvoiceLine,
} from './invoice.ts';
import { isCash, lineName, paymentText, words } from './words.ts';

/**
 * `XRECHNUNG-UBL`: for authorities (XRechnung 3.0 in UBL 2.1); `CII`: EN 16931 in the syntax that
 * Factur-X and ZUGFeRD carry.
 */
export type Syntax = 'XRECHNUNG-UBL' | 'CII';

type Root = EInvoice['ubl:Invoice'];
type Line = Root['cac:InvoiceLine'][number];
/** Codes stand in the library as unions of thousands; what we write is checked by tests. */
type Currency = NonNullable<Line['cbc:LineExtensionAmount@currencyID']>;

/** The invoice for programs, from its record alone. */
export async function xmlOf(invoice: Invoice, syntax: Syntax): Promise<string> {
  // Two megabytes that nothing else needs.
  const { InvoiceService } = await import('@e-invoice-eu/core');
  const service = new InvoiceService({ log() {}, warn() {}, error() {} } as never);
  const written = await service.generate(eInvoiceOf(invoice), {
    format: syntax,
    lang: invoice.content.language,
    noWarnings: true,
  });
  const xml = typeof written === 'string' ? written : Buffer.from(written).toString('utf8');
  return syntax === 'CII' ? withCorrected(xml, invoice) : xml;
}

/** BG-3, which the library leaves out of CII: it looks for it one element too high. */
function withCorrected(cii: string, { content: { corrects } }: Invoice): string {
  if (corrects === null) return cii;
  const before = '</ram:SpecifiedTradeSettlementHeaderMonetarySummation>';
  const day = corrects.issuedOn.replaceAll('-', '');
  return cii.replace(
    before,
    `${before}
			<ram:InvoiceReferencedDocument>
				<ram:IssuerAssignedID>${corrects.number}</ram:IssuerAssignedID>
				<ram:FormattedIssueDateTime>
					<qdt:DateTimeString format="102">${day}</qdt:DateTimeString>
				</ram:FormattedIssueDateTime>
			</ram:InvoiceReferencedDocument>`,
  );
}

/** The record in the words of EN 16931, whose terms (BT-…) the library names by their place in UBL. */
function eInvoiceOf(invoice: Invoice): EInvoice {
  const { content, number, issuedAt, kind } = invoice;
  const { language, lines, taxes, payment } = content;
  const currency = content.currency as Currency;
  const isCredit = kind === 'creditNote';
  const said = words[language];
  const isPaid = payment.isPaid && !isCredit;
  return {
    'ubl:Invoice': {
      'cbc:ID': number,
      'cbc:IssueDate': dayOf(issuedAt),
      ...(payment.dueOn !== null && { 'cbc:DueDate': payment.dueOn }),
      'cbc:InvoiceTypeCode': isCredit ? '381' : '380',
      ...(content.corrects && { 'cbc:Note': [said.reason[content.corrects.reason]] }),
      'cbc:DocumentCurrencyCode': currency,
      ...(content.buyerReference && { 'cbc:BuyerReference': content.buyerReference }),
      'cac:OrderReference': {
        'cbc:ID': content.orderReference ?? content.orderNumber,
        'cbc:SalesOrderID': content.orderNumber,
      },
      ...(content.corrects && {
        'cac:BillingReference': [
          {
            'cac:InvoiceDocumentReference': {
              'cbc:ID': content.corrects.number,
              'cbc:IssueDate': content.corrects.issuedOn,
            },
          },
        ],
      }),
      'cac:AccountingSupplierParty': sellerOf(invoice),
      'cac:AccountingCustomerParty': buyerOf(invoice),
      'cac:Delivery': deliveryOf(invoice),
      'cac:PaymentMeans': [paymentMeansOf(invoice)],
      'cac:PaymentTerms': { 'cbc:Note': paymentText(invoice, (day) => day).text },
      'cac:TaxTotal': [
        {
          'cbc:TaxAmount': amount(invoice.tax),
          'cbc:TaxAmount@currencyID': currency,
          'cac:TaxSubtotal': taxes.map((tax) => subtotalOf(tax, content)),
        },
      ],
      'cac:LegalMonetaryTotal': {
        'cbc:LineExtensionAmount': amount(invoice.net),
        'cbc:LineExtensionAmount@currencyID': currency,
        'cbc:TaxExclusiveAmount': amount(invoice.net),
        'cbc:TaxExclusiveAmount@currencyID': currency,
        'cbc:TaxInclusiveAmount': amount(invoice.total),
        'cbc:TaxInclusiveAmount@currencyID': currency,
        ...(isPaid && {
          'cbc:PrepaidAmount': amount(invoice.total),
          'cbc:PrepaidAmount@currencyID': currency,
        }),
        'cbc:PayableAmount': amount(isPaid ? 0 : invoice.total),
        'cbc:PayableAmount@currencyID': currency,
      },
      'cac:InvoiceLine': lines.map((line, index) =>
        lineOf(line, index + 1, invoice),
      ) as Root['cac:InvoiceLine'],
    },
  };
}

const amount = (cents: number): string => (cents / 100).toFixed(2);

const vat = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } } as const;

/** S has every rate, the reduced ones as well; K is a supply to another member state. */
const categoryOf = (rate: number, { vatProof }: InvoiceContent) =>
  ({ 'cbc:ID': vatProof ? 'K' : 'S', 'cbc:Percent': String(rate / 10), ...vat }) as const;

function sellerOf({ content: { seller } }: Invoice): Root['cac:AccountingSupplierParty'] {
  const { name, street, city, postCode, country, vatId, register, phone, email } = seller;
  return {
    'cac:Party': {
      'cbc:EndpointID': email,
      'cbc:EndpointID@schemeID': 'EM',
      'cac:PostalAddress': {
        'cbc:StreetName': street,
        'cbc:CityName': city,
        'cbc:PostalZone': postCode,
        'cac:Country': { 'cbc:IdentificationCode': country },
      },
      'cac:PartyTaxScheme': [{ 'cbc:CompanyID': vatId.replaceAll(' ', ''), ...vat }],
      'cac:PartyLegalEntity': {
        'cbc:RegistrationName': name,
        ...(register !== '' && { 'cbc:CompanyLegalForm': register }),
      },
      'cac:Contact': {
        'cbc:Name': name,
        'cbc:Telephone': phone,
        'cbc:ElectronicMail': email,
      },
    },
  };
}

const personOf = ({ firstName, lastName }: InvoiceAddress): string => `${firstName} ${lastName}`;

function placeOf({ street, addition, city, postCode, country }: InvoiceAddress) {
  return {
    'cbc:StreetName': street,
    ...(addition && { 'cbc:AdditionalStreetName': addition }),
    'cbc:CityName': city,
    'cbc:PostalZone': postCode,
    'cac:Country': { 'cbc:IdentificationCode': country },
  };
}

function buyerOf({ content }: Invoice): Root['cac:AccountingCustomerParty'] {
  const { buyer, buyerReference, buyerVatId, recipient } = content;
  // The Leitweg-ID, by which portals of authorities route (code 0204 of the list EAS).
  const endpoint =
    buyerReference !== null
      ? ({ 'cbc:EndpointID': buyerReference, 'cbc:EndpointID@schemeID': '0204' } as const)
      : ({ 'cbc:EndpointID': recipient, 'cbc:EndpointID@schemeID': 'EM' } as const);
  return {
    'cac:Party': {
      ...endpoint,
      'cac:PostalAddress': placeOf(buyer),
      ...(buyerVatId && { 'cac:PartyTaxScheme': { 'cbc:CompanyID': buyerVatId, ...vat } }),
      'cac:PartyLegalEntity': { 'cbc:RegistrationName': buyer.company ?? personOf(buyer) },
      'cac:Contact': { 'cbc:Name': personOf(buyer), 'cbc:ElectronicMail': recipient },
    },
  };
}

function deliveryOf({ content: { delivery, buyer, deliveredOn } }: Invoice) {
  const to = delivery ?? buyer;
  return {
    'cbc:ActualDeliveryDate': deliveredOn,
    'cac:DeliveryLocation': { 'cac:Address': placeOf(to) },
    'cac:DeliveryParty': { 'cac:PartyName': { 'cbc:Name': to.company ?? personOf(to) } },
  };
}

/** Codes of UNTDID 4461. */
function paymentMeansOf({
  kind,
  number,
  content,
}: Invoice): NonNullable<Root['cac:PaymentMeans']>[number] {
  const { bank } = content.seller;
  // Set off or paid back, the way that the money came.
  if (kind === 'creditNote') return { 'cbc:PaymentMeansCode': '97' };
  if (isCash(content.paymentId)) return { 'cbc:PaymentMeansCode': '10' };
  if (content.payment.isPaid) return { 'cbc:PaymentMeansCode': '68' };
  return {
    'cbc:PaymentMeansCode': '58',
    'cbc:PaymentID': number,
    'cac:PayeeFinancialAccount': {
      'cbc:ID': bank.iban.replaceAll(' ', ''),
      'cbc:Name': bank.accountHolder,
      ...(bank.bic !== '' && { 'cac:FinancialInstitutionBranch': { 'cbc:ID': bank.bic } }),
    },
  };
}

function subtotalOf({ rate, net, vat: tax }: VatTotal, content: InvoiceContent) {
  const currency = content.currency as Currency;
  return {
    'cbc:TaxableAmount': amount(net),
    'cbc:TaxableAmount@currencyID': currency,
    'cbc:TaxAmount': amount(tax),
    'cbc:TaxAmount@currencyID': currency,
    'cac:TaxCategory': {
      ...categoryOf(rate, content),
      ...(content.vatProof && {
        'cbc:TaxExemptionReasonCode': 'VATEX-EU-IC' as const,
        'cbc:TaxExemptionReason': words[content.language].intraCommunity,
      }),
    },
  };
}

/** Pieces (code H87 of UN/ECE recommendation 20). */
const pieces = 'H87';

function lineOf(line: InvoiceLine, id: number, { content }: Invoice): Line {
  const { quantity, netCents, taxRate, orderNumber, variantAttributes } = line;
  const said = words[content.language];
  const currency = content.currency as Currency;
  const discount = netDiscountOf(line, content.priceBasis);
  return {
    'cbc:ID': String(id),
    'cbc:InvoicedQuantity': String(quantity),
    'cbc:InvoicedQuantity@unitCode': pieces,
    'cbc:LineExtensionAmount': amount(netCents),
    'cbc:LineExtensionAmount@currencyID': currency,
    ...(discount > 0 && {
      'cac:AllowanceCharge': [
        {
          'cbc:ChargeIndicator': 'false',
          'cbc:AllowanceChargeReasonCode': '95',
          'cbc:AllowanceChargeReason': said.discount,
          'cbc:Amount': amount(discount),
          'cbc:Amount@currencyID': currency,
        },
      ],
    }),
    'cac:Item': {
      'cbc:Name': lineName(line, said),
      ...(orderNumber !== '' && { 'cac:SellersItemIdentification': { 'cbc:ID': orderNumber } }),
      'cac:ClassifiedTaxCategory': categoryOf(taxRate, content),
      ...(variantAttributes.length > 0 && {
        'cac:AdditionalItemProperty': variantAttributes.map(({ label, value }) => ({
          'cbc:Name': label,
          'cbc:Value': value,
        })),
      }),
    },
    'cac:Price': priceOf(netCents + discount, quantity, currency),
  };
}

/** Of one piece, or of all where one is no whole number of cents without tax. */
function priceOf(cents: number, quantity: number, currency: Currency): Line['cac:Price'] {
  const isWhole = cents % quantity === 0;
  return {
    'cbc:PriceAmount': amount(isWhole ? cents / quantity : cents),
    'cbc:PriceAmount@currencyID': currency,
    'cbc:BaseQuantity': String(isWhole ? 1 : quantity),
    'cbc:BaseQuantity@unitCode': pieces,
  };
}

/** What vouchers took off a line, without tax. */
function netDiscountOf(
  { discountCents, cents, netCents, taxRate }: InvoiceLine,
  priceBasis: 'gross' | 'net',
): number {
  if (priceBasis === 'net') return discountCents;
  return cents === 0
    ? Math.round((discountCents * 1000) / (1000 + taxRate))
    : Math.round((discountCents * netCents) / cents);
}
