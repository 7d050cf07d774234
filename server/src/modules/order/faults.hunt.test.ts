import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startWithAccount } from '../../../simulators/amazonPay/account.ts';
import type { AmazonPaySimulator } from '../../../simulators/amazonPay/simulator.ts';
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
import { stockGoods } from '../../testing/goods.ts';
import { importLines } from '../../testing/importLines.ts';
import {
  type CartVisitor,
  enterShop,
  putInCart,
  readyToOrder,
  reviewOf,
} from '../../testing/journey.ts';
import { raisedLimits } from '../../testing/limits.ts';
import {
  type Cut,
  type FaultWalk,
  type MortalShop,
  type MortalTask,
  openFaultWalk,
} from '../../testing/mortal.ts';
import { createTestShop, type TestShop, testSecret } from '../../testing/shop.ts';
import { decrypt } from '../payment/methods/computop/message.ts';
import { createProviders } from '../payment/providers.ts';
import { createOrderOperator, type OrderOperator } from './operator.ts';

const merchant = { id: 'kreide', encryptionPassword: 'k'.repeat(32), macPassword: 'm' };
const account = { clientId: 'kreide', clientSecret: 's', webhookId: 'WH-1' };
const stock = 100;
const totalCents = 1495;

let db: TestDatabase;
let computop: Computop;
let paypal: PayPalSimulator;
let amazon: AmazonPaySimulator;
/** Where shoppers prepare what is cut off then. */
let shop: TestShop;
let operator: OrderOperator;
let walk: FaultWalk;

beforeAll(async () => {
  db = await createTestDatabase();
  computop = await startComputop({ merchant });
  paypal = await startPayPal({ account });
  const amazonPay = await startWithAccount();
  amazon = amazonPay.simulator;
  const activated = { name: 'amazonpay', entry: 'activated', value: 'true' };
  await importLines(db.database, [{ type: 'parameter', ...activated }]);
  const { id: merchantId, ...passwords } = merchant;
  const accounts = {
    computop: { url: computop.url, merchantId, ...passwords },
    paypal: { url: paypal.url, ...account },
    amazonPay: amazonPay.account,
  };
  walk = openFaultWalk(db.database, { connectionString: db.connectionString, accounts });
  const providers = createProviders(accounts, true);
  shop = createTestShop(db.database, { limits: raisedLimits, providers });
  operator = createOrderOperator({
    database: db.database,
    clock: shop.clock,
    parameters: shop.services.parameters,
    mailFrom: 'Kreide <shop@kreide.example>',
    secret: testSecret,
  });
});

afterAll(async () => {
  await walk[Symbol.asyncDispose]();
  await computop[Symbol.asyncDispose]();
  await paypal[Symbol.asyncDispose]();
  await amazon[Symbol.asyncDispose]();
  await db.drop();
});

beforeEach(() => shop.clock.advance(24 * 3600_000));

const minutesLater = (minutes: number) => new Date(shop.clock.now().getTime() + minutes * 60_000);

type PaidBy = 'RECHNUNG' | 'CREDIT_CARD' | 'PAYPAL' | 'AMAZONPAY';

let guests = 0;

/** Of each guest their own: a good, and a network. */
async function newcomer() {
  guests += 1;
  const item = `book-${guests}`;
  await stockGoods(db.database, { id: item, cents: 1000, stock, restockDays: null });
  return { item, ip: `198.51.${guests >> 8}.${guests & 255}` };
}

/** Has everything that an order needs in the cart. */
async function guest(paymentId: PaidBy) {
  const { item, ip } = await newcomer();
  const email = `erika.${guests}@example.org`;
  const buyer = await readyToOrder(shop, [[item, 1]], { paymentId, email }, { ip });
  const fingerprint = await reviewOf(buyer);
  return { buyer, item, paymentId, ip, submit: submitOf({ ...buyer, ip }, fingerprint) };
}

type Guest = Omit<Awaited<ReturnType<typeof guest>>, 'submit'>;

