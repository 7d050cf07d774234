import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Simulator, startSimulator } from '../../../simulators/computop/simulator.ts';
import type { Decision } from '../../../simulators/decision.ts';
import { cartOf } from '../../testing/checkout.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import { importLines } from '../../testing/importLines.ts';
import { enterShop, logIn, putInCart, register, takeCart } from '../../testing/journey.ts';
import { raisedLimits } from '../../testing/limits.ts';
import { createTestShop, type TestShop, type Visitor } from '../../testing/shop.ts';
import { decrypt } from '../payment/methods/computop/message.ts';
import { createProviders } from '../payment/providers.ts';
import { createPrimeOperator } from './operator.ts';
import { monthsAfter } from './prime.ts';

const merchant = { id: 'kreide', encryptionPassword: 'k'.repeat(32), macPassword: 'm' };
const start = new Date('2026-01-31T09:00:00Z');
const day = 86_400_000;

let db: TestDatabase;
let simulator: Simulator;
let shop: TestShop;

function openShop({ database }: TestDatabase): TestShop {
  const { id: merchantId, encryptionPassword, macPassword } = merchant;
  const computop = { url: simulator.url, merchantId, encryptionPassword, macPassword };
  const providers = createProviders({ computop: { ...computop, timeoutMs: 500 } }, true);
  return createTestShop(database, { limits: raisedLimits, providers });
}

beforeAll(async () => {
  db = await createTestDatabase();
  simulator = await startSimulator({ merchant });
  shop = openShop(db);
  await stockGoods(
    db.database,
    { id: 'quick', cents: 500, isPrime: true },
    { id: 'slow', cents: 500 },
    { id: 'desk', cents: 9900, isBulky: true, isPrime: true },
  );
});

afterAll(async () => {
  await simulator[Symbol.asyncDispose]();
  await db.drop();
});

afterEach(() => shop.clock.set(start));

let people = 0;
async function customer(): Promise<{ visitor: Visitor; email: string }> {
  shop.clock.set(start);
  people += 1;
  const email = `mitglied.${people}@example.org`;
  const { visitor, cartId } = await enterShop(shop);
  await register(visitor, { email }, cartId);
  return { visitor, email };
}

const primeInfo = '{ customerInfo { primeInfo { status abo startDate endDate } } }';
const infoOf = async (visitor: Visitor) => {
  const { customerInfo } = await visitor.run<{ customerInfo: { primeInfo: object } }>(primeInfo);
  return customerInfo.primeInfo;
};

const none = { status: 'NONE', abo: false, startDate: null, endDate: null };
const untilNextYear = {
  startDate: '2026-01-31T09:00:00.000Z',
  endDate: '2027-01-31T09:00:00.000Z',
};

/** Orders a membership, and opens the provider's page. @returns the payment there */
async function subscribe(visitor: Visitor, paymentId = 'CREDIT_CARD') {
  const { answer } = await visitor.run<{
    answer: {
      successful: boolean;
      errorMessage: string | null;
      paymentFormUrl: string | null;
      paymentFormFields: { name: string; value: string }[] | null;
    };
  }>(
    `mutation ($paymentId: String!) {
      answer: submitPrimeSubscription(paymentId: $paymentId) {
        successful errorMessage redirectUrl paymentFormUrl paymentFormFields { name value }
      }
    }`,
    { paymentId },
  );
  const fields = new URLSearchParams(
    answer.paymentFormFields?.map(({ name, value }): [string, string] => [name, value]),
  );
  if (answer.paymentFormUrl) await fetch(answer.paymentFormUrl, { method: 'POST', body: fields });
  const message = decrypt(fields.get('Data'), fields.get('Len'), merchant.encryptionPassword);
  return { answer, attempt: message?.transid ?? '', cents: Number(message?.amount) };
}

/** What happens at the provider, and what the shop makes of it. */
async function pay(visitor: Visitor, attempt: string, decision: Decision): Promise<string> {
  const back = await simulator.decide(attempt, { notice: 'never', ...decision });
  const { completePayment } = await visitor.run<{ completePayment: { state: string } }>(
    `mutation ($parameters: String!) {
      completePayment(paymentId: "CREDIT_CARD", parameters: $parameters) { state }
    }`,
    { parameters: back.slice(back.indexOf('?') + 1) },
  );
  return completePayment.state;
}

