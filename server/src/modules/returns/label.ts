import { createRequire } from 'node:module';
import bwip from 'bwip-js/node';
import PDFDocument from 'pdfkit';
import { addressLines, noLabel } from '../../../contract/index.ts';
import { isShipperCode, shipperName } from '../cart/cart.ts';
import type { Order } from '../order/order.ts';
import type { GoodsReturn } from './returns.ts';

const require = createRequire(import.meta.url);
/** One font alone: reading it takes most of a label's time, and holds up everybody meanwhile. */
const font = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');

const words = {
  de: {
    title: 'Rücksendung',
    to: 'An',
    from: 'Von',
    order: 'Bestellung',
    parcel: (number: number, count: number) => `Paket ${number} von ${count}`,
    by: (carrier: string) => `Versand: ${carrier}, Porto zahlt der Empfänger`,
  },
  en: {
    title: 'Return',
    to: 'To',
    from: 'From',
    order: 'Order',
    parcel: (number: number, count: number) => `Parcel ${number} of ${count}`,
    by: (carrier: string) => `Sent with ${carrier}, postage paid by the recipient`,
  },
} as const;

/** Points (1/72 inch). */
const margin = 24;
const barcodeHeight = 48;

/**
 * The labels of a return's parcels as PDF, each on a page of A6: who it goes to, who sends it, and
 * its number to read and to scan (Code 128).
 *
 * @param address where parcels go, by lines
 */
export async function labelsOf(
  order: Order,
  goods: GoodsReturn,
  address: readonly string[],
): Promise<Buffer> {
  const { rma, carrier, labels } = goods;
  const sender = order.shippingAddress ?? order.billingAddress;
  const barcode = await bwip.toBuffer({ bcid: 'code128', text: rma, scale: 4, height: 14 });
  const { title, to, from, order: orderWord, parcel, by } = words[order.language];
  const pdf = new PDFDocument({
    size: 'A6',
    margin,
    font,
    autoFirstPage: false,
    lang: order.language,
    info: { Title: `${title} ${rma}`, CreationDate: goods.announcedAt },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done, failed) => {
    pdf.on('end', done);
    pdf.on('error', failed);
  });
  const small = (text: string) => pdf.fontSize(8).text(text);
  for (let number = 1; number <= labels; number += 1) {
    pdf.addPage();
    pdf.fontSize(16).text(title);
    small(parcel(number, labels));
    if (carrier !== noLabel && isShipperCode(carrier)) {
      small(by(shipperName(carrier, order.language)));
    }
    pdf.moveDown();
    small(to);
    pdf.fontSize(13).text(address.join('\n'));
    pdf.moveDown();
    small(from);
    small(addressLines(sender, { kind: sender.kind, language: order.language }).join('\n'));
    small(`${orderWord} ${order.number}`);
    const width = pdf.page.width - 2 * margin;
    const top = pdf.page.height - margin - barcodeHeight - 20;
    pdf.image(barcode, margin, top, { fit: [width, barcodeHeight], align: 'center' });
    pdf.fontSize(12);
    pdf.text(rma, margin, top + barcodeHeight + 4, { width, align: 'center', lineBreak: false });
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
