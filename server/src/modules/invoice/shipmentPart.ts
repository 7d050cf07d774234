import type { Order, OrderLine } from '../order/order.ts';
import { apportion, vatOfGross, vatOfNet } from '../pricing/pricing.ts';
import type { InvoicedPart, InvoiceLine } from './invoice.ts';

/** Pieces by line number. */
export type Pieces = ReadonlyMap<number, number>;

/**
 * What a shipment costs: its goods, and with the first one the shipping. Every amount is what it is
 * after this shipment less what it was before it, so that all shipments together are the order, to
 * the cent.
 *
 * @param before what was sent earlier
 */
export function partOfShipment(
  { lines, totals }: Pick<Order, 'lines' | 'totals'>,
  before: Pieces,
  sent: Pieces,
): InvoicedPart {
  const { priceBasis } = totals;
  const isFirst = before.size === 0;
  const all = new Map(lines.map(({ quantity }, index) => [index + 1, quantity]));
  const after = plus(before, sent);
  const rates = [...new Set(lines.map(({ taxRate }) => taxRate))].sort((a, b) => b - a);
  const parts = rates.map((rate) => {
    const ordered = totals.taxes?.find((tax) => tax.rate === rate);
    // The order's taxes have goods and shipping together.
    const shipping = (ordered?.[priceBasis] ?? 0) - goodsOf(lines, all, rate);
    const [to, from] = [after, before].map(
      (pieces, index) => goodsOf(lines, pieces, rate) + (index === 1 && isFirst ? 0 : shipping),
    ) as [number, number];
    return partOfRate(rate, from, to, priceBasis, [
      ...goodsLines(lines, before, sent, rate),
      ...(isFirst && shipping > 0 ? [shippingLine(shipping, rate)] : []),
    ]);
  });
  const shown = parts.filter((part) => part.lines.length > 0);
  return {
    lines: shown
      .flatMap((part) => part.lines)
      .sort((a, b) => (a.lineNo ?? Number.MAX_VALUE) - (b.lineNo ?? Number.MAX_VALUE)),
    taxes: shown.map(({ tax }) => tax),
  };
}

type DraftLine = Omit<InvoiceLine, 'netCents'>;

function partOfRate(
  rate: number,
  from: number,
  to: number,
  priceBasis: 'gross' | 'net',
  drafts: readonly DraftLine[],
) {
  const split = priceBasis === 'gross' ? vatOfGross : vatOfNet;
  const [before, after] = [split(from, rate), split(to, rate)];
  const net = after.net - before.net;
  const vat = after.vat - before.vat;
  return { tax: { rate, net, vat, gross: net + vat }, lines: withNet(drafts, net) };
}

/** The net of a rate, shared among its lines in proportion to what they cost. */
export function withNet(drafts: readonly DraftLine[], net: number): InvoiceLine[] {
  const shares = apportion(
    net,
    drafts.map(({ cents }) => cents),
  );
  return drafts.map((line, index) => ({ ...line, netCents: shares[index] ?? 0 }));
}

function goodsLines(
  lines: readonly OrderLine[],
  before: Pieces,
  sent: Pieces,
  rate: number,
): DraftLine[] {
  return lines.flatMap((line, index): DraftLine[] => {
    const lineNo = index + 1;
    const quantity = sent.get(lineNo) ?? 0;
    if (quantity === 0 || line.taxRate !== rate) return [];
    const earlier = before.get(lineNo) ?? 0;
    const discountCents = discountOf(line, earlier + quantity) - discountOf(line, earlier);
    const { name, orderNumber, variantAttributes, unitCents } = line;
    return [
      {
        kind: 'goods',
        lineNo,
        name,
        orderNumber,
        variantAttributes,
        quantity,
        unitCents,
        discountCents,
        cents: unitCents * quantity - discountCents,
        taxRate: rate,
      },
    ];
  });
}

export const shippingLine = (cents: number, taxRate: number): DraftLine => ({
  ...serviceLine(cents, taxRate),
  kind: 'shipping',
});

export const reductionLine = (cents: number, taxRate: number): DraftLine => ({
  ...serviceLine(cents, taxRate),
  kind: 'reduction',
});

const serviceLine = (cents: number, taxRate: number) => ({
  lineNo: null,
  name: '',
  orderNumber: '',
  variantAttributes: [],
  quantity: 1,
  unitCents: cents,
  discountCents: 0,
  cents,
  taxRate,
});

/** What vouchers took off so many pieces of a line. */
const discountOf = ({ discountCents, quantity }: OrderLine, pieces: number): number =>
  Math.round((discountCents * pieces) / quantity);

/** What so many pieces of a rate's goods cost, in the price basis. */
function goodsOf(lines: readonly OrderLine[], pieces: Pieces, rate: number): number {
  return lines.reduce((sum, line, index) => {
    const count = line.taxRate === rate ? (pieces.get(index + 1) ?? 0) : 0;
    return sum + line.unitCents * count - discountOf(line, count);
  }, 0);
}

function plus(a: Pieces, b: Pieces): Pieces {
  const sum = new Map(a);
  for (const [lineNo, count] of b) sum.set(lineNo, (sum.get(lineNo) ?? 0) + count);
  return sum;
}