async function member() {
  const { visitor, email } = await customer();
  const { attempt } = await subscribe(visitor);
  expect(await pay(visitor, attempt, { outcome: 'paid' })).toBe('subscribed');
  return { visitor, email, attempt };
}

/** What the jobs do at a time. */
async function jobsAt(time: Date) {
  shop.clock.set(time);
  const { chargeDue, endDue } = shop.services.prime.renewals;
  return [await chargeDue(), await endDue()];
}

const askSilent = () => shop.services.attempts.askSilent();

const operatorOf = () =>
  createPrimeOperator({
    database: db.database,
    clock: shop.clock,
    parameters: shop.services.parameters,
    mailFrom: 'Kreide <shop@kreide.example>',
  });

async function mailsTo(email: string): Promise<string[]> {
  const mails = await shop.services.mail.listMailbox();
  return mails.filter(({ recipient }) => recipient === email).map(({ subject }) => subject);
}

async function tokenFor(email: string): Promise<string> {
  const mails = await shop.services.mail.listMailbox();
  const newest = mails.find(({ recipient, kind }) => recipient === email && kind === 'prime');
  const text = newest && (await shop.services.mail.readMail(newest.id))?.text;
  return /prime\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
}

describe('membership', () => {
  test('PRIME-01, AUTH-16: without a membership the status is NONE, of guests and customers', async () => {
    expect(await infoOf(shop.visitor())).toEqual(none);
    const { visitor } = await customer();
    expect(await infoOf(visitor)).toEqual(none);
  });

  test('PRIME-05, API-84, PRIME-02: it is ordered and paid, and makes a member for a year', async () => {
    const { visitor, email } = await customer();
    const { answer, attempt, cents } = await subscribe(visitor);
    expect(answer).toMatchObject({ successful: true, errorMessage: null });
    expect(cents).toBe(2990);
    expect(await infoOf(visitor)).toEqual(none);
    expect(await pay(visitor, attempt, { outcome: 'paid' })).toBe('subscribed');
    expect(await infoOf(visitor)).toEqual({ status: 'ACTIVE', abo: true, ...untilNextYear });
    expect(await mailsTo(email)).toContain('Willkommen bei Prime');
    // Whatever is repeated changes nothing.
    expect(await pay(visitor, attempt, { outcome: 'paid' })).toBe('subscribed');
    expect((await mailsTo(email)).filter((each) => each.includes('Prime'))).toHaveLength(1);
    const again = await subscribe(visitor);
    expect(again.answer.errorMessage).toBe('vue.prime.error.alreadyMember');
  });

  test.each(['declined', 'expired'] as const)(
    'one whose payment is %s is none',
    async (outcome) => {
      const { visitor } = await customer();
      const { attempt } = await subscribe(visitor);
      expect(await pay(visitor, attempt, { outcome })).toBe('failed');
      expect(await infoOf(visitor)).toEqual(none);
    },
  );

  test('two payments of one customer: the second goes back', async () => {
    const { visitor, email } = await customer();
    const first = await subscribe(visitor);
    const second = await subscribe(visitor);
    expect(await pay(visitor, second.attempt, { outcome: 'paid' })).toBe('subscribed');
    expect(await pay(visitor, first.attempt, { outcome: 'paid' })).toBe('failed');
    expect(simulator.refundedCents(first.attempt)).toBe(2990);
    expect(simulator.refundedCents(second.attempt)).toBe(0);
    expect(await pay(visitor, first.attempt, { outcome: 'paid' })).toBe('failed');
    expect(simulator.refundedCents(first.attempt)).toBe(2990);
    expect((await mailsTo(email)).filter((each) => each.includes('geht zurück'))).toHaveLength(1);
    expect(await infoOf(visitor)).toMatchObject({ status: 'ACTIVE' });
  });

  test('money that the provider does not take back is told to the shop', async () => {
    const { visitor, email } = await customer();
    const first = await subscribe(visitor);
    const second = await subscribe(visitor);
    expect(await pay(visitor, second.attempt, { outcome: 'paid' })).toBe('subscribed');
    simulator.refuseCredits(true);
    expect(await pay(visitor, first.attempt, { outcome: 'paid' })).toBe('failed');
    simulator.refuseCredits(false);
    expect(await mailsTo('service@kreide.example')).toContain(
      'Prime: Eine Erstattung wurde abgelehnt',
    );
    expect((await mailsTo(email)).filter((each) => each.includes('geht zurück'))).toEqual([]);
  });

  test('another sum than agreed makes no member, and goes back', async () => {
    const { visitor } = await customer();
    const { attempt } = await subscribe(visitor);
    expect(await pay(visitor, attempt, { outcome: 'paid', cents: 1 })).toBe('failed');
    expect(simulator.refundedCents(attempt)).toBe(1);
    expect(await infoOf(visitor)).toEqual(none);
  });

  test('it needs an account, a storefront that sells it, and a method that can charge again', async () => {
    const { errors } = await shop
      .visitor()
      .attempt('mutation { submitPrimeSubscription(paymentId: "CREDIT_CARD") { successful } }');
    expect(errors[0]?.classification).toBe('LOGIN_REQUIRED');
    const { visitor } = await customer();
    for (const paymentId of ['RECHNUNG', 'PAYPAL', 'nonsense']) {
      const { answer } = await subscribe(visitor, paymentId);
      expect(answer.errorMessage).toBe('vue.checkout.payment.notAvailable');
    }
    const offerIn = (storefront: 'de' | 'at' | 'ch' | 'b2b') =>
      shop
        .visitor(storefront)
        .run('{ primeOffer { isOpen price { cents } months monthlyPrice { cents } } }');
    const offer = {
      isOpen: true,
      price: { cents: 2990 },
      months: 12,
      monthlyPrice: { cents: 249 },
    };
    expect(await offerIn('de')).toEqual({ primeOffer: offer });
    expect(await offerIn('at')).toEqual({ primeOffer: offer });
    expect(await offerIn('ch')).toEqual({ primeOffer: null });
    expect(await offerIn('b2b')).toEqual({ primeOffer: null });
  });
});

