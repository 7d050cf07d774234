import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { add, type CartData, find, update } from '../../testing/cart.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import { enterShop, logIn, takeCart } from '../../testing/journey.ts';
import { createTestShop, type TestShop, type Visitor } from '../../testing/shop.ts';
import { seedDemoCustomers } from '../customer/demoCustomers.ts';

const passwords = { consumer: 'Kreide-rot-7', business: 'Tafel-gruen-9' };

let testDatabase: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { database } = testDatabase;
  shop = createTestShop(database);
  await seedDemoCustomers({ database, passwords, clock: shop.clock });
  await stockGoods(
    database,
    { id: 'pen', name: 'Stift', cents: 250 },
    {
      ...{ id: 'ink', cents: 400 },
      tiers: [
        { from: 10, cents: 350 },
        { from: 50, cents: 300 },
      ],
    },
    { id: 'box', cents: 119, minimum: 10, maximum: 50 },
    { id: 'last', cents: 400, stock: 3, restockDays: null },
    { id: 'gone', cents: 400, stock: 0, restockDays: null },
    { id: 'remnant', minimum: 5, stock: 4, restockDays: null },
    { id: 'german', cents: { de: 700 } },
    // Two that only their dashes tell apart.
    { id: 'one', cents: 100, orderNumber: '12-345' },
    { id: 'other', cents: 100, orderNumber: '123-45' },
    {
      ...{ id: 'old-red', product: 'p-old', replacements: ['p-none', 'p-new'] },
      ...{ stock: 0, restockDays: null, variant: { color: 'red' } },
    },
    { id: 'new-blue', product: 'p-new', cents: 100, variant: { color: 'blue' } },
    { id: 'new-red', product: 'p-new', cents: 300, variant: { color: 'red' } },
    { id: 'new-gone', product: 'p-none', stock: 0, restockDays: null },
    { id: 'past', product: 'p-past', replacements: ['p-pen'] },
  );
});

afterAll(() => testDatabase.drop());

const entryFields = `
  articleNumber quantity valid isFollowProduct notification amount quantityInCart
  article { name path item { itemId price { current { cents } } } }
  followArticle { path articleNumber }`;

const validation = `query ($rows: [OrderFormRow!]!) {
  entries: orderFormValidation(rows: $rows) { ${entryFields} }
}`;

const addition = `mutation ($cartId: String!, $rows: [OrderFormRow!]!) {
  addOrderFormToCart(cartId: $cartId, rows: $rows) {
    successful errorMessage entries { ${entryFields} } cart { itemsCount items { itemId quantity } }
  }
}`;

type Row = readonly [articleNumber: string, quantity?: number];
type Entry = Readonly<Record<string, unknown>>;

const rowsOf = (rows: readonly Row[]) =>
  rows.map(([articleNumber, quantity = 1]) => ({ articleNumber, quantity }));

async function validate(visitor: Visitor, ...rows: readonly Row[]): Promise<Entry[]> {
  return (await visitor.run<{ entries: Entry[] }>(validation, { rows: rowsOf(rows) })).entries;
}

async function order(visitor: Visitor, cartId: string, ...rows: readonly Row[]) {
  const data = await visitor.run<{
    addOrderFormToCart: {
      successful: boolean;
      errorMessage: string | null;
      entries: Entry[];
      cart: CartData;
    };
  }>(addition, { cartId, rows: rowsOf(rows) });
  return data.addOrderFormToCart;
}

const outOfStock = 'vue.orderForm.availability.outOfStock';

