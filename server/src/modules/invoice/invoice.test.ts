import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { update } from '../../testing/cart.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import { importLines } from '../../testing/importLines.ts';
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
import { createOrderOperator, type OrderOperator } from '../order/operator.ts';
import { createReturnOperator, type ReturnOperator } from '../returns/operator.ts';
import type { Invoice } from './invoice.ts';
import { createInvoiceOperator, type InvoiceOperator } from './operator.ts';

let testDatabase: TestDatabase;
let shop: TestShop;
let orders: OrderOperator;
let returns: ReturnOperator;
let invoices: InvoiceOperator;

const password = 'Kreide-rot-7';
const shipment = { carrier: 'GLS', trackingCode: null };

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { database } = testDatabase;
  shop = createTestShop(database, { limits: raisedLimits });
  const { clock } = shop;
  const { parameters } = shop.services;
  const options = {
    database,
    clock,
    parameters,
    mailFrom: 'Kreide <shop@kreide.example>',
    secret: testSecret,
  };
  orders = createOrderOperator(options);
  returns = createReturnOperator(options);
  invoices = createInvoiceOperator({ database });
  await stockGoods(
    database,
    { id: 'pen', name: 'Stift', cents: 333, stock: 500 },
    { id: 'book', name: 'Rechenbuch', cents: 1299, taxClass: 'reduced', stock: 100 },
    { id: 'chalk', name: 'Kreide', cents: 200, stock: 100, tiers: [{ from: 10, cents: 175 }] },
  );
  await importLines(database, [{ type: 'voucher', code: 'ZEHNTEL', kind: 'percent', percent: 10 }]);
  await parameters.set({ name: 'returns', entry: 'enabled', storefront: '*', value: 'true' });
});

afterAll(() => testDatabase.drop());

interface Sold {
  readonly id: string;
  readonly number: string;
}

const threePensAndABook = [
  ['pen', 3],
  ['book', 1],
] as const;

/** For a guest. */
async function order(
  paymentId = 'RECHNUNG',
  email = 'erika@example.org',
  goods: readonly (readonly [itemId: string, quantity: number])[] = threePensAndABook,
  ...ops: readonly object[]
): Promise<Sold> {
  const guest = await readyToOrder(shop, goods, { paymentId, email });
  if (ops.length > 0) await update(guest.visitor, guest.cartId, ...ops);
  const fingerprint = await reviewOf(guest);
  const answer = await submit(guest, { fingerprint, idempotencyKey: 'k' });
  if (answer.orderId === null) throw new Error(`Nothing was ordered: ${answer.errorMessage}`);
  return { id: answer.orderId, number: answer.orderNumber ?? '' };
}

const papersOf = ({ number }: Sold) => invoices.ofOrder(number);
const sumOf = (papers: readonly Invoice[], amount: 'net' | 'tax' | 'total') =>
  papers.reduce((sum, paper) => sum + paper[amount], 0);
const goodsOf = ({ content }: Invoice) =>
  content.lines.map(({ kind, name, quantity, cents }) => [name || kind, quantity, cents]);

async function accept({ number }: Sold, lines: readonly (readonly [string, number, number])[]) {
  const record = await orders.show(number);
  const hash = record && (await shop.services.returns.hashOf(record.order));
  const { submitReturnOrder: answer } = await shop
    .visitor()
    .run<{ submitReturnOrder: { rma: string | null; errorMsg: string | null } }>(
      `mutation ($hash: String!, $returnOrder: ReturnOrderInput!) {
        submitReturnOrder(hash: $hash, returnOrder: $returnOrder) { rma errorMsg }
      }`,
      {
        hash,
        returnOrder: {
          items: lines.map(([id, lineNo, quantity]) => ({
            id,
            lineNo,
            quantity,
            reason: 'defective',
          })),
          regulation: 'refund',
          carrier: 'nolabel',
          labels: 1,
          contact: { firstName: 'Erika', lastName: 'Muster', email: 'erika@example.org' },
        },
      },
    );
  if (answer.rma === null) throw new Error(answer.errorMsg ?? '');
  await returns.accept(answer.rma, { restock: false });
}

// First, while there is no other paper to draw.
test('an invoice goes by mail to who pays, once', async () => {
  const sold = await order('RECHNUNG', 'zahlt@example.org');
  await orders.ship(sold.number, shipment);
  await shop.services.invoices.sendDue();
  expect(await shop.services.invoices.sendDue()).toBe(0);
  const [paper] = await papersOf(sold);
  const mails = (await shop.services.mail.listMailbox()).filter(
    ({ recipient, kind }) => recipient === 'zahlt@example.org' && kind === 'invoice',
  );
  expect(mails.map(({ subject }) => subject)).toEqual([`Rechnung ${paper?.number}`]);
});

