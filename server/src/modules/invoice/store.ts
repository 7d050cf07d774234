import { type Connection, statement } from '../../database/database.ts';
import type { StorefrontId } from '../storefront/storefront.ts';
import type { Invoice, InvoiceKind } from './invoice.ts';

const columns = `i.id, i.number, i.kind, i.storefront, i.order_id as "orderId",
  i.shipment_number as "shipmentNumber", i.corrects_id as "correctsId",
  i.refund_id as "refundId", i.issued_at as "issuedAt", i.keep_until::text as "keepUntil",
  i.net_cents as net, i.tax_cents as tax, i.total_cents as total, i.content`;

const count = statement(
  'invoice_count',
  `insert into invoice_counter (storefront, kind, year, last) values ($1, $2, $3, 1)
   on conflict (storefront, kind, year) do update set last = invoice_counter.last + 1
   returning last`,
);

/** The next number of a series, which waits for the transactions before it. */
export async function nextNumber(
  tx: Connection,
  storefront: StorefrontId,
  kind: InvoiceKind,
  year: number,
): Promise<number> {
  const row = await tx.row<{ readonly last: number }>(count, [storefront, kind, year]);
  if (row === undefined) throw new Error('A counter gave no number');
  return row.last;
}

const insert = statement(
  'invoice_insert',
  `insert into invoice (id, number, kind, storefront, order_id, shipment_number, corrects_id,
                        refund_id, issued_at, keep_until, net_cents, tax_cents, total_cents, content)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::date, $11, $12, $13, $14)`,
);
const dispatch = statement(
  'invoice_insert_dispatch',
  'insert into invoice_dispatch (invoice_id) values ($1)',
);

/** Writes it, to be sent by mail. */
export async function insertInvoice(tx: Connection, invoice: Invoice): Promise<void> {
  await tx.run(insert, [
    invoice.id,
    invoice.number,
    invoice.kind,
    invoice.storefront,
    invoice.orderId,
    invoice.shipmentNumber,
    invoice.correctsId,
    invoice.refundId,
    invoice.issuedAt,
    invoice.keepUntil,
    invoice.net,
    invoice.tax,
    invoice.total,
    JSON.stringify(invoice.content),
  ]);
  await tx.run(dispatch, [invoice.id]);
}

const ofOrder = statement(
  'invoice_of_order',
  `select ${columns} from invoice i where i.order_id = $1 order by i.issued_at, i.number`,
);

/** Invoices and credit notes, the oldest first. */
export function loadInvoices(connection: Connection, orderId: string): Promise<Invoice[]> {
  return connection.rows<Invoice>(ofOrder, [orderId]);
}

const ofOrderNumber = statement(
  'invoice_of_order_number',
  `select ${columns} from invoice i join customer_order o on o.id = i.order_id
    where o.number = $1 order by i.issued_at, i.number`,
);

/** The same by the order's number for people. */
export function loadInvoicesOfNumber(
  connection: Connection,
  orderNumber: string,
): Promise<Invoice[]> {
  return connection.rows<Invoice>(ofOrderNumber, [orderNumber]);
}

const byNumber = statement(
  'invoice_by_number',
  `select ${columns} from invoice i where i.number = $1`,
);

export function loadInvoiceByNumber(connection: Connection, number: string) {
  return connection.row<Invoice>(byNumber, [number]);
}

const issued = statement(
  'invoice_issued',
  `select ${columns} from invoice i
    where ($1::text is null or i.storefront = $1)
      and ($2::timestamptz is null or i.issued_at >= $2)
      and ($3::timestamptz is null or i.issued_at < $3)
    order by i.issued_at, i.number limit $4`,
);

export interface InvoiceFilter {
  readonly storefront?: StorefrontId | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  readonly limit: number;
}

/** The oldest first. */
export function loadIssued(
  connection: Connection,
  { storefront, from, until, limit }: InvoiceFilter,
): Promise<Invoice[]> {
  return connection.rows<Invoice>(issued, [storefront ?? null, from ?? null, until ?? null, limit]);
}

const vatId = statement(
  'invoice_vat_id',
  'select vat_registration_no as "vatId" from customer where id = $1',
);

export async function loadVatId(
  connection: Connection,
  customerId: string,
): Promise<string | undefined> {
  const row = await connection.row<{ readonly vatId: string | null }>(vatId, [customerId]);
  return row?.vatId ?? undefined;
}

/** Locked while its mail is written: another process passes it over. */
const lockNext = statement(
  'invoice_lock_dispatch',
  `select ${columns} from invoice_dispatch d join invoice i on i.id = d.invoice_id
    order by i.issued_at, i.id limit 1 for update of d skip locked`,
);
const removeDispatch = statement(
  'invoice_remove_dispatch',
  'delete from invoice_dispatch where invoice_id = $1',
);

export function lockNextDispatch(tx: Connection) {
  return tx.row<Invoice>(lockNext, []);
}

export async function removeDispatched(tx: Connection, invoiceId: string): Promise<void> {
  await tx.run(removeDispatch, [invoiceId]);
}

/** An invoice stays as long as a credit note of it does. */
const removeOver = statement(
  'invoice_remove_over',
  `delete from invoice i where i.keep_until < $1::date
      and not exists (select from invoice c where c.corrects_id = i.id and c.keep_until >= $1::date)`,
);

/** @param today those of earlier days go */
export async function removeOverInvoices(connection: Connection, today: string): Promise<void> {
  await connection.run(removeOver, [today]);
}
