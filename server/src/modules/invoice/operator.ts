import type { Database } from '../../database/database.ts';
import { fileOf, formatsOf, type InvoiceFile } from './files.ts';
import type { Invoice } from './invoice.ts';
import {
  type InvoiceFilter,
  loadInvoiceByNumber,
  loadInvoicesOfNumber,
  loadIssued,
} from './store.ts';

/** Invoices and credit notes for the command line and for accounting. */
export interface InvoiceOperator {
  /** The oldest first. */
  issued(filter: InvoiceFilter): Promise<Invoice[]>;
  /** By its number for people. */
  show(number: string): Promise<Invoice | undefined>;
  /** Those of an order, by the order's number for people. */
  ofOrder(orderNumber: string): Promise<Invoice[]>;
  /** In every format that it is there in. */
  files(invoice: Invoice): Promise<InvoiceFile[]>;
}

export function createInvoiceOperator({ database }: { database: Database }): InvoiceOperator {
  return {
    issued: (filter) => loadIssued(database, filter),
    show: (number) => loadInvoiceByNumber(database, number),
    ofOrder: (orderNumber) => loadInvoicesOfNumber(database, orderNumber),
    files: (invoice) =>
      Promise.all(formatsOf(invoice).map((format) => fileOf(database, invoice, format))),
  };
}
