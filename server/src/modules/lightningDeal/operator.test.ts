import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { offerDeals } from '../../testing/deals.ts';
import { stockGoods } from '../../testing/goods.ts';
import { enterShop, putInCart } from '../../testing/journey.ts';
import { createTestShop } from '../../testing/shop.ts';
import { createDealOperator } from './operator.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

test('an operator sees deals, lets one begin and ends one with all that is reserved of it', async () => {
  const { database } = db;
  const shop = createTestShop(database);
  shop.clock.set(new Date());
  await stockGoods(database, { id: 'globe', cents: 2000 }, { id: 'pen', cents: 250 });
  await shop.services.parameters.set({
    name: 'Blitzangebot',
    entry: 'activated',
    storefront: '*',
    value: 'on',
  });
  await offerDeals(
    database,
    { id: 'now', itemId: 'globe', cents: 1000, quantity: 7 },
    { id: 'later', itemId: 'pen', cents: 100, from: 30, until: 90 },
  );
  const deals = createDealOperator({ database });
  await putInCart(await enterShop(shop), ['globe', 3]);
  expect(await deals.all()).toMatchObject([
    { id: 'now', productId: 'p-globe', state: 'runs', quantity: 7, reserved: 3, sold: 0 },
    { id: 'later', state: 'to come', reserved: 0 },
  ]);

  expect(await deals.start('later')).toBe(true);
  expect(await deals.start('later')).toBe(false);
  expect(await deals.stop('now')).toBe(true);
  expect(await deals.stop('nothing')).toBe(false);
  const states = (await deals.all()).map(({ id, state, reserved }) => [id, state, reserved]);
  expect(states).toEqual([
    ['now', 'over', 0],
    ['later', 'runs', 0],
  ]);
});
