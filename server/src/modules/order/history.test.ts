import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import {
  germanAddress,
  logIn,
  putInCart,
  readyToOrder,
  reviewOf,
  submit,
  takeCart,
} from '../../testing/journey.ts';
import { raisedLimits } from '../../testing/limits.ts';
import { createTestShop, type TestShop, testSecret, type Visitor } from '../../testing/shop.ts';
import { createCustomerOperator } from '../customer/operator.ts';
import type { StorefrontId } from '../storefront/storefront.ts';
import { createOrderOperator, type OrderOperator } from './operator.ts';

let testDatabase: TestDatabase;
let shop: TestShop;
let operator: OrderOperator;
let erika: Visitor;

const password = 'Kreide-rot-7';

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { database } = testDatabase;
  shop = createTestShop(database, { limits: raisedLimits });
  const { clock, services } = shop;
  const { parameters } = services;
  operator = createOrderOperator({
    database,
    clock,
    parameters,
    mailFrom: 'Kreide <a@kreide.example>',
    secret: testSecret,
  });
  await stockGoods(database, { id: 'pen', name: 'Füller Ösi' }, { id: 'book', name: 'Rechenbuch' });
  const customers = createCustomerOperator({ database, clock, parameters });
  for (const name of ['erika', 'max']) {
    await customers.add(
      {
        kind: 'consumer',
        email: `${name}@example.org`,
        firstName: name,
        lastName: 'Muster',
        customerAddress: germanAddress,
      },
      password,
    );
  }
  erika = await signIn('erika');
});

afterAll(() => testDatabase.drop());

async function signIn(name: string, storefront: StorefrontId = 'de'): Promise<Visitor> {
  const visitor = shop.visitor(storefront);
  await logIn(visitor, `${name}@example.org`, password);
  return visitor;
}

/** @returns the order's id, and its number for people */
async function order(
  visitor: Visitor,
  itemId: string,
  paymentId = 'RECHNUNG',
): Promise<[string, string]> {
  const cartId = await takeCart(visitor);
  await putInCart({ visitor, cartId }, [itemId, 2]);
  await visitor.run(
    `mutation ($cartId: String!, $paymentId: String!) {
      setSelectedPayment(cartId: $cartId, paymentId: $paymentId) { successful }
    }`,
    { cartId, paymentId },
  );
  const { getCustomerAddress: own } = await visitor.run<{
    getCustomerAddress: { addressId: string };
  }>('{ getCustomerAddress { addressId } }');
  await visitor.run(
    `mutation ($cartId: String!, $addressId: String!) {
      setBillingAddress(cartId: $cartId, addressId: $addressId) { successful errorMessage }
    }`,
    { cartId, addressId: own.addressId },
  );
  const cart = { visitor, cartId };
  const answer = await submit(cart, { fingerprint: await reviewOf(cart), idempotencyKey: cartId });
  if (answer.orderId === null) throw new Error(`Nothing was ordered: ${answer.errorMessage}`);
  return [answer.orderId, answer.orderNumber ?? ''];
}

interface Page {
  readonly pageInfo: Record<'total' | 'totalPages' | 'currentPage' | 'ordersPerPage', number>;
  readonly orders: readonly { readonly orderNumber: string }[];
}

async function pageOf(visitor: Visitor, args = ''): Promise<Page> {
  const { getOrdersV2 } = await visitor.run<{ getOrdersV2: Page }>(
    `{ getOrdersV2${args && `(${args})`} {
      pageInfo { total totalPages currentPage ordersPerPage } orders { orderNumber } } }`,
  );
  return getOrdersV2;
}

const numbersOf = ({ orders }: Page) => orders.map(({ orderNumber }) => orderNumber);

