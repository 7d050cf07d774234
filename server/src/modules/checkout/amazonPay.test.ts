import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SampleName } from '../../../simulators/addressPage.ts';
import { startWithAccount } from '../../../simulators/amazonPay/account.ts';
import type { AmazonPaySimulator } from '../../../simulators/amazonPay/simulator.ts';
import type { Decision } from '../../../simulators/decision.ts';
import { cartOf } from '../../testing/checkout.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import { importLines } from '../../testing/importLines.ts';
import {
  type CartVisitor,
  checkOutAsGuest,
  enterShop,
  putInCart,
  register,
  reviewOf,
} from '../../testing/journey.ts';
import { raisedLimits } from '../../testing/limits.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { createProviders } from '../payment/providers.ts';
import type { StorefrontId } from '../storefront/storefront.ts';

let db: TestDatabase;
let simulator: AmazonPaySimulator;
let shop: TestShop;

beforeAll(async () => {
  db = await createTestDatabase();
  const amazonPay = await startWithAccount();
  simulator = amazonPay.simulator;
  const providers = createProviders({ amazonPay: { ...amazonPay.account, timeoutMs: 2000 } }, true);
  shop = createTestShop(db.database, { limits: raisedLimits, providers });
  await stockGoods(
    db.database,
    { id: 'book', cents: 1000, stock: 500, restockDays: null },
    { id: 'chair', cents: 9000, category: 'chairs' },
    { id: 'gift', cents: 0 },
  );
  await importLines(db.database, [
    { type: 'voucher', code: 'TEN', name: 'Zehn', kind: 'percent', percent: 10 },
    { type: 'parameter', name: 'amazonpay', entry: 'activated', value: 'true' },
    {
      type: 'parameter',
      name: 'amazonpay',
      entry: 'blockedGroups',
      value: 'a,b,c,d,e,f,g,h,chairs',
    },
  ]);
});

afterAll(async () => {
  await simulator[Symbol.asyncDispose]();
  await db.drop();
});

/** What an operator sets by an import. */
async function setParameter(name: string, entry: string, value: string) {
  await importLines(db.database, [{ type: 'parameter', name, entry, value }]);
  shop.services.parameters.invalidate();
}

async function withBook(storefront: StorefrontId = 'de'): Promise<CartVisitor> {
  const guest = await enterShop(shop, storefront);
  await putInCart(guest, ['book', 2]);
  return guest;
}

async function offered({ visitor, cartId }: CartVisitor): Promise<boolean> {
  const { paymentMethods, shop_findCart: cart } = await visitor.run<{
    paymentMethods: { paymentId: string }[];
    shop_findCart: { amazonPay: { isOffered: boolean } };
  }>(
    `query ($cartId: String!) {
      paymentMethods(cartId: $cartId) { paymentId }
      shop_findCart(cartId: $cartId) { amazonPay { isOffered } }
    }`,
    { cartId },
  );
  const isListed = paymentMethods.some(({ paymentId }) => paymentId === 'AMAZONPAY');
  expect(cart.amazonPay.isOffered).toBe(isListed);
  return isListed;
}

interface Button {
  readonly scriptUrl: string;
  readonly options: string;
}

async function checkoutData({ visitor, cartId }: CartVisitor, attemptId?: string) {
  const { button } = await visitor.run<{ button: Button | null }>(
    `query ($cartId: String!, $attemptId: String) {
      button: getPaymentProviderCheckoutData(
        cartId: $cartId, paymentId: "AMAZONPAY", attemptId: $attemptId
      ) { scriptUrl options }
    }`,
    { cartId, attemptId },
  );
  return button;
}

/** Amazon's page, where the shopper chooses an address. @returns the session */
async function chooseAtAmazon(guest: CartVisitor, address: SampleName = 'berlin') {
  const button = await checkoutData(guest);
  const sessionId = await simulator.open(button?.options ?? '{}');
  if (sessionId === undefined) throw new Error('Amazon takes the button for none of the shop');
  const back = simulator.choose(sessionId, address);
  const { cartId } = guest;
  const query = new URLSearchParams({ cartId, amazonCheckoutSessionId: sessionId });
  expect(back).toBe(`http://localhost:1/api/checkout-amazon?${query}`);
  return sessionId;
}

async function takeOver(
  { visitor, cartId }: CartVisitor,
  amazonCheckoutSessionId: string,
  checkoutType = 'express',
) {
  const { checkoutAmazon } = await visitor.run<{
    checkoutAmazon: { successful: boolean; errorMessage: string | null };
  }>(
    `mutation ($cartId: String!, $id: String!, $type: AmazonCheckoutType!) {
      checkoutAmazon(cartId: $cartId, amazonCheckoutSessionId: $id, checkoutType: $type) {
        successful errorMessage
      }
    }`,
    { cartId, id: amazonCheckoutSessionId, type: checkoutType },
  );
  return checkoutAmazon;
}

