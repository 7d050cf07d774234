import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { statement } from '../../database/database.ts';
import { runJobs } from '../../jobs.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { offerDeals } from '../../testing/deals.ts';
import { stockGoods } from '../../testing/goods.ts';
import { importLines } from '../../testing/importLines.ts';
import {
  type CartVisitor,
  logIn,
  putInCart,
  reviewOf,
  submit,
  takeCart,
} from '../../testing/journey.ts';
import { raisedLimits } from '../../testing/limits.ts';
import { openFaultWalk } from '../../testing/mortal.ts';
import { createTestSchools, password, person } from '../../testing/schools.ts';
import { createTestShop, type TestShop, testSecret, type Visitor } from '../../testing/shop.ts';
import { createCustomerOperator } from '../customer/operator.ts';
import { createOrderOperator, type OrderOperator } from './operator.ts';

/** Net, for a single pen with its shipping. */
let penWithShipping = 0;
const dayMs = 24 * 3600_000;

let db: TestDatabase;
let shop: TestShop;
let orders: OrderOperator;
let schools: ReturnType<typeof createTestSchools>;

beforeAll(async () => {
  db = await createTestDatabase();
  shop = createTestShop(db.database, { limits: raisedLimits });
  const { database } = db;
  const { clock } = shop;
  const { parameters } = shop.services;
  schools = createTestSchools(shop, createCustomerOperator({ database, clock, parameters }));
  orders = createOrderOperator({
    ...{ database, clock, parameters, secret: testSecret },
    mailFrom: 'Kreide <shop@kreide.example>',
  });
  await stockGoods(db.database, { id: 'pen', name: 'Stift', cents: 10_000, stock: 1000 });
  const { eva } = await schools.newSchool();
  penWithShipping = await netOf(await cartOf(eva));
});
afterAll(() => db.drop());

beforeEach(() => {
  shop.clock.advance(40 * dayMs);
});

/** Named again, an article is brought to what is said then. */
const stockGlobe = (change: { cents?: number; stock?: number } = {}) =>
  stockGoods(db.database, { id: 'globe', name: 'Globus', restockDays: null, ...change });

async function cartOf(
  visitor: Visitor,
  ...goods: readonly (readonly [string, number])[]
): Promise<CartVisitor> {
  const cartId = await takeCart(visitor);
  await putInCart({ visitor, cartId }, ...(goods.length > 0 ? goods : [['pen', 1] as const]));
  const { addresses } = await visitor.run<{ addresses: { addressId: string }[] }>(
    '{ addresses: getBillingAddresses { addressId } }',
  );
  await visitor.run(
    `mutation ($cartId: String!, $addressId: String!) {
      setBillingAddress(cartId: $cartId, addressId: $addressId) { successful }
    }`,
    { cartId, addressId: addresses[0]?.addressId },
  );
  return { visitor, cartId };
}

async function netOf({ visitor, cartId }: CartVisitor): Promise<number> {
  const { shop_findCart: cart } = await visitor.run<{
    shop_findCart: { totals: { netValue: { cents: number } } };
  }>(
    'query ($cartId: String!) { shop_findCart(cartId: $cartId) { totals { netValue { cents } } } }',
    {
      cartId,
    },
  );
  return cart.totals.netValue.cents;
}

interface Step {
  readonly kind: string;
  readonly name: string | null;
  readonly reason: string | null;
}

interface SeenOrder {
  readonly state: string;
  readonly paymentState: string;
  readonly approval: {
    readonly isWaiting: boolean;
    readonly limit: { readonly cents: number };
    readonly approvers: readonly string[];
    readonly steps: readonly Step[];
  } | null;
}

async function detailsOf(visitor: Visitor, orderId: string): Promise<SeenOrder | null> {
  const { orderDetails } = await visitor.run<{ orderDetails: SeenOrder | null }>(
    `query ($orderId: String!) { orderDetails(orderId: $orderId) {
      state paymentState approval { isWaiting limit { cents } approvers steps { kind name reason } }
    } }`,
    { orderId },
  );
  return orderDetails;
}

