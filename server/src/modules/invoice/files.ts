import type { Invoice } from './invoice.ts';
import { pdfOf } from './pdf.ts';

export type InvoiceFormat = 'pdf' | 'xml';

export interface InvoiceFile {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
}

/** The formats that an invoice is there in. */
export const formatsOf = (_: Invoice): readonly InvoiceFormat[] => ['pdf'];

/** Drawn when it is asked for, from the record alone. */
export async function fileOf(invoice: Invoice, format: InvoiceFormat): Promise<InvoiceFile> {
  return {
    name: `${invoice.number}.${format}`,
    type: 'application/pdf',
    content: await pdfOf(invoice),
  };
}
