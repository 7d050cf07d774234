import { describe, expect, test } from 'vitest';
import { referencePrice } from './history.ts';
import { basePrice, discountPercent } from './price.ts';
import { vatOfGross, vatOfNet, vatRate, vatTotals } from './vat.ts';

const history = (...points: [day: string, cents: number][]) =>
  points.map(([day, cents]) => ({ validFrom: new Date(day), cents }));

describe('reference of a reduction (PAngV § 11, DEC-43)', () => {
  test('is the price that was in force, however long it had been', () => {
    expect(referencePrice(history(['2025-01-01', 1000], ['2026-06-01', 800]))).toBe(1000);
  });

  test('is the lowest price of the 30 days before, not the last one', () => {
    const raised = history(['2026-01-01', 1000], ['2026-05-20', 900], ['2026-05-25', 1200]);
    expect(referencePrice([...raised, ...history(['2026-06-01', 800])])).toBe(900);
  });

  test('leaves out what ended more than 30 days before', () => {
    const cheap = history(['2026-01-01', 500], ['2026-05-02', 1200], ['2026-06-01', 800]);
    expect(referencePrice(cheap)).toBe(1200);
    const oneDayLater = history(['2026-01-01', 500], ['2026-05-03', 1200], ['2026-06-01', 800]);
    expect(referencePrice(oneDayLater)).toBeUndefined();
  });

  test('is nothing for the first price, a rise, or a price that was lower within 30 days', () => {
    expect(referencePrice(history(['2026-01-01', 1000]))).toBeUndefined();
    expect(referencePrice(history(['2026-01-01', 1000], ['2026-02-01', 1100]))).toBeUndefined();
    const upAndDown = history(['2026-01-01', 700], ['2026-05-25', 1000], ['2026-06-01', 800]);
    expect(referencePrice(upAndDown)).toBeUndefined();
  });

  test('stays that of the first step while the price only falls (PAngV § 11 (2))', () => {
    const steps = history(['2026-01-01', 1000], ['2026-03-01', 900], ['2026-05-01', 800]);
    expect(referencePrice(steps)).toBe(1000);
  });

  test('a rise in between ends the series', () => {
    const series = history(['2026-01-01', 1000], ['2026-03-01', 800], ['2026-03-10', 900]);
    expect(referencePrice(series)).toBeUndefined();
    expect(referencePrice([...series, ...history(['2026-03-20', 850])])).toBeUndefined();
    expect(referencePrice([...series, ...history(['2026-03-20', 790])])).toBe(800);
  });

  test('a new list price at the same price changes nothing', () => {
    const same = history(['2026-01-01', 1000], ['2026-03-01', 800], ['2026-03-02', 800]);
    expect(referencePrice(same)).toBe(1000);
  });
});

describe('discountPercent (DEC-44)', () => {
  test.each([
    [951, 1000, 4],
    [950, 1000, 5],
    [7501, 10_000, 24],
    [7500, 10_000, 25],
    [1000, 1000, 0],
    [1100, 1000, 0],
    [1000, undefined, 0],
    [0, 1000, 100],
  ])('%i instead of %s is %i percent', (cents, reference, percent) => {
    expect(discountPercent(cents, reference)).toBe(percent);
  });
});

describe('base price (PAngV § 4)', () => {
  test('250 ml at 3.49 are 13.96 a litre', () => {
    expect(basePrice(349, { amount: 0.25, unit: 'l' })).toEqual({
      cents: 1396,
      amount: 1,
      unit: 'l',
    });
  });

  test('rounds half a cent up', () => {
    expect(basePrice(1, { amount: 2, unit: 'm2' })).toMatchObject({ cents: 1, unit: 'm2' });
    expect(basePrice(299, { amount: 0.1, unit: 'kg' })).toMatchObject({ cents: 2990, unit: 'kg' });
  });

  test.each([
    [299, 12, { cents: 25, amount: 1 }],
    [100, 10, { cents: 10, amount: 1 }],
    [99, 10, { cents: 990, amount: 100 }],
    [434, 500, { cents: 87, amount: 100 }],
    [40, 400, { cents: 10, amount: 100 }],
    [39, 400, { cents: 98, amount: 1000 }],
    [1, 5000, undefined],
    [434, 100, undefined],
    [99, 1000, undefined],
  ])('%i cents for %i sheets are %o', (cents, amount, expected) => {
    const told = basePrice(cents, { amount, unit: 'sheet' });
    expect(told).toEqual(expected && { ...expected, unit: 'sheet' });
  });

  test('what is measured is told by its unit, however cheap, but never as 0,00', () => {
    expect(basePrice(99, { amount: 50, unit: 'm' })).toEqual({ cents: 2, amount: 1, unit: 'm' });
    expect(basePrice(20, { amount: 50, unit: 'm' })).toBeUndefined();
    expect(basePrice(0, { amount: 0.25, unit: 'l' })).toBeUndefined();
  });

  test('is left out where it is the price, and where nothing is known', () => {
    expect(basePrice(349, { amount: 1, unit: 'l' })).toBeUndefined();
    expect(basePrice(349, undefined)).toBeUndefined();
  });
});

describe('VAT (ruling 12, DEC-06)', () => {
  test('follows the country of delivery and the goods', () => {
    expect(vatRate('DE', 'standard')).toBe(190);
    expect(vatRate('DE', 'reduced')).toBe(70);
    expect(vatRate('AT', 'standard')).toBe(200);
    expect(vatRate('CH', 'reduced')).toBe(26);
    expect(vatRate('LI', 'standard')).toBe(81);
    expect(vatRate('IT', 'reduced')).toBe(100);
  });

  test('net and tax always add up to gross', () => {
    expect(vatOfGross(1190, 190)).toEqual({ net: 1000, vat: 190, gross: 1190 });
    expect(vatOfGross(999, 190)).toEqual({ net: 839, vat: 160, gross: 999 });
    expect(vatOfNet(1000, 81)).toEqual({ net: 1000, vat: 81, gross: 1081 });
    for (let gross = 0; gross < 3000; gross++) {
      const { net, vat } = vatOfGross(gross, 81);
      expect(net + vat).toBe(gross);
      expect(vatOfNet(net, 81).gross - gross).toBeLessThanOrEqual(1);
    }
  });

  test('is rounded once per rate, not once per line', () => {
    const lines = [1, 2, 3].map(() => ({ cents: 33, rate: 190 }));
    expect(vatTotals([...lines, { cents: 107, rate: 70 }], 'gross')).toEqual([
      { rate: 190, net: 83, vat: 16, gross: 99 },
      { rate: 70, net: 100, vat: 7, gross: 107 },
    ]);
    expect(vatTotals([...lines], 'net')).toEqual([{ rate: 190, net: 99, vat: 19, gross: 118 }]);
  });
});