interface Answer {
  readonly successful: boolean;
  readonly errorMessage: string | null;
  readonly changes: readonly { readonly name: string | null; readonly kind: string }[];
}

async function decide(
  visitor: Visitor,
  what: 'releaseOrder' | 'declineOrder' | 'withdrawOrder',
  orderId: string,
  reason?: string,
): Promise<Answer> {
  const says = what === 'declineOrder';
  const { answer } = await visitor.run<{ answer: Answer }>(
    `mutation ($orderId: String!${says ? ', $reason: String' : ''}) {
      answer: ${what}(orderId: $orderId${says ? ', reason: $reason' : ''}) {
        successful errorMessage changes { name kind } } }`,
    { orderId, ...(says && { reason: reason ?? null }) },
  );
  return answer;
}

const fine: Answer = { successful: true, errorMessage: null, changes: [] };
const refused = (name: string): Answer => ({
  ...{ successful: false, errorMessage: `vue.approval.error.${name}`, changes: [] },
});

async function waitingOf(visitor: Visitor) {
  const { waitingOrders } = await visitor.run<{
    waitingOrders: { order: { orderId: string }; buyerName: string; isOwn: boolean }[] | null;
  }>('{ waitingOrders { order { orderId } buyerName isOwn } }');
  return waitingOrders;
}

const stock = statement('test_approval_stock', "select stock from item where id = 'pen'");
/** Of pens. */
const stockNow = async () =>
  (await db.database.row<{ readonly stock: number }>(stock))?.stock ?? Number.NaN;

async function mailsTo(recipient: string) {
  const all = await shop.services.mail.listMailbox();
  return all
    .filter((mail) => mail.recipient === recipient && mail.kind !== 'institution')
    .map(({ subject }) => subject.replace(/:? K\d\d-.*/, ''));
}

/** Of the newest mail with this subject. */
async function textTo(recipient: string, subject: string): Promise<string> {
  const all = await shop.services.mail.listMailbox();
  const found = all.find(
    (mail) => mail.recipient === recipient && mail.subject.startsWith(subject),
  );
  return (found && (await shop.services.mail.readMail(found.id))?.text) ?? '';
}

async function enterVoucher({ visitor, cartId }: CartVisitor, code: string): Promise<void> {
  const { cart_update } = await visitor.run<{ cart_update: { successful: boolean } }>(
    `mutation ($cartId: String!, $ops: [CartOperation!]!) {
      cart_update(cartId: $cartId, ops: $ops) { successful } }`,
    { cartId, ops: [{ addVoucher: { code } }] },
  );
  expect(cart_update.successful).toBe(true);
}

const usesOf = async (code: string) => {
  const count = statement('test_approval_uses', 'select uses from voucher where code = $1');
  return (await db.database.row<{ readonly uses: number }>(count, [code]))?.uses;
};

/** Eva's school, a buyer up to a limit, an approver, and an order of the buyer. */
async function situation(limitCents = penWithShipping - 1, article = 'pen', voucher?: string) {
  const school = await schools.newSchool();
  const buyer = await schools.colleague(school, 'Tina', 'buyer', (limitCents / 100).toFixed(2));
  const approver = await schools.colleague(school, 'Mona', 'approver');
  const cart = await cartOf(buyer.visitor, [article, 1]);
  if (voucher !== undefined) await enterVoucher(cart, voucher);
  const before = await stockNow();
  const answer = await submit(cart, {
    fingerprint: await reviewOf(cart),
    idempotencyKey: 'key',
  });
  return { ...school, buyer, approver, cart, answer, before, orderId: answer.orderId ?? '' };
}

