import { Profile, validateXsd } from '@stackforge-eu/factur-x';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { brokenRules } from '../../testing/eInvoiceRules.ts';
import { readTerms, type Terms } from '../../testing/eInvoiceTerms.ts';
import { stockGoods } from '../../testing/goods.ts';
import { importLines } from '../../testing/importLines.ts';
import {
  type CartVisitor,
  checkOutAsGuest,
  enterShop,
  logIn,
  putInCart,
  reviewOf,
  submit,
  takeCart,
} from '../../testing/journey.ts';
import { raisedLimits } from '../../testing/limits.ts';
import { createTestShop, type TestShop, testSecret } from '../../testing/shop.ts';
import { seedDemoCustomers } from '../customer/demoCustomers.ts';
import { createOrderOperator, type OrderOperator } from '../order/operator.ts';
import { xmlOf } from './eInvoice.ts';
import { createInvoiceOperator, type InvoiceOperator } from './operator.ts';

const leitwegId = '04011000-1234512345-06';
const passwords = { consumer: 'Kreide-rot-7', business: 'Tafel-gruen-9' };
const shipment = { carrier: 'GLS', trackingCode: null };

let testDatabase: TestDatabase;
let shop: TestShop;
let orders: OrderOperator;
let invoices: InvoiceOperator;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { database } = testDatabase;
  shop = createTestShop(database, { limits: raisedLimits });
  const { clock } = shop;
  const { parameters } = shop.services;
  orders = createOrderOperator({
    database,
    clock,
    parameters,
    mailFrom: 'Kreide <shop@kreide.example>',
    secret: testSecret,
  });
  invoices = createInvoiceOperator({ database });
  await seedDemoCustomers({ database, passwords, clock });
  await stockGoods(
    database,
    { id: 'pen', name: 'Stift & Füller <rot>', cents: 333, stock: 500 },
    { id: 'book', name: 'Rechenbuch', cents: 1299, taxClass: 'reduced', stock: 100 },
  );
  await importLines(database, [{ type: 'voucher', code: 'TENTH', kind: 'percent', percent: 10 }]);
});

afterAll(() => testDatabase.drop());

/** Seven pens and a book, sent in two parcels. @returns the order's number */
async function sold(buyer: CartVisitor): Promise<string> {
  const fingerprint = await reviewOf(buyer);
  const answer = await submit(buyer, { fingerprint, idempotencyKey: buyer.cartId });
  const number = answer.orderNumber;
  if (number === null) throw new Error(`Nothing was ordered: ${answer.errorMessage}`);
  await orders.ship(number, { ...shipment, lines: [{ lineNo: 1, quantity: 3 }] });
  await orders.ship(number, shipment);
  return number;
}

/** Somebody of an authority. */
async function authority(): Promise<CartVisitor> {
  const guest = await enterShop(shop);
  await putInCart(guest, ['pen', 7], ['book', 1]);
  await checkOutAsGuest(guest);
  const { visitor, cartId } = guest;
  await visitor.run(
    `mutation ($cartId: String!, $buyerReference: String) {
      setSelectedPayment(
        cartId: $cartId, paymentId: "X_RECHNUNG", buyerReference: $buyerReference
      ) { successful errorMessage }
    }`,
    { cartId, buyerReference: leitwegId },
  );
  return guest;
}

async function business(): Promise<CartVisitor> {
  const visitor = shop.visitor('b2b');
  await logIn(visitor, 'K-100200', passwords.business);
  const cartId = await takeCart(visitor);
  await putInCart({ visitor, cartId }, ['pen', 7], ['book', 1]);
  const { getCustomerAddress: own } = await visitor.run<{
    getCustomerAddress: { addressId: string };
  }>('{ getCustomerAddress { addressId } }');
  await visitor.run(
    `mutation ($cartId: String!, $addressId: String!) {
      setBillingAddress(cartId: $cartId, addressId: $addressId) { successful errorMessage }
    }`,
    { cartId, addressId: own.addressId },
  );
  return { visitor, cartId };
}

/** What the papers of an order say to programs. */
async function termsOf(number: string): Promise<Terms[]> {
  const found: Terms[] = [];
  for (const paper of await invoices.ofOrder(number)) {
    const xml = (await invoices.files(paper)).find(({ name }) => name.endsWith('.xml'));
    found.push(readTerms(Buffer.from(xml?.content ?? '').toString()));
  }
  return found;
}

/** What both syntaxes have to say alike; days without their dashes. */
function saidIn({ head, lines, breakdown }: Terms) {
  const days = ['BT-2', 'BT-9', 'BT-72'];
  const terms = Object.entries(head)
    .filter(([term]) => term !== 'BT-24')
    .map(([term, text]) => [term, days.includes(term) ? text.replaceAll('-', '') : text]);
  return { terms, lines: lines.map(({ all }) => all), breakdown: breakdown.map(({ all }) => all) };
}