/** What the express checkouts differ in. */
const express = {
  PAYPAL: {
    async choose({ visitor, cartId }: CartVisitor): Promise<string> {
      const { opened } = await visitor.run<{ opened: { redirectUrl: string } }>(
        `mutation ($cartId: String!) {
          opened: openExpressCheckout(cartId: $cartId, paymentId: "PAYPAL") { redirectUrl }
        }`,
        { cartId },
      );
      const session = new URL(opened.redirectUrl).searchParams.get('token') ?? '';
      paypal.choose(session, 'berlin');
      return session;
    },
    take: 'taken: takeExpressCheckout(cartId: $cartId, paymentId: "PAYPAL", sessionId: $session)',
    /** It is approved: the order leads straight back. */
    pay: (_session: string, redirectUrl: string) => redirectUrl,
  },
  AMAZONPAY: {
    async choose({ visitor, cartId }: CartVisitor): Promise<string> {
      const { button } = await visitor.run<{ button: { options: string } }>(
        `query ($cartId: String!) {
          button: getPaymentProviderCheckoutData(cartId: $cartId, paymentId: "AMAZONPAY") { options }
        }`,
        { cartId },
      );
      const session = (await amazon.open(button.options)) ?? '';
      amazon.choose(session, 'berlin');
      return session;
    },
    take: `taken: checkoutAmazon(
             cartId: $cartId, amazonCheckoutSessionId: $session, checkoutType: express)`,
    pay: (session: string) => amazon.decide(session, { outcome: 'paid', notice: 'never' }),
  },
} as const;

/** Has chosen an address and a way to pay at the provider, from the cart. */
async function expressGuest(paymentId: keyof typeof express) {
  const { item, ip } = await newcomer();
  const buyer = await enterShop(shop, 'de', { ip });
  await putInCart(buyer, [item, 1]);
  const { choose, take, pay } = express[paymentId];
  const session = await choose(buyer);
  return {
    ...{ buyer, item, ip, paymentId },
    take: ask(
      { ...buyer, ip },
      `mutation ($cartId: String!, $session: String!) { ${take} { successful } }`,
      { cartId: buyer.cartId, session },
    ),
    /** Once the address is taken. */
    submit: async () => submitOf({ ...buyer, ip }, await reviewOf(buyer)),
    paid({ submitCart }: Submitted): Payment {
      const back = new URL(pay(session, submitCart.redirectUrl ?? ''));
      return { returned: back.search.slice(1), notice: () => ({ headers: {}, body: '' }) };
    },
  };
}

const ask = (
  { visitor: { userId, loginToken }, ip }: Pick<CartVisitor, 'visitor'> & { ip: string },
  document: string,
  variables: Record<string, unknown>,
): MortalTask => ({
  kind: 'ask',
  at: shop.clock.now(),
  as: { userId, loginToken },
  browser: { ip },
  document,
  variables,
});

const submitOf = (buyer: CartVisitor & { ip: string }, fingerprint: string): MortalTask =>
  ask(
    buyer,
    `mutation ($cartId: String!, $fingerprint: String, $idempotencyKey: String) {
      submitCart(cartId: $cartId, fingerprint: $fingerprint, idempotencyKey: $idempotencyKey) {
        orderId errorMessage redirectUrl paymentFormUrl computopData { name value }
      }
    }`,
    { cartId: buyer.cartId, fingerprint, idempotencyKey: 'k' },
  );

interface Submitted {
  readonly submitCart: {
    readonly orderId: string | null;
    readonly errorMessage: string | null;
    readonly redirectUrl: string | null;
    readonly paymentFormUrl: string | null;
    readonly computopData: readonly { readonly name: string; readonly value: string }[] | null;
  };
}

/** What the shop answers that nobody kills. */
function shopAnswer<T>(task: MortalTask): Promise<T> {
  if (task.kind !== 'ask') throw new Error('Only shoppers prepare');
  return Object.assign(shop.visitor('de', task.browser), task.as).run<T>(
    task.document,
    task.variables,
  );
}

async function answerOf<T>(mortal: MortalShop, task: MortalTask): Promise<T> {
  return (await mortal.perform(task)).answer as T;
}