describe('an order above the limit', () => {
  test('waits: its number is answered, nothing is held, whoever can release it is told', async () => {
    const { buyer, cart, answer, before, orderId, school, eva } = await situation();
    expect(answer).toMatchObject({
      orderNumber: expect.stringMatching(/^K\d\d-\d{4}-\d{4}$/),
      errorMessage: null,
      redirectUrl: null,
    });
    expect(await detailsOf(buyer.visitor, orderId)).toEqual({
      state: 'awaitingApproval',
      paymentState: 'open',
      approval: {
        isWaiting: true,
        limit: { cents: penWithShipping - 1 },
        approvers: ['Eva Muster', 'Mona Kollegin'],
        steps: [{ kind: 'ordered', name: 'Tina Kollegin', reason: null }],
      },
    });
    expect(await stockNow()).toBe(before);
    expect(await mailsTo(`tina@${school}`)).toEqual(['Ihre Bestellung wartet auf Freigabe']);
    for (const who of ['eva', 'mona']) {
      expect(await mailsTo(`${who}@${school}`)).toEqual([
        'Eine Bestellung wartet auf Ihre Freigabe',
      ]);
    }
    expect(await waitingOf(eva)).toEqual([
      { order: { orderId }, buyerName: 'Tina Kollegin', isOwn: false },
    ]);
    // The same submit again is the same order, and tells nobody twice.
    expect(await submit(cart, { idempotencyKey: 'key' })).toEqual(answer);
    expect(await mailsTo(`mona@${school}`)).toHaveLength(1);
  });

  test('is told to each who can release it in their language, goods and all', async () => {
    await stockGoods(db.database, { id: 'chalk' });
    const school = await schools.newSchool();
    const { school: host } = school;
    await schools.send(school.eva, 'invite', person(host, 'Joan', 'approver'));
    const abroad = shop.visitor('b2b', { shopLanguage: 'en-DE' });
    const token = await schools.tokenTo(`joan@${host}`);
    const { customerNumber } = await schools.join(token, { firstName: 'Joan' }, abroad);
    const { visitor } = await schools.colleague(school, 'Tina', 'buyer', '1');
    await submit(await cartOf(visitor, ['chalk', 2]));
    const german = await textTo(`eva@${host}`, 'Eine Bestellung wartet');
    expect(german).toContain('2 × Ware chalk');
    const english = await textTo(`joan@${host}`, 'An order is waiting');
    expect(english).toContain('2 × Good chalk');
    expect(english).not.toContain('Ware');
    await logIn(abroad, customerNumber ?? '', password);
    for (const [reader, name] of [
      [school.eva, 'Ware chalk'],
      [abroad, 'Good chalk'],
    ] as const) {
      const seen = '{ waitingOrders { order { items { name totalPrice { cents } } } } }';
      expect(await reader.run(seen)).toMatchObject({
        waitingOrders: [{ order: { items: [{ name, totalPrice: { cents: 1000 } }] } }],
      });
    }
  });

  test('begins one cent above it: goods and shipping, net', async () => {
    const { buyer, before, orderId } = await situation(penWithShipping);
    expect(await detailsOf(buyer.visitor, orderId)).toMatchObject({
      state: 'placed',
      approval: null,
    });
    expect(await stockNow()).toBe(before - 1);
  });

  test('is no matter of who orders alone, has no limit, or could release it alone', async () => {
    const { eva } = await schools.newSchool();
    const alone = await submit(await cartOf(eva));
    expect(await detailsOf(eva, alone.orderId ?? '')).toMatchObject({ state: 'placed' });
    const school = await schools.newSchool();
    const free = await schools.colleague(school, 'Tina', 'buyer');
    const unlimited = await submit(await cartOf(free.visitor));
    expect(await detailsOf(free.visitor, unlimited.orderId ?? '')).toMatchObject({
      state: 'placed',
    });
    const personId = await schools.idOf(school.eva, 'Eva');
    await schools.send(school.eva, 'change', { personId, role: 'admin', orderLimit: '1' });
    const only = await submit(await cartOf(school.eva));
    expect(await detailsOf(school.eva, only.orderId ?? '')).toMatchObject({ state: 'placed' });
  });

  test('is told before it is made', async () => {
    const school = await schools.newSchool();
    const { visitor } = await schools.colleague(school, 'Tina', 'buyer', '20');
    const { cartId } = await cartOf(visitor);
    const { cart } = await visitor.run<{ cart: unknown }>(
      `query ($cartId: String!) { cart: shop_findCart(cartId: $cartId) {
        approval { limit { cents } approvers } } }`,
      { cartId },
    );
    expect(cart).toEqual({ approval: { limit: { cents: 2000 }, approvers: ['Eva Muster'] } });
  });
});