describe('an XRechnung', () => {
  let number: string;
  let papers: Terms[];

  beforeAll(async () => {
    number = await sold(await authority());
    await orders.paid(number);
    await orders.refund(number, 1000);
    papers = await termsOf(number);
  });

  test('keeps the rules of EN 16931 and of XRechnung, the credit note as well', () => {
    expect(papers.map(({ bt }) => bt('BT-3'))).toEqual(['380', '380', '381']);
    for (const paper of papers) expect(brokenRules(paper, 'XRechnung')).toEqual([]);
  });

  test('says the Leitweg-ID, and what its paper says', async () => {
    const [first, second, credit] = papers;
    for (const { bt } of papers) {
      expect(bt('BT-10')).toBe(leitwegId);
      expect([bt('BT-49'), bt('BT-49-1')]).toEqual([leitwegId, '0204']);
    }
    expect(first?.lines.map(({ bt }) => [bt('BT-153'), bt('BT-129')])).toEqual([
      ['Stift & Füller <rot>', '3'],
      ['Versandkosten', '1'],
      ['Versandkosten', '1'],
    ]);
    expect(second?.lines.map(({ bt }) => bt('BT-129'))).toEqual(['4', '1']);
    expect(credit?.bt('BT-25')).toBe(first?.bt('BT-1'));
    expect(credit?.bt('BT-112')).toBe('10.00');
    expect(first?.bt('BT-9')).toBe('2026-12-05');
    expect([first?.bt('BT-81'), first?.bt('BT-84')]).toEqual(['58', 'DE02120300000000202051']);
  });

  test.each([
    ['BR-CO-15', /(<cbc:TaxInclusiveAmount[^>]*>)[\d.]+/, '$11.00'],
    ['BR-CO-10', /(<cbc:LineExtensionAmount[^>]*>)[\d.]+/, '$10.01'],
    ['BR-DE-15', /<cbc:BuyerReference>[^<]*<\/cbc:BuyerReference>/, ''],
    ['BR-50', /<cac:PayeeFinancialAccount>[\s\S]*<\/cac:PayeeFinancialAccount>/, ''],
    ['BR-S-09', /(<cac:TaxSubtotal>[\s\S]*?<cbc:TaxAmount[^>]*>)[\d.]+/, '$10.10'],
    ['BR-DE-21', /xrechnung_3\.0/, 'xrechnung_2.0'],
  ])('the check of %s sees when it is broken', async (rule, part, wrong) => {
    const [paper] = await invoices.ofOrder(number);
    if (paper === undefined) throw new Error('There is no invoice');
    const xml = await xmlOf(paper, 'XRECHNUNG-UBL');
    expect(brokenRules(readTerms(xml.replace(part, wrong)), 'XRechnung')).toContain(rule);
  });
});

describe('the invoice of a business', () => {
  test('carries its data in the PDF as Factur-X, valid by the official schema', async () => {
    const number = await sold(await business());
    await orders.paid(number);
    await orders.refund(number, 700);
    const papers = await invoices.ofOrder(number);
    expect(papers.map(({ kind }) => kind)).toEqual(['invoice', 'invoice', 'creditNote']);
    for (const paper of papers) {
      const xml = await xmlOf(paper, 'CII');
      expect(await validateXsd(xml, Profile.EN16931)).toMatchObject({ valid: true, errors: [] });
      const terms = readTerms(xml);
      expect(brokenRules(terms, 'EN 16931')).toEqual([]);
      expect(terms.bt('BT-24')).toBe('urn:cen.eu:en16931:2017');
      expect(saidIn(terms)).toEqual(saidIn(readTerms(await xmlOf(paper, 'XRECHNUNG-UBL'))));
      expect(terms.bt('BT-48')).toBe('DE999999999');
      const [pdf] = await invoices.files(paper);
      const bytes = Buffer.from(pdf?.content ?? '').toString('latin1');
      expect(bytes).toContain('/AFRelationship /Alternative');
      expect(bytes).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
      expect(bytes).toContain('<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>');
    }
  });

  test('is due by the terms of its contract', async () => {
    const [paper] = await invoices.ofOrder(await sold(await business()));
    expect(paper?.content.payment).toEqual({ isPaid: false, dueOn: '2026-12-21' });
    expect(paper?.content.priceBasis).toBe('net');
  });
});

test('vouchers are allowances of their lines, for people and for programs', async () => {
  const guest = await authority();
  await guest.visitor.run(
    `mutation ($cartId: String!, $ops: [CartOperation!]!) {
      cart_update(cartId: $cartId, ops: $ops) { successful }
    }`,
    { cartId: guest.cartId, ops: [{ addVoucher: { code: 'TENTH' } }] },
  );
  const papers = await termsOf(await sold(guest));
  for (const paper of papers) expect(brokenRules(paper, 'XRechnung')).toEqual([]);
  const allowances = papers.flatMap(({ lines }) =>
    lines.flatMap(({ bt }) => (bt('BT-136') === undefined ? [] : [Number(bt('BT-136'))])),
  );
  expect(allowances.length).toBeGreaterThanOrEqual(2);
});