async function express(guest: CartVisitor, address?: SampleName): Promise<string> {
  const sessionId = await chooseAtAmazon(guest, address);
  expect(await takeOver(guest, sessionId)).toEqual({ successful: true, errorMessage: null });
  return sessionId;
}

interface AmazonState {
  readonly attributes: { readonly loggedInAsGuest: boolean };
  readonly selectedPayment: { readonly paymentId: string } | null;
  readonly amazonPay: {
    readonly expressMode: boolean;
    readonly checkoutSession: boolean;
    readonly checkoutType: string | null;
  };
  readonly itemsCount: number;
  readonly vouchers: readonly { readonly code: string }[];
}

async function stateOf({ visitor, cartId }: CartVisitor): Promise<AmazonState> {
  const { shop_findCart: cart } = await visitor.run<{ shop_findCart: AmazonState }>(
    `query ($cartId: String!) {
      shop_findCart(cartId: $cartId) {
        attributes { loggedInAsGuest } selectedPayment { paymentId } itemsCount
        amazonPay { expressMode checkoutSession checkoutType } vouchers { code }
      }
    }`,
    { cartId },
  );
  return cart;
}

async function abort({ visitor, cartId }: CartVisitor) {
  const { abortAmazon } = await visitor.run<{ abortAmazon: { isReset: boolean; cartId: string } }>(
    `mutation ($cartId: String!) {
      abortAmazon(cartId: $cartId, checkoutType: express) { isReset cartId }
    }`,
    { cartId },
  );
  return abortAmazon;
}

async function addressesOf({ visitor }: CartVisitor) {
  return visitor.run<Record<'billing' | 'shipping' | 'own', { city: string }[]>>(
    `{
      billing: getAmazonPayBillingAddresses { city email }
      shipping: getAmazonPayShippingAddresses { city isStation }
      own: getBillingAddresses { city }
    }`,
  );
}

/** Orders what was reviewed. @returns where the shopper goes to pay */
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

/** What the shopper decides at Amazon, and the browser brings back. */
async function pay({ visitor }: CartVisitor, sessionId: string, decision: Decision) {
  const back = simulator.decide(sessionId, { notice: 'never', ...decision });
  const { completePayment } = await visitor.run<{
    completePayment: { state: string; orderId: string | null };
  }>(
    `mutation ($parameters: String!) {
      completePayment(paymentId: "AMAZONPAY", parameters: $parameters) { state orderId }
    }`,
    { parameters: new URL(back).search.slice(1) },
  );
  return completePayment;
}

/** A guest's order, to be paid with the button. @returns the session that it opens */
async function ordered(guest: CartVisitor): Promise<string> {
  await checkOutAsGuest(guest, { paymentId: 'AMAZONPAY' });
  const page = new URL(await order(guest));
  expect(page.pathname).toBe('/checkout/amazonpay');
  const button = await checkoutData(guest, page.searchParams.get('attempt') ?? '');
  return (await simulator.open(button?.options ?? '{}')) ?? '';
}

describe('where Amazon Pay is offered', () => {
  test('FLAG-07, DEC-78: in Germany and Austria, while it is activated', async () => {
    expect(await offered(await withBook('de'))).toBe(true);
    expect(await offered(await withBook('at'))).toBe(true);
    expect(await offered(await withBook('ch'))).toBe(false);
    const guest = await withBook('de');
    await setParameter('amazonpay', 'activated', 'false');
    expect(await offered(guest)).toBe(false);
    expect(await checkoutData(guest)).toBeNull();
    await setParameter('amazonpay', 'activated', 'true');
    expect(await offered(guest)).toBe(true);
  });

  test('PAY-10: one of the nine blocked groups in the cart takes it away, until it is out again', async () => {
    const guest = await withBook();
    await express(guest);
    await putInCart(guest, ['chair', 1]);
    expect(await offered(guest)).toBe(false);
    expect(await checkoutData(guest)).toBeNull();
    expect((await cartOf(guest)).steps).toMatchObject({ paymentNeeded: true, paymentValid: false });
    const { setSelectedPayment } = await guest.visitor.run<{
      setSelectedPayment: { errorMessage: string | null };
    }>(
      `mutation ($cartId: String!) {
        setSelectedPayment(cartId: $cartId, paymentId: "AMAZONPAY") { errorMessage }
      }`,
      { cartId: guest.cartId },
    );
    expect(setSelectedPayment.errorMessage).toBe('vue.checkout.payment.notAvailable');
    expect(await order(guest)).toBe('vue.checkout.payment.noneSelected');
  });
});

