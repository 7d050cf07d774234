import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase, statement } from '../../database/database.ts';
import { add, update } from '../../testing/cart.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { offerDeals } from '../../testing/deals.ts';
import { stockGoods } from '../../testing/goods.ts';
import {
  type CartVisitor,
  enterShop,
  readyToOrder,
  reviewOf,
  submit,
} from '../../testing/journey.ts';
import { raisedLimits } from '../../testing/limits.ts';
import { letReservationsLapse } from '../../testing/reservations.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

const shoppers = 200;
const pieces = 50;

let testDatabase: TestDatabase;
let database: ReturnType<typeof openDatabase>;
let shop: TestShop;
let visitors: CartVisitor[];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  // As many connections as a shop has; what is proven here does not depend on how fast they are.
  database = openDatabase({
    connectionString: testDatabase.connectionString,
    connectionTimeoutMs: 60_000,
  });
  shop = createTestShop(database, { limits: raisedLimits });
  shop.clock.set(new Date());
  await stockGoods(database, { id: 'globe', cents: 2000 }, { id: 'atlas', cents: 3000 });
  await shop.services.parameters.set({
    name: 'Blitzangebot',
    entry: 'activated',
    storefront: '*',
    value: 'on',
  });
  visitors = [];
  for (let index = 0; index < shoppers; index += 20) {
    visitors.push(...(await Promise.all(Array.from({ length: 20 }, () => enterShop(shop)))));
  }
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});
beforeEach(async () => {
  await database.script('truncate lightning_deal, cart_position cascade');
  await offerDeals(
    database,
    { itemId: 'globe', cents: 1000, quantity: pieces, quantityMax: 3 },
    { itemId: 'atlas', cents: 1500, quantity: pieces, quantityMax: 3 },
  );
  await shop.services.lightningDeals.invalidate();
});

const held = statement(
  'test_lightning_held',
  `select coalesce(sum(r.quantity), 0)::integer as pieces, count(*)::integer as carts
     from lightning_reservation r join lightning_deal d on d.id = r.deal_id
    where d.item_id = $1 and r.expires_at > statement_timestamp()`,
);
const holding = (itemId = 'globe') =>
  database.row<{ pieces: number; carts: number }>(held, [itemId]);

/** Everybody at once, as many at a time as browsers would wait for. */
function everybody<T>(act: (visitor: CartVisitor, index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(visitors.map(act));
}

test('of 200 parallel shoppers and 50 pieces exactly 50 are reserved, and none is lost when they lapse', async () => {
  const answers = await everybody(({ visitor, cartId }) =>
    update(visitor, cartId, add('globe_LD')),
  );
  expect(await holding()).toEqual({ pieces, carts: pieces });
  const winners = answers.filter(({ cart }) => cart.items[0]?.quantityLightning === 1);
  expect(winners).toHaveLength(pieces);
  // Who came too late is told, and has the item at the usual price.
  const others = answers.filter(({ cart }) => cart.items[0]?.quantityLightning === 0);
  expect(others).toHaveLength(shoppers - pieces);
  expect(others.every(({ cart }) => cart.items[0]?.quantityNormal === 1)).toBe(true);
  expect(others[0]).toMatchObject({
    quantityChanged: [{ itemId: 'globe', messageKey: 'vue.cart.lightning.notReserved', amount: 0 }],
  });

  // Nothing sweeps: what has lapsed is free for the next.
  await letReservationsLapse(database);
  expect(await holding()).toEqual({ pieces: 0, carts: 0 });
  await everybody(({ visitor, cartId }) => update(visitor, cartId, add('globe_LD')));
  expect((await holding())?.pieces).toBe(pieces);
});

test('quantities, removals and lapses at random never hold more than there are', async () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let round = 0; round < 3; round += 1) {
    await everybody(async ({ visitor, cartId }, index) => {
      const { cart } = await update(visitor, cartId, add('globe_LD', 1 + random(4)));
      const positionId = cart.items[0]?.operationsId;
      if (index % 3 === 0) await update(visitor, cartId, { removePosition: { positionId } });
      else if (index % 3 === 1) {
        await update(visitor, cartId, { setQuantity: { positionId, quantity: 1 + random(3) } });
      } else await letReservationsLapse(database, cartId);
    });
    expect((await holding())?.pieces).toBeLessThanOrEqual(pieces);
  }
  // Whatever happened: what is free now is exactly what nobody holds.
  await everybody(({ visitor, cartId }) => update(visitor, cartId, add('globe_LD')));
  expect((await holding())?.pieces).toBe(pieces);
});

test('two deals in either order never lock crosswise', async () => {
  const answers = await everybody(({ visitor, cartId }, index) =>
    index % 2 === 0
      ? update(visitor, cartId, add('globe_LD'), add('atlas_LD'))
      : update(visitor, cartId, add('atlas_LD'), add('globe_LD')),
  );
  expect(answers.every(({ successful }) => successful)).toBe(true);
  expect(await holding('globe')).toEqual({ pieces, carts: pieces });
  expect(await holding('atlas')).toEqual({ pieces, carts: pieces });
});

test('orders take what was reserved for them while others go on reserving', async () => {
  const buyers: CartVisitor[] = [];
  for (let index = 0; index < 20; index += 1) {
    buyers.push(await readyToOrder(shop, [['globe', 2]]));
  }
  const reviews = await Promise.all(buyers.map(reviewOf));
  const [orders] = await Promise.all([
    Promise.all(buyers.map((buyer, index) => submit(buyer, { fingerprint: reviews[index] ?? '' }))),
    everybody(({ visitor, cartId }) => update(visitor, cartId, add('globe_LD'))),
  ]);
  expect(orders.every(({ orderId }) => orderId !== null)).toBe(true);
  const deal = await database.row<{ sold: number }>(
    statement('test_lightning_sold', "select sold from lightning_deal where item_id = 'globe'"),
  );
  expect(deal?.sold).toBe(40);
  expect((await holding())?.pieces).toBe(pieces - 40);
});
