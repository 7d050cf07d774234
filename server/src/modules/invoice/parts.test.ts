import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { totalsOf } from '../cart/totals.ts';
import type { Order, OrderLine } from '../order/order.ts';
import { vatRate } from '../pricing/pricing.ts';
import { type Credit, type Credited, creditsOf } from './creditPart.ts';
import type { InvoiceContent, InvoicedPart } from './invoice.ts';
import { partOfShipment } from './shipmentPart.ts';

type Ordered = Pick<Order, 'lines' | 'totals'>;

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 12 }),
    unitCents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20_000 })),
    discount: fc.double({ min: 0, max: 1, noNaN: true }),
    taxClass: fc.constantFrom('standard' as const, 'reduced' as const),
  })
  .map(({ quantity, unitCents, discount, taxClass }) => ({
    quantity,
    unitCents,
    taxClass,
    lineCents: quantity * unitCents,
    discountCents: Math.floor(quantity * unitCents * discount),
  }));

const anyOrder = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    shipping: fc.constantFrom(0, 495, 695, 2990),
    country: fc.constantFrom('DE' as const, 'AT' as const, 'CH' as const),
    priceBasis: fc.constantFrom('gross' as const, 'net' as const),
  })
  .map(({ lines, shipping, country, priceBasis }): Ordered => {
    const totals = totalsOf(
      lines.map(({ lineCents, ...rest }) => ({
        ...rest,
        kind: 'goods' as const,
        cents: lineCents,
        oldCents: null,
      })),
      { shipping, country, priceBasis },
    );
    return {
      totals,
      lines: lines.map((each, index) => ({
        ...each,
        name: `Ware ${index + 1}`,
        orderNumber: String(index + 1),
        variantAttributes: [],
        taxRate: vatRate(country, each.taxClass),
      })) as unknown as OrderLine[],
    };
  });

/** The order's pieces, each in one of a few parcels. */
const shipped = anyOrder.chain((order) =>
  fc.record({
    order: fc.constant(order),
    parcels: fc
      .array(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 12, maxLength: 12 }), {
        minLength: order.lines.length,
        maxLength: order.lines.length,
      })
      .map((choices) => parcelsOf(order, choices)),
  }),
);

function parcelsOf({ lines }: Ordered, choices: readonly (readonly number[])[]) {
  const parcels = [0, 1, 2, 3].map(() => new Map<number, number>());
  for (const [index, { quantity }] of lines.entries()) {
    for (const parcel of (choices[index] ?? []).slice(0, quantity)) {
      const pieces = parcels[parcel];
      pieces?.set(index + 1, (pieces.get(index + 1) ?? 0) + 1);
    }
  }
  return parcels.filter(({ size }) => size > 0);
}

function invoicesOf(order: Ordered, parcels: readonly ReadonlyMap<number, number>[]) {
  const before = new Map<number, number>();
  return parcels.map((sent) => {
    const part = partOfShipment(order, before, sent);
    for (const [lineNo, count] of sent) before.set(lineNo, (before.get(lineNo) ?? 0) + count);
    return part;
  });
}

const total = (parts: readonly InvoicedPart[], amount: 'net' | 'vat' | 'gross', rate?: number) =>
  parts
    .flatMap(({ taxes }) => taxes)
    .reduce((sum, tax) => sum + (rate === undefined || tax.rate === rate ? tax[amount] : 0), 0);

/** What holds for every paper. */
function expectSound(part: InvoicedPart, priceBasis: 'gross' | 'net') {
  for (const { rate, net, vat, gross } of part.taxes) {
    const lines = part.lines.filter(({ taxRate }) => taxRate === rate);
    const sum = (amount: 'cents' | 'netCents') =>
      lines.reduce((all, each) => all + each[amount], 0);
    expect(net + vat).toBe(gross);
    expect(Math.min(net, vat)).toBeGreaterThanOrEqual(0);
    expect(sum('netCents')).toBe(net);
    expect(sum('cents')).toBe(priceBasis === 'gross' ? gross : net);
    // BR-CO-17, by the cents that parts of an order may differ.
    expect(Math.abs(vat - (net * rate) / 1000)).toBeLessThanOrEqual(2);
  }
  expect(part.lines.every(({ cents, netCents }) => cents >= 0 && netCents >= 0)).toBe(true);
}

