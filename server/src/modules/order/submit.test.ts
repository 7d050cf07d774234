import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statement } from '../../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import {
  type CartVisitor,
  checkOutAsGuest,
  enterShop,
  putInCart,
  readyToOrder,
  reviewOf,
  submit,
} from '../../testing/journey.ts';
import { raisedLimits } from '../../testing/limits.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let testDatabase: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  shop = createTestShop(testDatabase.database, { limits: raisedLimits });
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
const linesOfOrder = statement(
  'test_order_lines',
  `select item_id as "itemId", name, quantity, unit_cents as "unitCents", tax_rate as "taxRate"
     from order_line where order_id = $1 order by line_no`,
);
const stockOf = statement('test_order_stock', 'select stock from item where id = $1');
const outboxKeys = statement(
  'test_order_outbox',
  `select key from outbox where kind = 'product' and key = $1`,
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
const stock = async (itemId: string) =>
  (await testDatabase.database.row<{ stock: number }>(stockOf, [itemId]))?.stock;

describe('submitCart', () => {
  test('API-77, SUBMIT-11, SUBMIT-12: the order is stored as it was told', async () => {
    const guest = await readyToOrder(shop, [
      ['pen', 2],
      ['book', 1],
    ]);
    const fingerprint = await reviewOf(guest);
    const answer = await submit(guest, { fingerprint, idempotencyKey: 'a' });
    expect(answer).toEqual({
      orderId: expect.stringMatching(/^[\w-]{22}$/),
      orderNumber: expect.stringMatching(/^K26-\d{4}-\d{4}$/),
      newCartId: expect.stringMatching(/^[\w-]{22}$/),
      errorMessage: null,
      submitted: false,
      changed: false,
      changes: [],
      redirectUrl: null,
      computopData: null,
    });
    expect(await ordersOf(guest)).toEqual([
      {
        id: answer.orderId,
        number: answer.orderNumber,
        email: 'erika@example.org',
        total: 1995,
        net: 1802,
        tax: 193,
      },
    ]);
    const lines = await testDatabase.database.rows(linesOfOrder, [answer.orderId]);
    expect(lines).toEqual([
      { itemId: 'pen', name: 'Stift <b>rot</b>', quantity: 2, unitCents: 250, taxRate: 190 },
      { itemId: 'book', name: 'Ware book', quantity: 1, unitCents: 1000, taxRate: 70 },
    ]);
  });

  test('the submitted cart takes nothing more, and the new one is empty', async () => {
    const guest = await readyToOrder(shop, [['pen', 1]]);
    const { newCartId } = await submit(guest);
    const { visitor, cartId } = guest;
    const late = await visitor.run<{ cart_update: { successful: boolean; errorMessage: string } }>(
      `mutation ($cartId: String!) {
        cart_update(cartId: $cartId, ops: [{ addPosition: { itemId: "pen" } }]) {
          successful errorMessage cart { itemsCount attributes { submitted } }
        }
      }`,
      { cartId },
    );
    expect(late.cart_update).toEqual({
      successful: false,
      errorMessage: 'vue.checkout.message.alreadySubmitted',
      cart: { itemsCount: 1, attributes: { submitted: true } },
    });
    const fresh = await visitor.run(
      `query ($cartId: String!) {
        shop_findCart(cartId: $cartId) { itemsCount attributes { submitted loggedInAsGuest } }
      }`,
      { cartId: newCartId },
    );
    expect(fresh).toEqual({
      shop_findCart: { itemsCount: 0, attributes: { submitted: false, loggedInAsGuest: false } },
    });
  });

  test('ruling 9: the same key again answers the same order', async () => {
    const guest = await readyToOrder(shop, [['pen', 1]]);
    const first = await submit(guest, { idempotencyKey: 'key' });
    const second = await submit(guest, { idempotencyKey: 'key' });
    expect(second).toEqual(first);
    expect(await ordersOf(guest)).toHaveLength(1);
  });

  test('SUBMIT-06: a second submit without that key makes no order and tells where to go on', async () => {
    const guest = await readyToOrder(shop, [['pen', 1]]);
    const { newCartId } = await submit(guest, { idempotencyKey: 'one' });
    for (const idempotencyKey of ['two', undefined]) {
      expect(await submit(guest, idempotencyKey ? { idempotencyKey } : {})).toMatchObject({
        orderId: null,
        submitted: true,
        errorMessage: 'vue.checkout.message.alreadySubmitted',
        newCartId,
      });
    }
    expect(await ordersOf(guest)).toHaveLength(1);
  });

  test('two tabs that submit at once make one order', async () => {
    const guest = await readyToOrder(shop, [['pen', 3]]);
    const before = (await stock('pen')) ?? 0;
    const fingerprint = await reviewOf(guest);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, tab) =>
        submit(guest, { fingerprint, idempotencyKey: `tab ${tab}` }),
      ),
    );
    expect(answers.filter(({ orderId }) => orderId !== null)).toHaveLength(1);
    expect(answers.filter(({ submitted }) => submitted)).toHaveLength(4);
    expect(new Set(answers.map(({ newCartId }) => newCartId)).size).toBe(1);
    expect(await ordersOf(guest)).toHaveLength(1);
    expect(await stock('pen')).toBe(before - 3);
  });

  test('the last piece goes to one of two buyers; the other is told', async () => {
    await stockGoods(testDatabase.database, { id: 'single', stock: 1, restockDays: null });
    const buyers = [
      await readyToOrder(shop, [['single', 1]]),
      await readyToOrder(shop, [['single', 1]]),
    ];
    const answers = await Promise.all(
      buyers.map(async (buyer) => submit(buyer, { fingerprint: await reviewOf(buyer) })),
    );
    const [winner] = answers.filter(({ orderId }) => orderId !== null);
    const [loser] = answers.filter(({ orderId }) => orderId === null);
    expect(winner).toBeDefined();
    expect(loser).toMatchObject({
      changed: true,
      errorMessage: 'vue.checkout.message.cartChanged',
      changes: [{ itemId: 'single', kind: 'UNAVAILABLE' }],
    });
    expect(await stock('single')).toBe(0);
  });

  test('orders of the same goods in opposite order do not lock each other out', async () => {
    await stockGoods(testDatabase.database, { id: 'left' }, { id: 'right' });
    const there = ['left', 'right'].map((id) => [id, 1] as const);
    const guests = [];
    for (let index = 0; index < 8; index += 1) {
      guests.push(await readyToOrder(shop, index % 2 === 0 ? there : there.toReversed()));
    }
    const answers = await Promise.all(guests.map((guest) => submit(guest)));
    expect(answers.map(({ errorMessage }) => errorMessage)).toEqual(guests.map(() => null));
    expect(await stock('left')).toBe(992);
  });

  test('more than the stock is sent later where the item comes again', async () => {
    await stockGoods(testDatabase.database, { id: 'refilled', stock: 2, restockDays: 5 });
    const guest = await readyToOrder(shop, [['refilled', 6]]);
    expect((await submit(guest)).orderId).not.toBeNull();
    expect(await stock('refilled')).toBe(0);
  });

  test('ruling 10: readers hear of stock that reads otherwise, and of no other', async () => {
    await stockGoods(
      testDatabase.database,
      { id: 'plenty', stock: 500 },
      { id: 'scarce', stock: 6 },
    );
    const told = async (product: string) =>
      (await testDatabase.database.rows(outboxKeys, [product])).length;
    const imported = { scarce: await told('p-scarce'), plenty: await told('p-plenty') };
    await submit(
      await readyToOrder(shop, [
        ['plenty', 1],
        ['scarce', 2],
      ]),
    );
    expect(await told('p-scarce')).toBe(imported.scarce + 1);
    expect(await told('p-plenty')).toBe(imported.plenty);
  });
});