describe('the orders of a customer', () => {
  const placed: string[] = [];

  test('ORD-01: come five to a page, the newest first', async () => {
    for (let count = 0; count < 7; count += 1) {
      shop.clock.advance(60_000);
      placed.unshift((await order(erika, count === 0 ? 'book' : 'pen'))[1]);
    }
    const first = await pageOf(erika);
    expect(numbersOf(first)).toEqual(placed.slice(0, 5));
    expect(first.pageInfo).toMatchObject({ ordersPerPage: 5 });
  });

  test('ORD-04, API-54: the page says how many there are, and which it is', async () => {
    const second = await pageOf(erika, 'page: 1');
    expect(numbersOf(second)).toEqual(placed.slice(5));
    expect(second.pageInfo).toEqual({ total: 7, totalPages: 2, currentPage: 1, ordersPerPage: 5 });
    const beyond = await pageOf(erika, 'page: 99');
    expect(numbersOf(beyond)).toEqual(placed.slice(5));
    expect(numbersOf(await pageOf(erika, 'page: -1'))).toEqual(placed.slice(0, 5));
  });

  test('ORD-03: are found by number, name and article number, and by time', async () => {
    const oldest = placed[6] ?? '';
    const find = async (searchText: string, dateFilter = 'last3months') =>
      numbersOf(await pageOf(erika, `searchText: "${searchText}", dateFilter: "${dateFilter}"`));
    expect(await find(oldest.slice(4))).toEqual([oldest]);
    expect(await find(' rechenBUCH ')).toEqual([oldest]);
    expect(await find('ÖSI')).toHaveLength(5);
    expect(await find('100 %')).toEqual([]);
    // Under three letters it is no search (DEC-101).
    expect(await find('re')).toHaveLength(5);
    shop.clock.advance(100 * 24 * 3600_000);
    // The session is over by then.
    erika = await signIn('erika');
    expect(await find('')).toEqual([]);
    expect(await find('', 'last6months')).toHaveLength(5);
    expect(await find('', '2026')).toHaveLength(5);
    expect(await find('', '2025')).toEqual([]);
    expect(await find('', 'all')).toHaveLength(5);
    expect(await find('', 'nonsense')).toEqual([]);
  });

  test('ORD-05, API-55: the years that there are orders of', async () => {
    await order(erika, 'pen');
    expect(await erika.run('{ orderYears }')).toEqual({ orderYears: [2027, 2026] });
  });

  test('are found in every consumer storefront, and by nobody else', async () => {
    const { pageInfo } = await pageOf(await signIn('erika', 'at'), 'dateFilter: "all"');
    expect(pageInfo.total).toBe(8);
    const max = await signIn('max');
    expect(await pageOf(max, 'dateFilter: "all"')).toMatchObject({
      pageInfo: { total: 0, totalPages: 0, currentPage: 0 },
      orders: [],
    });
    const { errors } = await shop.visitor().attempt('{ getOrdersV2 { pageInfo { total } } }');
    expect(errors).toHaveLength(1);
  });
});

describe('an order of a customer', () => {
  const details = `query ($orderId: String!) { orderDetails(orderId: $orderId) {
    orderId orderNumber orderedAt state paymentMethod total { cents currencyCode }
    billingAddress { city } shippingAddress { city }
    shipments { status carrier dispatchDate trackingCode trackingLink cancelReason
      items { name quantity totalPrice { cents } } } } }`;
  interface Details {
    readonly orderDetails: { readonly shipments: readonly Record<string, unknown>[] } | null;
  }

  test('ORD-06, API-53: is told to the customer, and to nobody else', async () => {
    const [orderId, orderNumber] = await order(erika, 'pen');
    expect(await erika.run(details, { orderId })).toMatchObject({
      orderDetails: {
        ...{ orderId, orderNumber, state: 'placed', paymentMethod: 'RECHNUNG' },
        orderedAt: shop.clock.now().toISOString(),
        total: { cents: 1495, currencyCode: 'EUR' },
        billingAddress: { city: 'Köln' },
        shippingAddress: null,
      },
    });
    const max = await signIn('max');
    expect(await max.run(details, { orderId })).toEqual({ orderDetails: null });
    expect(await erika.run(details, { orderId: 'x' })).toEqual({ orderDetails: null });
    expect((await shop.visitor().attempt(details, { orderId })).errors).toHaveLength(1);
  });

  test('tells how to pay as long as its money is to be transferred', async () => {
    const toPay = async (orderId: string) => {
      const { orderDetails } = await erika.run<{
        orderDetails: { prepayment: Record<string, unknown> | null };
      }>(
        `query ($orderId: String!) { orderDetails(orderId: $orderId) {
          prepayment { iban reference amount { cents } } } }`,
        { orderId },
      );
      return orderDetails.prepayment;
    };
    const [orderId, reference] = await order(erika, 'pen', 'VORKASSE');
    expect(await toPay(orderId)).toEqual({
      ...{ iban: 'DE02 1203 0000 0000 2020 51', reference },
      amount: { cents: 1495 },
    });
    await operator.paid(reference);
    expect(await toPay(orderId)).toBeNull();
    const [withInvoice] = await order(erika, 'pen');
    expect(await toPay(withInvoice)).toBeNull();
    const [cancelledId, cancelled] = await order(erika, 'pen', 'VORKASSE');
    await operator.cancel(cancelled, 'nicht mehr lieferbar');
    expect(await toPay(cancelledId)).toBeNull();
  });

  test('ORD-07: says of each shipment where it is, and what is still to come', async () => {
    const [orderId, number] = await order(erika, 'pen');
    const shipmentsOf = async () =>
      (await erika.run<Details>(details, { orderId })).orderDetails?.shipments;
    expect(await shipmentsOf()).toMatchObject([{ status: 'open', items: [{ quantity: 2 }] }]);
    await operator.ship(number, {
      carrier: 'GLS',
      trackingCode: '12 3',
      lines: [{ lineNo: 1, quantity: 1 }],
    });
    expect(await shipmentsOf()).toEqual([
      {
        ...{ status: 'shipped', carrier: 'GLS', trackingCode: '12 3', cancelReason: null },
        trackingLink: expect.stringMatching(/^https:\/\/gls-group\.com\/.*12%203$/),
        dispatchDate: shop.clock.now().toISOString(),
        items: [{ name: 'Füller Ösi', quantity: 1, totalPrice: { cents: 500 } }],
      },
      expect.objectContaining({ status: 'open', dispatchDate: null }),
    ]);
    const [cancelledId, cancelled] = await order(erika, 'pen');
    await operator.cancel(cancelled, 'nicht mehr lieferbar');
    expect(await erika.run(details, { orderId: cancelledId })).toMatchObject({
      orderDetails: {
        state: 'cancelled',
        shipments: [{ status: 'cancelled', cancelReason: 'nicht mehr lieferbar' }],
      },
    });
  });
});