test('invoices of all parcels are the order, to the cent and in each rate', () => {
  fc.assert(
    fc.property(shipped, ({ order, parcels }) => {
      const parts = invoicesOf(order, parcels);
      for (const part of parts) expectSound(part, order.totals.priceBasis);
      expect(total(parts, 'gross')).toBe(order.totals.total);
      expect(total(parts, 'net')).toBe(order.totals.net);
      for (const { rate, net, vat } of order.totals.taxes) {
        expect([total(parts, 'net', rate), total(parts, 'vat', rate)]).toEqual([net, vat]);
      }
      const discounts = parts
        .flatMap(({ lines }) => lines)
        .reduce((sum, { discountCents }) => sum + discountCents, 0);
      expect(discounts).toBe(order.totals.discount);
      const shipping = (parts[0]?.lines ?? [])
        .filter(({ kind }) => kind === 'shipping')
        .reduce((sum, { cents }) => sum + cents, 0);
      expect(shipping).toBe(order.totals.shipping);
    }),
    { numRuns: 500 },
  );
});

const contentOf = (part: InvoicedPart, priceBasis: 'gross' | 'net') =>
  ({ ...part, priceBasis }) as InvoiceContent;

function newCredited(order: Ordered, parcels: readonly ReadonlyMap<number, number>[]) {
  return invoicesOf(order, parcels).map((part, index) => ({
    invoice: { id: String(index), content: contentOf(part, order.totals.priceBasis) },
    earlier: [] as { content: InvoiceContent }[],
  }));
}

function note(credited: ReturnType<typeof newCredited>, credits: readonly Credit[]) {
  for (const { invoiceId, ...part } of credits) {
    const of = credited.find(({ invoice }) => invoice.id === invoiceId);
    of?.earlier.push({ content: contentOf(part, of.invoice.content.priceBasis) });
  }
}

/** No invoice gives back more than it took, in any rate. */
function expectWithin({ invoice, earlier }: Credited) {
  for (const { rate, net, vat } of invoice.content.taxes) {
    const papers = earlier.map(({ content }) => content);
    expect(total(papers, 'net', rate)).toBeLessThanOrEqual(net);
    expect(total(papers, 'vat', rate)).toBeLessThanOrEqual(vat);
  }
}

describe('credit notes', () => {
  test('of any sums add up to them, within what was invoiced; of everything they are the invoices', () => {
    fc.assert(
      fc.property(shipped, fc.array(fc.integer({ min: 1, max: 30_000 })), (sold, sums) => {
        const credited = newCredited(sold.order, sold.parcels);
        let left = sold.order.totals.total;
        for (const cents of [...sums, left]) {
          const credits = creditsOf(credited, cents);
          expect(total(credits, 'gross')).toBe(Math.min(cents, left));
          left -= Math.min(cents, left);
          for (const part of credits) expectSound(part, sold.order.totals.priceBasis);
          note(credited, credits);
          credited.forEach(expectWithin);
        }
        for (const { invoice, earlier } of credited) {
          const papers = earlier.map(({ content }) => content);
          for (const { rate, net, vat } of invoice.content.taxes) {
            expect([total(papers, 'net', rate), total(papers, 'vat', rate)]).toEqual([net, vat]);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test('of pieces that come back name them, never more than were sent', () => {
    fc.assert(
      fc.property(
        shipped,
        fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 12 }))),
        fc.integer({ min: 1, max: 20_000 }),
        ({ order, parcels }, returns, cents) => {
          const credited = newCredited(order, parcels);
          for (const [lineNo, count] of returns) {
            const credits = creditsOf(credited, cents, new Map([[lineNo, count]]));
            for (const part of credits) expectSound(part, order.totals.priceBasis);
            note(credited, credits);
            credited.forEach(expectWithin);
          }
          const papers = credited.flatMap(({ earlier }) => earlier);
          for (const [index, { quantity }] of order.lines.entries()) {
            const back = papers
              .flatMap(({ content }) => content.lines)
              .reduce((sum, each) => sum + (each.lineNo === index + 1 ? each.quantity : 0), 0);
            expect(back).toBeLessThanOrEqual(quantity);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
