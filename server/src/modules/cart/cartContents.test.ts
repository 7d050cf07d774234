import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { add, find, findCart, update } from '../../testing/cart.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import { enterShop } from '../../testing/journey.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let testDatabase: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  shop = createTestShop(testDatabase.database);
  await stockGoods(
    testDatabase.database,
    { id: 'pen', name: 'Stift', cents: 250 },
    { id: 'book', cents: 1000, taxClass: 'reduced' },
    { id: 'reduced', cents: 800, oldCents: 1000 },
  );
});

afterAll(() => testDatabase.drop());

describe('totals', () => {
  test('CART-04: gross prices, VAT within by rate, shipping shared between the rates', async () => {
    const { visitor, cartId } = await enterShop(shop, 'de');
    const { cart } = await update(visitor, cartId, add('pen', 4), add('book', 1));
    // 10.00 at 19 %, 10.00 at 7 %, and 4.95 of shipping in halves.
    expect(cart.totals).toEqual({
      priceBasis: 'gross',
      subtotal: { cents: 2000 },
      basketValue: { cents: 2000 },
      shippingCost: { cents: 495 },
      total: { cents: 2495, currencyCode: 'EUR' },
      tax: { cents: 281 },
      netValue: { cents: 2214 },
      promotionsSaving: { cents: 0 },
      totalSavings: { cents: 0 },
      taxes: [
        { rate: 19, net: { cents: 1049 }, tax: { cents: 199 }, gross: { cents: 1248 } },
        { rate: 7, net: { cents: 1165 }, tax: { cents: 82 }, gross: { cents: 1247 } },
      ],
    });
  });

  test('DEC-64: each storefront has its cost of shipping', async () => {
    for (const [storefront, cents] of [
      ['de', 495],
      ['at', 695],
      ['ch', 895],
    ] as const) {
      const { visitor, cartId } = await enterShop(shop, storefront);
      const { cart } = await update(visitor, cartId, add('pen'));
      expect(cart.totals.shippingCost).toEqual({ cents });
    }
  });

  test('ruling 12: VAT is that of the country, in Austria 20 and 10 %, in Switzerland 8.1 %', async () => {
    for (const [storefront, rates] of [
      ['at', [20, 10]],
      ['ch', [8.1, 2.6]],
    ] as const) {
      const { visitor, cartId } = await enterShop(shop, storefront);
      const { cart } = await update(visitor, cartId, add('pen'), add('book'));
      expect(cart.totals.taxes).toMatchObject(rates.map((rate) => ({ rate })));
    }
  });

  test('CART-17: what is missing to free shipping is told, and then nothing is charged', async () => {
    const { visitor, cartId } = await enterShop(shop, 'de');
    const some = await update(visitor, cartId, add('book', 4));
    expect(some.details).toMatchObject({
      attainableInfos: [
        {
          kind: 'FREE_SHIPPING',
          reached: false,
          missing: { cents: 900 },
          text: expect.stringMatching(/^Noch 9,00\s€, dann/),
        },
      ],
    });
    const all = await update(visitor, cartId, add('book', 1));
    expect(all.details).toMatchObject({ attainableInfos: [{ reached: true }] });
    expect(all.cart.totals.shippingCost).toEqual({ cents: 0 });
  });

  test('CART-07: a reduced item bears its badge, and the saving is counted', async () => {
    const { visitor, cartId } = await enterShop(shop);
    const { cart } = await update(visitor, cartId, add('reduced', 2));
    expect(cart.items[0]).toMatchObject({ badges: { sale: true, extra: null } });
    expect(cart.totals.totalSavings).toEqual({ cents: 400 });
  });
});

describe('what happens while goods lie in the cart', () => {
  test('DEC-67: a new price holds at once, and the old one is told beside it', async () => {
    await stockGoods(testDatabase.database, { id: 'moving', cents: 500 });
    const { visitor, cartId } = await enterShop(shop);
    const before = (await update(visitor, cartId, add('moving'))).cart;
    await stockGoods(testDatabase.database, { id: 'moving', cents: 600 });
    const after = await find(visitor, cartId);
    expect(after.items[0]).toMatchObject({
      pricePerUnit: { cents: 600 },
      priceChanged: { cents: 500 },
    });
    expect(after.fingerprint).not.toBe(before.fingerprint);
  });

  test('CART-08: an item that is no longer sold stays visible and costs nothing', async () => {
    await stockGoods(testDatabase.database, { id: 'retiring', cents: 500 });
    const { visitor, cartId } = await enterShop(shop);
    await update(visitor, cartId, add('retiring'), add('pen'));
    await stockGoods(testDatabase.database, { id: 'retiring', cents: 500, isPublished: false });
    const cart = await find(visitor, cartId);
    expect(cart).toMatchObject({
      canBeOrdered: false,
      items: [
        {
          itemId: 'retiring',
          availableForSale: false,
          maxQuantity: 0,
          matrixCodeMessages: ['vue.orderForm.availability.outOfStock'],
        },
        { itemId: 'pen', availableForSale: true },
      ],
      totals: { subtotal: { cents: 250 } },
    });
  });

  test('the fingerprint is of the content: undoing a change brings it back', async () => {
    const { visitor, cartId } = await enterShop(shop);
    const first = (await update(visitor, cartId, add('pen', 2))).cart;
    const positionId = first.items[0]?.operationsId ?? '';
    const set = (quantity: number) => ({ setQuantity: { positionId, quantity } });
    const other = (await update(visitor, cartId, set(3))).cart;
    expect(other.fingerprint).not.toBe(first.fingerprint);
    const back = (await update(visitor, cartId, set(2))).cart;
    expect(back.fingerprint).toBe(first.fingerprint);
  });
});

describe('housekeeping', () => {
  test('DEC-66: a cart nobody touched for 30 days is deleted, with its visitor', async () => {
    const { visitor, cartId } = await enterShop(shop);
    const { visitor: active, cartId: activeCart } = await enterShop(shop);
    shop.clock.advance(31 * 24 * 3600 * 1000);
    await update(active, activeCart, add('pen'));
    await shop.services.carts.prune();
    expect((await find(active, activeCart)).itemsCount).toBe(1);
    const { errors } = await visitor.attempt(findCart, { cartId });
    expect(errors[0]?.message).toBe('A valid user id is required.');
  });
});
