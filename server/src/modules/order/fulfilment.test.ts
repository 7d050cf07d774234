import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import { enterShop, putInCart, readyToOrder, reviewOf, submit } from '../../testing/journey.ts';
import { raisedLimits } from '../../testing/limits.ts';
import { createTestShop, type TestShop, testSecret } from '../../testing/shop.ts';
import { createOrderOperator, type OrderOperator, type OrderRecord } from './operator.ts';

let testDatabase: TestDatabase;
let shop: TestShop;
let operator: OrderOperator;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { database } = testDatabase;
  shop = createTestShop(database, { limits: raisedLimits });
  operator = createOrderOperator({
    database,
    clock: shop.clock,
    parameters: shop.services.parameters,
    mailFrom: 'Kreide <shop@kreide.example>',
    secret: testSecret,
  });
  await stockGoods(
    database,
    { id: 'pen', name: 'Stift', cents: 250, stock: 100 },
    { id: 'book', name: 'Buch', cents: 1000, taxClass: 'reduced', stock: 20, restockDays: null },
  );
});

afterAll(() => testDatabase.drop());

/** An order of two pens and a book. @returns its number for people */
async function order(paymentId: string, email = 'erika@example.org'): Promise<string> {
  const goods = [
    ['pen', 2],
    ['book', 1],
  ] as const;
  const guest = await readyToOrder(shop, goods, { paymentId, email });
  const fingerprint = await reviewOf(guest);
  const { orderNumber } = await submit(guest, { fingerprint, idempotencyKey: 'k' });
  return orderNumber ?? '';
}

const statesOf = async (number: string) => {
  const record = await operator.show(number);
  return [record?.order.state, record?.order.moneyState];
};

const subjectsTo = async (number: string) => {
  await shop.services.mail.sendDue();
  const mails = await shop.services.mail.listMailbox();
  return mails.filter(({ subject }) => subject.includes(number)).map(({ subject }) => subject);
};

/** What a new shopper could have of a book. */
async function booksLeft(): Promise<number> {
  const other = await enterShop(shop);
  await putInCart(other, ['book', 999]);
  const { shop_findCart: cart } = await other.visitor.run<{
    shop_findCart: { details: { articleCount: number } };
  }>('query ($cartId: String!) { shop_findCart(cartId: $cartId) { details { articleCount } } }', {
    cartId: other.cartId,
  });
  return cart.details.articleCount;
}

describe('an order on invoice', () => {
  test('goes out in two parts, arrives, and is paid; the customer is told of each', async () => {
    const number = await order('RECHNUNG');
    expect(await statesOf(number)).toEqual(['placed', 'open']);
    const first = { carrier: 'GLS', trackingCode: 'GLS-1', lines: [{ lineNo: 1, quantity: 1 }] };
    expect(await operator.ship(number, first)).toBe(1);
    expect(await statesOf(number)).toEqual(['partlyShipped', 'open']);
    await operator.deliver(number);
    expect(await statesOf(number)).toEqual(['partlyShipped', 'open']);
    expect(await operator.ship(number, { carrier: 'GLS', trackingCode: null })).toBe(2);
    expect(await statesOf(number)).toEqual(['shipped', 'open']);
    await operator.paid(number);
    await operator.deliver(number, 2);
    expect(await statesOf(number)).toEqual(['delivered', 'paid']);
    const record = await operator.show(number);
    expect(record?.shipments.map(({ state, lines }) => [state, lines])).toEqual([
      ['delivered', [{ lineNo: 1, quantity: 1 }]],
      [
        'delivered',
        [
          { lineNo: 1, quantity: 1 },
          { lineNo: 2, quantity: 1 },
        ],
      ],
    ]);
    // At one moment, by the clock of the test.
    expect((await subjectsTo(number)).toSorted()).toEqual([
      `Ein Teil Ihrer Bestellung ist unterwegs: ${number}`,
      `Ihre Bestellung ${number}`,
      `Ihre Bestellung ist unterwegs: ${number}`,
    ]);
    await expect(operator.cancel(number, 'zu spät')).rejects.toThrow(/is delivered/);
  });

  test('more than is left is not shipped, and nothing changes', async () => {
    const number = await order('RECHNUNG');
    const tooMuch = { carrier: 'GLS', trackingCode: null, lines: [{ lineNo: 2, quantity: 2 }] };
    await expect(operator.ship(number, tooMuch)).rejects.toThrow(/has 1 left/);
    expect(await statesOf(number)).toEqual(['placed', 'open']);
    expect((await operator.show(number))?.shipments).toEqual([]);
  });
});