describe('a guest', () => {
  const orderByLink = `query ($link: String!) {
    order: orderByLink(link: $link) { orderNumber state shipments { trackingCode } }
  }`;

  /** The links to orders in the mails to an address, the newest first. */
  async function linksTo(email: string): Promise<string[]> {
    const mails = await shop.services.mail.listMailbox();
    const own = mails.filter(({ recipient }) => recipient === email);
    const texts = await Promise.all(
      own.map(async ({ id }) => (await shop.services.mail.readMail(id))?.text ?? ''),
    );
    return texts.flatMap((text) => /\/order\/(\S+)/.exec(text)?.[1] ?? []);
  }

  test('DEC-102: follows an order by the link of its mails, without a login', async () => {
    const guest = await readyToOrder(shop, [['pen', 1]], { email: 'gast@example.org' });
    const { orderNumber } = await submit(guest, { fingerprint: await reviewOf(guest) });
    await operator.ship(orderNumber ?? '', { carrier: 'GLS', trackingCode: 'GLS-77' });
    const links = await linksTo('gast@example.org');
    expect(links).toHaveLength(2);
    for (const link of links) {
      expect(await shop.visitor('at').run(orderByLink, { link })).toEqual({
        order: { orderNumber, state: 'shipped', shipments: [{ trackingCode: 'GLS-77' }] },
      });
    }
  });

  test('a link that the shop did not make, or of more than a year ago, shows nothing', async () => {
    const guest = await readyToOrder(shop, [['pen', 1]], { email: 'alt@example.org' });
    await submit(guest, { fingerprint: await reviewOf(guest) });
    const [link = ''] = await linksTo('alt@example.org');
    const nothing = { order: null };
    const middle = link.length >> 1;
    const other = link[middle] === 'A' ? 'B' : 'A';
    const broken = `${link.slice(0, middle)}${other}${link.slice(middle + 1)}`;
    for (const nonsense of ['', 'x', 'x'.repeat(10_000), broken, `${link}A`]) {
      expect(await shop.visitor().run(orderByLink, { link: nonsense })).toEqual(nothing);
    }
    const start = shop.clock.now();
    shop.clock.advance(366 * 24 * 3600_000);
    expect(await shop.visitor().run(orderByLink, { link })).toEqual(nothing);
    shop.clock.set(start);
  });

  test('customers’ mails lead into the account, where nobody else gets', async () => {
    shop.clock.advance(1000);
    const [orderId] = await order(erika, 'pen');
    const mails = await shop.services.mail.listMailbox();
    const newest = mails.find(({ recipient }) => recipient === 'erika@example.org');
    const text = newest && (await shop.services.mail.readMail(newest.id))?.text;
    expect(text).toContain(`/myaccount/orders/orderdetail?orderId=${orderId}`);
    expect(text).not.toContain('/order/');
  });
});
