import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statement } from '../../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import {
  type CartVisitor,
  putInCart,
  readyToOrder,
  reviewOf,
  submit,
} from '../../testing/journey.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let testDatabase: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  shop = createTestShop(testDatabase.database);
  await stockGoods(
    testDatabase.database,
    { id: 'pen', name: 'Stift <b>rot</b>', cents: 250 },
    { id: 'book', cents: 1000, taxClass: 'reduced' },
  );
});

afterAll(() => testDatabase.drop());

const ordersOfCart = statement(
  'test_order_of_cart',
  `select id, number, email, total_cents as total, net_cents as net, tax_cents as tax
     from customer_order where cart_id = $1`,
);
const setPrice = statement(
  'test_order_set_price',
  'update current_price set cents = $2 where item_id = $1',
);

interface OrderRow {
  readonly id: string;
  readonly number: string;
  readonly email: string;
  readonly total: number;
  readonly net: number;
  readonly tax: number;
}

const ordersOf = ({ cartId }: CartVisitor) =>
  testDatabase.database.rows<OrderRow>(ordersOfCart, [cartId]);

describe('a cart that changed since its review', () => {
  test('SUBMIT-07, DEC-67: a new price makes no order and is told; reviewed again it does', async () => {
    await stockGoods(testDatabase.database, { id: 'moving', cents: 500 });
    const guest = await readyToOrder(shop, [['moving', 2]]);
    const fingerprint = await reviewOf(guest);
    await testDatabase.database.run(setPrice, ['moving', 600]);
    expect(await submit(guest, { fingerprint })).toMatchObject({
      orderId: null,
      changed: true,
      changes: [{ itemId: 'moving', kind: 'PRICE' }],
    });
    expect(await ordersOf(guest)).toEqual([]);
    const again = await submit(guest, { fingerprint: await reviewOf(guest) });
    expect(again.orderId).not.toBeNull();
    expect(await ordersOf(guest)).toMatchObject([{ total: 1695 }]);
  });

  test('without a fingerprint a price counts that the shopper was not told', async () => {
    await stockGoods(testDatabase.database, { id: 'untold', cents: 500 });
    const guest = await readyToOrder(shop, [['untold', 1]]);
    await testDatabase.database.run(setPrice, ['untold', 450]);
    expect(await submit(guest)).toMatchObject({ changed: true });
    expect((await submit(guest)).orderId).not.toBeNull();
  });

  test('another tab that changes the quantity changes the cart', async () => {
    const guest = await readyToOrder(shop, [['pen', 1]]);
    const fingerprint = await reviewOf(guest);
    await putInCart(guest, ['pen', 1]);
    expect(await submit(guest, { fingerprint })).toMatchObject({ orderId: null, changed: true });
  });

  test('the comment is saved after the review and changes nothing', async () => {
    const guest = await readyToOrder(shop, [['pen', 1]]);
    const fingerprint = await reviewOf(guest);
    await guest.visitor.run(
      `mutation ($cartId: String!) {
        setOrderComment(cartId: $cartId, orderComment: "Bitte klingeln") { successful }
      }`,
      { cartId: guest.cartId },
    );
    expect((await submit(guest, { fingerprint })).orderId).not.toBeNull();
  });

  test('SUBMIT-05: checkCart tells both before anything is submitted', async () => {
    await stockGoods(testDatabase.database, { id: 'checked', cents: 500 });
    const guest = await readyToOrder(shop, [['checked', 1]]);
    const fingerprint = await reviewOf(guest);
    const check = () =>
      guest.visitor.run(
        `query ($cartId: String!, $fingerprint: String) {
          checkCart(cartId: $cartId, fingerprint: $fingerprint) {
            submitted changed newCartId changes { itemId name kind }
          }
        }`,
        { cartId: guest.cartId, fingerprint },
      );
    expect(await check()).toEqual({
      checkCart: { submitted: false, changed: false, newCartId: null, changes: [] },
    });
    await testDatabase.database.run(setPrice, ['checked', 505]);
    expect(await check()).toEqual({
      checkCart: {
        submitted: false,
        changed: true,
        newCartId: null,
        changes: [{ itemId: 'checked', name: 'Ware checked', kind: 'PRICE' }],
      },
    });
    const { newCartId } = await submit(guest, { fingerprint: await reviewOf(guest) });
    expect(await check()).toMatchObject({ checkCart: { submitted: true, newCartId } });
  });
});