/** Goes to the provider's page, and pays there. @returns what the browser and the notice bring */
async function pay({ submitCart }: Submitted) {
  const { redirectUrl, paymentFormUrl, computopData } = submitCart;
  if (redirectUrl !== null) {
    const order = new URL(redirectUrl).searchParams.get('token') ?? '';
    const back = await paypal.decide(order, { outcome: 'paid', notice: 'never' });
    return { returned: new URL(back).search.slice(1), notice: () => paypal.noticeOf(order) };
  }
  const fields = new URLSearchParams(
    computopData?.map(({ name, value }): [string, string] => [name, value]),
  );
  await fetch(paymentFormUrl ?? '', { method: 'POST', body: fields });
  const { transid = '' } =
    decrypt(fields.get('Data'), fields.get('Len'), merchant.encryptionPassword) ?? {};
  const back = await computop.decide(transid, { outcome: 'paid', notice: 'never' });
  const returned = back.slice(back.indexOf('?') + 1);
  return { returned, notice: () => ({ headers: {}, body: returned }) };
}

type Payment = Awaited<ReturnType<typeof pay>>;

const completed = ({ buyer, paymentId, ip }: Guest, { returned }: Payment) =>
  ask(
    { ...buyer, ip },
    `mutation ($paymentId: String!, $parameters: String!) {
      completePayment(paymentId: $paymentId, parameters: $parameters) { state }
    }`,
    { paymentId, parameters: returned },
  );

function tell({ paymentId, ip }: Guest, { notice }: Payment): MortalTask {
  const { headers, body } = notice();
  return ask(
    { visitor: shop.visitor(), ip },
    `mutation ($paymentId: String!, $headers: String!, $body: String!) {
      paymentNotice(paymentId: $paymentId, headers: $headers, body: $body) { successful }
    }`,
    {
      paymentId,
      headers: JSON.stringify(headers),
      body: Buffer.from(body).toString('base64'),
    },
  );
}

const outcome = statement(
  'test_faults_outcome',
  `with ordered as (
     select distinct o.number, o.state, o.money_state, o.placed_at
       from customer_order o join order_line l on l.order_id = o.id where l.item_id = $1)
   select (select stock from item where id = $1) as stock,
          (select array_agg(state || ', ' || money_state order by placed_at) from ordered) as orders,
          (select array_agg(m.kind || ', ' || m.state order by m.kind desc)
             from mail m join ordered on position(number in m.text) > 0) as mails`,
);
const numbers = statement(
  'test_faults_numbers',
  `select distinct o.number, o.placed_at
     from customer_order o join order_line l on l.order_id = o.id
    where l.item_id = $1 order by o.placed_at`,
);

const numbersOf = async ({ item }: Guest): Promise<string[]> =>
  (await db.database.rows<{ number: string }>(numbers, [item])).map(({ number }) => number);

interface Told {
  readonly stock: number;
  readonly orders: readonly string[] | null;
  readonly mails: readonly string[] | null;
}

/** All that can be told of a guest's order from outside, at the shop and at the providers. */
async function outcomeOf(by: Guest) {
  const ordered = await numbersOf(by);
  const taken = [...computop.taken(), ...paypal.taken(), ...amazon.taken()]
    .filter(({ order }) => ordered.includes(order))
    .map(({ cents, refundedCents }) => [cents, refundedCents]);
  const told = await db.database.row<Told>(outcome, [by.item]);
  return { ...told, taken };
}

const bought = {
  stock: stock - 1,
  orders: ['placed, paid'],
  mails: ['order-confirmation, kept'],
  taken: [[totalCents, 0]],
};

/** Presses, and, once the shop runs again, presses again. */
async function submitting(paymentId: PaidBy): Promise<Cut> {
  const by = await guest(paymentId);
  return {
    task: by.submit,
    async resume(mortal) {
      const answer = await answerOf<Submitted>(mortal, by.submit);
      expect(answer.submitCart.errorMessage).toBeNull();
      if (paymentId !== 'RECHNUNG') await mortal.perform(completed(by, await pay(answer)));
    },
    async check() {
      const invoiced = { ...bought, orders: ['placed, open'], taken: [] };
      expect(await outcomeOf(by)).toEqual(paymentId === 'RECHNUNG' ? invoiced : bought);
    },
  };
}