describe('what members get', () => {
  const shippingOf = async (visitor: Visitor, ...goods: (readonly [string, number])[]) => {
    const cartId = await takeCart(visitor);
    await putInCart({ visitor, cartId }, ...goods);
    const { totals } = await cartOf({ visitor, cartId });
    return totals;
  };

  const attainableOf = async (visitor: Visitor) => {
    const { cart } = await visitor.run<{
      cart: { details: { attainableInfos: { text: string }[] } };
    }>(
      `query ($cartId: String!) {
        cart: shop_findCart(cartId: $cartId) { details { attainableInfos { text } } }
      }`,
      { cartId: await takeCart(visitor) },
    );
    return cart.details.attainableInfos.map(({ text }) => text);
  };

  test('PRIME-03, DEC-91: no standard delivery is paid for goods that are meant for it', async () => {
    const { visitor } = await member();
    expect(await shippingOf(visitor, ['quick', 1])).toMatchObject({ shippingCost: { cents: 0 } });
    expect(await attainableOf(visitor)).toEqual(['Ihre Bestellung ist versandkostenfrei.']);
    // Others beside them cost as ever, and so does a freight forwarder.
    expect(await shippingOf(visitor, ['slow', 1])).toMatchObject({ shippingCost: { cents: 495 } });
    const { visitor: other } = await member();
    expect(await shippingOf(other, ['desk', 1])).toMatchObject({ shippingCost: { cents: 2990 } });
    const { visitor: guest } = await enterShop(shop);
    expect(await shippingOf(guest, ['quick', 1])).toMatchObject({ shippingCost: { cents: 495 } });
  });
});

