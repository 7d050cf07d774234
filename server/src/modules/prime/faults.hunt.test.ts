import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Simulator as Computop,
  startSimulator as startComputop,
} from '../../../simulators/computop/simulator.ts';
import {
  type PayPalSimulator,
  startSimulator as startPayPal,
} from '../../../simulators/paypal/simulator.ts';
import { statement } from '../../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { enterShop, register } from '../../testing/journey.ts';
import { raisedLimits } from '../../testing/limits.ts';
import {
  type Cut,
  type FaultWalk,
  type MortalShop,
  type MortalTask,
  openFaultWalk,
} from '../../testing/mortal.ts';
import { createTestShop, type TestShop, type Visitor } from '../../testing/shop.ts';
import { decrypt } from '../payment/methods/computop/message.ts';
import { createProviders } from '../payment/providers.ts';
import { monthsAfter } from './prime.ts';

const merchant = { id: 'kreide', encryptionPassword: 'k'.repeat(32), macPassword: 'm' };
const account = { clientId: 'kreide', clientSecret: 's', webhookId: 'WH-1' };
const day = 24 * 3600_000;
const termCents = 2990;
const monthCents = 249;

let db: TestDatabase;
let computop: Computop;
let paypal: PayPalSimulator;
/** Where customers prepare what is cut off then. */
let shop: TestShop;
let walk: FaultWalk;

beforeAll(async () => {
  db = await createTestDatabase();
  computop = await startComputop({ merchant });
  paypal = await startPayPal({ account });
  const { id: merchantId, ...passwords } = merchant;
  const accounts = {
    computop: { url: computop.url, merchantId, ...passwords },
    paypal: { url: paypal.url, ...account },
  };
  walk = openFaultWalk(db.database, { connectionString: db.connectionString, accounts });
  const providers = createProviders(accounts, true);
  shop = createTestShop(db.database, { limits: raisedLimits, providers });
});

afterAll(async () => {
  await walk[Symbol.asyncDispose]();
  await computop[Symbol.asyncDispose]();
  await paypal[Symbol.asyncDispose]();
  await db.drop();
});

// A day of their own, and renewals first: jobs take the next month of every member that is due.
beforeEach(() => shop.clock.advance(day));

const later = (ms: number) => new Date(shop.clock.now().getTime() + ms);
const minute = 60_000;

type PaidBy = 'CREDIT_CARD' | 'PAYPAL';

interface Customer {
  readonly visitor: Visitor;
  readonly email: string;
  readonly ip: string;
  readonly paymentId: PaidBy;
  /** The payments at the providers, in their order. */
  readonly payments: string[];
}

let people = 0;

async function customer(paymentId: PaidBy): Promise<Customer> {
  people += 1;
  const ip = `198.51.100.${people}`;
  const email = `mitglied.${people}@example.org`;
  const { visitor, cartId } = await enterShop(shop, 'de', { ip });
  await register(visitor, { email }, cartId);
  return { visitor, email, ip, paymentId, payments: [] };
}

const ask = (by: Customer, document: string, variables: Record<string, unknown>): MortalTask => ({
  kind: 'ask',
  at: shop.clock.now(),
  as: { userId: by.visitor.userId, loginToken: by.visitor.loginToken },
  browser: { ip: by.ip },
  document,
  variables,
});

const subscribe = (by: Customer) =>
  ask(
    by,
    `mutation ($paymentId: String!) {
      answer: submitPrimeSubscription(paymentId: $paymentId) {
        redirectUrl paymentFormUrl paymentFormFields { name value }
      }
    }`,
    { paymentId: by.paymentId },
  );

interface Subscribed {
  readonly answer: {
    readonly redirectUrl: string | null;
    readonly paymentFormUrl: string | null;
    readonly paymentFormFields: readonly { readonly name: string; readonly value: string }[] | null;
  };
}

/** Pays at the provider. @returns what the browser brings back */
async function pay(by: Customer, { answer }: Subscribed): Promise<MortalTask> {
  const { redirectUrl, paymentFormUrl, paymentFormFields } = answer;
  let back: string;
  if (redirectUrl === null) {
    const fields = new URLSearchParams(
      paymentFormFields?.map(({ name, value }): [string, string] => [name, value]),
    );
    await fetch(paymentFormUrl ?? '', { method: 'POST', body: fields });
    const { transid = '', orderdesc = '' } =
      decrypt(fields.get('Data'), fields.get('Len'), merchant.encryptionPassword) ?? {};
    by.payments.push(orderdesc);
    back = await computop.decide(transid, { outcome: 'paid', notice: 'never' });
  } else {
    const order = new URL(redirectUrl).searchParams.get('token') ?? '';
    back = await paypal.decide(order, { outcome: 'paid', notice: 'never' });
  }
  return ask(
    by,
    `mutation ($paymentId: String!, $parameters: String!) {
      completePayment(paymentId: $paymentId, parameters: $parameters) { state }
    }`,
    { paymentId: by.paymentId, parameters: back.slice(back.indexOf('?') + 1) },
  );
}

