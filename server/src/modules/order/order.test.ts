import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statement } from '../../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import {
  type CartVisitor,
  checkOutAsGuest,
  enterShop,
  logIn,
  putInCart,
  reviewOf,
  submit,
  takeCart,
} from '../../testing/journey.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { seedDemoCustomers } from '../customer/demoCustomers.ts';

const passwords = { consumer: 'Kreide-rot-7', business: 'Tafel-gruen-9' };

let testDatabase: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  shop = createTestShop(testDatabase.database);
  await seedDemoCustomers({ database: testDatabase.database, passwords, clock: shop.clock });
  await stockGoods(
    testDatabase.database,
    { id: 'pen', name: 'Stift <b>rot</b>', cents: 250 },
    { id: 'book', cents: 1000, taxClass: 'reduced' },
  );
});

afterAll(() => testDatabase.drop());

async function readyToOrder(
  goods: readonly (readonly [string, number])[],
  choices?: Parameters<typeof checkOutAsGuest>[1],
): Promise<CartVisitor> {
  const guest = await enterShop(shop);
  await putInCart(guest, ...goods);
  await checkOutAsGuest(guest, choices);
  return guest;
}

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
const mailsTo = statement(
  'test_order_mails',
  'select kind, subject, html, text from mail where recipient = $1 order by created_at',
);
const setPrice = statement(
  'test_order_set_price',
  'update current_price set cents = $2 where item_id = $1',
);
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
    const guest = await readyToOrder([
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
    const guest = await readyToOrder([['pen', 1]]);
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
    const guest = await readyToOrder([['pen', 1]]);
    const first = await submit(guest, { idempotencyKey: 'key' });
    const second = await submit(guest, { idempotencyKey: 'key' });
    expect(second).toEqual(first);
    expect(await ordersOf(guest)).toHaveLength(1);
  });

  test('SUBMIT-06: a second submit without that key makes no order and tells where to go on', async () => {
    const guest = await readyToOrder([['pen', 1]]);
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
    const guest = await readyToOrder([['pen', 3]]);
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
    const buyers = [await readyToOrder([['single', 1]]), await readyToOrder([['single', 1]])];
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
      guests.push(await readyToOrder(index % 2 === 0 ? there : there.toReversed()));
    }
    const answers = await Promise.all(guests.map((guest) => submit(guest)));
    expect(answers.map(({ errorMessage }) => errorMessage)).toEqual(guests.map(() => null));
    expect(await stock('left')).toBe(992);
  });

  test('more than the stock is sent later where the item comes again', async () => {
    await stockGoods(testDatabase.database, { id: 'refilled', stock: 2, restockDays: 5 });
    const guest = await readyToOrder([['refilled', 6]]);
    expect((await submit(guest)).orderId).not.toBeNull();
    expect(await stock('refilled')).toBe(0);
  });

  test('ruling 10: readers hear of stock that reads otherwise, and of no other', async () => {
    await stockGoods(
      testDatabase.database,
      { id: 'plenty', stock: 500 },
      { id: 'scarce', stock: 6 },
    );
    await submit(
      await readyToOrder([
        ['plenty', 1],
        ['scarce', 2],
      ]),
    );
    expect(await testDatabase.database.rows(outboxKeys, ['p-scarce'])).toHaveLength(1);
    expect(await testDatabase.database.rows(outboxKeys, ['p-plenty'])).toEqual([]);
  });
});

describe('a cart that changed since its review', () => {
  test('SUBMIT-07, DEC-67: a new price makes no order and is told; reviewed again it does', async () => {
    await stockGoods(testDatabase.database, { id: 'moving', cents: 500 });
    const guest = await readyToOrder([['moving', 2]]);
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
    const guest = await readyToOrder([['untold', 1]]);
    await testDatabase.database.run(setPrice, ['untold', 450]);
    expect(await submit(guest)).toMatchObject({ changed: true });
    expect((await submit(guest)).orderId).not.toBeNull();
  });

  test('another tab that changes the quantity changes the cart', async () => {
    const guest = await readyToOrder([['pen', 1]]);
    const fingerprint = await reviewOf(guest);
    await putInCart(guest, ['pen', 1]);
    expect(await submit(guest, { fingerprint })).toMatchObject({ orderId: null, changed: true });
  });

  test('the comment is saved after the review and changes nothing', async () => {
    const guest = await readyToOrder([['pen', 1]]);
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
    const guest = await readyToOrder([['checked', 1]]);
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
    const guest = await readyToOrder([['pen', 1]]);
    await testDatabase.database.run(
      statement('test_order_no_payment', 'update cart set payment_id = null where id = $1'),
      [guest.cartId],
    );
    expect((await submit(guest)).errorMessage).toBe('vue.checkout.payment.noneSelected');
  });

  test("another visitor's cart cannot be submitted", async () => {
    const guest = await readyToOrder([['pen', 1]]);
    const thief = await enterShop(shop);
    const { errors } = await thief.visitor.attempt(
      'mutation ($cartId: String!) { submitCart(cartId: $cartId) { orderId } }',
      { cartId: guest.cartId },
    );
    expect(errors[0]?.classification).toBe('CART_NOT_FOUND');
    expect(await ordersOf(guest)).toEqual([]);
  });
});