describe('after the first term', () => {
  const end = new Date('2027-01-31T09:00:00Z');
  const before = (days: number) => new Date(end.getTime() - days * day);
  // Jobs take every member's next month: each test has a shop of its own.
  let own: TestDatabase;
  let usual: TestShop;

  beforeEach(async () => {
    usual = shop;
    own = await createTestDatabase();
    shop = openShop(own);
  });
  afterEach(async () => {
    shop = usual;
    await own.drop();
  });

  /** The session of a year ago is over. */
  async function infoLater(email: string) {
    const visitor = shop.visitor();
    await logIn(visitor, email, 'Kreide-rot-7');
    return infoOf(visitor);
  }

  test('each month is charged once, three days ahead, and counted from the first day', async () => {
    const { email } = await member();
    expect(await jobsAt(before(4))).toEqual([0, 0]);
    expect(await jobsAt(before(3))).toEqual([1, 0]);
    expect(await jobsAt(before(3))).toEqual([0, 0]);
    expect(await infoLater(email)).toMatchObject({ endDate: '2027-02-28T09:00:00.000Z' });
    expect(await jobsAt(new Date('2027-02-26T09:00:00Z'))).toEqual([1, 0]);
    expect(await infoLater(email)).toMatchObject({ endDate: '2027-03-31T09:00:00.000Z' });
    const told = (await mailsTo(email)).filter((each) => each.includes('geht weiter'));
    expect(told).toHaveLength(2);
  });

  test('a charge that a provider did not answer is repeated, and charges once', async () => {
    const { email } = await member();
    simulator.hang(true);
    expect(await jobsAt(before(3))).toEqual([1, 0]);
    simulator.hang(false);
    expect(await infoLater(email)).toMatchObject(untilNextYear);
    expect(await jobsAt(new Date(before(3).getTime() + 6 * 60_000))).toEqual([1, 0]);
    expect(await infoLater(email)).toMatchObject({ endDate: '2027-02-28T09:00:00.000Z' });
    expect(await jobsAt(before(2))).toEqual([0, 0]);
    expect((await mailsTo(email)).filter((each) => each.includes('geht weiter'))).toHaveLength(1);
  });

  test('of who has cancelled nothing is charged, and it ends', async () => {
    const { email } = await member();
    await cancel({ name: 'Erika Muster', email });
    expect(await jobsAt(before(1))).toEqual([0, 0]);
    expect(await jobsAt(end)).toEqual([0, 1]);
    expect(await infoLater(email)).toMatchObject({ status: 'ENDED' });
  });

  test('a month that can’t be charged is told of once, tried again daily, and ends it', async () => {
    const { email } = await member();
    simulator.refuseCharges(true);
    for (const days of [3, 2, 1]) expect(await jobsAt(before(days))).toEqual([1, 0]);
    simulator.refuseCharges(false);
    expect((await mailsTo(email)).filter((each) => each.includes('nicht geklappt'))).toHaveLength(
      1,
    );
    expect(await infoLater(email)).toMatchObject({ status: 'ACTIVE' });
    expect(await jobsAt(end)).toEqual([0, 1]);
    expect(await infoLater(email)).toMatchObject({ status: 'ENDED', abo: false });
    expect(await mailsTo(email)).toContain('Ihre Mitgliedschaft ist beendet');
  });
});

interface Cancelled {
  readonly successful: boolean;
  readonly errorMessage: string | null;
  readonly fieldErrors: readonly { readonly fieldName: string }[];
  readonly receivedAt: string | null;
}

async function cancel(form: { name: string; email: string; reason?: string }): Promise<Cancelled> {
  const { cancelPrime } = await shop.visitor().run<{ cancelPrime: Cancelled }>(
    `mutation ($name: String!, $email: String!, $reason: String) {
      cancelPrime(name: $name, email: $email, reason: $reason) {
        successful errorMessage fieldErrors { fieldName } receivedAt
      }
    }`,
    form,
  );
  return cancelPrime;
}

