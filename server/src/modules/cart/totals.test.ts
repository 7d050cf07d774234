import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Country } from '../storefront/storefront.ts';
import { type TotalsLine, totalsOf } from './totals.ts';

const standard = (cents: number, discountCents = 0) =>
  ({ kind: 'goods', cents, discountCents, oldCents: null, taxClass: 'standard' }) as const;
const reduced = (cents: number, discountCents = 0) =>
  ({ kind: 'goods', cents, discountCents, oldCents: null, taxClass: 'reduced' }) as const;
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

test('a discount lowers what is taxed', () => {
  const lines = [standard(3000, 300), reduced(1000, 100)];
  expect(totalsOf(lines, { shipping: 0, ...germany })).toMatchObject({
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

test('an empty cart costs nothing', () => {
  expect(totalsOf([], { shipping: 0, ...germany })).toMatchObject({ total: 0, tax: 0, taxes: [] });
});

const amount = fc.integer({ min: 0, max: 2_000_000 });
const line: fc.Arbitrary<TotalsLine> = fc
  .record({
    kind: fc.constant('goods' as const),
    cents: amount,
    discount: amount,
    oldCents: fc.option(amount, { nil: null }),
    taxClass: fc.constantFrom('standard' as const, 'reduced' as const),
  })
  .map(({ discount, ...rest }) => ({ ...rest, discountCents: Math.min(discount, rest.cents) }));
const lines = fc.array(line, { minLength: 1, maxLength: 40 });
const sale = fc.record({
  shipping: fc.integer({ min: 0, max: 20_000 }),
  country: fc.constantFrom<Country>('DE', 'AT', 'CH', 'LI', 'IT'),
  priceBasis: fc.constantFrom('gross' as const, 'net' as const),
  exemption: fc.constantFrom(null, 'intraCommunity' as const),
});

test('totals add up to the cent, whatever is in the cart', () => {
  fc.assert(
    fc.property(lines, sale, (goods, situation) => {
      const { subtotal, discount, shipping, net, tax, total, taxes } = totalsOf(goods, situation);
      const paid = subtotal - discount + shipping;
      expect(situation.priceBasis === 'gross' ? total : net).toBe(paid);
      expect(net + tax).toBe(total);
      if (situation.exemption) expect([tax, total]).toEqual([0, paid]);
      for (const rate of taxes) {
        expect(rate.net + rate.vat).toBe(rate.gross);
        expect(Math.min(rate.net, rate.vat)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

/** Whatever its article would cost: the lines of a cart have no price, but no sum relies on it. */
const free = fc
  .tuple(line, fc.constantFrom('gift' as const, 'catalogue' as const))
  .map(([goods, kind]): TotalsLine => ({ ...goods, kind }));

test('DEC-69: gifts and catalogues change nothing of the totals, wherever they stand', () => {
  const mixed = fc
    .tuple(fc.array(line, { maxLength: 20 }), fc.array(free, { maxLength: 5 }))
    .chain(([goods, gifts]) =>
      fc.shuffledSubarray([...goods, ...gifts], { minLength: goods.length + gifts.length }),
    );
  fc.assert(
    fc.property(mixed, sale, (all, situation) => {
      const goods = all.filter(({ kind }) => kind === 'goods');
      expect(totalsOf(all, situation)).toEqual(totalsOf(goods, situation));
    }),
  );
});

test('totals are the same in whatever order the lines were put in', () => {
  const permuted = lines.chain((goods) =>
    fc.tuple(fc.constant(goods), fc.shuffledSubarray(goods, { minLength: goods.length })),
  );
  fc.assert(
    fc.property(permuted, sale, ([goods, moved], situation) => {
      expect(totalsOf(moved, situation)).toEqual(totalsOf(goods, situation));
    }),
  );
});