describe('what an order lacks', () => {
  test('SUBMIT-08: an empty cart, no login step, no address, no payment: no order', async () => {
    const guest = await enterShop(shop);
    expect((await submit(guest)).errorMessage).toBe('vue.checkout.login.required');
    const empty = await enterShop(shop);
    await checkOutAsGuest(empty);
    expect((await submit(empty)).errorMessage).toBe('vue.checkout.message.emptyCart');
    await putInCart(guest, ['pen', 1]);
    await guest.visitor.run(
      'mutation ($cartId: String!) { checkoutAuth(cartId: $cartId, authType: guest) { successful } }',
      { cartId: guest.cartId },
    );
    expect((await submit(guest)).errorMessage).toBe('vue.checkout.shipping.billingMissing');
    expect(await ordersOf(guest)).toEqual([]);
  });

  test('PAY-07: nothing is ordered without a payment method', async () => {
    const guest = await readyToOrder(shop, [['pen', 1]]);
    await testDatabase.database.run(
      statement('test_order_no_payment', 'update cart set payment_id = null where id = $1'),
      [guest.cartId],
    );
    expect((await submit(guest)).errorMessage).toBe('vue.checkout.payment.noneSelected');
  });

  test("another visitor's cart cannot be submitted", async () => {
    const guest = await readyToOrder(shop, [['pen', 1]]);
    const thief = await enterShop(shop);
    const { errors } = await thief.visitor.attempt(
      'mutation ($cartId: String!) { submitCart(cartId: $cartId) { orderId } }',
      { cartId: guest.cartId },
    );
    expect(errors[0]?.classification).toBe('CART_NOT_FOUND');
    expect(await ordersOf(guest)).toEqual([]);
  });
});