describe('invoices', () => {
  test('come with each shipment, and all of them are the order, to the cent', async () => {
    const sold = await order();
    await orders.ship(sold.number, { ...shipment, lines: [{ lineNo: 1, quantity: 1 }] });
    await orders.ship(sold.number, { ...shipment, lines: [{ lineNo: 1, quantity: 2 }] });
    await orders.ship(sold.number, shipment);
    const papers = await papersOf(sold);
    expect(papers.map(goodsOf)).toEqual([
      [
        ['Stift', 1, 333],
        ['shipping', 1, expect.any(Number)],
        ['shipping', 1, expect.any(Number)],
      ],
      [['Stift', 2, 666]],
      [['Rechenbuch', 1, 1299]],
    ]);
    const { totals } = (await orders.show(sold.number))?.order ?? {};
    expect(sumOf(papers, 'total')).toBe(totals?.total);
    expect(sumOf(papers, 'net')).toBe(totals?.net);
    expect(sumOf(papers, 'tax')).toBe(totals?.tax);
    const shipping = papers[0]?.content.lines.filter(({ kind }) => kind === 'shipping') ?? [];
    expect(shipping.reduce((sum, { cents }) => sum + cents, 0)).toBe(495);
  });

  test('say what UStG § 14 (4) asks for, as it was on their day', async () => {
    const sold = await order();
    await orders.ship(sold.number, shipment);
    const [paper] = await papersOf(sold);
    expect(paper?.content).toMatchObject({
      seller: { name: 'Kreide Musterhandel GmbH', city: 'Musterstadt', vatId: 'DE123456789' },
      buyer: { firstName: 'Erika', lastName: 'Muster', city: 'Köln', country: 'DE' },
      orderNumber: sold.number,
      deliveredOn: '2026-11-21',
      payment: { isPaid: false, dueOn: '2026-12-05' },
      taxes: [{ rate: 190 }, { rate: 70 }],
    });
    expect(paper?.keepUntil).toBe('2034-12-31');
    await expect(
      testDatabase.database.script('update invoice set total_cents = 1, net_cents = 1'),
    ).rejects.toThrow(/not changed/);
    await expect(testDatabase.database.script('delete from customer_order')).rejects.toThrow(
      /foreign key/,
    );
  });

  test('have numbers without a gap, whatever races or fails', async () => {
    const sold = await Promise.all(Array.from({ length: 6 }, () => order()));
    const results = await Promise.allSettled(
      sold.flatMap(({ number }) => [
        orders.ship(number, shipment),
        // Of two at once one has nothing left to send.
        orders.ship(number, shipment),
      ]),
    );
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(6);
    const all = await invoices.issued({ storefront: 'de', limit: 1000 });
    const numbers = all.filter(({ kind }) => kind === 'invoice').map(({ number }) => number);
    expect(numbers.toSorted()).toEqual(
      numbers.map((_, index) => `RE26-DE-${String(index + 1).padStart(6, '0')}`),
    );
  });

  test('begin anew with each year of the shop’s clock', async () => {
    const [first, second] = [await order(), await order()];
    const now = shop.clock.now();
    shop.clock.advance(Date.parse('2026-12-31T22:59:59Z') - now.getTime());
    await orders.ship(first.number, shipment);
    shop.clock.advance(1000);
    await orders.ship(second.number, shipment);
    const [before] = await papersOf(first);
    const [after] = await papersOf(second);
    expect(before?.number).toMatch(/^RE26-DE-/);
    expect(after?.number).toBe('RE27-DE-000001');
    expect(after?.keepUntil).toBe('2035-12-31');
  });
});

