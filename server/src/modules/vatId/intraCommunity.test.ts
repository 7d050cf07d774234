import { Profile, validateXsd } from '@stackforge-eu/factur-x';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { CustomerInput } from '../../../contract/index.ts';
import { startViesSimulator, type ViesSimulator } from '../../../simulators/index.ts';
import { statement } from '../../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { brokenRules } from '../../testing/eInvoiceRules.ts';
import { readTerms } from '../../testing/eInvoiceTerms.ts';
import { stockGoods } from '../../testing/goods.ts';
import {
  type CartVisitor,
  logIn,
  putInCart,
  reviewOf,
  submit,
  takeCart,
} from '../../testing/journey.ts';
import { raisedLimits } from '../../testing/limits.ts';
import { createTestShop, type TestShop, testSecret } from '../../testing/shop.ts';
import { type CustomerOperator, createCustomerOperator } from '../customer/operator.ts';
import { xmlOf } from '../invoice/eInvoice.ts';
import { createInvoiceOperator, type InvoiceOperator } from '../invoice/operator.ts';
import { createOrderOperator, type OrderOperator } from '../order/operator.ts';
import { createVies } from './vies.ts';

const password = 'Tafel-gruen-9';
const dayMs = 86_400_000;

const mailAbout = statement(
  'test_mail_about',
  `select text from mail where kind = 'order-confirmation' and subject like '%' || $1`,
);

let testDatabase: TestDatabase;
let vies: ViesSimulator;
let shop: TestShop;
let customers: CustomerOperator;
let orders: OrderOperator;
let invoices: InvoiceOperator;
let count = 0;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { database } = testDatabase;
  vies = await startViesSimulator();
  shop = createTestShop(database, {
    limits: raisedLimits,
    vies: createVies({ url: vies.url, timeoutMs: 300 }),
  });
  const { clock } = shop;
  const { parameters } = shop.services;
  const mail = { mailFrom: 'Kreide <shop@kreide.example>', secret: testSecret };
  customers = createCustomerOperator({ database, clock, parameters });
  orders = createOrderOperator({ database, clock, parameters, ...mail });
  invoices = createInvoiceOperator({ database });
  await stockGoods(
    database,
    { id: 'pen', name: 'Stift', cents: 333, stock: 5000 },
    { id: 'book', name: 'Rechenbuch', cents: 1299, taxClass: 'reduced', stock: 1000 },
  );
});

afterEach(() => {
  vies.fail(undefined);
  vies.hang(false);
});

afterAll(async () => {
  await vies[Symbol.asyncDispose]();
  await testDatabase.drop();
});

const vienna = {
  company: 'Schule am Ring',
  firstName: 'Eva',
  lastName: 'Muster',
  streetAndHouseNr: 'Ring 1',
  postCode: '1010',
  city: 'Wien',
  country: 'AT',
  phone: '+43 1 1234567',
} as const;
const hamburg = { ...vienna, postCode: '20095', city: 'Hamburg', country: 'DE' } as const;

/** A business that has seven pens and a book in its cart and is billed in Vienna or Hamburg. */
async function business(
  vatRegistrationNo: string | null,
  {
    billedTo = vienna,
    ...own
  }: Partial<CustomerInput> & { billedTo?: typeof vienna | typeof hamburg } = {},
): Promise<CartVisitor> {
  count += 1;
  const customerNumber = `K-${count}`;
  expect(
    await customers.add(
      {
        kind: 'business',
        email: `einkauf${count}@schule.example`,
        customerNumber,
        firstName: 'Eva',
        lastName: 'Muster',
        vatRegistrationNo,
        customerAddress: billedTo,
        ...own,
      },
      password,
    ),
  ).toEqual({});
  const visitor = shop.visitor('b2b');
  await logIn(visitor, customerNumber, password);
  const cartId = await takeCart(visitor);
  await putInCart({ visitor, cartId }, ['pen', 7], ['book', 1]);
  return { visitor, cartId };
}

const fields = `totals { net: netValue { cents } tax { cents } total { cents }
  taxes { rate } intraCommunityVatId } supplyAbroad { status vatId } items { itemId }`;