/** What the shop answers that nobody kills. */
function shopAnswer<T>(by: Customer, task: MortalTask): Promise<T> {
  if (task.kind !== 'ask') throw new Error('Only customers prepare');
  return by.visitor.run<T>(task.document, task.variables);
}

const pays = async (by: Customer) => pay(by, await shopAnswer<Subscribed>(by, subscribe(by)));

const outcome = statement(
  'test_faults_membership',
  `select m.paid_months as "paidMonths", m.ends_at as "endsAt", m.renewal_id as "renewalId"
     from membership m join customer c on c.id = m.customer_id
    where c.email = $1 and m.state = 'active'`,
);
const told = statement(
  'test_faults_told',
  `select subject from mail where recipient = $1 and kind = 'prime' order by subject`,
);
const numbers = statement(
  'test_faults_prime_numbers',
  `select 'PRIME-' || left(regexp_replace(a.id, '[^0-9A-Za-z]', '', 'g'), 12) as number
     from payment_attempt a join membership m on m.id = a.membership_id
     join customer c on c.id = m.customer_id where c.email = $1`,
);

/** All that can be told of a membership from outside, at the shop and at the providers. */
async function outcomeOf({ email }: Customer) {
  const own = (await db.database.rows<{ number: string }>(numbers, [email])).map(
    (row) => row.number,
  );
  const taken = [...computop.taken(), ...paypal.taken()]
    .filter(({ order }) => own.includes(order))
    .map(({ cents, refundedCents }) => [cents, refundedCents]);
  const memberships = await db.database.rows<{
    paidMonths: number;
    endsAt: Date;
    renewalId: string | null;
  }>(outcome, [email]);
  const mails = (await db.database.rows<{ subject: string }>(told, [email])).map(
    ({ subject }) => subject,
  );
  return { memberships, mails, taken: taken.toSorted(([a = 0], [b = 0]) => b - a) };
}

const welcome = 'Willkommen bei Prime';
const returned = 'Prime: Ihre Zahlung geht zurück';
const goesOn = 'Ihre Mitgliedschaft geht weiter';

const perform = async <T>(mortal: MortalShop, task: MortalTask) =>
  (await mortal.perform(task)).answer as T;

/** One membership of twelve months, paid and told once. */
async function expectMember(by: Customer): Promise<void> {
  const endsAt = monthsAfter(shop.clock.now(), 12);
  expect(await outcomeOf(by)).toEqual({
    memberships: [{ paidMonths: 12, endsAt, renewalId: null }],
    mails: [welcome],
    taken: [[termCents, 0]],
  });
}

