import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Limiter } from '../limiter/service.ts';
import type { MailService } from '../mail/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import { fileOf, formatsOf, type InvoiceFile, type InvoiceFormat } from './files.ts';
import { dayOf, type Invoice } from './invoice.ts';
import { invoiceMail } from './mails.ts';
import { loadInvoices, lockNextDispatch, removeDispatched, removeOverInvoices } from './store.ts';

export { invoiceData } from './exportStore.ts';

// What an order's steps write in their own transactions.
export { creditRefund, writeInvoice } from './writing.ts';

/**
 * Invoices and credit notes (docs/orders.md): written with shipments and refunds, never changed, kept
 * for the legal term. Whose an order is says its own module; here an order's id is known to be allowed.
 */
export interface InvoiceService {
  /** Those of an order, the oldest first. */
  ofOrder(orderId: string): Promise<Invoice[]>;
  /**
   * One of an order's as a file; undefined: there is none of this number, or not in this format.
   *
   * @throws Refusal when it is asked for too often
   */
  file(orderId: string, number: string, format: string): Promise<InvoiceFile | undefined>;
  /** Writes the mails of what was issued. @returns how many */
  sendDue(): Promise<number>;
  /** Deletes what the law does not want kept any longer. */
  prune(): Promise<void>;
}

export function createInvoiceService({
  database,
  clock,
  limiter,
  mail,
  parameters,
}: {
  database: Database;
  clock: Clock;
  limiter: Limiter;
  mail: Pick<MailService, 'enqueue' | 'wake'>;
  parameters: ParametersService;
}): InvoiceService {
  /** Drawn while its row is locked: another process takes the next one. */
  async function sendNext(): Promise<boolean> {
    return database.transaction(async (tx) => {
      const invoice = await lockNextDispatch(tx);
      if (invoice === undefined) return false;
      const files = await Promise.all(
        formatsOf(invoice).map((format) => fileOf(tx, invoice, format)),
      );
      const set = await parameters.of(invoice.storefront);
      await mail.enqueue(tx, invoiceMail(invoice, files, set));
      await removeDispatched(tx, invoice.id);
      return true;
    });
  }

  return {
    ofOrder: (orderId) => loadInvoices(database, orderId),

    async file(orderId, number, format) {
      const invoice = (await loadInvoices(database, orderId)).find(
        (each) => each.number === number,
      );
      if (invoice === undefined || !isFormatOf(invoice, format)) return undefined;
      await limiter.demand(['invoicesByOrder'], { order: orderId });
      return fileOf(database, invoice, format);
    },

    async sendDue() {
      let sent = 0;
      while (await sendNext()) sent += 1;
      if (sent > 0) mail.wake();
      return sent;
    },

    prune: () => removeOverInvoices(database, dayOf(clock.now())),
  };
}

const isFormatOf = (invoice: Invoice, format: string): format is InvoiceFormat =>
  formatsOf(invoice).some((each) => each === format);