describe('a release', () => {
  test('places the order, takes the stock and confirms it to the buyer', async () => {
    const { buyer, approver, before, orderId, school } = await situation();
    expect(await decide(approver.visitor, 'releaseOrder', orderId)).toEqual(fine);
    expect(await detailsOf(buyer.visitor, orderId)).toMatchObject({
      state: 'placed',
      paymentState: 'open',
      approval: {
        isWaiting: false,
        steps: [
          { kind: 'ordered', name: 'Tina Kollegin' },
          { kind: 'released', name: 'Mona Kollegin' },
        ],
      },
    });
    expect(await stockNow()).toBe(before - 1);
    expect((await mailsTo(`tina@${school}`)).length).toBe(2);
    expect(await waitingOf(approver.visitor)).toEqual([]);
  });

  test('happens once, whoever is faster', async () => {
    const { eva, approver, before, orderId } = await situation();
    const answers = await Promise.all(
      [eva, approver.visitor].map((visitor) => decide(visitor, 'releaseOrder', orderId)),
    );
    expect(answers.filter(({ successful }) => successful)).toHaveLength(1);
    expect(answers).toContainEqual(refused('alreadyReleased'));
    expect(await stockNow()).toBe(before - 1);
    expect(await decide(eva, 'declineOrder', orderId)).toEqual(refused('alreadyReleased'));
  });

  test('does nothing where goods are gone or dearer, and says which', async () => {
    await stockGlobe({ cents: 10_000, stock: 10 });
    const { buyer, approver, orderId } = await situation(0, 'globe');
    const is = (kind: string) => ({ ...refused('changed'), changes: [{ name: 'Globus', kind }] });
    await stockGlobe({ cents: 10_000, stock: 0 });
    expect(await decide(approver.visitor, 'releaseOrder', orderId)).toEqual(is('UNAVAILABLE'));
    await stockGlobe({ cents: 10_001, stock: 10 });
    expect(await decide(approver.visitor, 'releaseOrder', orderId)).toEqual(is('PRICE'));
    expect(await detailsOf(buyer.visitor, orderId)).toMatchObject({ state: 'awaitingApproval' });
    await stockGlobe({ cents: 9_999, stock: 10 });
    expect(await decide(approver.visitor, 'releaseOrder', orderId)).toEqual(fine);
  });

  test('uses a voucher up, which a waiting order does not hold', async () => {
    await importLines(db.database, [
      { type: 'voucher', code: 'LAST', kind: 'amount', cents: 500, maxUses: 1 },
    ]);
    const one = await situation(0, 'pen', 'LAST');
    const other = await situation(0, 'pen', 'LAST');
    expect(await usesOf('LAST')).toBe(0);
    expect(await decide(one.approver.visitor, 'releaseOrder', one.orderId)).toEqual(fine);
    expect(await usesOf('LAST')).toBe(1);
    // Without it the other one is dearer than what was ordered.
    const answer = await decide(other.approver.visitor, 'releaseOrder', other.orderId);
    expect(answer).toEqual({ ...refused('changed'), changes: [{ name: null, kind: 'TOTAL' }] });
    expect(await detailsOf(other.buyer.visitor, other.orderId)).toMatchObject({
      state: 'awaitingApproval',
    });
    expect(await usesOf('LAST')).toBe(1);
    // What it was ordered at is what it was released at.
    const { orderDetails } = await one.buyer.visitor.run<{ orderDetails: object }>(
      `query ($orderId: String!) { orderDetails(orderId: $orderId) {
        totals { promotionsSaving { cents } } } }`,
      { orderId: one.orderId },
    );
    expect(orderDetails).toEqual({ totals: { promotionsSaving: { cents: 500 } } });
  });

  test('at the price of a lightning deal needs the deal to run still', async () => {
    // Reservations follow the database's clock.
    shop.clock.set(new Date());
    const { lightningDeals, parameters } = shop.services;
    await parameters.set({
      name: 'Blitzangebot',
      entry: 'activated',
      storefront: '*',
      value: 'on',
    });
    await stockGoods(db.database, { id: 'lamp', name: 'Lampe', cents: 10_000, stock: 10 });
    await offerDeals(db.database, { itemId: 'lamp', storefront: 'b2b', cents: 8_000 });
    await lightningDeals.invalidate();
    const first = await situation(0, 'lamp_LD');
    const second = await situation(0, 'lamp_LD');
    expect(await decide(first.approver.visitor, 'releaseOrder', first.orderId)).toEqual(fine);
    const { orderDetails } = await first.buyer.visitor.run<{ orderDetails: object }>(
      `query ($orderId: String!) { orderDetails(orderId: $orderId) {
        totals { subtotal { cents } } } }`,
      { orderId: first.orderId },
    );
    expect(orderDetails).toEqual({ totals: { subtotal: { cents: 8_000 } } });
    await db.database.script("update lightning_deal set ends_at = now() - interval '1 minute'");
    await lightningDeals.invalidate();
    const answer = await decide(second.approver.visitor, 'releaseOrder', second.orderId);
    expect(answer).toMatchObject({ successful: false, changes: [{ name: 'Lampe' }] });
  });

  test('that is killed in its midst has happened whole or not at all, and is done again', async () => {
    await using walk = openFaultWalk(db.database, {
      connectionString: db.connectionString,
      accounts: {},
    });
    const { releasing } = await walk.killAtEachStep(
      {
        async releasing() {
          const { approver, buyer, orderId, school } = await situation();
          const { userId, loginToken } = approver.visitor;
          return {
            task: {
              kind: 'ask',
              storefront: 'b2b',
              at: shop.clock.now(),
              as: { userId, loginToken },
              browser: { ip: '192.0.2.1' },
              document: `mutation ($orderId: String!) { releaseOrder(orderId: $orderId) { successful } }`,
              variables: { orderId },
            },
            async resume() {
              const answer = await decide(approver.visitor, 'releaseOrder', orderId);
              if (!answer.successful) expect(answer).toEqual(refused('alreadyReleased'));
            },
            async check() {
              expect(await detailsOf(buyer.visitor, orderId)).toMatchObject({
                state: 'placed',
                approval: { steps: [{ kind: 'ordered' }, { kind: 'released' }] },
              });
              // That it waits, and that it is placed.
              expect(await mailsTo(`tina@${school}`)).toHaveLength(2);
            },
          };
        },
      },
      [shop.clock.now()],
    );
    expect(releasing.at(-1)).toBe('the answer');
    expect(releasing.length).toBeGreaterThan(1);
  });

  test('is nothing for buyers, for strangers, or for who ordered', async () => {
    const { buyer, eva, orderId } = await situation();
    const other = await situation();
    for (const visitor of [buyer.visitor, other.approver.visitor, other.eva]) {
      for (const what of ['releaseOrder', 'declineOrder'] as const) {
        expect(await decide(visitor, what, orderId)).toEqual(refused('notFound'));
      }
    }
    expect(await decide(eva, 'withdrawOrder', orderId)).toEqual(refused('notFound'));
    expect(await waitingOf(buyer.visitor)).toBeNull();
    expect(await waitingOf(other.eva)).toHaveLength(1);
    expect(await detailsOf(other.eva, orderId)).toBeNull();
    await expect(decide(shop.visitor('b2b'), 'releaseOrder', orderId)).rejects.toThrow();
  });

  test('who is alone may do everything, and finds none waiting', async () => {
    const { eva } = await schools.newSchool();
    expect(await waitingOf(eva)).toEqual([]);
  });

  test('of the own order is up to somebody else', async () => {
    const school = await schools.newSchool();
    const { visitor, id } = await schools.colleague(school, 'Mona', 'approver');
    await schools.send(school.eva, 'change', { personId: id, role: 'approver', orderLimit: '20' });
    const { orderId } = await submit(await cartOf(visitor));
    expect(await waitingOf(visitor)).toMatchObject([{ isOwn: true }]);
    expect(await decide(visitor, 'releaseOrder', orderId ?? '')).toEqual(refused('own'));
    expect(await decide(school.eva, 'releaseOrder', orderId ?? '')).toEqual(fine);
  });
});

