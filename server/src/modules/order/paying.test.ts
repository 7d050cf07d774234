import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Simulator, startSimulator } from '../../../simulators/computop/simulator.ts';
import type { Decision } from '../../../simulators/decision.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import {
  type CartVisitor,
  enterShop,
  putInCart,
  readyToOrder,
  reviewOf,
  submit,
} from '../../testing/journey.ts';
import { raisedLimits } from '../../testing/limits.ts';
import { createTestShop, type TestShop, testSecret } from '../../testing/shop.ts';
import { decrypt, encrypt } from '../payment/methods/computop/message.ts';
import { createProviders } from '../payment/providers.ts';
import { createOrderOperator, type OrderOperator } from './operator.ts';

const merchant = { id: 'kreide', encryptionPassword: 'k'.repeat(32), macPassword: 'm' };

let testDatabase: TestDatabase;
let simulator: Simulator;
let shop: TestShop;
let operator: OrderOperator;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  simulator = await startSimulator({ merchant });
  const { database } = testDatabase;
  const { id: merchantId, encryptionPassword, macPassword } = merchant;
  const computop = {
    url: simulator.url,
    merchantId,
    encryptionPassword,
    macPassword,
    timeoutMs: 500,
  };
  const providers = createProviders({ computop }, true);
  shop = createTestShop(database, { limits: raisedLimits, providers });
  operator = createOrderOperator({
    database,
    clock: shop.clock,
    parameters: shop.services.parameters,
    mailFrom: 'Kreide <shop@kreide.example>',
    secret: testSecret,
  });
  await stockGoods(database, { id: 'book', cents: 1000, stock: 50, restockDays: null });
});

afterAll(async () => {
  await simulator[Symbol.asyncDispose]();
  await testDatabase.drop();
});

/** A guest who was sent to the provider's page to pay a book. */
async function atProvider(idempotencyKey = 'k') {
  const guest = await readyToOrder(shop, [['book', 1]], { paymentId: 'CREDIT_CARD' });
  const fingerprint = await reviewOf(guest);
  const { order, answer } = await send(guest, { fingerprint, idempotencyKey });
  return { guest, fingerprint, order, answer };
}

/** Submits, and opens the provider's page as the browser does. */
async function send(guest: CartVisitor, review: { fingerprint: string; idempotencyKey: string }) {
  const { submitCart } = await guest.visitor.run<{
    submitCart: {
      paymentFormUrl: string | null;
      computopData: { name: string; value: string }[] | null;
      orderId: string | null;
      errorMessage: string | null;
    };
  }>(
    `mutation ($cartId: String!, $fingerprint: String, $idempotencyKey: String) {
      submitCart(cartId: $cartId, fingerprint: $fingerprint, idempotencyKey: $idempotencyKey) {
        orderId newCartId errorMessage paymentFormUrl computopData { name value }
      }
    }`,
    { cartId: guest.cartId, ...review },
  );
  const fields = new URLSearchParams(
    submitCart.computopData?.map(({ name, value }): [string, string] => [name, value]),
  );
  if (submitCart.paymentFormUrl !== null) {
    await fetch(submitCart.paymentFormUrl, { method: 'POST', body: fields });
  }
  const message = decrypt(fields.get('Data'), fields.get('Len'), merchant.encryptionPassword);
  const order = { number: message?.orderdesc ?? '', attempt: message?.transid ?? '' };
  return { answer: submitCart, order };
}

/** What the provider's page lets happen, and the shopper's browser brings back. */
async function decide(attempt: string, decision: Decision): Promise<string> {
  const back = await simulator.decide(attempt, { notice: 'never', ...decision });
  return back.slice(back.indexOf('?') + 1);
}

async function complete({ visitor }: CartVisitor, parameters: string) {
  const { completePayment } = await visitor.run<{
    completePayment: { state: string; orderId: string | null; newCartId: string | null };
  }>(
    `mutation ($parameters: String!) {
      completePayment(paymentId: "CREDIT_CARD", parameters: $parameters) { state orderId newCartId }
    }`,
    { parameters },
  );
  return completePayment;
}

