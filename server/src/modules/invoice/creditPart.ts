import { apportion } from '../pricing/pricing.ts';
import type { CreditReason, Invoice, InvoicedPart, InvoiceLine } from './invoice.ts';
import { type Pieces, reductionLine, shippingLine, withNet } from './shipmentPart.ts';

/** An invoice with what was given back of it already. */
export interface Credited {
  readonly invoice: Pick<Invoice, 'id' | 'content'>;
  readonly earlier: readonly Pick<Invoice, 'content'>[];
}

export interface Credit extends InvoicedPart {
  readonly invoiceId: string;
}

/** What goes back of one rate of one invoice. */
interface Share {
  readonly of: Credited;
  readonly rate: number;
  /** What of the rate was not given back yet, gross. */
  readonly open: number;
  /** What of it the pieces cost that came back, in the price basis, and gross. */
  readonly lines: readonly Omit<InvoiceLine, 'netCents'>[];
  readonly worth: number;
}

/**
 * Splits money that goes back into a credit note for each invoice that it is of. First what the pieces
 * that came back cost on their invoice, then the rest (shipping; without pieces all of it) from the
 * oldest invoice on. Never more than was invoiced: what is beyond waits for the next invoice.
 *
 * Tax is given back in proportion, counted on top of what was given back before, so that a whole
 * invoice comes back as it was, to the cent.
 *
 * @param cents gross
 * @param pieces that came back, by the order's line number; undefined: the goods stay
 */
export function creditsOf(
  invoices: readonly Credited[],
  cents: number,
  pieces?: Pieces,
): readonly Credit[] {
  const shares = sharesOf(invoices, pieces ?? new Map());
  const all = shares.reduce((sum, { open }) => sum + open, 0);
  const given = givenBy(shares, Math.min(cents, all));
  const reason: CreditReason = pieces === undefined ? 'reduced' : 'returned';
  return invoices.flatMap((of) => {
    const parts = shares.flatMap((share, index) => {
      const gross = given[index] ?? 0;
      return share.of === of && gross > 0 ? [partOf(share, gross, reason)] : [];
    });
    if (parts.length === 0) return [];
    return {
      invoiceId: of.invoice.id,
      lines: parts.flatMap(({ lines }) => lines),
      taxes: parts.map(({ tax }) => tax),
    };
  });
}

function sharesOf(invoices: readonly Credited[], pieces: Pieces): Share[] {
  const left = new Map(pieces);
  return invoices.flatMap((of) => {
    const { lines, taxes, priceBasis } = of.invoice.content;
    const back = lines.flatMap((line) => {
      const earlier = creditedPieces(of, line);
      const count = Math.min(left.get(line.lineNo ?? 0) ?? 0, line.quantity - earlier);
      if (line.lineNo === null || count <= 0) return [];
      left.set(line.lineNo, (left.get(line.lineNo) ?? 0) - count);
      return [partOfLine(line, earlier, count)];
    });
    return taxes.map(({ rate, gross, net }): Share => {
      const ofRate = back.filter(({ taxRate }) => taxRate === rate);
      const inBasis = ofRate.reduce((sum, line) => sum + line.cents, 0);
      const worth =
        priceBasis === 'gross' || net === 0 ? inBasis : Math.round((inBasis * gross) / net);
      return { of, rate, lines: ofRate, worth, open: gross - creditedOf(of, rate) };
    });
  });
}

/** How much of the money each share gives. */
function givenBy(shares: readonly Share[], cents: number): number[] {
  const wanted = shares.map(({ worth, open }) => Math.min(worth, open));
  const sum = wanted.reduce((all, each) => all + each, 0);
  if (sum >= cents) return apportion(cents, wanted);
  let rest = cents - sum;
  const given = [...wanted];
  // Invoices that goods came back of go first: the last pieces bring the shipping along.
  const order = [...new Set(shares.map(({ of }) => of))].sort(
    (a, b) => Number(hasLines(shares, b)) - Number(hasLines(shares, a)),
  );
  for (const invoice of order) {
    const open = shares.map((share, index) =>
      share.of === invoice ? share.open - (given[index] ?? 0) : 0,
    );
    const part = Math.min(
      rest,
      open.reduce((all, each) => all + each, 0),
    );
    if (part === 0) continue;
    for (const [index, more] of apportion(part, open).entries()) {
      given[index] = (given[index] ?? 0) + more;
    }
    rest -= part;
  }
  return given;
}

const hasLines = (shares: readonly Share[], invoice: Credited): boolean =>
  shares.some(({ of, lines }) => of === invoice && lines.length > 0);

function partOf({ of, rate, lines }: Share, gross: number, reason: CreditReason) {
  const { priceBasis, taxes } = of.invoice.content;
  const invoiced = taxes.find((tax) => tax.rate === rate);
  const before = creditedOf(of, rate);
  const netOf = (part: number) =>
    invoiced === undefined || invoiced.gross === 0
      ? 0
      : Math.round((part * invoiced.net) / invoiced.gross);
  const net = netOf(before + gross) - netOf(before);
  const tax = { rate, net, vat: gross - net, gross };
  return { tax, lines: withNet(adding(lines, tax[priceBasis], rate, reason), net) };
}

/** The lines as they add up to the amount: a rounded cent goes to goods, more than that is shipping. */
function adding(
  lines: Share['lines'],
  cents: number,
  rate: number,
  reason: CreditReason,
): Share['lines'] {
  const rest = cents - lines.reduce((sum, line) => sum + line.cents, 0);
  if (rest > lines.length) {
    const line = reason === 'returned' ? shippingLine : reductionLine;
    return [...lines, line(rest, rate)];
  }
  if (rest === 0) return lines;
  const parts = apportion(
    cents,
    lines.map((line) => line.cents),
  );
  return lines.map((line, index) => ({ ...line, cents: parts[index] ?? 0 }));
}

function partOfLine(line: InvoiceLine, earlier: number, count: number) {
  const costOf = (pieces: number) => Math.round((line.cents * pieces) / line.quantity);
  const cents = costOf(earlier + count) - costOf(earlier);
  return { ...line, quantity: count, unitCents: null, discountCents: 0, cents };
}

const creditedPieces = ({ earlier }: Credited, { lineNo }: InvoiceLine): number =>
  earlier
    .flatMap(({ content }) => content.lines)
    .reduce((sum, line) => sum + (line.lineNo === lineNo ? line.quantity : 0), 0);

const creditedOf = ({ earlier }: Credited, rate: number): number =>
  earlier
    .flatMap(({ content }) => content.taxes)
    .reduce((sum, tax) => sum + (tax.rate === rate ? tax.gross : 0), 0);