describe('an order that is not released', () => {
  test('is declined with a reason, which the buyer reads', async () => {
    const { buyer, approver, before, orderId, school } = await situation();
    const reason = 'Das Budget\nist leer.';
    expect(await decide(approver.visitor, 'declineOrder', orderId, 'x'.repeat(501))).toMatchObject({
      successful: false,
      errorMessage: 'vue.form.error.general',
    });
    expect(await decide(approver.visitor, 'declineOrder', orderId, reason)).toEqual(fine);
    expect(await detailsOf(buyer.visitor, orderId)).toMatchObject({
      state: 'cancelled',
      paymentState: 'failed',
      approval: { steps: [{}, { kind: 'declined', name: 'Mona Kollegin', reason }] },
    });
    expect(await mailsTo(`tina@${school}`)).toContain('Ihre Bestellung wurde abgelehnt');
    expect(await decide(approver.visitor, 'releaseOrder', orderId)).toEqual(
      refused('alreadyCancelled'),
    );
    expect(await stockNow()).toBe(before);
  });

  test('is taken back by its buyer', async () => {
    const { buyer, approver, orderId } = await situation();
    expect(await decide(buyer.visitor, 'withdrawOrder', orderId)).toEqual(fine);
    expect(await detailsOf(buyer.visitor, orderId)).toMatchObject({
      state: 'cancelled',
      approval: { steps: [{}, { kind: 'withdrawn', name: 'Tina Kollegin' }] },
    });
    expect(await waitingOf(approver.visitor)).toEqual([]);
  });

  test('lapses after 14 days', async () => {
    const { buyer, orderId, school } = await situation();
    shop.clock.advance(14 * dayMs - 1000);
    await runJobs(shop.services, console);
    await logIn(buyer.visitor, buyer.number, password);
    expect(await detailsOf(buyer.visitor, orderId)).toMatchObject({ state: 'awaitingApproval' });
    shop.clock.advance(1000);
    await runJobs(shop.services, console);
    expect(await detailsOf(buyer.visitor, orderId)).toMatchObject({
      state: 'cancelled',
      paymentState: 'lapsed',
      approval: { steps: [{}, { kind: 'lapsed', name: null }] },
    });
    expect(await mailsTo(`tina@${school}`)).toContain('Ihre Bestellung ist verfallen');
  });

  test('is seen and cancelled by operators, but neither paid nor shipped', async () => {
    const { buyer, answer, orderId } = await situation();
    const number = answer.orderNumber ?? '';
    expect((await orders.show(number))?.order.state).toBe('awaitingApproval');
    await expect(orders.paid(number)).rejects.toThrow('waits for its approver');
    await expect(orders.ship(number, { carrier: 'GLS', trackingCode: null })).rejects.toThrow();
    await orders.cancel(number, 'Irrtum');
    expect(await detailsOf(buyer.visitor, orderId)).toMatchObject({
      state: 'cancelled',
      approval: { steps: [{}, { kind: 'cancelled', reason: 'Irrtum' }] },
    });
  });
});
