import type { AddressContent, AddressKind, PaymentId } from '../../../contract/index.ts';
import type { VatTotal } from '../pricing/pricing.ts';
import type { Country, Language, StorefrontId } from '../storefront/storefront.ts';
import type { VatProof } from '../vatId/vatId.ts';

export type InvoiceKind = 'invoice' | 'creditNote';

/** An invoice or a credit note. Amounts are cents; those of a credit note are what is given back. */
export interface Invoice {
  readonly id: string;
  /** For people; grants nothing. */
  readonly number: string;
  readonly kind: InvoiceKind;
  readonly storefront: StorefrontId;
  readonly orderId: string;
  /** Of an invoice: its shipment within the order. */
  readonly shipmentNumber: number | null;
  /** Of a credit note: the id of the invoice. */
  readonly correctsId: string | null;
  readonly refundId: string | null;
  readonly issuedAt: Date;
  /** The last day on which it has to be there, as `2034-12-31`. */
  readonly keepUntil: string;
  readonly net: number;
  readonly tax: number;
  readonly total: number;
  readonly content: InvoiceContent;
}

export type InvoiceAddress = AddressContent & { readonly kind: AddressKind };

/** What stands on the paper, as it was when it was issued (UStG § 14 (4)). Days are `2026-11-26`. */
export interface InvoiceContent {
  readonly language: Language;
  readonly currency: string;
  readonly priceBasis: 'gross' | 'net';
  readonly orderNumber: string;
  readonly orderedOn: string;
  /** When the goods were handed to the carrier. */
  readonly deliveredOn: string;
  /** Who gets it by mail. */
  readonly recipient: string;
  readonly seller: Seller;
  readonly buyer: InvoiceAddress;
  /** Null: as the buyer. */
  readonly delivery: InvoiceAddress | null;
  readonly buyerVatId: string | null;
  /** By which it is an intra-Community supply without VAT; absent: it is taxed. */
  readonly vatProof?: VatProof;
  /** BT-10: of authorities their Leitweg-ID. */
  readonly buyerReference: string | null;
  readonly orderReference: string | null;
  readonly paymentId: PaymentId;
  readonly payment: {
    readonly isPaid: boolean;
    /** Null: with the goods, or paid. */
    readonly dueOn: string | null;
  };
  readonly lines: readonly InvoiceLine[];
  readonly taxes: readonly VatTotal[];
  /** Of a credit note: what it corrects, and why. */
  readonly corrects: {
    readonly number: string;
    readonly issuedOn: string;
    readonly reason: CreditReason;
  } | null;
}

/** Goods came back, or they became cheaper. */
export type CreditReason = 'returned' | 'reduced';

export interface Seller {
  /** What the shop is called, above the letter. Absent where it is older than the setting: Kreide. */
  readonly shopName?: string;
  /** Its logo, in place of the name: the id of a picture. Absent where it has none. */
  readonly logo?: string;
  readonly name: string;
  readonly street: string;
  readonly postCode: string;
  readonly city: string;
  readonly country: Country;
  readonly email: string;
  readonly phone: string;
  readonly vatId: string;
  /** Register and what else letters of a company bear. */
  readonly register: string;
  readonly bank: {
    readonly accountHolder: string;
    readonly iban: string;
    readonly bic: string;
    readonly name: string;
  };
}

export interface InvoiceLine {
  readonly kind: 'goods' | 'shipping' | 'reduction';
  /** Of goods: the order's line. */
  readonly lineNo: number | null;
  /** '' for what is no goods: the paper names it in its language. */
  readonly name: string;
  readonly orderNumber: string;
  readonly variantAttributes: readonly { readonly label: string; readonly value: string }[];
  readonly quantity: number;
  /** In the price basis; null where pieces were not all given back at one price. */
  readonly unitCents: number | null;
  /** What vouchers took off the line, in the price basis. */
  readonly discountCents: number;
  /** In the price basis, less the discount. */
  readonly cents: number;
  /** The same without tax. The lines of a rate add up to its net. */
  readonly netCents: number;
  /** Per mille. */
  readonly taxRate: number;
}

/** A part of an order with what it costs. */
export interface InvoicedPart {
  readonly lines: readonly InvoiceLine[];
  readonly taxes: readonly VatTotal[];
}

export const sumOf = (taxes: readonly VatTotal[], amount: 'net' | 'vat' | 'gross'): number =>
  taxes.reduce((sum, tax) => sum + tax[amount], 0);

/** A day of the shop's clock. */
export const dayOf = (at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(at);
