import { paymentTerms } from '../../../contract/index.ts';
import type { Connection } from '../../database/database.ts';
import type { Order } from '../order/order.ts';
import type { ParameterSet } from '../parameters/service.ts';
import { randomId } from '../session/session.ts';
import { vatIdOf } from '../vatId/vatId.ts';
import { creditsOf } from './creditPart.ts';
import {
  type CreditReason,
  dayOf,
  type Invoice,
  type InvoiceContent,
  type InvoicedPart,
  type InvoiceKind,
  sumOf,
} from './invoice.ts';
import { sellerOf } from './seller.ts';
import { type Pieces, partOfShipment } from './shipmentPart.ts';
import { insertInvoice, loadInvoices, loadVatId, nextNumber } from './store.ts';

interface ShippedPart {
  readonly order: Order;
  readonly shipmentNumber: number;
  /** What was sent earlier, and now. */
  readonly before: Pieces;
  readonly sent: Pieces;
  readonly isPaid: boolean;
  readonly parameters: ParameterSet;
}

/**
 * Writes the invoice of a shipment, in its transaction (UStG § 14). What costs nothing gets none: goods
 * that are sent once more, and a parcel of gifts. The order is locked.
 */
export async function writeInvoice(
  tx: Connection,
  { order, shipmentNumber, before, sent, isPaid, parameters }: ShippedPart,
  now: Date,
): Promise<void> {
  const part = partOfShipment(order, before, sent);
  if (sumOf(part.taxes, 'gross') === 0) return;
  const { customerId, billingAddress, shippingAddress, vatProof } = order;
  const content: InvoiceContent = {
    language: order.language,
    currency: order.currency,
    priceBasis: order.totals.priceBasis,
    orderNumber: order.number,
    orderedOn: dayOf(order.placedAt),
    deliveredOn: dayOf(now),
    recipient: order.billingEmail ?? order.email,
    seller: sellerOf(order.storefront, parameters),
    buyer: billingAddress,
    delivery: shippingAddress,
    buyerVatId: vatProof?.vatId ?? (customerId && (await vatIdOfCustomer(tx, customerId))) ?? null,
    ...(vatProof && { vatProof }),
    buyerReference: order.buyerReference,
    orderReference: order.orderReference,
    paymentId: order.paymentId,
    payment: { isPaid, dueOn: isPaid ? null : dueOn(order, parameters, now) },
    ...part,
    corrects: null,
  };
  const place = { orderId: order.id, shipmentNumber, correctsId: null, refundId: null };
  await issue(
    tx,
    'invoice',
    order.storefront,
    place,
    content,
    parameters.integer('invoice', 'keep.years'),
    now,
  );
}

const vatIdOfCustomer = async (tx: Connection, customerId: string) =>
  vatIdOf({ vatRegistrationNo: (await loadVatId(tx, customerId)) ?? null });

function dueOn({ paymentId, paymentTermsDays }: Order, parameters: ParameterSet, now: Date) {
  if (paymentTerms(paymentId) !== 'invoice') return null;
  const days = paymentTermsDays ?? parameters.integer('bank', 'invoice.days');
  return dayOf(new Date(now.getTime() + days * 24 * 3600_000));
}

/** Money that goes back to who ordered. */
interface CreditedRefund {
  readonly id: string;
  readonly orderId: string;
  readonly cents: number;
  /** What came back, by the order's line number; undefined: the goods stay. */
  readonly pieces?: Pieces | undefined;
}

/**
 * Writes the credit notes of a refund, in its transaction. What was not invoiced yet needs none, and
 * gets its own when it is: the refund is told again then. The order is locked.
 */
export async function creditRefund(
  tx: Connection,
  { id: refundId, orderId, cents, pieces }: CreditedRefund,
  now: Date,
): Promise<void> {
  const papers = await loadInvoices(tx, orderId);
  const told = papers.filter((paper) => paper.refundId === refundId);
  const rest = cents - told.reduce((sum, { total }) => sum + total, 0);
  if (rest <= 0) return;
  const invoices = papers.filter(({ kind }) => kind === 'invoice');
  const credited = invoices.map((invoice) => ({
    invoice,
    earlier: papers.filter(({ correctsId }) => correctsId === invoice.id),
  }));
  const reason = pieces === undefined ? 'reduced' : 'returned';
  for (const { invoiceId, ...part } of creditsOf(credited, rest, pieces)) {
    const invoice = invoices.find(({ id }) => id === invoiceId);
    if (invoice !== undefined) await writeCredit(tx, invoice, part, { refundId, reason }, now);
  }
}

async function writeCredit(
  tx: Connection,
  invoice: Invoice,
  part: InvoicedPart,
  { refundId, reason }: { readonly refundId: string; readonly reason: CreditReason },
  now: Date,
): Promise<void> {
  const content: InvoiceContent = {
    ...invoice.content,
    ...part,
    payment: { ...invoice.content.payment, dueOn: null },
    corrects: { number: invoice.number, issuedOn: dayOf(invoice.issuedAt), reason },
  };
  const { orderId, storefront } = invoice;
  const years = yearOf(invoice.keepUntil) - yearOf(dayOf(invoice.issuedAt));
  const place = { orderId, shipmentNumber: null, correctsId: invoice.id, refundId };
  await issue(tx, 'creditNote', storefront, place, content, years, now);
}

const yearOf = (day: string): number => Number(day.slice(0, 4));

const prefixes = { invoice: 'RE', creditNote: 'RK' } as const;

/** @param years how long it is kept, from the end of this one on (AO § 147 (4)) */
async function issue(
  tx: Connection,
  kind: InvoiceKind,
  storefront: Invoice['storefront'],
  place: Pick<Invoice, 'orderId' | 'shipmentNumber' | 'correctsId' | 'refundId'>,
  content: InvoiceContent,
  years: number,
  now: Date,
): Promise<void> {
  const year = yearOf(dayOf(now));
  const last = await nextNumber(tx, storefront, kind, year);
  const series = `${prefixes[kind]}${String(year).slice(2)}-${storefront.toUpperCase()}`;
  await insertInvoice(tx, {
    ...place,
    id: randomId(),
    number: `${series}-${String(last).padStart(6, '0')}`,
    kind,
    storefront,
    issuedAt: now,
    keepUntil: `${year + years}-12-31`,
    net: sumOf(content.taxes, 'net'),
    tax: sumOf(content.taxes, 'vat'),
    total: sumOf(content.taxes, 'gross'),
    content,
  });
}
