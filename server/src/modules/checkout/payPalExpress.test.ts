import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { SampleName } from '../../../simulators/addressPage.ts';
import { type PayPalSimulator, startSimulator } from '../../../simulators/paypal/simulator.ts';
import { cartOf } from '../../testing/checkout.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import {
  type CartVisitor,
  enterShop,
  logIn,
  putInCart,
  register,
  reviewOf,
  takeCart,
} from '../../testing/journey.ts';
import { raisedLimits } from '../../testing/limits.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { seedDemoCustomers } from '../customer/demoCustomers.ts';
import { limitRules } from '../limiter/limiter.ts';
import { createProviders } from '../payment/providers.ts';
import type { StorefrontId } from '../storefront/storefront.ts';

const passwords = { consumer: 'Kreide-rot-7', business: 'Tafel-gruen-9' };
const account = { clientId: 'kreide', clientSecret: 'a secret', webhookId: 'WH-1' };

let db: TestDatabase;
let simulator: PayPalSimulator;
let shop: TestShop;

beforeAll(async () => {
  db = await createTestDatabase();
  simulator = await startSimulator({ account });
  const paypal = { ...account, url: simulator.url, timeoutMs: 500 };
  const { expressCheckoutsByNetwork } = limitRules;
  shop = createTestShop(db.database, {
    limits: { ...raisedLimits, expressCheckoutsByNetwork },
    providers: createProviders({ paypal }, true),
  });
  await seedDemoCustomers({ database: db.database, passwords, clock: shop.clock });
  await stockGoods(
    db.database,
    { id: 'book', cents: 1000, stock: 500, restockDays: null },
    { id: 'pen', cents: 250, stock: 500 },
  );
});

afterEach(() => simulator.hang(false));

afterAll(async () => {
  await simulator[Symbol.asyncDispose]();
  await db.drop();
});

let networks = 0;

async function withBook(storefront: StorefrontId = 'de'): Promise<CartVisitor> {
  networks += 1;
  const guest = await enterShop(shop, storefront, { ip: `198.51.100.${networks}` });
  await putInCart(guest, ['book', 2]);
  return guest;
}

interface Opened {
  readonly redirectUrl: string | null;
  readonly errorMessage: string | null;
}

async function open({ visitor, cartId }: CartVisitor, paymentId = 'PAYPAL'): Promise<Opened> {
  const { opened } = await visitor.run<{ opened: Opened }>(
    `mutation ($cartId: String!, $paymentId: String!) {
      opened: openExpressCheckout(cartId: $cartId, paymentId: $paymentId) {
        redirectUrl errorMessage
      }
    }`,
    { cartId, paymentId },
  );
  return opened;
}

async function take({ visitor, cartId }: CartVisitor, sessionId: string, paymentId = 'PAYPAL') {
  const { taken } = await visitor.run<{
    taken: { successful: boolean; errorMessage: string | null };
  }>(
    `mutation ($cartId: String!, $paymentId: String!, $sessionId: String!) {
      taken: takeExpressCheckout(cartId: $cartId, paymentId: $paymentId, sessionId: $sessionId) {
        successful errorMessage
      }
    }`,
    { cartId, paymentId, sessionId },
  );
  return taken;
}

const taken = { successful: true, errorMessage: null };

/** The shopper's choice at PayPal. @returns the id of PayPal's order */
async function choose(guest: CartVisitor, address: SampleName = 'berlin', isDeclined = false) {
  const { redirectUrl } = await open(guest);
  const orderId = new URL(redirectUrl ?? '').searchParams.get('token') ?? '';
  const back = new URL(simulator.choose(orderId, address, isDeclined));
  expect(back.pathname).toBe('/api/express-return/PAYPAL');
  expect(back.searchParams.get('cartId')).toBe(guest.cartId);
  expect(back.searchParams.get('token')).toBe(orderId);
  return orderId;
}

async function express(guest: CartVisitor, address?: SampleName, isDeclined?: boolean) {
  const orderId = await choose(guest, address, isDeclined);
  expect(await take(guest, orderId)).toEqual(taken);
  return orderId;
}