/** Presses, and never comes back. */
async function leaving(paymentId: PaidBy): Promise<Cut> {
  const by = await guest(paymentId);
  return {
    task: by.submit,
    async check() {
      const { orders, ...rest } = await outcomeOf(by);
      expect(rest).toEqual({ stock, mails: null, taken: [] });
      expect([null, ['failed, failed']]).toContainEqual(orders);
    },
  };
}

/** Has paid at the provider, of which the shop learns by the task. */
async function completing(
  paymentId: PaidBy,
  taskOf: (by: Guest, payment: Payment) => MortalTask,
): Promise<Cut> {
  const by = await guest(paymentId);
  const payment = await pay(await shopAnswer<Submitted>(by.submit));
  return {
    task: taskOf(by, payment),
    async check(mortal) {
      // Nobody has come back but the job. Now everybody does.
      expect(await outcomeOf(by)).toEqual(bought);
      const again = await answerOf<object>(mortal, completed(by, payment));
      expect(again).toEqual({ completePayment: { state: 'placed' } });
      await mortal.perform(tell(by, payment));
      expect(await outcomeOf(by)).toEqual(bought);
    },
  };
}

/** Comes back with an address, orders and pays; what is cut off is done again. */
async function expressing(
  paymentId: keyof typeof express,
  cutOff: 'take' | 'submit' | 'return',
): Promise<Cut> {
  const by = await expressGuest(paymentId);
  const check = async () => expect(await outcomeOf(by)).toEqual(bought);
  const finish = async (mortal: MortalShop, submit: MortalTask) => {
    const answer = await answerOf<Submitted>(mortal, submit);
    expect(answer.submitCart.errorMessage).toBeNull();
    await mortal.perform(completed(by, by.paid(answer)));
  };
  if (cutOff === 'take') {
    return {
      task: by.take,
      async resume(mortal) {
        expect(await answerOf(mortal, by.take)).toEqual({ taken: { successful: true } });
        await finish(mortal, await by.submit());
      },
      check,
    };
  }
  await shopAnswer(by.take);
  const submit = await by.submit();
  return cutOff === 'submit'
    ? { task: submit, resume: (mortal) => finish(mortal, submit), check }
    : { task: completed(by, by.paid(await shopAnswer<Submitted>(submit))), check };
}

/** @returns an order that was paid, and a look at whether it was refunded, once */
async function paidOrder(paymentId: PaidBy) {
  const by = await guest(paymentId);
  const payment = await pay(await shopAnswer<Submitted>(by.submit));
  await shopAnswer(completed(by, payment));
  const check = async () =>
    expect(await outcomeOf(by)).toEqual({
      stock,
      orders: ['cancelled, refunded'],
      mails: ['order-confirmation, kept', 'cancellation, kept'],
      taken: [[totalCents, totalCents]],
    });
  return { orderNumber: (await numbersOf(by))[0] ?? '', check };
}

const job = (only: 'askSilent' | 'sendRefunds', minutes: number): MortalTask => ({
  kind: 'jobs',
  at: minutesLater(minutes),
  only,
});

const capture = 'POST /v2/checkout/orders/…/capture';
const placed = 'commit of mail_insert';