describe('a prepayment', () => {
  test('is sent when it is paid', async () => {
    const number = await order('VORKASSE');
    const shipment = { carrier: 'GLS', trackingCode: null };
    await expect(operator.ship(number, shipment)).rejects.toThrow(/when it is paid/);
    await operator.paid(number);
    await expect(operator.paid(number)).rejects.toThrow(/is paid/);
    await operator.ship(number, shipment);
    expect(await statesOf(number)).toEqual(['shipped', 'paid']);
    expect(await subjectsTo(number)).toContain(`Ihre Zahlung ist da: ${number}`);
  });

  test('that nobody pays lapses, and its goods are sold to others', async () => {
    const before = await booksLeft();
    const number = await order('VORKASSE');
    expect(await booksLeft()).toBe(before - 1);
    shop.clock.advance(13 * 24 * 3600_000);
    await shop.services.orders.fulfilment.lapseUnpaid();
    expect(await statesOf(number)).toEqual(['placed', 'open']);
    shop.clock.advance(24 * 3600_000);
    await shop.services.orders.fulfilment.lapseUnpaid();
    expect(await statesOf(number)).toEqual(['cancelled', 'lapsed']);
    expect(await booksLeft()).toBe(before);
    expect(await subjectsTo(number)).toContain(`Ihre Bestellung ist storniert: ${number}`);
  });

  test('that is cancelled after it was paid goes back by transfer, once', async () => {
    const before = await booksLeft();
    const number = await order('VORKASSE');
    await operator.paid(number);
    await operator.cancel(number, 'Kunde hat angerufen');
    expect(await statesOf(number)).toEqual(['cancelled', 'refunded']);
    expect(await booksLeft()).toBe(before);
    const record = await operator.show(number);
    expect(record?.refunds.map(({ state, cents }) => [state, cents])).toEqual([
      ['manual', record?.order.totals.total],
    ]);
    expect(await operator.refunded(number)).toBe(1);
    expect(await operator.refunded(number)).toBe(0);
    await expect(operator.cancel(number, 'noch einmal')).rejects.toThrow(/is cancelled/);
  });

  test('is refunded in parts, never beyond what was paid', async () => {
    const number = await order('VORKASSE');
    await operator.paid(number);
    const total = (await operator.show(number))?.order.totals.total ?? 0;
    await operator.refund(number, 100);
    expect(await statesOf(number)).toEqual(['placed', 'partlyRefunded']);
    await expect(operator.refund(number, total)).rejects.toThrow(/At most/);
    await operator.refund(number, total - 100);
    expect(await statesOf(number)).toEqual(['placed', 'refunded']);
  });
});

test('other systems read what happened since their last call, each order once', async () => {
  const start = (await operator.changedSince(undefined, 1000)).cursor;
  const number = await order('RECHNUNG');
  expect((await operator.changedSince(start, 1000)).records.map(numberOf)).not.toContain(number);
  shop.clock.advance(61_000);
  const first = await operator.changedSince(start, 1000);
  expect(first.records.map(numberOf)).toContain(number);
  expect((await operator.changedSince(first.cursor, 1000)).records).toEqual([]);
  await operator.ship(number, { carrier: 'GLS', trackingCode: null });
  shop.clock.advance(61_000);
  const second = await operator.changedSince(first.cursor, 1000);
  expect(second.records.map(({ order: { state, number: name } }) => [name, state])).toEqual([
    [number, 'shipped'],
  ]);
});

const numberOf = ({ order: { number } }: OrderRecord) => number;