async function stateOf({ visitor, cartId }: CartVisitor) {
  const { cart } = await visitor.run<{
    cart: {
      selectedPayment: { paymentId: string } | null;
      express: { offered: string[]; paymentId: string | null };
      amazonPay: { expressMode: boolean; checkoutSession: boolean };
      itemsCount: number;
    };
  }>(
    `query ($cartId: String!) {
      cart: shop_findCart(cartId: $cartId) {
        selectedPayment { paymentId } express { offered paymentId }
        amazonPay { expressMode checkoutSession } itemsCount
      }
    }`,
    { cartId },
  );
  return cart;
}

/** Orders what was reviewed. @returns where the shopper goes */
async function order(guest: CartVisitor): Promise<string> {
  const { submitCart } = await guest.visitor.run<{
    submitCart: { redirectUrl: string | null; errorMessage: string | null };
  }>(
    `mutation ($cartId: String!, $fingerprint: String) {
      submitCart(cartId: $cartId, fingerprint: $fingerprint, idempotencyKey: "${Math.random()}") {
        redirectUrl errorMessage
      }
    }`,
    { cartId: guest.cartId, fingerprint: await reviewOf(guest) },
  );
  return submitCart.redirectUrl ?? submitCart.errorMessage ?? '';
}

async function comeBack({ visitor }: CartVisitor, address: string) {
  const { completePayment } = await visitor.run<{
    completePayment: { state: string; orderId: string | null };
  }>(
    `mutation ($parameters: String!) {
      completePayment(paymentId: "PAYPAL", parameters: $parameters) { state orderId }
    }`,
    { parameters: new URL(address).search.slice(1) },
  );
  return completePayment;
}

async function leave({ visitor, cartId }: CartVisitor): Promise<boolean> {
  const { left } = await visitor.run<{ left: { isReset: boolean } }>(
    `mutation ($cartId: String!) {
      left: abortExpressCheckout(cartId: $cartId, paymentId: "PAYPAL") { isReset }
    }`,
    { cartId },
  );
  return left.isReset;
}