interface CartAnswer {
  readonly totals: {
    readonly net: { readonly cents: number };
    readonly tax: { readonly cents: number };
    readonly total: { readonly cents: number };
    readonly taxes: readonly { readonly rate: number }[];
    readonly intraCommunityVatId: string | null;
  };
  readonly supplyAbroad: { readonly status: string; readonly vatId: string | null } | null;
}

async function cartOf({ visitor, cartId }: CartVisitor): Promise<CartAnswer> {
  const { cart } = await visitor.run<{ cart: CartAnswer }>(
    `query ($cartId: String!) { cart: shop_findCart(cartId: $cartId) { ${fields} } }`,
    { cartId },
  );
  return cart;
}

/** The shipping step: it goes to where it is billed, or to another address. */
async function send(
  { visitor, cartId }: CartVisitor,
  shipping: Record<string, string> | null = null,
): Promise<CartAnswer> {
  const { getCustomerAddress: own } = await visitor.run<{
    getCustomerAddress: { addressId: string };
  }>('{ getCustomerAddress { addressId } }');
  const { saved } = await visitor.run<{
    saved: { successful: boolean; errorMessage: string | null; cart: CartAnswer };
  }>(
    `mutation ($cartId: String!, $step: ShippingStepInput!) {
      saved: saveShippingStep(cartId: $cartId, step: $step) {
        successful errorMessage cart { ${fields} }
      }
    }`,
    {
      cartId,
      step: {
        billing: { addressId: own.addressId },
        ...(shipping && { shipping: { input: { formType: 'shipping', ...shipping } } }),
      },
    },
  );
  expect(saved).toMatchObject({ successful: true });
  return saved.cart;
}

async function checkAgain({ visitor, cartId }: CartVisitor) {
  const { checked } = await visitor.run<{
    checked: { successful: boolean; errorMessage: string | null; cart: CartAnswer };
  }>(
    `mutation ($cartId: String!) {
      checked: checkVatId(cartId: $cartId) { successful errorMessage cart { ${fields} } }
    }`,
    { cartId },
  );
  return checked;
}

async function ordered(buyer: CartVisitor): Promise<{ orderId: string; number: string }> {
  const fingerprint = await reviewOf(buyer);
  const answer = await submit(buyer, { fingerprint, idempotencyKey: buyer.cartId });
  if (answer.orderId === null || answer.orderNumber === null) {
    throw new Error(`Nothing was ordered: ${answer.errorMessage}`);
  }
  return { orderId: answer.orderId, number: answer.orderNumber };
}

const taxed = {
  totals: { taxes: [{ rate: 20 }, { rate: 10 }], intraCommunityVatId: null },
} as const;
const exempt = (vatId: string) => ({
  totals: {
    net: { cents: 4125 },
    tax: { cents: 0 },
    total: { cents: 4125 },
    taxes: [{ rate: 0 }],
    intraCommunityVatId: vatId,
  },
  supplyAbroad: { status: 'EXEMPT', vatId },
});