describe('cancelling (BGB § 312k, DEC-92)', () => {
  test('a member keeps it to the end, nothing more is charged, and the receipt comes at once', async () => {
    const { visitor, email } = await member();
    expect(await cancel({ name: 'erika MUSTER', email: email.toUpperCase() })).toEqual({
      successful: true,
      errorMessage: null,
      fieldErrors: [],
      receivedAt: start.toISOString(),
    });
    expect(await mailsTo(email.toUpperCase())).toContain('Ihre Kündigung ist eingegangen');
    expect(await infoOf(visitor)).toEqual({ status: 'ACTIVE', abo: false, ...untilNextYear });
  });

  test('of others the answer is the same, and nothing ends', async () => {
    const { visitor, email } = await member();
    const answer = { successful: true, errorMessage: null, fieldErrors: [] };
    expect(await cancel({ name: 'Jemand Anders', email })).toMatchObject(answer);
    expect(await cancel({ name: 'Erika Muster', email: 'x@example.org' })).toMatchObject(answer);
    expect(await infoOf(visitor)).toMatchObject({ abo: true });
    const refused = await cancel({ name: '', email: 'none' });
    expect(refused.fieldErrors.map(({ fieldName }) => fieldName)).toEqual(['name', 'email']);
  });
});

describe('operators', () => {
  test('end a membership at once, and give its money back through the provider, once', async () => {
    const { visitor, email, attempt } = await member();
    const operator = operatorOf();
    expect(
      (await operator.all({ state: 'active', limit: 50 })).map((each) => each.email),
    ).toContain(email);
    expect(await operator.end(email.toUpperCase(), true)).toBe(2990);
    expect(await operator.end(email, true)).toBeUndefined();
    expect(await infoOf(visitor)).toMatchObject({ status: 'ENDED' });
    for (const _ of [1, 2]) await askSilent();
    expect(simulator.refundedCents(attempt)).toBe(2990);
    expect((await mailsTo(email)).filter((each) => each.includes('geht zurück'))).toHaveLength(1);
    expect(await mailsTo(email)).toContain('Ihre Mitgliedschaft ist beendet');
  });
});

describe('waiting list', () => {
  const open = (value: 'true' | 'false') =>
    importLines(db.database, [
      { type: 'parameter', name: 'prime', entry: 'open', storefront: 'at', value },
    ]).then(() => shop.services.parameters.invalidate());

  async function wait(email: string) {
    const { primeWaitingList } = await shop.visitor('at').run<{
      primeWaitingList: { successful: boolean; errorMessage: string | null };
    }>(
      `mutation ($email: String!) {
        primeWaitingList(email: $email) { successful errorMessage }
      }`,
      { email },
    );
    return primeWaitingList;
  }

  async function confirm(token: string) {
    const { confirmPrimeWaitingList } = await shop.visitor('at').run<{
      confirmPrimeWaitingList: { successful: boolean; errorMessage: string | null };
    }>(
      `mutation ($token: String!) {
        confirmPrimeWaitingList(token: $token) { successful errorMessage }
      }`,
      { token },
    );
    return confirmPrimeWaitingList;
  }

  test('PRIME-06, API-85, DEC-93: an address that confirms is on it, as long as nothing is sold', async () => {
    expect(await wait('w@example.org')).toEqual({
      successful: false,
      errorMessage: 'vue.prime.error.open',
    });
    await open('false');
    expect(await wait('nonsense')).toMatchObject({ successful: false });
    expect(await wait('w@example.org')).toEqual({ successful: true, errorMessage: null });
    const token = await tokenFor('w@example.org');
    for (const _ of [1, 2]) {
      expect(await confirm(token)).toEqual({ successful: true, errorMessage: null });
    }
    // Who waits already is not told so, and gets no second mail.
    expect(await wait('W@Example.org')).toEqual({ successful: true, errorMessage: null });
    expect(await mailsTo('W@Example.org')).toEqual([]);
    expect(await confirm('nonsense')).toMatchObject({
      successful: false,
      errorMessage: 'vue.prime.error.linkOver',
    });
    await open('true');
  });
});

test('months end where they should', () => {
  const after = (start: string, months: number) =>
    monthsAfter(new Date(`${start}T12:00:00Z`), months)
      .toISOString()
      .slice(0, 10);
  expect(after('2024-02-29', 12)).toBe('2025-02-28');
  expect(after('2024-02-29', 48)).toBe('2028-02-29');
  expect(after('2026-08-31', 1)).toBe('2026-09-30');
  expect(after('2026-08-31', 2)).toBe('2026-10-31');
  expect(after('2026-12-15', 1)).toBe('2027-01-15');
});
