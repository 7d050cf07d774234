import { expect, test } from 'vitest';
import { totalsOf } from './totals.ts';

const standard = (cents: number) => ({ cents, oldCents: null, taxClass: 'standard' as const });
const reduced = (cents: number) => ({ cents, oldCents: null, taxClass: 'reduced' as const });

test('DEC-05: net prices get their VAT as a line of its own', () => {
  expect(totalsOf([standard(1000), reduced(1000)], 495, 'DE', 'net')).toEqual({
    priceBasis: 'net',
    subtotal: 2000,
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
  const { taxes } = totalsOf([reduced(1000)], 495, 'DE', 'gross');
  expect(taxes).toMatchObject([{ rate: 70, gross: 1495 }]);
});

test.each([
  [[333, 333, 333], 100],
  [[1, 1], 1],
  [[999, 1], 495],
  [[0, 0], 495],
])('no cent of the shipping is lost or invented: %j and %i', (amounts, shipping) => {
  const lines = amounts.map((cents, index) => (index % 2 ? reduced(cents) : standard(cents)));
  const { total, net, tax } = totalsOf(lines, shipping, 'DE', 'gross');
  expect(total).toBe(amounts.reduce((sum, cents) => sum + cents, shipping));
  expect(net + tax).toBe(total);
});

test('an empty cart costs nothing', () => {
  expect(totalsOf([], 0, 'DE', 'gross')).toMatchObject({ total: 0, tax: 0, taxes: [] });
});
