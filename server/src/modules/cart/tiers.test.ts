import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statement } from '../../database/database.ts';
import { add, type CartData, find, update } from '../../testing/cart.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { offerDeals } from '../../testing/deals.ts';
import { stockGoods } from '../../testing/goods.ts';
import { checkOutAsGuest, enterShop, putInCart, reviewOf, submit } from '../../testing/journey.ts';
import { createTestShop, type TestShop, type Visitor } from '../../testing/shop.ts';

let testDatabase: TestDatabase;
let shop: TestShop;

const orderLines = statement(
  'test_tier_order_lines',
  'select quantity, unit_cents, line_cents from order_line where order_id = $1',
);

const tiers = [
  { from: 10, cents: 180 },
  { from: 50, cents: 160 },
];
const pen = { id: 'pen', cents: 200, oldCents: 250, tiers };

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  shop = createTestShop(testDatabase.database);
  shop.clock.set(new Date());
  const isOn = { name: 'Blitzangebot', entry: 'activated', storefront: '*', value: 'on' } as const;
  await shop.services.parameters.set(isOn);
});
afterAll(() => testDatabase.drop());

beforeEach(async () => {
  await testDatabase.database.script('truncate lightning_deal cascade');
  await shop.services.lightningDeals.invalidate();
  await stockGoods(
    testDatabase.database,
    pen,
    { id: 'few', cents: 200, stock: 30, restockDays: null, tiers },
    { id: 'lamp', cents: 1000 },
  );
});

const lineOf = (cart: CartData, id = 'pen') => cart.items.find(({ itemId }) => itemId === id);

/** What a line says of its price and of the next. */
async function tiersOf(visitor: Visitor, cartId: string) {
  const data = await visitor.run<{ cart: { items: readonly Record<string, unknown>[] } }>(
    `query ($cartId: String!) { cart: shop_findCart(cartId: $cartId) { items {
       itemId nextTier { from missing pricePerUnit { cents } } oldPricePerUnit { cents }
       priceChanged { cents }
     } } }`,
    { cartId },
  );
  return data.cart.items[0];
}

describe('the price of a line', () => {
  it('follows its quantity, in whole cents, and says what the next tier would give', async () => {
    const { visitor, cartId } = await enterShop(shop);
    const { cart } = await update(visitor, cartId, add('pen', 7));
    expect(lineOf(cart)).toMatchObject({
      pricePerUnit: { cents: 200 },
      totalPrice: { cents: 1400 },
      badges: { sale: true },
    });
    expect(await tiersOf(visitor, cartId)).toMatchObject({
      nextTier: { from: 10, missing: 3, pricePerUnit: { cents: 180 } },
      oldPricePerUnit: { cents: 250 },
    });
    const positionId = lineOf(cart)?.operationsId;
    const set = async (quantity: number) =>
      lineOf((await update(visitor, cartId, { setQuantity: { positionId, quantity } })).cart);
    expect(await set(10)).toMatchObject({
      pricePerUnit: { cents: 180 },
      totalPrice: { cents: 1800 },
      // What a price of many is a reduction of, nobody told (PAngV § 11).
      badges: { sale: false },
      priceChanged: null,
    });
    expect(await tiersOf(visitor, cartId)).toMatchObject({
      nextTier: { from: 50, missing: 40, pricePerUnit: { cents: 160 } },
      oldPricePerUnit: null,
    });
    expect(await set(50)).toMatchObject({ totalPrice: { cents: 8000 }, priceChanged: null });
    expect(await tiersOf(visitor, cartId)).toMatchObject({ nextTier: null });
    expect(await set(9)).toMatchObject({ totalPrice: { cents: 1800 } });
  });

  it('counts what was in the cart before', async () => {
    const { visitor, cartId } = await enterShop(shop);
    await update(visitor, cartId, add('pen', 9));
    const { cart } = await update(visitor, cartId, add('pen', 1));
    expect(lineOf(cart)).toMatchObject({ quantity: 10, totalPrice: { cents: 1800 } });
    expect(cart.totals).toMatchObject({ subtotal: { cents: 1800 } });
  });

  it('promises no tier that the stock does not reach', async () => {
    const { visitor, cartId } = await enterShop(shop);
    await update(visitor, cartId, add('few', 12));
    expect(await tiersOf(visitor, cartId)).toMatchObject({ nextTier: null });
  });

  it('is told as changed when the tier changes, not when the quantity does (DEC-67)', async () => {
    const { visitor, cartId } = await enterShop(shop);
    await update(visitor, cartId, add('pen', 12));
    await stockGoods(testDatabase.database, { ...pen, tiers: [{ from: 10, cents: 190 }] });
    expect(lineOf(await find(visitor, cartId))).toMatchObject({
      pricePerUnit: { cents: 190 },
      priceChanged: { cents: 180 },
    });
  });

  it('is a running deal’s as far as that goes and where it is lower', async () => {
    await offerDeals(testDatabase.database, { itemId: 'pen', cents: 170, quantityMax: 4 });
    await shop.services.lightningDeals.invalidate();
    const { visitor, cartId } = await enterShop(shop);
    const { cart } = await update(visitor, cartId, add('pen_LD', 10));
    expect(lineOf(cart)).toMatchObject({
      quantityLightning: 4,
      pricePerUnit: { cents: 180 },
      totalPrice: { cents: 4 * 170 + 6 * 180 },
    });
    const positionId = lineOf(cart)?.operationsId;
    const more = await update(visitor, cartId, { setQuantity: { positionId, quantity: 50 } });
    expect(lineOf(more.cart)).toMatchObject({ totalPrice: { cents: 50 * 160 } });
  });
});

it('an order keeps the price of its quantity, whatever the tiers become', async () => {
  const guest = await enterShop(shop);
  await putInCart(guest, ['pen', 50]);
  await checkOutAsGuest(guest);
  const order = await submit(guest, {
    fingerprint: await reviewOf(guest),
    idempotencyKey: 'tiers',
  });
  expect(order.errorMessage).toBeNull();
  await stockGoods(testDatabase.database, { ...pen, tiers: [] });
  expect(await testDatabase.database.rows(orderLines, [order.orderId])).toEqual([
    { quantity: 50, unit_cents: 160, line_cents: 8000 },
  ]);
});

describe('a product', () => {
  const priceOf = async (id: string) => {
    const { visitor } = await enterShop(shop);
    const data = await visitor.run<{ shown: { price: unknown } }>(
      `{ shown: productById(productId: "p-${id}") { price {
           current { cents } tiers { from price { cents } } tierText
         } } }`,
    );
    return data.shown.price;
  };

  it('shows its tiers, the price of one first', async () => {
    expect(await priceOf('pen')).toEqual({
      current: { cents: 200 },
      tiers: [
        { from: 10, price: { cents: 180 } },
        { from: 50, price: { cents: 160 } },
      ],
      tierText: 'ab 50 Stück 1,60\u00a0€',
    });
    expect(await priceOf('lamp')).toMatchObject({ tiers: [], tierText: null });
  });
});
