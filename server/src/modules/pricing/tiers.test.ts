import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextTier, type PriceTier, tiersBelow, unitCentsAt } from './tiers.ts';

const tiers: PriceTier[] = [
  { from: 10, cents: 180 },
  { from: 50, cents: 160 },
];

test.each([
  [1, 200],
  [9, 200],
  [10, 180],
  [49, 180],
  [50, 160],
  [999, 160],
])('%i pieces cost %i cents each', (quantity, cents) => {
  expect(unitCentsAt(200, tiers, quantity)).toBe(cents);
});

test('a tier that the price fell below says nothing, and what it names is no step', () => {
  expect(tiersBelow(170, tiers)).toEqual([{ from: 50, cents: 160 }]);
  expect(unitCentsAt(170, tiers, 20)).toBe(170);
  expect(nextTier(170, tiers, 20)).toEqual({ from: 50, cents: 160 });
  expect(nextTier(170, tiers, 50)).toBeUndefined();
});

test('of two tiers from one quantity the lower holds', () => {
  expect(tiersBelow(200, [{ from: 10, cents: 180 }, ...tiers, { from: 10, cents: 150 }])).toEqual([
    { from: 10, cents: 150 },
  ]);
});

const anyTiers = fc.array(
  fc.record({ from: fc.integer({ min: 2, max: 999 }), cents: fc.integer({ min: 0, max: 2000 }) }),
  { maxLength: 10 },
);
const price = fc.integer({ min: 0, max: 2000 });
const pieces = fc.integer({ min: 1, max: 998 });

test('more pieces never cost more each, whatever the shop was given, and never more than one', () => {
  fc.assert(
    fc.property(price, anyTiers, pieces, (cents, given, quantity) => {
      const unit = unitCentsAt(cents, given, quantity);
      expect(unit).toBeLessThanOrEqual(cents);
      expect(unitCentsAt(cents, given, quantity + 1)).toBeLessThanOrEqual(unit);
      expect(Number.isInteger(unit)).toBe(true);
    }),
  );
});

test('what comes next is what so many pieces cost, and less than now', () => {
  fc.assert(
    fc.property(price, anyTiers, pieces, (cents, given, quantity) => {
      const unit = unitCentsAt(cents, given, quantity);
      const next = nextTier(cents, given, quantity);
      const lowest = unitCentsAt(cents, given, 999);
      if (next === undefined) expect(lowest).toBe(unit);
      else {
        expect(unitCentsAt(cents, given, next.from)).toBe(next.cents);
        expect(unitCentsAt(cents, given, next.from - 1)).toBe(unit);
        expect(next.cents).toBeLessThan(unit);
      }
    }),
  );
});