describe('Amazon Pay from the list', () => {
  test('API-48, API-49: its button pays what was ordered, once', async () => {
    const guest = await withBook();
    const sessionId = await ordered(guest);
    const { options, scriptUrl } = (await checkoutData(guest)) ?? { options: '{}', scriptUrl: '' };
    expect(scriptUrl).toBe(`${simulator.url}/checkout.js`);
    expect(JSON.parse(options)).toMatchObject({ productType: 'PayAndShip', placement: 'Cart' });
    const paid = await pay(guest, sessionId, { outcome: 'paid' });
    expect(paid).toMatchObject({ state: 'placed', orderId: expect.any(String) });
    expect(await pay(guest, sessionId, { outcome: 'paid' })).toEqual(paid);
  });

  test.each([
    ['declined', { outcome: 'declined' }],
    ['given too little', { outcome: 'paid', cents: 100 }],
  ] as const)('a payment that is %s leaves the cart, and another one buys', async (_, decision) => {
    const guest = await withBook();
    const sessionId = await ordered(guest);
    expect(await pay(guest, sessionId, decision)).toMatchObject({ state: 'failed' });
    expect(await stateOf(guest)).toMatchObject({ itemsCount: 2 });
    await shop.services.orders.refunds.sendDue();
    expect(simulator.refundedCents(sessionId)).toBe('cents' in decision ? decision.cents : 0);
    expect(await pay(guest, await ordered(guest), { outcome: 'paid' })).toMatchObject({
      state: 'placed',
    });
  });

  test('while Amazon is away the return waits, and whoever asks later places the order', async () => {
    const guest = await withBook();
    const sessionId = await ordered(guest);
    simulator.hang(true);
    expect(await pay(guest, sessionId, { outcome: 'paid' })).toMatchObject({ state: 'pending' });
    simulator.hang(false);
    shop.clock.advance(6 * 60_000);
    expect(await shop.services.attempts.askSilent()).toBe(1);
    expect(await pay(guest, sessionId, { outcome: 'paid' })).toMatchObject({ state: 'placed' });
  });
});

