import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWithAccount } from '../../../../../simulators/amazonPay/account.ts';
import { noticeOf } from '../../../../../simulators/amazonPay/protocol.ts';
import type { AmazonPaySimulator } from '../../../../../simulators/amazonPay/simulator.ts';
import { type PaymentRequest, type ProviderNotice, ProviderUnavailable } from '../../method.ts';
import { createAmazonPay } from './amazonPay.ts';
import type { AmazonPayAccount } from './client.ts';

let simulator: AmazonPaySimulator;
let account: AmazonPayAccount;
let notices: ProviderNotice[];
let shop: ReturnType<typeof createServer>;
let shopUrl: string;

beforeAll(async () => {
  const started = await startWithAccount();
  simulator = started.simulator;
  account = started.account;
  shop = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const headers = request.headers as ProviderNotice['headers'];
    notices.push({ headers, body: Buffer.from(body) });
    response.end();
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  shopUrl = `http://localhost:${(shop.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await simulator[Symbol.asyncDispose]();
  shop.close();
});

/** Gives up on an Amazon that hangs before the test does. */
const impatient = () => ({ ...account, timeoutMs: 300 });

const returned = (address: string) => new URL(address).searchParams;

let attempts = 0;

function requestOf(changes: Partial<PaymentRequest> = {}): PaymentRequest {
  notices = [];
  attempts += 1;
  return {
    attemptId: `attempt-${attempts}`,
    orderNumber: 'K26-0000-0000',
    cents: 4990,
    currency: 'EUR',
    language: 'de',
    shopName: 'Tintenfass',
    returnUrl: `${shopUrl}/api/payment-return/AMAZONPAY`,
    cancelUrl: `${shopUrl}/cancel?x=1`,
    failureUrl: `${shopUrl}/return`,
    noticeUrl: `${shopUrl}/notice`,
    wantsMandate: false,
    ...changes,
  };
}

/** The shopper pressed Amazon's button. @returns what the shop knows of the payment */
async function open(changes: Partial<PaymentRequest> = {}) {
  const method = createAmazonPay(account);
  const request = requestOf(changes);
  const begun = await method.begin(request);
  if (begun.kind !== 'button') throw new Error('Amazon Pay has a button');
  const sessionId = await simulator.open(begun.button.options);
  if (sessionId === undefined) throw new Error('The button is not signed');
  const { attemptId, cents, currency } = request;
  const payment = { attemptId, reference: sessionId, cents, currency };
  return { method, request, payment, sessionId, begun };
}

const expressRequest = () => ({
  reviewUrl: `${shopUrl}/api/checkout-amazon`,
  cancelUrl: `${shopUrl}/cancel`,
  countries: ['DE'] as const,
  cents: 4990,
  currency: 'EUR',
  language: 'de' as const,
  shopName: 'Tintenfass',
});

describe('payments by Amazon Pay', () => {
  test('the button leads to a page that says what is to be paid', async () => {
    const { begun, request, sessionId } = await open();
    expect(begun.url).toBe(`${shopUrl}/checkout/amazonpay?attempt=${request.attemptId}`);
    const page = await fetch(`${simulator.url}/pay?session=${sessionId}`);
    expect(await page.text()).toMatch(/Amazon Pay[\s\S]*K26-0000-0000[\s\S]*49,90/);
  });

  test('a button whose payload was changed in the browser opens nothing', async () => {
    const { begun } = await open();
    const { createCheckoutSessionConfig: config, ...looks } = JSON.parse(begun.button.options);
    const payloadJSON = config.payloadJSON.replace('49.90', '0.01');
    const changed = { ...looks, createCheckoutSessionConfig: { ...config, payloadJSON } };
    expect(await simulator.open(JSON.stringify(changed))).toBeUndefined();
  });

  test('a session that is confirmed is charged once, whoever comes first', async () => {
    const { method, payment, sessionId } = await open();
    const back = simulator.decide(sessionId, { outcome: 'paid' });
    const reports = await Promise.all([method.readReturn(returned(back)), method.ask(payment)]);
    const [paid] = reports;
    expect(paid).toMatchObject({ ...payment, reference: expect.any(String), state: 'paid' });
    expect(reports[1]).toEqual(paid);
    await expect.poll(() => notices.length).toBe(2);
    for (const notice of notices) {
      const report = await method.readNotice(notice);
      expect(report).toMatchObject({
        attemptId: payment.attemptId,
        state: expect.stringMatching(/^(?:paid|pending)$/),
      });
    }
    // The charge is what the shop knows it by from then on.
    expect(await method.ask({ ...payment, reference: paid?.reference ?? '' })).toEqual(paid);
    expect(await method.readReturn(returned(back))).toEqual(paid);
  });

  test('what is not confirmed yet is pending, and is not charged', async () => {
    const { method, payment } = await open();
    expect(await method.ask(payment)).toMatchObject({ state: 'pending' });
    expect(await method.ask({ ...payment, reference: null })).toMatchObject({ state: 'pending' });
  });

  test.each(['declined', 'expired'] as const)(
    'a payment that is %s comes back so',
    async (outcome) => {
      const { method, sessionId, payment } = await open();
      const back = simulator.decide(sessionId, { outcome, notice: 'never' });
      expect(await method.readReturn(returned(back))).toMatchObject({ state: outcome });
      expect(await method.ask(payment)).toMatchObject({ state: outcome });
    },
  );

  test('one that is cancelled leads to the address for that', async () => {
    const { sessionId } = await open();
    expect(simulator.decide(sessionId, { outcome: 'cancelled' })).toBe(`${shopUrl}/cancel?x=1`);
  });

  test('another sum than asked for is reported as it is', async () => {
    const { method, sessionId } = await open();
    const back = simulator.decide(sessionId, { outcome: 'paid', notice: 'never', cents: 1 });
    expect(await method.readReturn(returned(back))).toMatchObject({ state: 'paid', cents: 1 });
  });

  test('a return says the session, by which it is asked for where Amazon was away', async () => {
    const { method, sessionId, payment } = await open();
    const back = simulator.decide(sessionId, { outcome: 'paid', notice: 'never' });
    simulator.hang(true);
    const reading = createAmazonPay(impatient()).readReturn(returned(back));
    await expect(reading).rejects.toThrow(ProviderUnavailable);
    simulator.hang(false);
    const { attemptId } = payment;
    expect(method.namedIn?.(returned(back))).toEqual({ attemptId, reference: sessionId });
    expect(await method.ask(payment)).toMatchObject({ state: 'paid', cents: 4990 });
  });

  test('what Amazon did not write is none of its', async () => {
    const { method, sessionId } = await open();
    await method.readReturn(returned(simulator.decide(sessionId, { outcome: 'paid' })));
    await expect.poll(() => notices.length).toBe(2);
    const [notice] = notices;
    if (notice === undefined) throw new Error('No notice came');
    const envelope = JSON.parse(Buffer.from(notice.body).toString());
    const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const own = (certificate: string) =>
      noticeOf(JSON.parse(envelope.Message), { id: 'x', certificate, key: keys.privateKey });
    for (const forged of [
      JSON.stringify({ ...envelope, Message: envelope.Message.replace('CHARGE', 'REFUND') }),
      JSON.stringify({ ...envelope, Type: 'SubscriptionConfirmation' }),
      JSON.stringify({ ...envelope, SignatureVersion: '3' }),
      JSON.stringify({ ...envelope, Signature: 'AAAA' }),
      own(envelope.SigningCertURL),
      own(`${shopUrl}/own.pem`),
      own('https://sns.eu-west-1.amazonaws.com.example.org/own.pem'),
      'no json',
      'null',
    ]) {
      const report = await method.readNotice({ ...notice, body: Buffer.from(forged) });
      expect(report, forged).toBeUndefined();
    }
    for (const id of ['', 'unknown', '../../v2/charges', 'a'.repeat(200)]) {
      const parameters = new URLSearchParams({ amazonCheckoutSessionId: id, attempt: 'x' });
      expect(await method.readReturn(parameters)).toBeUndefined();
    }
  });

  test('certificates come from Amazon’s notification service alone', async () => {
    const { certificates: _, ...live } = account;
    const method = createAmazonPay(live);
    const { sessionId } = await open();
    await method.readReturn(returned(simulator.decide(sessionId, { outcome: 'paid' })));
    await expect.poll(() => notices.length).toBe(2);
    for (const notice of notices) expect(await method.readNotice(notice)).toBeUndefined();
  });

  test('refunds: in parts, each id once, never beyond what was taken', async () => {
    const { method, sessionId, payment } = await open();
    const back = simulator.decide(sessionId, { outcome: 'paid', notice: 'never' });
    const paid = await method.readReturn(returned(back));
    const charged = { ...payment, reference: paid?.reference ?? null };
    const part = `part-${attempts}`;
    for (const refundId of [part, part, `${part}-two`]) {
      expect(await method.refund(charged, { refundId, cents: 2000 })).toMatchObject({
        state: 'done',
      });
    }
    expect(simulator.refundedCents(sessionId)).toBe(4000);
    const tooMuch = { refundId: `${part}-three`, cents: 1000 };
    expect(await method.refund(charged, tooMuch)).toMatchObject({ state: 'refused' });
  });

  test('an agreement is charged again, once', async () => {
    const { method, request, sessionId } = await open({ wantsMandate: true });
    const back = simulator.decide(sessionId, { outcome: 'paid', notice: 'never' });
    const { mandate = '' } = (await method.readReturn(returned(back))) ?? {};
    expect(mandate).not.toBe('');
    const renewal = { ...request, attemptId: `renewal-${attempts}`, cents: 249 };
    const [once, again] = [
      await method.charge?.(mandate, renewal),
      await method.charge?.(mandate, renewal),
    ];
    expect(once).toMatchObject({ attemptId: renewal.attemptId, state: 'paid', cents: 249 });
    expect(again).toEqual(once);
  });

  test('express: addresses are read before the order, and the same session pays it', async () => {
    const method = createAmazonPay(account);
    const { express } = method;
    if (express?.button === undefined) throw new Error('Amazon Pay has a button for it');
    const button = express.button(expressRequest());
    const sessionId = (await simulator.open(button.options)) ?? '';
    expect(simulator.choose(sessionId, 'school')).toBe(
      `${shopUrl}/api/checkout-amazon?amazonCheckoutSessionId=${sessionId}`,
    );
    expect(await express.session(sessionId)).toMatchObject({
      billing: { street: 'Lindenweg 4 a', email: 'ada@example.org', lastName: 'Beispiel' },
      shipping: { kind: 'place', company: 'Grundschule am Weg', street: 'Schulstraße 1' },
    });
    simulator.choose(sessionId, 'station');
    expect(await express.session(sessionId)).toMatchObject({
      shipping: { kind: 'packstation', street: '1234567', addition: '145' },
    });
    simulator.choose(sessionId, 'paris');
    expect((await express.session(sessionId))?.shipping).toBeUndefined();
    const begun = await method.begin(requestOf({ session: sessionId }));
    expect(begun).toMatchObject({ kind: 'redirect', reference: sessionId });
    const back = simulator.decide(sessionId, { outcome: 'paid', notice: 'never' });
    expect(await method.readReturn(returned(back))).toMatchObject({
      attemptId: `attempt-${attempts}`,
      state: 'paid',
      cents: 4990,
    });
    expect(await express.session(sessionId)).toBeUndefined();
    expect(await express.session('unknown')).toBeUndefined();
    await expect(method.begin(requestOf({ session: sessionId }))).rejects.toThrow(
      ProviderUnavailable,
    );
  });

  test('another key, and an Amazon that is away or hangs, are unavailable', async () => {
    const { payment } = await open();
    simulator.hang(true);
    await expect(createAmazonPay(impatient()).ask(payment)).rejects.toThrow(ProviderUnavailable);
    simulator.hang(false);
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const privateKey = other.export({ type: 'pkcs8', format: 'pem' }).toString();
    for (const own of [{ url: 'http://localhost:1' }, { privateKey }]) {
      const away = createAmazonPay({ ...account, ...own });
      await expect(away.ask(payment)).rejects.toThrow(ProviderUnavailable);
    }
  });
});
