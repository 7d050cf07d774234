import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cartOf, change, saveAddress } from '../../testing/checkout.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import {
  type CartVisitor,
  checkOutAsGuest,
  enterShop,
  germanAddress,
  logIn,
  putInCart,
  submit,
  takeCart,
} from '../../testing/journey.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { seedDemoCustomers } from '../customer/demoCustomers.ts';

const passwords = { consumer: 'Kreide-rot-7', business: 'Tafel-gruen-9' };

let testDatabase: TestDatabase;
let shop: TestShop;
let guest: CartVisitor;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  shop = createTestShop(testDatabase.database);
  await seedDemoCustomers({ database: testDatabase.database, passwords, clock: shop.clock });
  await stockGoods(
    testDatabase.database,
    { id: 'pen', cents: 250 },
    { id: 'board', cents: 9900, isBulky: true },
  );
});

afterAll(() => testDatabase.drop());

beforeEach(async () => {
  guest = await enterShop(shop);
  await putInCart(guest, ['pen', 1]);
});

describe('steps', () => {
  test('CHK-01, CHK-24: each step is done in its turn', async () => {
    expect((await cartOf(guest)).steps).toEqual({
      loginDone: false,
      shippingValid: false,
      paymentNeeded: true,
      paymentValid: false,
      problems: [
        'vue.checkout.login.required',
        'vue.checkout.shipping.billingMissing',
        'vue.checkout.payment.noneSelected',
      ],
    });
    const auth = await change(guest, 'checkoutAuth(authType: guest)');
    expect(auth).toMatchObject({ successful: true, cart: { steps: { loginDone: true } } });
    await saveAddress(guest, 'addBillingAddress', { ...germanAddress, email: 'e@example.org' });
    expect((await cartOf(guest)).steps).toMatchObject({ shippingValid: true, paymentValid: false });
    await guest.visitor.run(
      `mutation ($cartId: String!) {
        setSelectedPayment(cartId: $cartId, paymentId: "RECHNUNG") { successful }
      }`,
      { cartId: guest.cartId },
    );
    expect((await cartOf(guest)).steps).toEqual({
      loginDone: true,
      shippingValid: true,
      paymentNeeded: true,
      paymentValid: true,
      problems: [],
    });
  });

  test('CHK-18: an order with nothing to pay has no payment step', async () => {
    await stockGoods(testDatabase.database, { id: 'gift', cents: 0 });
    const free = await enterShop(shop);
    await putInCart(free, ['gift', 1]);
    expect((await cartOf(free)).steps).toMatchObject({ paymentNeeded: false, paymentValid: true });
  });

  test('a customer has done the login step by being logged in', async () => {
    const visitor = shop.visitor();
    await logIn(visitor, 'mia.beispiel@kreide.example', passwords.consumer);
    const customer = { visitor, cartId: await takeCart(visitor) };
    await putInCart(customer, ['pen', 1]);
    expect((await cartOf(customer)).steps).toMatchObject({ loginDone: true, shippingValid: false });
    // CHK-20, ADDR-05: the default is the customer's own address.
    const { shop_findCart } = await visitor.run<{
      shop_findCart: { defaultBillingAddress: { addressId: string; city: string } };
    }>(
      `query ($cartId: String!) {
        shop_findCart(cartId: $cartId) { defaultBillingAddress { addressId city } }
      }`,
      { cartId: customer.cartId },
    );
    const { addressId, city } = shop_findCart.defaultBillingAddress;
    expect(city).toBe('Berlin');
    const set = await change(customer, `setBillingAddress(addressId: "${addressId}")`);
    expect(set.cart.steps).toMatchObject({ shippingValid: true });
  });
});

describe('references and contact', () => {
  test('API-71, API-72, DEC-73: order reference and comment within their bounds', async () => {
    const long = (length: number) => 'x'.repeat(length);
    const reference = await change(guest, `setOrderReference(orderReference: "${long(35)}")`);
    expect(reference.cart).toMatchObject({
      orderReference: long(35),
      details: { orderReference: long(35) },
    });
    const tooLong = await change(guest, `setOrderReference(orderReference: "${long(36)}")`);
    expect(tooLong).toMatchObject({
      successful: false,
      fieldErrors: [{ fieldName: 'orderReference', message: 'vue.form.error.tooLong' }],
      cart: { orderReference: long(35) },
    });
    const comment = await change(
      guest,
      String.raw`setOrderComment(orderComment: " Zeile 1\nZeile 2 ")`,
    );
    expect(comment.cart.orderComment).toBe('Zeile 1\nZeile 2');
    const tooMuch = await change(guest, `setOrderComment(orderComment: "${long(501)}")`);
    expect(tooMuch.successful).toBe(false);
    const none = await change(guest, 'setOrderReference');
    expect(none.cart.orderReference).toBeNull();
  });

  test('API-69, API-62, SHIP-12: other addresses for bill and dispatch notes', async () => {
    const set = await change(
      guest,
      'setAlternativeEmails(billingEmail: "rechnung@example.org", shippingEmail: "")',
    );
    expect(set.cart.contactEmails).toEqual({
      billingEmail: 'rechnung@example.org',
      shippingEmail: null,
    });
    const refused = await change(guest, 'setAlternativeEmails(shippingEmail: "kein@punkt")');
    expect(refused.fieldErrors).toEqual([
      { fieldName: 'shippingEmail', message: 'vue.form.error.email.incorrect' },
    ]);
    const emails = await guest.visitor.run(
      'query ($cartId: String!) { getContactEmails(cartId: $cartId) }',
      { cartId: guest.cartId },
    );
    expect(emails).toEqual({ getContactEmails: ['rechnung@example.org'] });
  });

  test('nothing is saved in a cart that was submitted', async () => {
    await checkOutAsGuest(guest);
    await submit(guest);
    const late = await change(guest, 'setOrderReference(orderReference: "late")');
    expect(late).toMatchObject({
      successful: false,
      errorMessage: 'vue.checkout.message.alreadySubmitted',
    });
  });
});
