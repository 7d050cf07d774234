import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { statement } from '../../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { createPricingService, endPrices, type PriceChange, setPrices } from './service.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

beforeEach(async () => {
  await db.database.script(`
    truncate category, product, item, price, current_price cascade;
    insert into category (id, name, source_hash) values ('c', '{"de":"C"}', '');
    insert into product (id, category_id, name, is_book, source_hash)
    values ('pen', 'c', '{"de":"Stift"}', false, ''), ('book', 'c', '{"de":"Buch"}', true, '');
    insert into item (id, product_id, order_number)
    values ('pen-1', 'pen', '1'), ('pen-2', 'pen', '2'), ('book-1', 'book', '3');`);
});

const set = (...changes: PriceChange[]) => db.database.transaction((tx) => setPrices(tx, changes));
const price = (itemId: string, cents: number, day: string, listPriceCents?: number) =>
  ({ itemId, storefront: 'de', cents, listPriceCents, validFrom: new Date(day) }) as const;
const current = async (itemId: string) => {
  const service = createPricingService({ database: db.database });
  return (await service.pricesOf([itemId], 'de')).get(itemId);
};
const stored = statement(
  'test_prices',
  `select cents, valid_from::date::text as day from price where item_id = $1 order by valid_from`,
);

describe('setPrices (ruling 11)', () => {
  test('keeps every price and tells the reduction from the 30 days before it', async () => {
    await set(price('pen-1', 1000, '2026-01-01', 1200));
    expect(await current('pen-1')).toMatchObject({
      cents: 1000,
      currency: 'EUR',
      listPriceCents: 1200,
      lowest30DaysCents: undefined,
      discountPercent: 0,
    });
    await set(price('pen-1', 749, '2026-03-01'));
    expect(await current('pen-1')).toMatchObject({
      cents: 749,
      listPriceCents: undefined,
      lowest30DaysCents: 1000,
      discountPercent: 25,
      validFrom: new Date('2026-03-01'),
    });
    expect(await db.database.rows(stored, ['pen-1'])).toEqual([
      { cents: 1000, day: '2026-01-01' },
      { cents: 749, day: '2026-03-01' },
    ]);
  });

  test('does not store what is in force already, and says what changed', async () => {
    expect(await set(price('pen-1', 1000, '2026-01-01'), price('pen-2', 5, '2026-01-01'))).toEqual(
      new Set(['pen-1', 'pen-2']),
    );
    expect(await set(price('pen-1', 1000, '2026-02-01'), price('pen-2', 6, '2026-02-01'))).toEqual(
      new Set(['pen-2']),
    );
    expect(await db.database.rows(stored, ['pen-1'])).toHaveLength(1);
  });

  test('takes a past in any order and stays the same when it is given again', async () => {
    const past = [price('pen-1', 800, '2026-03-01'), price('pen-1', 1000, '2026-01-01')];
    await set(...past);
    await set(...past);
    expect(await db.database.rows(stored, ['pen-1'])).toHaveLength(2);
    expect(await current('pen-1')).toMatchObject({ cents: 800, lowest30DaysCents: 1000 });
  });

  test('a second price at the same moment counts, and changes nothing that was stored', async () => {
    await set(price('pen-1', 1000, '2026-01-01'));
    await set(price('pen-1', 900, '2026-01-01'));
    await set(price('pen-1', 900, '2026-01-01'));
    expect((await current('pen-1'))?.cents).toBe(900);
    expect(await db.database.rows(stored, ['pen-1'])).toEqual([
      { cents: 1000, day: '2026-01-01' },
      { cents: 900, day: '2026-01-01' },
    ]);
  });

  test('a book is never reduced', async () => {
    await set(price('book-1', 1000, '2026-01-01'), price('book-1', 800, '2026-03-01'));
    expect(await current('book-1')).toMatchObject({
      cents: 800,
      lowest30DaysCents: undefined,
      discountPercent: 0,
    });
  });

  test('ending a price takes the item out of the storefront and keeps the past', async () => {
    await set(price('pen-1', 1000, '2026-01-01'));
    const ended = await db.database.transaction((tx) =>
      endPrices(tx, [{ itemId: 'pen-1', storefront: 'de' }]),
    );
    expect(ended).toEqual(new Set(['pen-1']));
    expect(await current('pen-1')).toBeUndefined();
    expect(await db.database.rows(stored, ['pen-1'])).toHaveLength(1);
  });
});