describe('credit notes', () => {
  test('an order that is cancelled before it was sent needs none', async () => {
    const sold = await order('VORKASSE');
    await orders.paid(sold.number);
    await orders.cancel(sold.number, 'Kunde hat angerufen');
    expect(await papersOf(sold)).toEqual([]);
  });

  test('come with each refund, refer to their invoice, and give all of it back', async () => {
    const sold = await order('VORKASSE');
    await orders.paid(sold.number);
    await orders.ship(sold.number, { ...shipment, lines: [{ lineNo: 1, quantity: 2 }] });
    await orders.ship(sold.number, shipment);
    await accept(sold, [['pen', 1, 1]]);
    await accept(sold, [
      ['pen', 1, 2],
      ['book', 2, 1],
    ]);
    const papers = await papersOf(sold);
    const taken = papers.filter(({ kind }) => kind === 'invoice');
    const given = papers.filter(({ kind }) => kind === 'creditNote');
    expect(given[0]?.content.corrects).toMatchObject({
      number: taken[0]?.number,
      reason: 'returned',
    });
    expect(given[0] && goodsOf(given[0])).toEqual([['Stift', 1, 333]]);
    for (const amount of ['net', 'tax', 'total'] as const) {
      expect(sumOf(given, amount)).toBe(sumOf(taken, amount));
    }
    const refunds = (await orders.show(sold.number))?.refunds ?? [];
    expect(sumOf(given, 'total')).toBe(refunds.reduce((sum, { cents }) => sum + cents, 0));
  });

  test('give back what each piece cost by its tier and after a voucher, even where the rest is no tier', async () => {
    const voucher = { addVoucher: { code: 'ZEHNTEL' } };
    const sold = await order('VORKASSE', 'staffel@example.org', [['chalk', 12]], voucher);
    await orders.paid(sold.number);
    await orders.ship(sold.number, { ...shipment, lines: [{ lineNo: 1, quantity: 5 }] });
    await orders.ship(sold.number, shipment);
    const taken = await papersOf(sold);
    const pieces = taken.flatMap((paper) => goodsOf(paper).filter(([name]) => name === 'Kreide'));
    expect(pieces).toEqual([
      ['Kreide', 5, 787],
      ['Kreide', 7, 12 * 175 * 0.9 - 787],
    ]);
    const { totals } = (await orders.show(sold.number))?.order ?? {};
    expect(sumOf(taken, 'total')).toBe(totals?.total);
    // Ten of them are left at first, then two, which alone would have cost 200 each.
    await accept(sold, [['chalk', 1, 2]]);
    const refunds = async () => (await orders.show(sold.number))?.refunds ?? [];
    expect((await refunds()).map(({ cents }) => cents)).toEqual([315]);
    await accept(sold, [['chalk', 1, 8]]);
    expect((await refunds()).reduce((sum, { cents }) => sum + cents, 0)).toBe(1575);
    await accept(sold, [['chalk', 1, 2]]);
    const given = (await papersOf(sold)).filter(({ kind }) => kind === 'creditNote');
    expect(sumOf(given, 'total')).toBe(totals?.total);
    expect(sumOf(given, 'tax')).toBe(totals?.tax);
  });

  test('of money that goes back before the goods are sent waits for the invoice', async () => {
    const sold = await order('VORKASSE');
    await orders.paid(sold.number);
    await orders.refund(sold.number, 500);
    expect(await papersOf(sold)).toEqual([]);
    await orders.ship(sold.number, { ...shipment, lines: [{ lineNo: 1, quantity: 1 }] });
    // No more than was invoiced.
    const first = (await papersOf(sold)).filter(({ kind }) => kind === 'creditNote');
    expect(first.map(({ total }) => total)).toEqual([500]);
    expect(first[0]?.content.corrects?.reason).toBe('reduced');
    await orders.ship(sold.number, shipment);
    const all = (await papersOf(sold)).filter(({ kind }) => kind === 'creditNote');
    expect(sumOf(all, 'total')).toBe(500);
  });

  test('of an invoice that is not paid yet say so', async () => {
    const sold = await order('RECHNUNG');
    await orders.ship(sold.number, shipment);
    await accept(sold, [['pen', 1, 1]]);
    const [, credit] = await papersOf(sold);
    expect(credit).toMatchObject({ kind: 'creditNote', total: 333 });
    expect(credit?.number).toMatch(/^RK27-DE-\d{6}$/);
  });
});