const thankYou = `query ($orderId: String!) {
  thankYouPage(orderId: $orderId) {
    orderId orderNumber email paymentId paymentTermsDays isGuest placedAt
    prepayment { accountHolder iban bic bankName reference amount { cents } days }
    items { name orderNumber quantity pricePerUnit { cents } totalPrice { cents } }
    totals { total { cents } tax { cents } shippingCost { cents } taxes { rate tax { cents } } }
    billingAddress { lastName city } shippingAddress { city }
  }
}`;

describe('after the order', () => {
  test('API-52, CONF-01, DEC-89: the thank-you page shows what was ordered and how to pay', async () => {
    const guest = await readyToOrder([['pen', 2]], { paymentId: 'VORKASSE' });
    const { orderId, orderNumber } = await submit(guest);
    expect(await guest.visitor.run(thankYou, { orderId })).toEqual({
      thankYouPage: {
        orderId,
        orderNumber,
        email: 'erika@example.org',
        paymentId: 'VORKASSE',
        paymentTermsDays: null,
        isGuest: true,
        placedAt: '2026-11-21T09:00:00.000Z',
        prepayment: {
          accountHolder: 'Kreide Musterhandel GmbH',
          iban: 'DE02 1203 0000 0000 2020 51',
          bic: 'BYLADEM1001',
          bankName: 'Musterbank',
          reference: orderNumber,
          amount: { cents: 995 },
          days: 7,
        },
        items: [
          {
            name: 'Stift <b>rot</b>',
            orderNumber: 'N-pen',
            quantity: 2,
            pricePerUnit: { cents: 250 },
            totalPrice: { cents: 500 },
          },
        ],
        totals: {
          total: { cents: 995 },
          tax: { cents: 159 },
          shippingCost: { cents: 495 },
          taxes: [{ rate: 19, tax: { cents: 159 } }],
        },
        billingAddress: { lastName: 'Muster', city: 'Köln' },
        shippingAddress: null,
      },
    });
  });

  test('ruling 6: an order is answered to the session that placed it, never to an id alone', async () => {
    const guest = await readyToOrder([['pen', 1]]);
    const { orderId, orderNumber } = await submit(guest);
    const { visitor: stranger } = await enterShop(shop);
    expect(await stranger.run(thankYou, { orderId })).toEqual({ thankYouPage: null });
    expect(await guest.visitor.run(thankYou, { orderId: orderNumber })).toEqual({
      thankYouPage: null,
    });
  });

  test('ruling 9: a lost answer is found by polling', async () => {
    const guest = await readyToOrder([['pen', 1]]);
    const status = (idempotencyKey: string) =>
      guest.visitor.run(
        `query ($cartId: String!, $key: String!) {
          submitStatus(cartId: $cartId, idempotencyKey: $key) { done orderId orderNumber newCartId }
        }`,
        { cartId: guest.cartId, key: idempotencyKey },
      );
    const nothing = { done: false, orderId: null, orderNumber: null, newCartId: null };
    expect(await status('key')).toEqual({ submitStatus: nothing });
    const { orderId, orderNumber, newCartId } = await submit(guest, { idempotencyKey: 'key' });
    expect(await status('key')).toEqual({
      submitStatus: { done: true, orderId, orderNumber, newCartId },
    });
    expect(await status('other')).toEqual({ submitStatus: nothing });
  });

  test('CONF-04, API-79: after clean-up the guest starts anonymous, and the old id reads nothing', async () => {
    const guest = await readyToOrder([['pen', 1]]);
    const { orderId, newCartId } = await submit(guest);
    const { confirmationCleanup } = await guest.visitor.run<{
      confirmationCleanup: { successful: boolean; cartId: string; userId: string };
    }>(
      `mutation ($cartId: String!) {
        confirmationCleanup(cartId: $cartId) { successful errorMessage cartId userId }
      }`,
      { cartId: guest.cartId },
    );
    expect(confirmationCleanup).toMatchObject({ successful: true, cartId: newCartId });
    expect(confirmationCleanup.userId).not.toBe(guest.visitor.userId);

    const next = shop.visitor();
    next.userId = confirmationCleanup.userId;
    expect(await next.run(thankYou, { orderId })).toEqual({ thankYouPage: null });
    expect(
      await next.run(
        `query ($cartId: String!) {
          getBillingAddresses { addressId }
          shop_findCart(cartId: $cartId) { billingAddress { city } steps { loginDone } }
        }`,
        { cartId: newCartId },
      ),
    ).toEqual({
      getBillingAddresses: [],
      shop_findCart: { billingAddress: null, steps: { loginDone: false } },
    });
    const { errors } = await guest.visitor.attempt(
      'query ($cartId: String!) { shop_findCart(cartId: $cartId) { cartId } }',
      { cartId: newCartId },
    );
    expect(errors[0]?.classification).toBe('CART_NOT_FOUND');
    const addresses = await guest.visitor.run('{ getBillingAddresses { addressId } }');
    expect(addresses).toEqual({ getBillingAddresses: [] });
  });
});