/** Programs start and end, beside whatever else the machine does. */
describe('kill -9 at each step', { timeout: 300_000 }, () => {
  test('of a submit: who presses again has one order, and of who does not the goods are free', async () => {
    const steps = await walk.killAtEachStep(
      {
        invoice: () => submitting('RECHNUNG'),
        card: () => submitting('CREDIT_CARD'),
        paypal: () => submitting('PAYPAL'),
        'card, left': () => leaving('CREDIT_CARD'),
        'paypal, left': () => leaving('PAYPAL'),
      },
      [minutesLater(6), minutesLater(36)],
    );
    const written = 'commit of payment_attempt_insert';
    const kept = 'payment_attempt_set_next_step';
    expect(steps).toMatchObject({
      invoice: [placed, 'the answer'],
      card: [written, kept, 'the answer'],
      paypal: [written, 'POST /v2/checkout/orders', kept, 'the answer'],
    });
  });

  test('of what completes a payment: one order, paid once', async () => {
    const steps = await walk.killAtEachStep(
      {
        'card, return': () => completing('CREDIT_CARD', completed),
        'card, notice': () => completing('CREDIT_CARD', tell),
        'paypal, return': () => completing('PAYPAL', completed),
        'paypal, notice': () => completing('PAYPAL', tell),
      },
      [minutesLater(6)],
    );
    const verify = 'POST /v1/notifications/verify-webhook-signature';
    expect(steps).toEqual({
      'card, return': ['POST /inquire.aspx', placed, 'the answer'],
      'card, notice': ['limiter_count', 'POST /inquire.aspx', placed, 'the answer'],
      'paypal, return': [capture, placed, 'the answer'],
      'paypal, notice': ['limiter_count', verify, capture, placed, 'the answer'],
    });
  });

  test.each([
    ['PAYPAL', 'PATCH /v2/checkout/orders/…', [capture]],
    [
      'AMAZONPAY',
      'PATCH /v2/checkoutSessions/…',
      ['payment_attempt_keep_reference', 'POST /v2/checkoutSessions/…/complete'],
    ],
  ] as const)(
    'of an express checkout by %s: who comes back has one order, paid once',
    async (paymentId, change, pay) => {
      const { address, submit, back } = await walk.killAtEachStep(
        {
          address: () => expressing(paymentId, 'take'),
          submit: () => expressing(paymentId, 'submit'),
          back: () => expressing(paymentId, 'return'),
        },
        [minutesLater(6)],
      );
      expect(address).toEqual([expect.stringMatching(/^commit of cart_set/), 'the answer']);
      const written = 'commit of payment_attempt_insert';
      expect(submit).toEqual([written, change, 'payment_attempt_set_next_step', 'the answer']);
      expect(back).toEqual([...pay, placed, 'the answer']);
    },
  );

  test.each([
    ['CREDIT_CARD', 'POST /inquire.aspx'],
    ['PAYPAL', capture],
  ] as const)('of the job that asks about %s: one order, paid once', async (paymentId, asking) => {
    const { asked } = await walk.killAtEachStep(
      { asked: () => completing(paymentId, () => job('askSilent', 6)) },
      [minutesLater(12)],
    );
    const take = 'payment_attempt_take_due';
    expect(asked).toEqual([take, asking, placed, take]);
  });

  test('of a cancellation: whoever cancels does so again, and it is refunded once', async () => {
    const cancelling = async (): Promise<Cut> => {
      const { orderNumber, check } = await paidOrder('CREDIT_CARD');
      const task: MortalTask = { kind: 'cancel', at: shop.clock.now(), orderNumber };
      return {
        task,
        async resume(mortal) {
          // Refused where it was done before.
          await mortal.perform(task).catch(() => undefined);
        },
        check,
      };
    };
    const { cancelled } = await walk.killAtEachStep({ cancelled: cancelling }, [minutesLater(1)]);
    expect(cancelled).toEqual([placed, 'the answer']);
  });

  test.each([
    ['CREDIT_CARD', 'POST /credit.aspx'],
    ['PAYPAL', 'POST /v2/payments/captures/…/refund'],
  ] as const)('of a refund by %s: it is refunded once', async (paymentId, asking) => {
    const refunding = async (): Promise<Cut> => {
      const { orderNumber, check } = await paidOrder(paymentId);
      await operator.cancel(orderNumber, 'nicht lieferbar');
      return { task: job('sendRefunds', 1), check };
    };
    const { refunded } = await walk.killAtEachStep({ refunded: refunding }, [minutesLater(10)]);
    expect(refunded).toEqual([asking, 'commit of refund_settle']);
  });
});