const statesOf = async (number: string) => {
  const record = await operator.show(number);
  return [record?.order.state, record?.order.moneyState];
};

async function articlesIn({ visitor, cartId }: CartVisitor): Promise<[number, boolean]> {
  const { shop_findCart: cart } = await visitor.run<{
    shop_findCart: { details: { articleCount: number }; attributes: { submitted: boolean } };
  }>(
    `query ($cartId: String!) {
      shop_findCart(cartId: $cartId) { details { articleCount } attributes { submitted } }
    }`,
    { cartId },
  );
  return [cart.details.articleCount, cart.attributes.submitted];
}

/** What others could have of the book. */
async function booksLeft(): Promise<number> {
  const other = await enterShop(shop);
  await putInCart(other, ['book', 999]);
  return (await articlesIn(other))[0];
}

async function mailsOf(number: string): Promise<string[]> {
  await shop.services.mail.sendDue();
  const mails = await shop.services.mail.listMailbox();
  return mails.filter(({ subject }) => subject.includes(number)).map(({ kind }) => kind);
}

describe('an order that is paid at a provider', () => {
  test('SUBMIT-09 API-77 is not placed by the submit: stock is held, the cart stays the shopper’s', async () => {
    const before = await booksLeft();
    const { guest, order, answer } = await atProvider();
    expect(answer).toMatchObject({ orderId: null, newCartId: null, errorMessage: null });
    expect(answer.paymentFormUrl).toBe(`${simulator.url}/payssl.aspx`);
    expect(answer.computopData?.map(({ name }) => name)).toEqual(['MerchantID', 'Data', 'Len']);
    expect(await statesOf(order.number)).toEqual(['pendingPayment', 'open']);
    expect(await booksLeft()).toBe(before - 1);
    expect(await articlesIn(guest)).toEqual([1, false]);
    expect(await mailsOf(order.number)).toEqual([]);
  });

  test('API-49 PAY-14 is placed when it is paid, once, however often the browser says so', async () => {
    const { guest, order } = await atProvider();
    const returned = await decide(order.attempt, { outcome: 'paid' });
    const [first, again] = [await complete(guest, returned), await complete(guest, returned)];
    expect(first).toMatchObject({ state: 'placed', newCartId: expect.any(String) });
    expect(again).toEqual(first);
    expect(await statesOf(order.number)).toEqual(['placed', 'paid']);
    expect(await mailsOf(order.number)).toEqual(['order-confirmation']);
    expect(await articlesIn({ ...guest, cartId: first.newCartId ?? '' })).toEqual([0, false]);
  });

  test('is placed once when the provider says again what the browser brought', async () => {
    const { guest, order } = await atProvider();
    const returned = await decide(order.attempt, { outcome: 'paid' });
    expect(await complete(guest, returned)).toMatchObject({ state: 'placed' });
    const notice = { headers: {}, body: Buffer.from(returned) };
    expect(await shop.services.attempts.notice('CREDIT_CARD', notice, '192.0.2.9')).toBe(true);
    expect(await statesOf(order.number)).toEqual(['placed', 'paid']);
    expect(await mailsOf(order.number)).toEqual(['order-confirmation']);
  });

  test.each(['declined', 'expired'] as const)(
    'that is %s gives stock and cart back',
    async (outcome) => {
      const before = await booksLeft();
      const { guest, order } = await atProvider();
      expect(await complete(guest, await decide(order.attempt, { outcome }))).toMatchObject({
        state: 'failed',
      });
      expect(await statesOf(order.number)).toEqual(['failed', 'failed']);
      expect(await booksLeft()).toBe(before);
      expect(await articlesIn(guest)).toEqual([1, false]);
    },
  );

  test('that is given up can be ordered by another way, and money that comes late goes back', async () => {
    const { guest, fingerprint, order } = await atProvider();
    await guest.visitor.run(
      'mutation ($cartId: String!) { abortPayment(cartId: $cartId) { successful } }',
      { cartId: guest.cartId },
    );
    expect(await statesOf(order.number)).toEqual(['failed', 'failed']);
    expect(await reviewOf(guest)).toBe(fingerprint);
    const late = await decide(order.attempt, { outcome: 'paid' });
    expect(await complete(guest, late)).toMatchObject({ state: 'cancelled' });
    await complete(guest, late);
    await shop.services.orders.refunds.sendDue();
    expect(simulator.refundedCents(order.attempt)).toBe(1495);
    expect(await mailsOf(order.number)).toEqual(['refund']);
    await guest.visitor.run(
      `mutation ($cartId: String!) {
        setSelectedPayment(cartId: $cartId, paymentId: "RECHNUNG") { successful }
      }`,
      { cartId: guest.cartId },
    );
    const review = { fingerprint: await reviewOf(guest), idempotencyKey: 'other' };
    expect(await submit(guest, review)).toMatchObject({ errorMessage: null, changed: false });
  });

  test('with another sum than was asked for is not placed, and the money goes back', async () => {
    const { guest, order } = await atProvider();
    const returned = await decide(order.attempt, { outcome: 'paid', cents: 100 });
    expect(await complete(guest, returned)).toMatchObject({ state: 'failed' });
    expect(await statesOf(order.number)).toEqual(['failed', 'failed']);
    await shop.services.orders.refunds.sendDue();
    expect(simulator.refundedCents(order.attempt)).toBe(100);
    expect(await mailsOf(order.number)).toEqual(['refund']);
  });

  test('that is submitted again with the same key goes on with the same payment', async () => {
    const { guest, fingerprint, order } = await atProvider('same');
    const again = await send(guest, { fingerprint, idempotencyKey: 'same' });
    expect(again.order).toEqual(order);
    const other = await send(guest, { fingerprint, idempotencyKey: 'other' });
    expect(other.order.number).not.toBe(order.number);
    expect(await statesOf(order.number)).toEqual(['failed', 'failed']);
    await complete(guest, await decide(other.order.attempt, { outcome: 'paid' }));
    expect(await statesOf(other.order.number)).toEqual(['placed', 'paid']);
  });

  test('what was put into the cart meanwhile is in the next one', async () => {
    const { guest, order } = await atProvider();
    await putInCart(guest, ['book', 2]);
    const returned = await decide(order.attempt, { outcome: 'paid' });
    const { newCartId } = await complete(guest, returned);
    expect(await articlesIn({ ...guest, cartId: newCartId ?? '' })).toEqual([2, false]);
  });

  test('the last piece stays the shopper’s own while it is being paid', async () => {
    await stockGoods(testDatabase.database, { id: 'last', stock: 1, restockDays: null });
    const guest = await readyToOrder(shop, [['last', 1]], { paymentId: 'CREDIT_CARD' });
    const fingerprint = await reviewOf(guest);
    await send(guest, { fingerprint, idempotencyKey: 'k' });
    expect(await reviewOf(guest)).toBe(fingerprint);
    const { answer } = await send(guest, { fingerprint, idempotencyKey: 'l' });
    expect(answer).toMatchObject({ errorMessage: null, paymentFormUrl: expect.any(String) });
  });

  test('a payment that went silent is asked about, and one whose time is over is given up', async () => {
    const { order } = await atProvider();
    await decide(order.attempt, { outcome: 'paid' });
    const { order: forgotten } = await atProvider();
    shop.clock.advance(6 * 60_000);
    await shop.services.attempts.askSilent();
    expect(await statesOf(order.number)).toEqual(['placed', 'paid']);
    expect(await statesOf(forgotten.number)).toEqual(['pendingPayment', 'open']);
    shop.clock.advance(30 * 60_000);
    await shop.services.attempts.askSilent();
    expect(await statesOf(forgotten.number)).toEqual(['failed', 'failed']);
  });

  test('that is paid after its time was over stays given up: the money goes back by itself, once, and is told', async () => {
    const before = await booksLeft();
    const { order } = await atProvider();
    shop.clock.advance(36 * 60_000);
    await shop.services.attempts.askSilent();
    expect(await statesOf(order.number)).toEqual(['failed', 'failed']);
    const body = Buffer.from(await decide(order.attempt, { outcome: 'paid' }));
    for (const _ of ['first', 'again']) {
      const notice = { headers: {}, body };
      expect(await shop.services.attempts.notice('CREDIT_CARD', notice, '192.0.2.9')).toBe(true);
      await shop.services.orders.refunds.sendDue();
    }
    expect(await statesOf(order.number)).toEqual(['failed', 'failed']);
    expect(simulator.refundedCents(order.attempt)).toBe(1495);
    expect(await mailsOf(order.number)).toEqual(['refund']);
    expect(await booksLeft()).toBe(before);
  });

  test('a notice of a payment that is none of this shop’s is taken, and changes nothing', async () => {
    const begun = await shop.services.payments.provider('CREDIT_CARD').begin({
      ...{ attemptId: 'of-another-shop', orderNumber: 'X-1', cents: 1495, currency: 'EUR' },
      ...{ returnUrl: '/', cancelUrl: '/', failureUrl: '/', noticeUrl: '' },
      ...{ language: 'de', shopName: 'Kreide', wantsMandate: false },
    });
    if (begun.kind !== 'form') throw new Error('Paygate takes a form');
    const fields = begun.fields.map(({ name, value }): [string, string] => [name, value]);
    await fetch(begun.action, { method: 'POST', body: new URLSearchParams(fields) });
    const returned = await decide('of-another-shop', { outcome: 'paid' });
    const notice = { headers: {}, body: Buffer.from(returned) };
    expect(await shop.services.attempts.notice('CREDIT_CARD', notice, '192.0.2.9')).toBe(true);
    expect(await complete(await enterShop(shop), returned)).toMatchObject({ state: 'unknown' });
    expect(simulator.refundedCents('of-another-shop')).toBe(0);
  });

  test('a provider that is down for ten minutes loses nothing', async () => {
    const { order } = await atProvider();
    await decide(order.attempt, { outcome: 'paid' });
    simulator.hang(true);
    for (let minute = 0; minute < 10; minute += 5) {
      shop.clock.advance(5 * 60_000 + 1);
      await shop.services.attempts.askSilent();
      expect(await statesOf(order.number)).toEqual(['pendingPayment', 'open']);
    }
    simulator.hang(false);
    shop.clock.advance(5 * 60_000 + 1);
    await shop.services.attempts.askSilent();
    expect(await statesOf(order.number)).toEqual(['placed', 'paid']);
  });

  test('an order that was paid by card and is cancelled is refunded by card', async () => {
    const { guest, order } = await atProvider();
    await complete(guest, await decide(order.attempt, { outcome: 'paid' }));
    await operator.cancel(order.number, 'nicht lieferbar');
    await shop.services.orders.refunds.sendDue();
    expect(simulator.refundedCents(order.attempt)).toBe(1495);
    expect((await operator.show(order.number))?.refunds.map(({ state }) => state)).toEqual([
      'done',
    ]);
  });

  test('what the provider did not write changes nothing', async () => {
    const { guest, order } = await atProvider();
    expect(await complete(guest, 'Data=00-00&Len=3')).toMatchObject({ state: 'unknown' });
    // Sealed with the right password, but for its code.
    const message = { mid: merchant.id, TransID: order.attempt, Status: 'OK', Code: '0' };
    const { Data, Len } = encrypt({ ...message, MAC: '0'.repeat(64) }, 'k'.repeat(32));
    const wrongMac = `${new URLSearchParams({ Data, Len })}`;
    expect(await complete(guest, wrongMac)).toMatchObject({ state: 'unknown' });
    const withWrongMac = { headers: {}, body: Buffer.from(wrongMac) };
    expect(await shop.services.attempts.notice('CREDIT_CARD', withWrongMac, '192.0.2.9')).toBe(
      false,
    );
    const forged = { headers: {}, body: Buffer.from('Data=x&Len=1') };
    expect(await shop.services.attempts.notice('CREDIT_CARD', forged, '192.0.2.9')).toBe(false);
    expect(await shop.services.attempts.notice('RECHNUNG', forged, '192.0.2.9')).toBe(false);
    expect(await statesOf(order.number)).toEqual(['pendingPayment', 'open']);
  });
});