describe('the files', () => {
  const document = `query ($orderId: String, $link: String, $number: String!, $format: String!) {
    invoiceFile(orderId: $orderId, link: $link, number: $number, format: $format)
  }`;
  const fileOf = async (by: Visitor, variables: Record<string, unknown>) => {
    const { data, errors } = await by.attempt<{ invoiceFile: string | null }>(document, {
      format: 'pdf',
      ...variables,
    });
    return errors[0]?.messageKey ?? (data.invoiceFile && Buffer.from(data.invoiceFile, 'base64'));
  };

  test('a guest gets them by the link of the mails, and by no id', async () => {
    const sold = await order('RECHNUNG', 'gast@example.org');
    await orders.ship(sold.number, shipment);
    const [paper] = await papersOf(sold);
    const mail = (await shop.services.mail.listMailbox()).find(
      ({ recipient, subject }) => recipient === 'gast@example.org' && subject.includes('unterwegs'),
    );
    const { text = '' } = (await shop.services.mail.readMail(mail?.id ?? '')) ?? {};
    const link = /\/order\/(\S+)/.exec(text)?.[1] ?? '';
    const visitor = shop.visitor();
    const { orderByLink } = await visitor.run<{
      orderByLink: { shipments: { invoice: { number: string; formats: string[] } | null }[] };
    }>(
      `query ($link: String!) {
        orderByLink(link: $link) { shipments { invoice { number formats } } }
      }`,
      { link },
    );
    const number = paper?.number;
    expect(orderByLink.shipments).toEqual([{ invoice: { number, formats: ['pdf'] } }]);
    const pdf = await fileOf(visitor, { link, number });
    expect(pdf).toBeInstanceOf(Buffer);
    expect((pdf as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    // The same bytes again: nothing but the record is in it.
    expect(await fileOf(visitor, { link, number })).toEqual(pdf);
    expect(await fileOf(visitor, { link, number: 'RE26-DE-000001' })).toBeNull();
    expect(await fileOf(visitor, { link, number, format: 'xml' })).toBeNull();
    expect(await fileOf(visitor, { link: `${link}x`, number })).toBeNull();
    expect(await fileOf(visitor, { orderId: sold.id, number })).toBe('error.token.required');
  });

  test('bear the logo that the shop had when they were written, named by the shop', async () => {
    const { media, parameters } = shop.services;
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><path/></svg>';
    const [stored] = await media.store(shop.database, [{ bytes: Buffer.from(svg) }]);
    const set = (value: string) =>
      parameters.set({ name: 'company', entry: 'logo', storefront: 'de', value });
    expect(await set(stored?.ok ? stored.id : '')).toEqual({ ok: true });
    const sold = await order();
    await orders.ship(sold.number, shipment);
    await set('');
    const later = await order();
    await orders.ship(later.number, shipment);
    const pdfOf = async (one: Sold) => {
      const [paper] = await papersOf(one);
      const [file] = paper ? await invoices.files(paper) : [];
      return Buffer.from(file?.content ?? []).toString('latin1');
    };
    const figure = /\/S \/Figure\n[^>]*\/Alt \(Kreide\)/;
    expect(await pdfOf(sold)).toMatch(figure);
    expect(await pdfOf(sold)).toMatch(/\/Subtype \/Image/);
    expect(await pdfOf(later)).not.toMatch(/\/Subtype \/Image|\/Figure/);
  });

  test('a customer gets those of the own orders alone', async () => {
    const { clock } = shop;
    const { parameters } = shop.services;
    const customers = createCustomerOperator({ database: shop.database, clock, parameters });
    for (const firstName of ['anna', 'max']) {
      const email = `${firstName}@example.org`;
      const customer = { email, firstName, lastName: 'Muster', customerAddress: germanAddress };
      await customers.add({ kind: 'consumer', ...customer }, password);
    }
    const [anna, max] = [shop.visitor(), shop.visitor()];
    await logIn(anna, 'anna@example.org', password);
    await logIn(max, 'max@example.org', password);
    const orderId = await orderOf(anna);
    const { orderDetails } = await anna.run<{ orderDetails: { orderNumber: string } }>(
      'query ($orderId: String!) { orderDetails(orderId: $orderId) { orderNumber } }',
      { orderId },
    );
    await orders.ship(orderDetails.orderNumber, shipment);
    const [paper] = await invoices.ofOrder(orderDetails.orderNumber);
    const number = paper?.number;
    expect(await fileOf(anna, { orderId, number })).toBeInstanceOf(Buffer);
    expect(await fileOf(max, { orderId, number })).toBeNull();
    expect(await fileOf(shop.visitor(), { orderId, number })).toBe('error.token.required');
  });

  async function orderOf(visitor: Visitor): Promise<string> {
    const cartId = await takeCart(visitor);
    await putInCart({ visitor, cartId }, ['pen', 2]);
    await visitor.run(
      `mutation ($cartId: String!) {
        setSelectedPayment(cartId: $cartId, paymentId: "RECHNUNG") { successful }
      }`,
      { cartId },
    );
    const { getCustomerAddress: own } = await visitor.run<{
      getCustomerAddress: { addressId: string };
    }>('{ getCustomerAddress { addressId } }');
    await visitor.run(
      `mutation ($cartId: String!, $addressId: String!) {
        setBillingAddress(cartId: $cartId, addressId: $addressId) { successful }
      }`,
      { cartId, addressId: own.addressId },
    );
    const fingerprint = await reviewOf({ visitor, cartId });
    const answer = await submit({ visitor, cartId }, { fingerprint, idempotencyKey: cartId });
    return answer.orderId ?? '';
  }
});

test('papers are kept for the legal term, and deleted after it', async () => {
  const sold = await order('VORKASSE');
  await orders.paid(sold.number);
  await orders.ship(sold.number, shipment);
  await accept(sold, [['pen', 1, 1]]);
  const { clock, services } = shop;
  const until = (day: string) => clock.advance(Date.parse(day) - clock.now().getTime());
  until('2035-12-31T12:00:00Z');
  await services.invoices.prune();
  expect(await papersOf(sold)).toHaveLength(2);
  until('2036-01-01T12:00:00Z');
  await services.invoices.prune();
  expect(await papersOf(sold)).toEqual([]);
});
