import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestShop, product, surroundings, type TestShop } from './testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(() => shop.empty());
afterAll(() => shop.close());

const deal = (fields: object = {}) => ({
  type: 'lightning-deal',
  id: 'blitz',
  item: 'a-1',
  storefront: 'de',
  cents: 99,
  startsAt: '2026-11-21T08:00:00Z',
  endsAt: '2026-11-22T08:00:00Z',
  quantity: 10,
  ...fields,
});
const stored = () =>
  shop.rows(
    `select id, item_id, cents, currency, ends_at, quantity, quantity_max, sold
       from lightning_deal order by id`,
  );

test('a deal is stored, told of, and brought to what a later line says', async () => {
  const lines = [...surroundings, product('a')];
  // Before its item: the order does not matter.
  const report = await shop.import([deal({ sold: 2 }), ...lines]);
  expect(report).toMatchObject({ refused: 0, byType: { 'lightning-deal': { created: 1 } } });
  const first = {
    id: 'blitz',
    item_id: 'a-1',
    cents: 99,
    currency: 'EUR',
    ends_at: new Date('2026-11-22T08:00:00Z'),
    quantity: 10,
    quantity_max: 5,
    sold: 2,
  };
  expect(await stored()).toEqual([first]);

  await shop.database.script('update lightning_deal set sold = 4; truncate outbox');
  expect(await shop.import([deal({ sold: 2 })])).toMatchObject({ unchanged: 1 });
  const changed = await shop.import([deal({ sold: 2, quantity: 20 })]);
  expect(changed).toMatchObject({ updated: 1 });
  // What was sold since is the shop's to count.
  expect(await stored()).toEqual([{ ...first, quantity: 20, sold: 4 }]);
  expect(await shop.rows('select kind, key from outbox')).toEqual([{ kind: 'product', key: 'a' }]);
});

test('books, unknown items and ends before the begin are refused (ruling 11)', async () => {
  const report = await shop.import([
    ...surroundings,
    { ...product('buch'), isBook: true },
    deal({ item: 'buch-1' }),
    deal({ id: 'b2', item: 'nothing' }),
    deal({ id: 'b3', endsAt: '2026-11-21' }),
  ]);
  expect(report.refusals.map(({ id, field, reason }) => [id, field, reason])).toEqual([
    ['b3', 'endsAt', 'lies before the begin'],
    ['blitz', 'item', '"buch-1" is a book: its price is bound'],
    ['b2', 'item', 'there is no item "nothing"'],
  ]);
  expect(await stored()).toEqual([]);
});

test('with replace a deal that the file no longer has ends now, and its price stays known', async () => {
  await shop.import([...surroundings, product('a'), deal(), deal({ id: 'old', item: 'a-1' })]);
  const report = await shop.import([deal()], { replace: true });
  expect(report.byType).toMatchObject({ 'lightning-deal': { unchanged: 1, retired: 1 } });
  expect(await stored()).toMatchObject([
    { id: 'blitz', ends_at: new Date('2026-11-22T08:00:00Z') },
    { id: 'old', ends_at: shop.clock.now() },
  ]);
});

test('a price that is as high as a deal of the 30 days before is no reduction (ruling 11)', async () => {
  await shop.import([...surroundings, product('a', 200), deal()]);
  shop.clock.set(new Date('2026-12-05T10:00:00Z'));
  await shop.import([product('a', 120)]);
  expect(await shop.rows('select cents, lowest_30_days_cents from current_price')).toEqual([
    { cents: 120, lowest_30_days_cents: null },
  ]);
  shop.clock.set(new Date('2026-11-21T10:00:00Z'));
});
