import type { Connection } from '../../database/database.ts';
import { pictureForPaper } from '../media/service.ts';
import { xmlOf } from './eInvoice.ts';
import { facturX } from './facturX.ts';
import type { Invoice } from './invoice.ts';
import { pdfOf } from './pdf.ts';

export type InvoiceFormat = 'pdf' | 'xml';

export interface InvoiceFile {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
}

/** The formats that an invoice is there in: XML is the XRechnung of who asked for one. */
export const formatsOf = ({ content }: Invoice): readonly InvoiceFormat[] =>
  content.paymentId === 'X_RECHNUNG' ? ['pdf', 'xml'] : ['pdf'];

/**
 * Drawn when it is asked for, from the record alone, and the logo that it names. The PDF of a business is
 * a Factur-X.
 */
export async function fileOf(
  connection: Connection,
  invoice: Invoice,
  format: InvoiceFormat,
): Promise<InvoiceFile> {
  const name = `${invoice.number}.${format}`;
  if (format === 'xml') {
    const xml = await xmlOf(invoice, 'XRECHNUNG-UBL');
    return { name, type: 'application/xml', content: Buffer.from(xml) };
  }
  const embedded = isOfBusiness(invoice) ? facturX(await xmlOf(invoice, 'CII')) : undefined;
  const { logo: media } = invoice.content.seller;
  const logo = media ? await pictureForPaper(connection, media, 'logo') : undefined;
  return { name, type: 'application/pdf', content: await pdfOf(invoice, { embedded, logo }) };
}

const isOfBusiness = ({ storefront, content }: Invoice): boolean =>
  storefront === 'b2b' || content.buyer.company !== null;
