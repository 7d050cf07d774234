import { afterAll, beforeAll, expect, test } from 'vitest';
import { statement } from '../../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let testDatabase: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  shop = createTestShop(testDatabase.database);
  await stockGoods(testDatabase.database, { id: 'pen' }, { id: 'ink', cents: { at: 100 } });
});

afterAll(() => testDatabase.drop());

async function look(productId: string, itemId: string, ip?: string): Promise<boolean> {
  const { recordGlanceView } = await shop
    .visitor('de', ip === undefined ? {} : { ip })
    .run<{ recordGlanceView: { successful: boolean } }>(
      `mutation ($productId: String!, $itemId: String!) {
        recordGlanceView(productId: $productId, itemId: $itemId, domain: "de") { successful }
      }`,
      { productId, itemId },
    );
  return recordGlanceView.successful;
}

const views = statement(
  'test_glance_views',
  'select product_id, day::text, views from glance_view order by day, product_id',
);
const attempts = statement('test_glance_attempts', 'select count(*)::integer as rows from attempt');
const sums = statement('test_glance_sums', 'select id, recent_views from product order by id');

test('API-39 a view is counted by product and day, and of whom is not kept', async () => {
  expect(await look('p-pen', 'pen')).toBe(true);
  expect(await look('p-pen', 'pen', '192.0.2.2')).toBe(true);
  expect(await testDatabase.database.rows(views)).toEqual([
    { product_id: 'p-pen', day: '2026-11-21', views: 2 },
  ]);
});

test('what is not sold in the storefront, or no such item, is not counted', async () => {
  expect(await look('p-ink', 'ink')).toBe(false);
  expect(await look('p-pen', 'ink')).toBe(false);
  expect(await look('nothing', 'pen')).toBe(false);
});

test('ids that somebody makes up leave nothing behind', async () => {
  const { database } = testDatabase;
  const before = await database.row(attempts);
  for (let time = 0; time < 5; time += 1) await look('p-pen', `made-up-${time}`, '192.0.2.7');
  expect(await database.row(attempts)).toEqual(before);
});

test('one address does not make an item popular', async () => {
  const answers: boolean[] = [];
  for (let time = 0; time < 35; time += 1) answers.push(await look('p-pen', 'pen', '192.0.2.9'));
  expect(answers.filter(Boolean)).toHaveLength(30);
});

test('views of 30 days make products popular, and are forgotten then', async () => {
  const { database } = testDatabase;
  await shop.services.glanceViews.prune();
  expect(await database.rows(sums)).toEqual([
    { id: 'p-ink', recent_views: 0 },
    { id: 'p-pen', recent_views: 32 },
  ]);
  shop.clock.advance(31 * 24 * 3600 * 1000);
  await look('p-pen', 'pen');
  await shop.services.glanceViews.prune();
  expect(await database.rows(sums)).toContainEqual({ id: 'p-pen', recent_views: 1 });
  expect(await database.rows(views)).toHaveLength(1);
});
