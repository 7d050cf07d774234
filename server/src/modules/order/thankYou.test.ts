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
  readyToOrder,
  reviewOf,
  submit,
  takeCart,
} from '../../testing/journey.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { seedDemoCustomers } from '../customer/demoCustomers.ts';

const customer = 'mia.beispiel@kreide.example';
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

const mailsTo = statement(
  'test_order_mails',
  'select kind, subject, html, text from mail where recipient = $1 order by created_at',
);

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
  test('CONF-01 the thank-you page leads to the order’s status, and names no Leitweg-ID where there is none', async () => {
    const asked = `query ($orderId: String!) {
      thankYouPage(orderId: $orderId) { statusPath buyerReference }
    }`;
    const guest = await readyToOrder(shop, [['pen', 1]]);
    const { orderId } = await submit(guest);
    const { thankYouPage } = await guest.visitor.run<{
      thankYouPage: { statusPath: string; buyerReference: string | null };
    }>(asked, { orderId });
    expect(thankYouPage.buyerReference).toBeNull();
    const [, link = ''] = /^\/order\/(.+)$/.exec(thankYouPage.statusPath) ?? [];
    expect(await shop.services.orders.history.findByLink(link)).toMatchObject({
      order: { id: orderId },
    });
  });

  test('API-52, CONF-01, DEC-89: the thank-you page shows what was ordered and how to pay', async () => {
    const guest = await readyToOrder(shop, [['pen', 2]], { paymentId: 'VORKASSE' });
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
    const guest = await readyToOrder(shop, [['pen', 1]]);
    const { orderId, orderNumber } = await submit(guest);
    const { visitor: stranger } = await enterShop(shop);
    expect(await stranger.run(thankYou, { orderId })).toEqual({ thankYouPage: null });
    expect(await guest.visitor.run(thankYou, { orderId: orderNumber })).toEqual({
      thankYouPage: null,
    });
  });

  test('ruling 9: a lost answer is found by polling', async () => {
    const guest = await readyToOrder(shop, [['pen', 1]]);
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

  const cleanUp = async ({ visitor }: CartVisitor, cartId: string | null) =>
    (
      await visitor.run<{
        confirmationCleanup: { successful: boolean; cartId: string; userId: string };
      }>(
        `mutation ($cartId: String!) {
          confirmationCleanup(cartId: $cartId) { successful errorMessage cartId userId }
        }`,
        { cartId },
      )
    ).confirmationCleanup;

  test('CONF-04, API-79: after clean-up the guest starts anonymous, and reads nothing of the order', async () => {
    const guest = await readyToOrder(shop, [['pen', 1]]);
    const { visitor } = guest;
    const { orderId, newCartId } = await submit(guest);
    expect(await cleanUp(guest, guest.cartId)).toMatchObject({
      successful: true,
      cartId: newCartId,
    });
    expect(await visitor.run(thankYou, { orderId })).toEqual({ thankYouPage: null });
    expect(
      await visitor.run(
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
    const { errors } = await visitor.attempt(
      'query ($cartId: String!) { shop_findCart(cartId: $cartId) { cartId } }',
      { cartId: guest.cartId },
    );
    expect(errors[0]?.classification).toBe('CART_NOT_FOUND');
  });

  test('CONF-04: what a guest puts into the cart and enters around the clean-up stays', async () => {
    const guest = await readyToOrder(shop, [['pen', 1]]);
    const { newCartId } = await submit(guest);
    const next = { visitor: guest.visitor, cartId: newCartId ?? '' };
    await putInCart(next, ['pen', 2]);
    await cleanUp(guest, newCartId);
    // Sent with the ids that the browser had before the clean-up's answer came.
    await putInCart(next, ['book', 3]);
    await checkOutAsGuest(next);
    // A second tab has left the confirmation, too.
    await cleanUp(guest, newCartId);
    const { shop_findCart: cart } = await guest.visitor.run<{
      shop_findCart: object;
    }>(
      `query ($cartId: String!) {
        shop_findCart(cartId: $cartId) {
          items { itemId quantity } billingAddress { city } steps { loginDone }
        }
      }`,
      { cartId: newCartId },
    );
    expect(cart).toEqual({
      items: expect.arrayContaining([
        { itemId: 'pen', quantity: 2 },
        { itemId: 'book', quantity: 3 },
      ]),
      billingAddress: { city: 'Köln' },
      steps: { loginDone: true },
    });
  });

  test('CONF-04: who logs in before the clean-up leaves nothing of the order behind either', async () => {
    const guest = await readyToOrder(shop, [['pen', 1]]);
    const { visitor } = guest;
    const { orderId, newCartId } = await submit(guest);
    await putInCart({ visitor, cartId: newCartId ?? '' }, ['pen', 2]);
    const login = { cartId: newCartId ?? '', mergeCart: true };
    const { updatedCartId } = await logIn(visitor, customer, passwords.consumer, login);
    expect(await cleanUp(guest, updatedCartId)).toMatchObject({ cartId: updatedCartId });
    expect(
      await visitor.run(
        'query ($cartId: String!) { shop_findCart(cartId: $cartId) { items { quantity } } }',
        { cartId: updatedCartId },
      ),
    ).toEqual({ shop_findCart: { items: [{ quantity: 2 }] } });
    // The login has ended; the browser has the guest's id still.
    visitor.loginToken = undefined;
    expect(await visitor.run(thankYou, { orderId })).toEqual({ thankYouPage: null });
    expect(await visitor.run('{ getBillingAddresses { addressId } }')).toEqual({
      getBillingAddresses: [],
    });
  });
});

describe('customers', () => {
  test('CHK-17, DEC-75: a business orders by invoice without a payment step, at net prices; STORE-14: it is a new customer until then', async () => {
    const visitor = shop.visitor('b2b');
    await logIn(visitor, 'K-100200', passwords.business);
    const whoAmI = '{ customerInfo { isNewCustomer isExistingCustomer visitorType } }';
    expect(await visitor.run(whoAmI)).toEqual({
      customerInfo: { isNewCustomer: true, isExistingCustomer: false, visitorType: 'new' },
    });
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
    expect(await visitor.run(whoAmI)).toEqual({
      customerInfo: { isNewCustomer: false, isExistingCustomer: true, visitorType: 'existing' },
    });
  });
});