describe('express checkout', () => {
  test('PAY-11, PAY-12: the session of a guest fills the cart: addresses, method, express mode', async () => {
    const guest = await withBook();
    const before = { expressMode: false, checkoutSession: false, checkoutType: null };
    expect((await stateOf(guest)).amazonPay).toEqual(before);
    const sessionId = await express(guest, 'school');
    expect(await stateOf(guest)).toMatchObject({
      attributes: { loggedInAsGuest: true },
      selectedPayment: { paymentId: 'AMAZONPAY' },
      amazonPay: { expressMode: true, checkoutSession: true, checkoutType: 'express' },
    });
    expect(await cartOf(guest)).toMatchObject({
      billingAddress: { street: 'Lindenweg 4 a', city: 'Berlin' },
      shippingAddress: { street: 'Schulstraße 1', city: 'Köln' },
    });
    expect(await order(guest)).toBe(`${simulator.url}/pay?session=${sessionId}`);
    expect(await pay(guest, sessionId, { outcome: 'paid' })).toMatchObject({ state: 'placed' });
  });

  test('PAY-11: a customer’s cart is filled as well, and the address book stays as it is', async () => {
    const customer = await withBook();
    await register(customer.visitor, { email: 'ada.kundin@example.org' }, customer.cartId);
    await express(customer, 'station');
    expect(await stateOf(customer)).toMatchObject({
      attributes: { loggedInAsGuest: false },
      amazonPay: { expressMode: true },
    });
    expect(await cartOf(customer)).toMatchObject({
      shippingAddress: { street: '1234567', addressAddition: '145', isStation: true },
      steps: { loginDone: true, shippingValid: true },
    });
    expect((await addressesOf(customer)).own).toEqual([{ city: 'Köln' }]);
  });

  test('CHK-20: the shipping step picks what a customer chose at Amazon, and nothing of another cart', async () => {
    const customer = await withBook();
    await register(customer.visitor, { email: 'ada.schritt@example.org' }, customer.cartId);
    await express(customer, 'school');
    const { billingAddress, shippingAddress } = await cartOf(customer);
    const save = async ({ visitor, cartId }: CartVisitor) => {
      const { saved } = await visitor.run<{ saved: { errorMessage: string | null } }>(
        `mutation ($cartId: String!, $step: ShippingStepInput!) {
          saved: saveShippingStep(cartId: $cartId, step: $step) { errorMessage }
        }`,
        {
          cartId,
          step: {
            billing: { addressId: billingAddress?.addressId },
            shipping: { addressId: shippingAddress?.addressId },
          },
        },
      );
      return saved.errorMessage;
    };
    expect(await save(customer)).toBeNull();
    expect(await cartOf(customer)).toMatchObject({ billingAddress, shippingAddress });
    expect(await stateOf(customer)).toMatchObject({ amazonPay: { expressMode: true } });
    expect((await addressesOf(customer)).own).toEqual([{ city: 'Köln' }]);
    expect(await save(await withBook())).toBe('vue.address.error.notFound');
  });

  test('API-45: the addresses of the Amazon account, apart from those of the address book', async () => {
    const guest = await withBook();
    expect(await addressesOf(guest)).toEqual({ billing: [], shipping: [], own: [] });
    await express(guest, 'station');
    expect(await addressesOf(guest)).toEqual({
      billing: [{ city: 'Berlin', email: 'ada@example.org' }],
      shipping: [{ city: 'Köln', isStation: true }],
      own: [],
    });
    // Chosen anew at Amazon, they take the place of the first.
    await express(guest, 'berlin');
    expect((await addressesOf(guest)).shipping).toEqual([]);
    const stranger = await withBook();
    expect((await addressesOf(stranger)).billing).toEqual([]);
  });

  test('CHK-19: the payment step is skipped, as long as Amazon Pay is what is chosen', async () => {
    const guest = await withBook();
    expect((await cartOf(guest)).steps).toMatchObject({ paymentNeeded: true });
    await express(guest);
    expect((await cartOf(guest)).steps).toEqual({
      loginDone: true,
      shippingValid: true,
      paymentNeeded: false,
      paymentValid: true,
      problems: [],
    });
    await abort(guest);
    expect((await cartOf(guest)).steps).toMatchObject({ paymentNeeded: true, paymentValid: false });
  });

  test('PAY-13: who aborts has no addresses, method and session left, but the lines and the voucher', async () => {
    const guest = await withBook();
    await guest.visitor.run(
      `mutation ($cartId: String!) {
        cart_update(cartId: $cartId, ops: [{ addVoucher: { code: "TEN" } }]) { successful }
      }`,
      { cartId: guest.cartId },
    );
    const sessionId = await express(guest, 'school');
    await order(guest);
    expect(await abort(guest)).toEqual({ isReset: true, cartId: guest.cartId });
    expect(await stateOf(guest)).toMatchObject({
      selectedPayment: null,
      amazonPay: { expressMode: false, checkoutSession: false, checkoutType: null },
      itemsCount: 2,
      vouchers: [{ code: 'TEN' }],
    });
    expect(await cartOf(guest)).toMatchObject({ billingAddress: null, shippingAddress: null });
    expect(await addressesOf(guest)).toEqual({ billing: [], shipping: [], own: [] });
    // What is confirmed at Amazon nevertheless goes back.
    expect(await pay(guest, sessionId, { outcome: 'paid' })).toMatchObject({ state: 'cancelled' });
  });

  test('a session that is declined is over: another way to pay can be chosen', async () => {
    const guest = await withBook();
    const sessionId = await express(guest);
    await order(guest);
    expect(await pay(guest, sessionId, { outcome: 'declined' })).toMatchObject({ state: 'failed' });
    expect((await stateOf(guest)).amazonPay).toMatchObject({
      expressMode: false,
      checkoutSession: false,
    });
    expect((await cartOf(guest)).steps).toMatchObject({ shippingValid: true, paymentNeeded: true });
  });

  test('an address that nothing is delivered to is refused with the reason', async () => {
    for (const [storefront, address] of [
      ['de', 'paris'],
      ['de', 'vienna'],
      ['at', 'berlin'],
      ['at', 'station'],
    ] as const) {
      const guest = await withBook(storefront);
      expect(await takeOver(guest, await chooseAtAmazon(guest, address))).toEqual({
        successful: false,
        errorMessage: 'vue.checkout.shipping.countryNotDelivered',
      });
      expect((await stateOf(guest)).amazonPay.expressMode).toBe(false);
    }
    const austrian = await withBook('at');
    await express(austrian, 'vienna');
    expect((await cartOf(austrian)).steps).toMatchObject({ shippingValid: true });
  });

  test('a session that is none, is over or can’t be asked for is refused', async () => {
    const guest = await withBook();
    const sessionId = await chooseAtAmazon(guest);
    simulator.hang(true);
    expect(await takeOver(guest, sessionId)).toMatchObject({
      errorMessage: 'vue.checkout.payment.unavailable',
    });
    simulator.hang(false);
    for (const wrong of ['', 'unknown', '../charges']) {
      expect(await takeOver(guest, wrong)).toMatchObject({
        errorMessage: 'vue.checkout.payment.error',
      });
    }
    await takeOver(guest, sessionId);
    await order(guest);
    simulator.decide(sessionId, { outcome: 'expired' });
    expect(await takeOver(guest, sessionId)).toMatchObject({
      errorMessage: 'vue.checkout.payment.error',
    });
  });

  test('an order of nothing has no express checkout', async () => {
    const guest = await enterShop(shop);
    await putInCart(guest, ['gift', 1]);
    expect(await checkoutData(guest)).toBeNull();
    expect(await checkoutData(await enterShop(shop))).toBeNull();
  });
});