describe('validation', () => {
  test('OFORM-01 OFORM-02 API-95: an entry is known by its article number, with its price', async () => {
    expect(await validate(shop.visitor(), ['N-pen', 3])).toEqual([
      {
        articleNumber: 'N-pen',
        quantity: 3,
        valid: true,
        isFollowProduct: false,
        notification: null,
        amount: null,
        quantityInCart: null,
        article: {
          name: 'Stift',
          path: '/prod/p-pen?varid=pen',
          item: { itemId: 'pen', price: { current: { cents: 250 } } },
        },
        followArticle: null,
      },
    ]);
  });

  test('OFORM-02: an entry tells what so many cost each', async () => {
    const tierOf = async (quantity: number) => {
      const query = `query ($rows: [OrderFormRow!]!) {
        entries: orderFormValidation(rows: $rows) { tier { from price { cents } } } }`;
      const rows = rowsOf([['N-ink', quantity]]);
      const { entries } = await shop.visitor().run<{ entries: Entry[] }>(query, { rows });
      return entries[0]?.tier;
    };
    expect(await tierOf(9)).toBeNull();
    expect(await tierOf(10)).toEqual({ from: 10, price: { cents: 350 } });
    expect(await tierOf(60)).toEqual({ from: 50, price: { cents: 300 } });
  });

  test('OFORM-01: numbers count whatever their case and dashes, where they mean one article', async () => {
    const itemOf = async (number: string) => (await validate(shop.visitor(), [number]))[0]?.article;
    expect(await itemOf('npen')).toMatchObject({ item: { itemId: 'pen' } });
    expect(await itemOf('n-PEN')).toMatchObject({ item: { itemId: 'pen' } });
    expect(await itemOf('12-345')).toMatchObject({ item: { itemId: 'one' } });
    expect(await itemOf('123-45')).toMatchObject({ item: { itemId: 'other' } });
    expect(await itemOf('12345')).toBeNull();
  });

  test.each([
    ['', 'vue.orderForm.error.articleNumber'],
    ['N pen', 'vue.orderForm.error.articleNumber'],
    ["'; drop table item; --", 'vue.orderForm.error.articleNumber'],
    ['1234567890123456789012', 'vue.orderForm.error.articleNumber'],
    ['+-', 'vue.orderForm.error.unknown'],
    ['N-nothing', 'vue.orderForm.error.unknown'],
  ])('OFORM-02 DEC-136: "%s" says %s', async (number, notification) => {
    expect(await validate(shop.visitor(), [number])).toMatchObject([
      { articleNumber: number, valid: false, notification, article: null },
    ]);
  });

  test.each([0, -1, 1000])('OFORM-02 DEC-136: %i pieces are no quantity', async (quantity) => {
    expect(await validate(shop.visitor(), ['N-pen', quantity])).toMatchObject([
      { quantity, valid: false, notification: 'vue.orderForm.error.quantity', amount: 999 },
    ]);
  });

  test('OFORM-02 UI-04 UI-05: the limits of an article and its stock are told', async () => {
    expect(
      await validate(shop.visitor(), ['N-box', 9], ['N-box', 0], ['N-last', 4], ['N-ink', 999]),
    ).toMatchObject([
      { valid: false, notification: 'vue.pdp.minQuantity', amount: 10 },
      { valid: false, notification: 'vue.orderForm.error.quantity' },
      { valid: false, notification: 'vue.buybox.text.quantity.error', amount: 3 },
      { valid: true },
    ]);
  });

  test('OFORM-01: an article of another storefront is unknown', async () => {
    expect(await validate(shop.visitor('at'), ['N-german'])).toMatchObject([
      { valid: false, notification: 'vue.orderForm.error.unknown' },
    ]);
  });

  test('OFORM-03: an article that cannot be sold says so', async () => {
    const isGone = {
      ...{ valid: false, notification: outOfStock },
      ...{ isFollowProduct: false, followArticle: null },
    };
    // Of the second fewer are left than one has to buy.
    const entries = await validate(shop.visitor(), ['N-gone'], ['N-remnant', 5]);
    expect(entries).toMatchObject([isGone, isGone]);
  });

  test('OFORM-02 DEC-137: its successor is offered, in the same variant, and not taken', async () => {
    await testDatabase.database.script(
      `update product set retired_at = '2026-01-01' where id = 'p-past'`,
    );
    expect(await validate(shop.visitor(), ['N-old-red'], ['N-past'])).toMatchObject([
      {
        valid: false,
        notification: outOfStock,
        isFollowProduct: true,
        article: { item: { itemId: 'old-red' } },
        followArticle: { path: '/prod/p-new?varid=new-red', articleNumber: 'N-new-red' },
      },
      {
        valid: false,
        notification: outOfStock,
        isFollowProduct: true,
        article: null,
        followArticle: { articleNumber: 'N-pen' },
      },
    ]);
  });

  test('DEC-136: more than 100 rows are refused', async () => {
    const rows = rowsOf(Array.from({ length: 101 }, (_, index) => [`N-${index}`]));
    const { errors } = await shop.visitor().attempt(validation, { rows });
    expect(errors[0]?.classification).toBe('INVALID_INPUT');
  });

  test('API-108: the mutation answers as the query does', async () => {
    const { entries } = await shop.visitor().run<{ entries: Entry[] }>(
      `mutation ($rows: [OrderFormRow!]!) {
        entries: validateOrderForm(rows: $rows) { articleNumber valid notification }
      }`,
      { rows: rowsOf([['N-gone']]) },
    );
    expect(entries).toEqual([{ articleNumber: 'N-gone', valid: false, notification: outOfStock }]);
  });

  test('DEC-138: on b2b it needs a session', async () => {
    const visitor = shop.visitor('b2b');
    const { errors } = await visitor.attempt(validation, { rows: rowsOf([['N-pen']]) });
    expect(errors[0]?.classification).toBe('LOGIN_REQUIRED');
    await logIn(visitor, 'K-100200', passwords.business);
    expect(await validate(visitor, ['N-pen'])).toMatchObject([{ valid: true }]);
    const { cart } = await order(visitor, await takeCart(visitor), ['N-pen', 4]);
    expect(cart).toMatchObject({ items: [{ itemId: 'pen', quantity: 4 }] });
  });
});

