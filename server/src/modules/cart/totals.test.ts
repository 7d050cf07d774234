import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Country } from '../storefront/storefront.ts';
import { discountShares, type TotalsLine, totalsOf } from './totals.ts';

const standard = (cents: number) => ({ cents, oldCents: null, taxClass: 'standard' as const });
const reduced = (cents: number) => ({ cents, oldCents: null, taxClass: 'reduced' as const });
const germany = { country: 'DE', priceBasis: 'gross' } as const;

test('DEC-05: net prices get their VAT as a line of its own', () => {
  expect(
    totalsOf([standard(1000), reduced(1000)], { shipping: 495, country: 'DE', priceBasis: 'net' }),
  ).toEqual({
    priceBasis: 'net',
    subtotal: 2000,
    discount: 0,
    shipping: 495,
    net: 2495,
    tax: 324,
    total: 2819,
    savings: 0,
    taxes: [
      { rate: 190, net: 1248, vat: 237, gross: 1485 },
      { rate: 70, net: 1247, vat: 87, gross: 1334 },
    ],
  });
});

test('shipping takes the one rate of its goods', () => {
  const { taxes } = totalsOf([reduced(1000)], { shipping: 495, ...germany });
  expect(taxes).toMatchObject([{ rate: 70, gross: 1495 }]);
});

test('a discount lowers what is taxed, each rate by its share', () => {
  const lines = [standard(3000), reduced(1000)];
  const discount = { cents: 400, lines: [0, 1] };
  expect(totalsOf(lines, { discount, shipping: 0, ...germany })).toMatchObject({
    subtotal: 4000,
    discount: 400,
    total: 3600,
    savings: 400,
    taxes: [
      { rate: 190, gross: 2700 },
      { rate: 70, gross: 900 },
    ],
  });
});

test('a discount on some lines leaves the others as they are', () => {
  expect(discountShares([standard(500), standard(500)], { cents: 100, lines: [1] })).toEqual([
    0, 100,
  ]);
});

test('an empty cart costs nothing', () => {
  expect(totalsOf([], { shipping: 0, ...germany })).toMatchObject({ total: 0, tax: 0, taxes: [] });
});

const amount = fc.integer({ min: 0, max: 2_000_000 });
const line: fc.Arbitrary<TotalsLine> = fc.record({
  cents: amount,
  oldCents: fc.option(amount, { nil: null }),
  taxClass: fc.constantFrom('standard' as const, 'reduced' as const),
});

/** A cart with a discount of no more than the lines that it counts for are worth. */
const carts = fc
  .array(fc.record({ line, isDiscounted: fc.boolean() }), { minLength: 1, maxLength: 40 })
  .chain((entries) => {
    const places = entries.flatMap(({ isDiscounted }, index) => (isDiscounted ? [index] : []));
    const worth = places.reduce((sum, place) => sum + (entries[place]?.line.cents ?? 0), 0);
    return fc.record({
      lines: fc.constant(entries.map((entry) => entry.line)),
      discount: fc.integer({ min: 0, max: worth }).map((cents) => ({ cents, lines: places })),
      shipping: fc.integer({ min: 0, max: 20_000 }),
      country: fc.constantFrom<Country>('DE', 'AT', 'CH', 'LI', 'IT'),
      priceBasis: fc.constantFrom('gross' as const, 'net' as const),
    });
  });

test('totals add up to the cent, whatever is in the cart', () => {
  fc.assert(
    fc.property(carts, ({ lines, ...sale }) => {
      const { subtotal, discount, shipping, net, tax, total, taxes } = totalsOf(lines, sale);
      const paid = subtotal - discount + shipping;
      expect(sale.priceBasis === 'gross' ? total : net).toBe(paid);
      expect(net + tax).toBe(total);
      for (const rate of taxes) {
        expect(rate.net + rate.vat).toBe(rate.gross);
        expect(Math.min(rate.net, rate.vat)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('the parts of a discount add up to it, and no line is paid back more than it costs', () => {
  fc.assert(
    fc.property(carts, ({ lines, discount }) => {
      const shares = discountShares(lines, discount);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(discount.cents);
      for (const [index, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(lines[index]?.cents ?? 0);
        if (!discount.lines.includes(index)) expect(share).toBe(0);
      }
    }),
  );
});

test('totals are the same in whatever order the lines were put in', () => {
  const permuted = carts.chain((cart) =>
    fc.record({
      cart: fc.constant(cart),
      order: fc.shuffledSubarray(
        cart.lines.map((_, index) => index),
        { minLength: cart.lines.length },
      ),
    }),
  );
  fc.assert(
    fc.property(permuted, ({ cart: { lines, discount, ...sale }, order }) => {
      const moved = order.map((place) => lines[place] as TotalsLine);
      const places = discount.lines.map((place) => order.indexOf(place));
      expect(totalsOf(moved, { ...sale, discount: { ...discount, lines: places } })).toEqual(
        totalsOf(lines, { ...sale, discount }),
      );
    }),
  );
});
