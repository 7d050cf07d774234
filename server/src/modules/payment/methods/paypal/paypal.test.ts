import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type PayPalSimulator,
  startSimulator,
} from '../../../../../simulators/paypal/simulator.ts';
import { type PaymentRequest, type ProviderNotice, ProviderUnavailable } from '../../method.ts';
import type { PayPalAccount } from './client.ts';
import { createPayPal } from './paypal.ts';

const account = { clientId: 'kreide', clientSecret: 'a secret', webhookId: 'WH-1' };

let simulator: PayPalSimulator;
let notices: (ProviderNotice & { readonly type: string })[];
let shop: ReturnType<typeof createServer>;
let shopUrl: string;

beforeAll(async () => {
  simulator = await startSimulator({ account });
  shop = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const headers = request.headers as ProviderNotice['headers'];
    notices.push({ headers, body: Buffer.from(body), type: JSON.parse(body).event_type });
    response.end();
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  shopUrl = `http://localhost:${(shop.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await simulator[Symbol.asyncDispose]();
  shop.close();
});

let attempts = 0;
/** The shopper is on PayPal's page. @returns what the shop knows of the payment */
async function open(changes: Partial<PaymentRequest> = {}, own: Partial<PayPalAccount> = {}) {
  notices = [];
  attempts += 1;
  const method = createPayPal({ ...account, url: simulator.url, timeoutMs: 500, ...own });
  const request: PaymentRequest = {
    attemptId: `attempt-${attempts}`,
    orderNumber: 'K26-0000-0000',
    cents: 4990,
    currency: 'EUR',
    language: 'de',
    shopName: 'Tintenfass',
    returnUrl: `${shopUrl}/return`,
    cancelUrl: `${shopUrl}/cancel?x=1`,
    failureUrl: `${shopUrl}/return`,
    noticeUrl: `${shopUrl}/notice`,
    wantsMandate: false,
    ...changes,
  };
  const begun = await method.begin(request);
  if (begun.kind !== 'redirect' || begun.reference === null) throw new Error('PayPal has a page');
  const { attemptId, cents, currency } = request;
  const orderId = begun.reference;
  const payment = { attemptId, reference: orderId, cents, currency };
  return { method, request, payment, orderId, page: await fetch(begun.url) };
}

const returned = (address: string) => new URL(address).searchParams;

describe('payments by PayPal', () => {
  test('the page says what is to be paid', async () => {
    const { page } = await open();
    expect(page.status).toBe(200);
    expect(await page.text()).toMatch(/K26-0000-0000[\s\S]*49,90/);
  });

  test('an order that is approved is captured once, whoever comes first', async () => {
    const { method, payment, orderId } = await open();
    const back = await simulator.decide(orderId, { outcome: 'paid' });
    const paid = { ...payment, state: 'paid' };
    const reports = await Promise.all([
      ...notices.map((notice) => method.readNotice(notice)),
      method.readReturn(returned(back)),
      method.ask(payment),
    ]);
    expect(reports).toEqual([paid, paid, paid]);
    await expect.poll(() => notices.at(-1)?.type).toBe('PAYMENT.CAPTURE.COMPLETED');
    for (const notice of notices) expect(await method.readNotice(notice)).toEqual(paid);
    expect(await simulator.sendNotice(orderId)).toBe(200);
  });

  test.each([
    ['declined', 'declined'],
    ['expired', 'expired'],
  ] as const)('a payment that is %s comes back so', async (outcome, state) => {
    const { method, orderId, payment } = await open();
    const back = await simulator.decide(orderId, { outcome, notice: 'never' });
    const report = await method.readReturn(returned(back));
    if (state === 'declined') expect(report).toMatchObject({ state });
    // PayPal no longer knows it, so its answer proves nothing; who asks is told.
    else expect(report).toBeUndefined();
    expect(await method.ask(payment)).toMatchObject({ state });
  });

  test('one that is cancelled leads to the address for that, and stays open at PayPal', async () => {
    const { method, orderId, payment } = await open();
    const back = await simulator.decide(orderId, { outcome: 'cancelled' });
    expect(back).toBe(`${shopUrl}/cancel?x=1&token=${orderId}`);
    expect(await method.ask(payment)).toMatchObject({ state: 'pending' });
  });

  test('a repeated order of one attempt is one payment', async () => {
    const { method, request, orderId } = await open();
    expect(await method.begin(request)).toMatchObject({ reference: orderId });
  });

  test('another sum than asked for is reported as it is', async () => {
    const { method, orderId } = await open();
    const back = await simulator.decide(orderId, {
      outcome: 'paid',
      notice: 'never',
      cents: 1,
    });
    expect(await method.readReturn(returned(back))).toMatchObject({ state: 'paid', cents: 1 });
  });

  test('what PayPal did not write is none of its', async () => {
    const { method, orderId } = await open();
    await simulator.decide(orderId, { outcome: 'declined' });
    const [notice] = notices;
    if (notice === undefined) throw new Error('No notice came');
    const text = Buffer.from(notice.body).toString();
    for (const forged of [
      { ...notice, body: Buffer.from(text.replace('APPROVED', 'COMPLETED')) },
      { ...notice, headers: {} },
      { ...notice, body: Buffer.from('no json') },
      { ...notice, body: Buffer.from(`${text},"webhook_id":"x"`) },
      { ...notice, headers: { ...notice.headers, 'paypal-transmission-sig': 'AAAA' } },
    ]) {
      expect(await method.readNotice(forged)).toBeUndefined();
    }
    for (const token of ['', 'unknown', '../../v1/oauth2/token', 'a'.repeat(200)]) {
      expect(await method.readReturn(new URLSearchParams({ token }))).toBeUndefined();
    }
  });

  test('refunds: in parts, each id once, never beyond what was taken', async () => {
    const { method, orderId, payment } = await open();
    await simulator.decide(orderId, { outcome: 'paid', notice: 'never' });
    await method.ask(payment);
    for (const refundId of ['one', 'one', 'two']) {
      expect(await method.refund(payment, { refundId, cents: 2000 })).toMatchObject({
        state: 'done',
      });
    }
    expect(simulator.refundedCents(orderId)).toBe(4000);
    const tooMuch = { refundId: 'three', cents: 1000 };
    expect(await method.refund(payment, tooMuch)).toMatchObject({ state: 'refused' });
  });

  test('what PayPal tells beside payments is believed, and is about none', async () => {
    const { method, orderId, payment } = await open();
    await simulator.decide(orderId, { outcome: 'paid' });
    await method.ask(payment);
    await method.refund(payment, { refundId: 'whole', cents: payment.cents });
    await expect.poll(() => notices.at(-1)?.type).toBe('PAYMENT.CAPTURE.REFUNDED');
    const [refunded] = notices.slice(-1);
    if (refunded === undefined) throw new Error('No notice came');
    expect(await method.readNotice(refunded)).toBe('unrelated');
  });

  test('an agreement is charged again', async () => {
    const { method, request, orderId } = await open({ wantsMandate: true });
    const back = await simulator.decide(orderId, { outcome: 'paid', notice: 'never' });
    const { mandate = '' } = (await method.readReturn(returned(back))) ?? {};
    expect(mandate).not.toBe('');
    const renewal = { ...request, attemptId: `renewal-${attempts}`, cents: 2990 };
    for (const _ of [1, 2]) {
      expect(await method.charge?.(mandate, renewal)).toMatchObject({ state: 'paid', cents: 2990 });
    }
  });

  test('a token that PayPal took back before its time is renewed, and says nothing about the payment', async () => {
    const { method, orderId, payment } = await open();
    await simulator.decide(orderId, { outcome: 'paid', notice: 'never' });
    simulator.forgetTokens();
    expect(await method.ask(payment)).toMatchObject({ state: 'paid' });
    simulator.forgetTokens();
    const refund = { refundId: 'one', cents: 4990 };
    expect(await method.refund(payment, refund)).toMatchObject({ state: 'done' });
  });

  test('wrong credentials, and a PayPal that is away or hangs, are unavailable', async () => {
    const { method, payment } = await open();
    simulator.hang(true);
    await expect(method.ask(payment)).rejects.toThrow(ProviderUnavailable);
    simulator.hang(false);
    for (const own of [{ url: 'http://localhost:1' }, { clientSecret: 'wrong' }]) {
      const away = createPayPal({ ...account, url: simulator.url, ...own });
      await expect(away.ask(payment)).rejects.toThrow(ProviderUnavailable);
    }
  });
});