describe('into the cart', () => {
  test('OFORM-04 API-108: the valid entries lie in the cart together, the others are told', async () => {
    const { visitor, cartId } = await enterShop(shop);
    const result = await order(visitor, cartId, ['N-pen', 2], ['N-gone'], ['N-box', 20], ['nix']);
    expect(result).toMatchObject({
      successful: false,
      errorMessage: outOfStock,
      entries: [
        { articleNumber: 'N-pen', valid: true, quantityInCart: 2 },
        { articleNumber: 'N-gone', valid: false, quantityInCart: null },
        { articleNumber: 'N-box', valid: true, quantityInCart: 20 },
        { articleNumber: 'nix', notification: 'vue.orderForm.error.unknown', quantityInCart: null },
      ],
      cart: { itemsCount: 22 },
    });
    expect((await find(visitor, cartId)).items).toMatchObject([
      { itemId: 'pen', quantity: 2 },
      { itemId: 'box', quantity: 20 },
    ]);
  });

  test('DEC-136: rows of one article are summed up, at the place of the first', async () => {
    const { visitor, cartId } = await enterShop(shop);
    const rows = [
      ['N-pen', 2],
      ['N-ink'],
      ['npen', 3],
      ['nix', 2],
      ['nix', 2],
      ['N-pen', 0],
    ] as const;
    const { entries } = await order(visitor, cartId, ...rows);
    expect(
      entries.map((entry) => [entry.articleNumber, entry.quantity, entry.quantityInCart]),
    ).toEqual([
      ['N-pen', 5, 5],
      ['N-ink', 1, 1],
      ['nix', 4, null],
      ['N-pen', 0, null],
    ]);
    const tooMany = await order(visitor, cartId, ['N-ink', 600], ['N-ink', 600]);
    expect(tooMany.entries).toMatchObject([
      { quantity: 1200, notification: 'vue.orderForm.error.quantity', quantityInCart: null },
    ]);
  });

  test('OFORM-04: what lies in the cart already counts against the limits, and is told', async () => {
    const { visitor, cartId } = await enterShop(shop);
    await update(visitor, cartId, add('box', 45), add('last', 3));
    const { entries } = await order(visitor, cartId, ['N-box', 20], ['N-last', 2], ['N-pen']);
    expect(entries).toMatchObject([
      { notification: 'vue.buybox.text.quantity.error', amount: 50, quantityInCart: 50 },
      { notification: 'vue.buybox.text.quantity.error', amount: 3, quantityInCart: null },
      { notification: null, quantityInCart: 1 },
    ]);
  });

  test('OFORM-04: with nothing valid the cart stays as it is', async () => {
    const { visitor, cartId } = await enterShop(shop);
    await update(visitor, cartId, add('pen'));
    expect(await order(visitor, cartId, ['N-gone'])).toMatchObject({
      successful: false,
      cart: { items: [{ itemId: 'pen', quantity: 1 }] },
    });
  });

  test('OFORM-04: all of the valid ones are written, or none', async () => {
    const { visitor, cartId } = await enterShop(shop);
    await testDatabase.database.script(`
      create function test_jam() returns trigger language plpgsql as 'begin raise ''jammed''; end';
      create trigger test_jam before insert on cart_position
        for each row when (new.item_id = 'other') execute function test_jam()`);
    const rows = rowsOf([['N-pen'], ['123-45']]);
    const { errors } = await visitor.attempt(addition, { cartId, rows });
    await testDatabase.database.script('drop function test_jam cascade');
    expect(errors).toHaveLength(1);
    expect((await find(visitor, cartId)).items).toEqual([]);
    expect((await order(visitor, cartId, ['N-pen'], ['123-45'])).successful).toBe(true);
  });

  test("ERR-10: another visitor's cart is not found, and nothing is put there", async () => {
    const { cartId } = await enterShop(shop);
    const { visitor: stranger } = await enterShop(shop);
    const { errors } = await stranger.attempt(addition, { cartId, rows: rowsOf([['N-pen']]) });
    expect(errors[0]?.classification).toBe('CART_NOT_FOUND');
  });
});