/** Programs start and end, beside whatever else the machine does. */
describe('kill -9 at each step', { timeout: 300_000 }, () => {
  async function subscribing(paymentId: PaidBy): Promise<Cut> {
    const by = await customer(paymentId);
    return {
      task: subscribe(by),
      async resume(mortal) {
        const again = await perform<Subscribed>(mortal, subscribe(by));
        await mortal.perform(await pay(by, again));
      },
      check: () => expectMember(by),
    };
  }

  async function completing(paymentId: PaidBy): Promise<Cut> {
    const by = await customer(paymentId);
    const completion = await pays(by);
    return {
      task: completion,
      async check(mortal) {
        const { memberships, ...rest } = await outcomeOf(by);
        expect(memberships).toMatchObject([{ paidMonths: 12 }]);
        expect(rest).toEqual({ mails: [welcome], taken: [[termCents, 0]] });
        expect(await perform(mortal, completion)).toEqual({
          completePayment: { state: 'subscribed' },
        });
        expect((await outcomeOf(by)).mails).toEqual([welcome]);
      },
    };
  }

  async function payingTwice(paymentId: PaidBy): Promise<Cut> {
    const by = await customer(paymentId);
    const [first, second] = [await pays(by), await pays(by)];
    await shopAnswer(by, first);
    return {
      task: second,
      async check(mortal) {
        await mortal.perform(second);
        const { memberships, ...rest } = await outcomeOf(by);
        expect(memberships).toHaveLength(1);
        expect(rest.mails).toEqual([returned, welcome]);
        expect(rest.taken.toSorted(([, a = 0], [, b = 0]) => a - b)).toEqual([
          [termCents, 0],
          [termCents, termCents],
        ]);
      },
    };
  }

  /** After the attempt was given up. */
  async function payingLate(paymentId: PaidBy): Promise<Cut> {
    const by = await customer(paymentId);
    const at = shop.clock.now();
    shop.clock.set(later(-2 * 60 * minute));
    const begun = await shopAnswer<Subscribed>(by, subscribe(by));
    shop.clock.set(later(60 * minute));
    await shop.services.attempts.askSilent();
    shop.clock.set(at);
    const completion = await pay(by, begun);
    return {
      task: completion,
      async check(mortal) {
        await mortal.perform(completion);
        expect(await outcomeOf(by)).toEqual({
          memberships: [],
          mails: [returned],
          taken: [[termCents, termCents]],
        });
      },
    };
  }

  const renewing = async (paymentId: PaidBy) => {
    const by = await customer(paymentId);
    await shopAnswer(by, await pays(by));
    return by;
  };
  const dueAt = () => new Date(monthsAfter(shop.clock.now(), 12).getTime() - 3 * day);

  test.each([
    ['CREDIT_CARD', 'POST /direct.aspx'],
    ['PAYPAL', 'POST /v2/checkout/orders'],
  ] as const)('of a renewal by %s: a month more, charged once', async (paymentId, asking) => {
    const due = dueAt();
    const { renewed } = await walk.killAtEachStep(
      {
        async renewed() {
          const by = await renewing(paymentId);
          return {
            task: { kind: 'jobs', at: due, only: 'chargeDue' },
            async check() {
              const endsAt = monthsAfter(shop.clock.now(), 13);
              expect(await outcomeOf(by)).toEqual({
                memberships: [{ paidMonths: 13, endsAt, renewalId: null }],
                mails: [goesOn, welcome],
                taken: [
                  [termCents, 0],
                  [monthCents, 0],
                ],
              });
            },
          };
        },
      },
      [new Date(due.getTime() + 6 * minute), new Date(due.getTime() + day)],
    );
    expect(renewed).toEqual([
      'commit of membership_set_renewal',
      asking,
      'commit of payment_attempt_settle',
      'commit of membership_take_due',
    ]);
  });

  test.each(['CREDIT_CARD', 'PAYPAL'] as const)(
    'of a renewal by %s of who cancels then: what was kept of the money is what lasts',
    async (paymentId) => {
      const due = dueAt();
      await walk.killAtEachStep(
        {
          async renewed() {
            const by = await renewing(paymentId);
            const cancel = ask(
              by,
              `mutation ($email: String!) {
                cancelPrime(name: "Erika Muster", email: $email) { successful }
              }`,
              { email: by.email },
            );
            return {
              task: { kind: 'jobs', at: due, only: 'chargeDue' },
              async resume(mortal) {
                await mortal.perform({ ...cancel, at: due });
              },
              async check() {
                const { memberships, taken } = await outcomeOf(by);
                const months = (memberships[0]?.paidMonths ?? 0) - 12;
                const kept = taken.reduce((sum, [cents = 0, back = 0]) => sum + cents - back, 0);
                expect(kept).toBe(termCents + months * monthCents);
                expect(memberships[0]?.renewalId).toBeNull();
              },
            };
          },
        },
        [6, 12, 18].map((minutes) => new Date(due.getTime() + minutes * minute)),
      );
    },
  );

  test('of an order of a membership, and of what completes its payment: one, paid once', async () => {
    const steps = await walk.killAtEachStep(
      {
        'card, ordered': () => subscribing('CREDIT_CARD'),
        'paypal, ordered': () => subscribing('PAYPAL'),
        card: () => completing('CREDIT_CARD'),
        paypal: () => completing('PAYPAL'),
      },
      [later(6 * minute), later(36 * minute)],
    );
    const settled = 'commit of payment_attempt_settle';
    expect(steps.card).toEqual(['POST /inquire.aspx', settled, 'the answer']);
  });

  test('of money that nobody expects: it goes back once, and is told once', async () => {
    const steps = await walk.killAtEachStep(
      {
        'card, twice': () => payingTwice('CREDIT_CARD'),
        'paypal, twice': () => payingTwice('PAYPAL'),
        'card, late': () => payingLate('CREDIT_CARD'),
        'paypal, late': () => payingLate('PAYPAL'),
      },
      [later(42 * minute), later(50 * minute)],
    );
    expect(steps['card, late']).toEqual([
      'POST /inquire.aspx',
      'commit of payment_attempt_settle',
      'POST /credit.aspx',
      'commit of mail_insert',
      'the answer',
    ]);
  });
});