describe('a business of another member state', () => {
  test('buys net what is sent there, by a VAT ID that VIES knows', async () => {
    const buyer = await business('ATU12345678');
    expect(await cartOf(buyer)).toMatchObject({ supplyAbroad: null });
    expect(await send(buyer)).toMatchObject(exempt('ATU12345678'));
    expect(await cartOf(buyer)).toMatchObject(exempt('ATU12345678'));
    expect(vies.asked().at(-1)).toEqual({ vatId: 'ATU12345678', requester: 'DE123456789' });
  });

  test('pays its VAT when the goods stay in Germany', async () => {
    const buyer = await business('ATU12345678');
    const cart = await send(buyer, hamburgShipping);
    expect(cart).toMatchObject({
      totals: { taxes: [{ rate: 19 }, { rate: 7 }] },
      supplyAbroad: null,
    });
  });

  test.each([
    ['none', null],
    ['a German one', 'DE999999999'],
    ['one of another member state', 'IT12345678901'],
  ])('pays VAT with %s', async (_, vatId) => {
    const asked = vies.asked().length;
    const buyer = await business(vatId);
    expect(await send(buyer)).toMatchObject({
      ...taxed,
      supplyAbroad: { status: 'NO_VAT_ID', vatId: null },
    });
    expect(vies.asked()).toHaveLength(asked);
  });

  test.each([
    ['does not know', 'ATU12345000'],
    ['finds malformed', 'AT12345'],
  ])('pays VAT with one that VIES %s', async (_, vatId) => {
    const buyer = await business(vatId);
    expect(await send(buyer)).toMatchObject({
      ...taxed,
      supplyAbroad: { status: 'INVALID', vatId },
    });
  });

  test.each(['MS_UNAVAILABLE', 'MS_MAX_CONCURRENT_REQ', 'TIMEOUT', 'hangs'] as const)(
    'pays VAT while VIES gives no answer (%s), and not any more when it does',
    async (fault) => {
      const buyer = await business('ATU12345678');
      const unchecked = {
        ...taxed,
        supplyAbroad: { status: 'UNCHECKED', vatId: 'ATU12345678' },
      };
      if (fault === 'hangs') vies.hang(true);
      else vies.fail(fault);
      expect(await send(buyer)).toMatchObject(unchecked);
      expect(await checkAgain(buyer)).toMatchObject({
        successful: false,
        errorMessage: 'vue.checkout.vatId.unavailable',
        cart: unchecked,
      });
      vies.fail(undefined);
      vies.hang(false);
      expect(await checkAgain(buyer)).toMatchObject({
        successful: true,
        cart: exempt('ATU12345678'),
      });
    },
  );

  test('is not asked about again for a day; an answer counts for thirty while VIES is away', async () => {
    const { clock } = shop;
    const buyer = await business('ATU12345678');
    await send(buyer);
    const asked = vies.asked().length;
    await send(buyer);
    expect(vies.asked()).toHaveLength(asked);
    vies.fail('MS_UNAVAILABLE');
    const start = clock.now().getTime();
    clock.set(new Date(start + 30 * dayMs));
    await logIn(buyer.visitor, `K-${count}`, password);
    expect(await send(buyer)).toMatchObject(exempt('ATU12345678'));
    expect(vies.asked()).toHaveLength(asked + 1);
    const fingerprint = await reviewOf(buyer);
    clock.set(new Date(start + 30 * dayMs + 60_000));
    expect(await submit(buyer, { fingerprint, idempotencyKey: 'k' })).toMatchObject({
      changed: true,
      orderNumber: null,
    });
    expect(await cartOf(buyer)).toMatchObject({
      ...taxed,
      supplyAbroad: { status: 'UNCHECKED' },
    });
    clock.set(new Date(start));
  });

  test('has the VAT ID that an operator set, however it is written', async () => {
    const buyer = await business(null);
    const login = `K-${count}`;
    expect(await customers.setVatId(login, '12345678')).toEqual({
      vatId: 'vue.form.error.vatRegistrationNo.incorrect',
    });
    expect(await customers.setVatId('K-0', 'ATU12345678')).toEqual({
      login: 'vue.form.error.unknown',
    });
    expect(await customers.setVatId(login, 'atu 123.456-78')).toEqual({});
    expect(await send(buyer)).toMatchObject(exempt('ATU12345678'));
    expect(await customers.setVatId(login, null)).toEqual({});
    expect(await cartOf(buyer)).toMatchObject(taxed);
  });
});

const { company, firstName, lastName, streetAndHouseNr } = vienna;
const hamburgShipping = {
  ...{ company, firstName, lastName, streetAndHouseNr },
  ...{ salutation: 'NONE', postCode: '20095', city: 'Hamburg', country: 'DE' },
};