describe('PayPal from the cart', () => {
  test('is offered to consumers with something to pay, and not to businesses', async () => {
    for (const storefront of ['de', 'at', 'ch'] as const) {
      expect((await stateOf(await withBook(storefront))).express.offered).toEqual(['PAYPAL']);
    }
    const empty = await enterShop(shop);
    expect(await open(empty)).toEqual({
      redirectUrl: null,
      errorMessage: 'vue.checkout.payment.notAvailable',
    });
    const visitor = shop.visitor('b2b');
    await logIn(visitor, 'K-100200', passwords.business);
    const business = { visitor, cartId: await takeCart(visitor) };
    await putInCart(business, ['book', 2]);
    expect((await stateOf(business)).express.offered).toEqual([]);
    for (const other of ['AMAZONPAY', 'RECHNUNG', 'constructor']) {
      expect((await open(await withBook(), other)).errorMessage).toBe(
        'vue.checkout.payment.notAvailable',
      );
    }
  });

  test('a guest’s address and way to pay become the cart’s, and what is ordered is paid with it once', async () => {
    const guest = await withBook();
    const orderId = await express(guest, 'school');
    expect(await stateOf(guest)).toMatchObject({
      selectedPayment: { paymentId: 'PAYPAL' },
      express: { paymentId: 'PAYPAL' },
      amazonPay: { expressMode: false, checkoutSession: false },
    });
    expect(await cartOf(guest)).toMatchObject({
      billingAddress: { street: 'Schulstraße 1', city: 'Köln' },
      steps: { loginDone: true, shippingValid: true, paymentNeeded: false, paymentValid: true },
    });
    // More than was approved: the sum of the order counts.
    await putInCart(guest, ['pen', 4]);
    const back = await order(guest);
    expect(back).toBe(`http://localhost:1/api/payment-return/PAYPAL?token=${orderId}`);
    const paid = await comeBack(guest, back);
    expect(paid).toMatchObject({ state: 'placed', orderId: expect.any(String) });
    expect(await comeBack(guest, back)).toEqual(paid);
    const { totals } = await guest.visitor
      .run<{ thankYouPage: { orderNumber: string; totals: { total: { cents: number } } } }>(
        `query ($orderId: String!) {
          thankYouPage(orderId: $orderId) { orderNumber totals { total { cents } } }
        }`,
        { orderId: paid.orderId },
      )
      .then(({ thankYouPage }) => thankYouPage);
    expect(simulator.taken().at(-1)).toMatchObject({ cents: totals.total.cents });
    expect(totals.total.cents).toBe(3000 + 495);
  });

  test('a customer’s cart is filled as well, and the address book stays as it is', async () => {
    const customer = await withBook();
    await register(customer.visitor, { email: 'ada.paypal@example.org' }, customer.cartId);
    await express(customer, 'school');
    expect(await cartOf(customer)).toMatchObject({ billingAddress: { city: 'Köln' } });
    const { getBillingAddresses: own } = await customer.visitor.run<{
      getBillingAddresses: { street: string }[];
    }>('{ getBillingAddresses { street } }');
    expect(own).toEqual([{ street: 'Hauptstraße 5' }]);
  });

  test.each([
    ['abroad', 'paris'],
    ['that only another storefront delivers to', 'vienna'],
  ] as const)('an address %s is refused, and nothing of it is kept', async (_, address) => {
    const guest = await withBook();
    expect(await take(guest, await choose(guest, address))).toEqual({
      successful: false,
      errorMessage: 'vue.checkout.shipping.countryNotDelivered',
    });
    expect(await stateOf(guest)).toMatchObject({
      selectedPayment: null,
      express: { paymentId: null },
    });
  });

  test('an order that nobody approved, that is none or that is paid gives no address', async () => {
    const guest = await withBook();
    const refused = { successful: false, errorMessage: 'vue.checkout.payment.error' };
    const { redirectUrl } = await open(guest);
    const orderId = new URL(redirectUrl ?? '').searchParams.get('token') ?? '';
    for (const id of [orderId, 'NONE', '../../v1/oauth2/token', '']) {
      expect(await take(guest, id)).toEqual(refused);
    }
    const buyer = await withBook();
    const paid = await express(buyer);
    await comeBack(buyer, await order(buyer));
    expect(await take(guest, paid)).toEqual(refused);
  });

  test('a payment that PayPal declines leads back to the choice, with the address', async () => {
    const guest = await withBook();
    await express(guest, 'berlin', true);
    expect(await comeBack(guest, await order(guest))).toMatchObject({ state: 'failed' });
    expect(await stateOf(guest)).toMatchObject({ itemsCount: 2, express: { paymentId: null } });
    expect(await cartOf(guest)).toMatchObject({
      billingAddress: { street: 'Lindenweg 4 a' },
      steps: { paymentNeeded: true },
    });
  });

  test('while PayPal is away nothing is opened or taken, and an order that is under way is placed later', async () => {
    const guest = await withBook();
    const orderId = await choose(guest);
    const away = 'vue.checkout.payment.unavailable';
    simulator.hang(true);
    expect(await open(guest)).toEqual({ redirectUrl: null, errorMessage: away });
    expect(await take(guest, orderId)).toEqual({ successful: false, errorMessage: away });
    simulator.hang(false);
    expect(await take(guest, orderId)).toEqual(taken);
    const back = await order(guest);
    simulator.hang(true);
    expect(await comeBack(guest, back)).toMatchObject({ state: 'pending' });
    simulator.hang(false);
    shop.clock.advance(6 * 60_000);
    expect(await shop.services.attempts.askSilent()).toBe(1);
    expect(await comeBack(guest, back)).toMatchObject({ state: 'placed' });
  });

  test('another way to pay ends it: addresses and session go, the lines stay', async () => {
    const guest = await withBook();
    expect(await leave(guest)).toBe(false);
    await express(guest);
    expect(await leave(guest)).toBe(true);
    expect(await stateOf(guest)).toMatchObject({
      selectedPayment: null,
      express: { paymentId: null },
      itemsCount: 2,
    });
    expect(await cartOf(guest)).toMatchObject({ billingAddress: null });
    expect(await leave(guest)).toBe(false);
  });

  test('it is opened so many times from one network and no more', async () => {
    const guest = await withBook();
    for (let times = 0; times < limitRules.expressCheckoutsByNetwork.count; times += 1) {
      expect((await open(guest)).errorMessage).toBeNull();
    }
    await expect(open(guest)).rejects.toThrow();
    expect((await open(await withBook())).errorMessage).toBeNull();
  });
});