describe('customers', () => {
  test('CHK-17, DEC-75: a business orders by invoice without a payment step, at net prices', async () => {
    const visitor = shop.visitor('b2b');
    await logIn(visitor, 'K-100200', passwords.business);
    const cartId = await takeCart(visitor);
    const business = { visitor, cartId };
    await putInCart(business, ['pen', 4]);
    const { shop_findCart: cart } = await visitor.run<{
      shop_findCart: { defaultBillingAddress: { addressId: string; schoolOrCompany: string } };
    }>(
      `query ($cartId: String!) {
        shop_findCart(cartId: $cartId) { defaultBillingAddress { addressId schoolOrCompany } }
      }`,
      { cartId },
    );
    // ADDR-06
    expect(cart.defaultBillingAddress.schoolOrCompany).toBe('Schulverwaltung Musterstadt');
    const { addressId } = cart.defaultBillingAddress;
    const set = await visitor.run(
      `mutation ($cartId: String!, $addressId: String!) {
        setBillingAddress(cartId: $cartId, addressId: $addressId) {
          successful
          cart { steps { shippingValid paymentNeeded paymentValid problems } }
        }
      }`,
      { cartId, addressId },
    );
    expect(set).toEqual({
      setBillingAddress: {
        successful: true,
        cart: {
          steps: { shippingValid: true, paymentNeeded: false, paymentValid: true, problems: [] },
        },
      },
    });
    const answer = await submit(business, { fingerprint: await reviewOf(business) });
    const page = await visitor.run(thankYou, { orderId: answer.orderId });
    // 10.00 and 4.95 net, 19 % on both.
    expect(page).toMatchObject({
      thankYouPage: {
        email: 'einkauf@grundschule.example',
        isGuest: false,
        paymentId: 'RECHNUNG',
        paymentTermsDays: 30,
        prepayment: null,
        totals: { shippingCost: { cents: 495 }, tax: { cents: 284 }, total: { cents: 1779 } },
      },
    });
    // The account's next cart is open at once, and is what any browser of it gets.
    expect(await takeCart(visitor)).toBe(answer.newCartId);
    const [mail] = await testDatabase.database.rows<{ text: string }>(mailsTo, [
      'einkauf@grundschule.example',
    ]);
    expect(mail?.text).toContain('innerhalb von 30 Tagen');
    expect(mail?.text).not.toContain('Widerrufsbelehrung');
  });
});

describe('the confirmation', () => {
  test('ruling 12: essentials, terms and the instruction on withdrawal, once, as text and HTML', async () => {
    const email = 'papier@example.org';
    const guest = await readyToOrder([['pen', 2]], { paymentId: 'VORKASSE', email });
    const { orderNumber } = await submit(guest, { idempotencyKey: 'k' });
    await submit(guest, { idempotencyKey: 'k' });
    const mails = await testDatabase.database.rows<
      Record<'kind' | 'subject' | 'html' | 'text', string>
    >(mailsTo, [email]);
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail).toMatchObject({
      kind: 'order-confirmation',
      subject: `Ihre Bestellung ${orderNumber}`,
    });
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toMatch(/2 × 2,50\s€/);
      expect(part).toMatch(/9,95\s€/);
      expect(part).toContain('darin enthalten 19 % MwSt.');
      expect(part).toContain('DE02 1203 0000 0000 2020 51');
      expect(part).toContain('Hauptstraße 5');
      expect(part).toContain('Allgemeine Geschäftsbedingungen');
      expect(part).toContain('binnen vierzehn Tagen ohne Angabe von Gründen');
      expect(part).toContain('Muster-Widerrufsformular');
    }
    // What the catalogue or the shopper wrote is text, never markup.
    expect(mail?.html).toContain('Stift &lt;b&gt;rot&lt;/b&gt;');
    expect(mail?.html).not.toContain('<b>rot</b>');
  });

  test('the terms in it are those of the shop’s own page, as text', async () => {
    await testDatabase.database.run(
      statement(
        'test_order_terms',
        `insert into content_page (path, storefront, language, title, rows, source_hash)
         values ('/service/agb', '*', 'de', 'AGB', $1, '')`,
      ),
      [
        JSON.stringify([
          {
            cells: [
              {
                template: 'text',
                attributes: {
                  headline: 'Unsere Bedingungen',
                  html: '<p>Erstens &amp; <b>wichtig</b>.</p><ul><li>Zweitens</li><li>Drittens</li></ul>',
                  image: { src: '/nicht-lesen.jpg' },
                },
              },
            ],
          },
        ]),
      ],
    );
    const email = 'agb@example.org';
    await submit(await readyToOrder([['pen', 1]], { email }));
    const [mail] = await testDatabase.database.rows<{ text: string; html: string }>(mailsTo, [
      email,
    ]);
    expect(mail?.text).toContain(
      'Unsere Bedingungen\n\nErstens & wichtig.\n\n– Zweitens\n– Drittens',
    );
    expect(mail?.text).not.toContain('nicht-lesen');
    expect(mail?.html).toContain('Erstens &amp; wichtig.');
  });
});