describe('its order', () => {
  test('says so, in the account, by mail and with the proof of the check', async () => {
    const buyer = await business('ATU12345678');
    await send(buyer);
    const { orderId, number } = await ordered(buyer);
    const { orderDetails: order } = await buyer.visitor.run<{ orderDetails: unknown }>(
      `query ($orderId: String!) {
        orderDetails(orderId: $orderId) {
          totals { total { cents } tax { cents } taxes { rate } intraCommunityVatId }
        }
      }`,
      { orderId },
    );
    expect(order).toEqual({
      totals: {
        total: { cents: 4125 },
        tax: { cents: 0 },
        taxes: [{ rate: 0 }],
        intraCommunityVatId: 'ATU12345678',
      },
    });
    const record = await orders.show(number);
    expect(record?.order.vatProof).toEqual({
      vatId: 'ATU12345678',
      requester: 'DE123456789',
      checkedAt: shop.clock.now().toISOString(),
      consultationNumber: expect.stringMatching(/^WAPI/),
      name: 'Muster GmbH',
      address: 'Musterweg 1\n1010 Wien',
    });
    const [mail] = await testDatabase.database.rows<{ text: string }>(mailAbout, [number]);
    expect(mail?.text).toContain(
      '0 % MwSt., steuerfreie innergemeinschaftliche Lieferung an USt-IdNr. ATU12345678',
    );
  });

  test('is invoiced and credited in category K, by the rules of EN 16931 and the official schema', async () => {
    const buyer = await business('ATU12345678');
    await send(buyer);
    const { number } = await ordered(buyer);
    // What is sold is sold by the proof of its day.
    await customers.setVatId(`K-${count}`, null);
    const shipment = { carrier: 'GLS', trackingCode: null };
    await orders.ship(number, { ...shipment, lines: [{ lineNo: 1, quantity: 3 }] });
    await orders.ship(number, shipment);
    await orders.paid(number);
    await orders.refund(number, 700);
    const papers = await invoices.ofOrder(number);
    expect(papers.map(({ kind, tax }) => [kind, tax])).toEqual([
      ['invoice', 0],
      ['invoice', 0],
      ['creditNote', 0],
    ]);
    expect(papers[0]?.total ?? 0).toBe(papers[0]?.net ?? 0);
    expect((papers[0]?.total ?? 0) + (papers[1]?.total ?? 0)).toBe(4125);
    for (const paper of papers) {
      expect(paper.content.vatProof).toMatchObject({ vatId: 'ATU12345678' });
      const cii = await xmlOf(paper, 'CII');
      expect(await validateXsd(cii, Profile.EN16931)).toMatchObject({ valid: true, errors: [] });
      for (const xml of [cii, await xmlOf(paper, 'XRECHNUNG-UBL')]) {
        const terms = readTerms(xml);
        expect(brokenRules(terms, 'EN 16931')).toEqual([]);
        expect(terms.lines.map(({ bt }) => [bt('BT-151'), Number(bt('BT-152'))])).toEqual(
          terms.lines.map(() => ['K', 0]),
        );
        expect(terms.breakdown.map(({ bt }) => [bt('BT-118'), bt('BT-120'), bt('BT-121')])).toEqual(
          [
            [
              'K',
              'Steuerfreie innergemeinschaftliche Lieferung (§ 4 Nr. 1b, § 6a UStG).',
              'VATEX-EU-IC',
            ],
          ],
        );
        expect([terms.bt('BT-31'), terms.bt('BT-48'), terms.bt('BT-80')]).toEqual([
          'DE123456789',
          'ATU12345678',
          'AT',
        ]);
      }
    }
  });

  test.each([
    ['BR-IC-02', /<cac:PartyTaxScheme>\s*<cbc:CompanyID>ATU[\s\S]*?<\/cac:PartyTaxScheme>/, ''],
    ['BR-IC-05', /(<cac:ClassifiedTaxCategory>[\s\S]*?<cbc:Percent>)0/, '$120'],
    ['BR-IC-09', /(<cac:TaxSubtotal>[\s\S]*?<cbc:TaxAmount[^>]*>)0\.00/, '$11.00'],
    ['BR-IC-10', /<cbc:TaxExemptionReasonCode>[\s\S]*<\/cbc:TaxExemptionReason>/, ''],
    ['BR-IC-11', /<cbc:ActualDeliveryDate>[^<]*<\/cbc:ActualDeliveryDate>/, ''],
    ['BR-IC-12', /(<cac:DeliveryLocation>[\s\S]*?)<cac:Country>[\s\S]*?<\/cac:Country>/, '$1'],
  ])('the check of %s sees when it is broken', async (rule, part, wrong) => {
    const buyer = await business('ATU12345678');
    await send(buyer);
    const { number } = await ordered(buyer);
    await orders.ship(number, { carrier: 'GLS', trackingCode: null });
    const [paper] = await invoices.ofOrder(number);
    if (paper === undefined) throw new Error('There is no invoice');
    const xml = await xmlOf(paper, 'XRECHNUNG-UBL');
    expect(brokenRules(readTerms(xml.replace(part, wrong)), 'EN 16931')).toContain(rule);
  });
});
