import fc from 'fast-check';
import { expect, test } from 'vitest';
import { effectOf, type Voucher, type VoucherGoods } from './voucher.ts';

const voucher: Voucher = {
  code: 'V',
  kind: 'amount',
  cents: 1,
  percent: null,
  itemId: null,
  minimumCents: 0,
  validFrom: null,
  validUntil: null,
  storefronts: ['de'],
  categoryIds: [],
  maxUses: null,
  uses: 0,
  isOncePerCustomer: false,
  name: null,
};
const visit = {
  storefront: 'de',
  language: 'de',
  now: new Date(),
  isUsed: false,
  isItemThere: true,
} as const;

const goods: fc.Arbitrary<readonly VoucherGoods[]> = fc.array(
  fc.record({
    cents: fc.integer({ min: 0, max: 2_000_000 }),
    isBook: fc.boolean(),
    categoryIds: fc.constant(new Set<string>()),
  }),
  { maxLength: 40 },
);
const vouchers: fc.Arbitrary<Voucher> = fc.oneof(
  fc.integer({ min: 1, max: 5_000_000 }).map((cents) => ({ ...voucher, cents })),
  fc
    .integer({ min: 1, max: 100 })
    .map((percent) => ({ ...voucher, kind: 'percent' as const, cents: null, percent })),
);

test('the shares of lines add up, none is more than its line costs, and books lose nothing', () => {
  fc.assert(
    fc.property(vouchers, goods, (one, lines) => {
      const { cents, shares } = effectOf(one, lines, visit);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents);
      for (const [index, line] of lines.entries()) {
        expect(shares[index]).toBeGreaterThanOrEqual(0);
        expect(shares[index]).toBeLessThanOrEqual(line.isBook ? 0 : line.cents);
      }
    }),
  );
});

test('lines lose the same in whatever order they were put in', () => {
  const permuted = goods.chain((lines) =>
    fc.tuple(fc.constant(lines), fc.shuffledSubarray([...lines], { minLength: lines.length })),
  );
  const losses = (one: Voucher, lines: readonly VoucherGoods[]) =>
    effectOf(one, lines, visit)
      .shares.map((share, index) => `${lines[index]?.cents} ${lines[index]?.isBook} ${share}`)
      .sort();
  fc.assert(
    fc.property(vouchers, permuted, (one, [lines, moved]) => {
      expect(losses(one, moved)).toEqual(losses(one, lines));
    }),
  );
});
