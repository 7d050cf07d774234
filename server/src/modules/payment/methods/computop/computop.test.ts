import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Simulator, startSimulator } from '../../../../../simulators/computop/simulator.ts';
import { type PaymentRequest, ProviderUnavailable } from '../../method.ts';
import { type ComputopOptions, createComputop } from './computop.ts';
import { decrypt, encrypt, isMac, macOf } from './message.ts';

const merchant = {
  id: 'kreide_test',
  encryptionPassword: '0123456789abcdef0123456789abcdef',
  macPassword: 'a key for codes',
};
const options: Omit<ComputopOptions, 'url'> = {
  merchantId: merchant.id,
  encryptionPassword: merchant.encryptionPassword,
  macPassword: merchant.macPassword,
  page: 'payssl.aspx',
  timeoutMs: 500,
};

let simulator: Simulator;
let notices: URLSearchParams[];
let shop: ReturnType<typeof createServer>;
let shopUrl: string;

beforeAll(async () => {
  simulator = await startSimulator({ merchant });
  shop = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    notices.push(new URLSearchParams(body));
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
/** The shopper is on Paygate's page. @returns what the shop knows of the payment */
async function open(changes: Partial<PaymentRequest> = {}, own: Partial<ComputopOptions> = {}) {
  notices = [];
  attempts += 1;
  const method = createComputop({ ...options, url: simulator.url, ...own });
  const request: PaymentRequest = {
    attemptId: `attempt-${attempts}`,
    orderNumber: 'K26-0000-0000',
    cents: 4990,
    currency: 'EUR',
    language: 'de',
    shopName: 'Tintenfass',
    returnUrl: `${shopUrl}/success`,
    cancelUrl: `${shopUrl}/cancel`,
    failureUrl: `${shopUrl}/failure?x=1`,
    noticeUrl: `${shopUrl}/notice`,
    wantsMandate: false,
    ...changes,
  };
  const begun = await method.begin(request);
  if (begun.kind !== 'form') throw new Error('Paygate takes a form');
  const page = await fetch(begun.action, {
    method: 'POST',
    body: new URLSearchParams(begun.fields.map(({ name, value }) => [name, value])),
  });
  const { attemptId, cents, currency } = request;
  const payment = { attemptId, reference: null, cents, currency };
  return { method, request, payment, page };
}

const returned = (address: string) => new URL(address).searchParams;
const body = (notice: URLSearchParams | undefined) => ({
  headers: {},
  body: Buffer.from(`${notice}`),
});

describe('cards through Paygate', () => {
  test('the page says what is to be paid', async () => {
    const { page } = await open();
    expect(page.status).toBe(200);
    expect(await page.text()).toMatch(/K26-0000-0000[\s\S]*49,90/);
  });

  test.each([
    ['paid', 'paid'],
    ['declined', 'declined'],
    ['expired', 'expired'],
  ] as const)(
    'a payment that is %s comes back so, by browser and by notice',
    async (outcome, state) => {
      const { method, request } = await open();
      const back = await simulator.decide(request.attemptId, { outcome });
      const report = { attemptId: request.attemptId, state };
      expect(await method.readReturn(returned(back))).toMatchObject(report);
      expect(await method.readNotice(body(notices[0]))).toMatchObject(report);
      if (state === 'paid') {
        const paid = await method.readReturn(returned(back));
        expect(paid).toMatchObject({ cents: 4990, currency: 'EUR' });
      }
    },
  );

  test('one that is cancelled leads to the address for that, and is told by inquiry', async () => {
    const { method, request, payment } = await open();
    const back = await simulator.decide(request.attemptId, {
      outcome: 'cancelled',
      notice: 'never',
    });
    expect(back).toBe(`${shopUrl}/cancel`);
    expect(await method.ask(payment)).toMatchObject({ state: 'cancelled' });
  });

  test('a repeated order of one attempt is one payment', async () => {
    const { method, request } = await open();
    await simulator.decide(request.attemptId, { outcome: 'paid' });
    const again = await method.begin(request);
    if (again.kind !== 'form') throw new Error('Paygate takes a form');
    const fields = again.fields.map(({ name, value }): [string, string] => [name, value]);
    await fetch(again.action, { method: 'POST', body: new URLSearchParams(fields) });
    const payment = { attemptId: request.attemptId, reference: null, cents: 4990, currency: 'EUR' };
    expect(await method.ask(payment)).toMatchObject({ state: 'paid', cents: 4990 });
  });

  test('what is still open at Paygate, or has not come there yet, is pending', async () => {
    const { method, payment } = await open();
    expect(await method.ask(payment)).toMatchObject({ state: 'pending' });
    expect(await method.ask({ ...payment, attemptId: 'none' })).toMatchObject({
      state: 'pending',
    });
  });

  test('another sum than asked for is reported as it is', async () => {
    const { method, request } = await open();
    const back = await simulator.decide(request.attemptId, { outcome: 'paid', cents: 1 });
    expect(await method.readReturn(returned(back))).toMatchObject({ state: 'paid', cents: 1 });
  });

  test('what Paygate did not write is none of its', async () => {
    const { method, request } = await open();
    const back = returned(await simulator.decide(request.attemptId, { outcome: 'declined' }));
    const forged = encrypt(
      {
        mid: merchant.id,
        PayID: 'x',
        TransID: request.attemptId,
        Status: 'OK',
        Code: '0',
        MAC: '00',
      },
      merchant.encryptionPassword,
    );
    const cut = new URLSearchParams(back);
    cut.set('Data', cut.get('Data')?.slice(0, -32) ?? '');
    for (const parameters of [
      new URLSearchParams(forged),
      cut,
      new URLSearchParams('Data=a-b&Len=1'),
      new URLSearchParams(),
    ]) {
      expect(await method.readReturn(parameters)).toBeUndefined();
    }
    const foreign = createComputop({ ...options, url: simulator.url, macPassword: 'another' });
    expect(await foreign.readReturn(back)).toBeUndefined();
  });

  test('a notice that comes twice, or after the return, says the same', async () => {
    const { method, request } = await open();
    await simulator.decide(request.attemptId, { outcome: 'paid', notice: 'twice' });
    expect(notices).toHaveLength(2);
    for (const notice of notices) {
      expect(await method.readNotice(body(notice))).toMatchObject({ state: 'paid', cents: 4990 });
    }
  });

  test('refunds: in parts, each id once, never beyond what was taken', async () => {
    const { method, request } = await open();
    const back = await simulator.decide(request.attemptId, { outcome: 'paid' });
    const report = await method.readReturn(returned(back));
    const payment = { ...request, reference: report?.reference ?? null };
    for (const refundId of ['one', 'one', 'two']) {
      const refund = { refundId, cents: 2000 };
      expect(await method.refund(payment, refund)).toMatchObject({ state: 'done' });
    }
    expect(simulator.refundedCents(request.attemptId)).toBe(4000);
    const tooMuch = { refundId: 'three', cents: 1000 };
    expect(await method.refund(payment, tooMuch)).toMatchObject({ state: 'refused' });
  });

  test('a card on file is charged again', async () => {
    const { method, request } = await open({ wantsMandate: true });
    const back = await simulator.decide(request.attemptId, { outcome: 'paid' });
    const { mandate = '' } = (await method.readReturn(returned(back))) ?? {};
    expect(mandate).not.toBe('');
    const renewal = { ...request, attemptId: 'renewal-1', cents: 2990 };
    expect(await method.charge?.(mandate, renewal)).toMatchObject({ state: 'paid', cents: 2990 });
    simulator.refuseCharges(true);
    const refused = await method.charge?.(mandate, { ...renewal, attemptId: 'renewal-2' });
    expect(refused).toMatchObject({ state: 'declined' });
    simulator.refuseCharges(false);
  });

  test('a Paygate that is away or hangs is unavailable, within the timeout', async () => {
    const { method, payment } = await open();
    simulator.hang(true);
    const started = performance.now();
    await expect(method.ask(payment)).rejects.toThrow(ProviderUnavailable);
    expect(performance.now() - started).toBeLessThan(5_000);
    simulator.hang(false);
    const away = createComputop({ ...options, url: 'http://localhost:1' });
    await expect(away.ask(payment)).rejects.toThrow(ProviderUnavailable);
  });
});

test('every message opens as it was sealed, with any password, and only with that one', () => {
  const value = fc
    .string({ unit: 'binary' })
    .map((text) => text.toWellFormed().replaceAll('&', ''));
  const password = fc.constantFrom(16, 24, 32).map((length) => 'k'.repeat(length));
  fc.assert(
    fc.property(value, value, password, (first, second, key) => {
      const { Data, Len } = encrypt({ TransID: first, Amount: second }, key);
      expect(decrypt(Data, Len, key)).toEqual({ transid: first, amount: second });
      expect(decrypt(Data, `${Number(Len) + 1}`, key)).toBeUndefined();
    }),
  );
  const { Data, Len } = encrypt({ a: 'b' }, 'a'.repeat(16));
  expect(decrypt(Data, Len, 'b'.repeat(16))).toBeUndefined();
});

test('a MAC fits its values in their order only', () => {
  const mac = macOf(['', 'T', 'M', '100', 'EUR'], 'key');
  expect(isMac(mac.toLowerCase(), ['', 'T', 'M', '100', 'EUR'], 'key')).toBe(true);
  expect(isMac(mac, ['T', '', 'M', '100', 'EUR'], 'key')).toBe(false);
  expect(isMac(undefined, ['T'], 'key')).toBe(false);
});
