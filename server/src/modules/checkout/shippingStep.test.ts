import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CheckoutCart, cartOf } from '../../testing/checkout.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import {
  type CartVisitor,
  checkOutAsGuest,
  enterShop,
  germanAddress,
  putInCart,
  register,
  submit,
  takeCart,
} from '../../testing/journey.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let testDatabase: TestDatabase;
let shop: TestShop;
let guest: CartVisitor;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  shop = createTestShop(testDatabase.database);
  await stockGoods(
    testDatabase.database,
    { id: 'pen', cents: 250 },
    { id: 'board', cents: 9900, isBulky: true },
  );
});
afterAll(() => testDatabase.drop());

beforeEach(async () => {
  guest = await enterShop(shop);
  await putInCart(guest, ['pen', 1]);
});

interface Saved {
  readonly successful: boolean;
  readonly errorMessage: string | null;
  readonly fieldErrors: readonly object[];
}

async function save({ visitor, cartId }: CartVisitor, step: object): Promise<Saved> {
  const { saved } = await visitor.run<{ saved: Saved }>(
    `mutation ($cartId: String!, $step: ShippingStepInput!) {
      saved: saveShippingStep(cartId: $cartId, step: $step) {
        successful errorMessage fieldErrors { fieldName formName message }
      }
    }`,
    { cartId, step },
  );
  return saved;
}

const done = { successful: true, errorMessage: null, fieldErrors: [] };
const input = { ...germanAddress, email: 'erika@example.org' };
const billing = { input };
const station = {
  ...{ firstName: 'Erika', lastName: 'Muster', postCode: '50667', city: 'Köln' },
  ...{ streetAndHouseNr: '1234567', additionalAddress: '145' },
};

async function addressesOf({ visitor }: CartVisitor): Promise<string[]> {
  const all = await visitor.run<Record<'bill' | 'ship', { addressId: string; city: string }[]>>(
    '{ bill: getBillingAddresses { city } ship: getShippingAddresses { city } }',
  );
  return [...all.bill, ...all.ship].map(({ city }) => city);
}

const summaryOf = ({ billingAddress, shippingAddress, deliveryType, steps }: CheckoutCart) => ({
  bill: (billingAddress as { city?: string } | null)?.city,
  ship: shippingAddress?.city,
  deliveryType,
  isValid: steps.shippingValid,
});

describe('the shipping step', () => {
  test('SHIP-15, SHIP-11: is saved whole by one operation, and a guest goes on as one', async () => {
    const saved = await save(guest, {
      billing,
      shipping: { input: { ...germanAddress, city: 'Bonn' } },
      shipper: 'dhl',
      orderReference: 'Klasse 3b',
      billingEmail: 'rechnung@example.org',
    });
    expect(saved).toEqual(done);
    const cart = await cartOf(guest);
    expect(summaryOf(cart)).toEqual({
      bill: 'Köln',
      ship: 'Bonn',
      deliveryType: 'shippingAddress',
      isValid: true,
    });
    expect(cart).toMatchObject({
      orderReference: 'Klasse 3b',
      contactEmails: { billingEmail: 'rechnung@example.org', shippingEmail: null },
    });
    expect(cart.shippers.find(({ selected }) => selected)?.code).toBe('dhl');
  });

  test('SHIP-01, SHIP-03: goods go to the bill’s address, to another one or to a parcel station', async () => {
    await save(guest, { billing });
    expect(summaryOf(await cartOf(guest))).toMatchObject({ deliveryType: 'sameAsBilling' });
    await save(guest, { billing, shipping: { input: { ...germanAddress, city: 'Bonn' } } });
    expect(summaryOf(await cartOf(guest))).toMatchObject({ deliveryType: 'shippingAddress' });
    await save(guest, { billing, packstation: { input: station }, shipper: 'dhl' });
    const cart = await cartOf(guest);
    expect(summaryOf(cart)).toMatchObject({ deliveryType: 'packstation', isValid: true });
    expect(cart.shippingAddress).toMatchObject({
      street: '1234567',
      addressAddition: '145',
      isStation: true,
    });
    // An address that says the same as the bill's is none (SHIP-05).
    await save(guest, { billing, shipping: { input: germanAddress } });
    expect(summaryOf(await cartOf(guest))).toMatchObject({ deliveryType: 'sameAsBilling' });
  });

  test('SHIP-17 a guest’s e-mail address is kept; a customer’s only changes when asked, and so does a telephone number', async () => {
    const contact = async ({ visitor }: CartVisitor) => {
      const { info, all } = await visitor.run<{
        info: { email: { email: string } | null };
        all: { addressId: string; email: string | null; phone: string | null }[];
      }>(
        '{ info: customerInfo { email { email } } all: getBillingAddresses { addressId email phone } }',
      );
      const [first] = all;
      return { account: info.email?.email, addressId: first?.addressId, phone: first?.phone };
    };
    await save(guest, { billing });
    const { billingAddress } = await cartOf(guest);
    expect(billingAddress).toMatchObject({ email: 'erika@example.org' });

    const visitor = shop.visitor('de', { ip: '198.51.100.7' });
    await register(visitor, { email: 'konto@example.org' });
    const customer = { visitor, cartId: await takeCart(visitor) };
    await putInCart(customer, ['pen', 1]);
    const { addressId } = await contact(customer);
    const step = { billing: { addressId }, billingEmail: 'rechnung@example.org' };
    expect(await save(customer, step)).toEqual(done);
    expect(await contact(customer)).toEqual({
      account: 'konto@example.org',
      addressId,
      phone: null,
    });
    const withPhone = { addressId, input: { ...germanAddress, phone: '+49 221 123456' } };
    expect(await save(customer, { billing: withPhone })).toEqual(done);
    expect(await contact(customer)).toMatchObject({ phone: '+49 221 123456' });
    expect(await save(customer, step)).toEqual(done);
    expect(await contact(customer)).toMatchObject({
      account: 'konto@example.org',
      phone: '+49 221 123456',
    });
  });

  test('SHIP-02: saved addresses are picked, changed, and entered anew', async () => {
    const visitor = shop.visitor('de', { ip: '198.51.100.1' });
    await register(visitor, { email: 'waehlt@example.org' });
    const customer = { visitor, cartId: await takeCart(visitor) };
    await putInCart(customer, ['pen', 1]);
    const { getBillingAddresses: own } = await visitor.run<{
      getBillingAddresses: { addressId: string }[];
    }>('{ getBillingAddresses { addressId } }');
    const addressId = own[0]?.addressId;
    expect(await save(customer, { billing: { addressId } })).toEqual(done);
    expect(summaryOf(await cartOf(customer))).toMatchObject({ bill: 'Köln', isValid: true });
    await save(customer, {
      billing: { addressId, input: { ...germanAddress, city: 'Trier' } },
      shipping: { input: { ...germanAddress, city: 'Bonn' } },
    });
    expect(summaryOf(await cartOf(customer))).toMatchObject({ bill: 'Trier', ship: 'Bonn' });
    expect(await addressesOf(customer)).toEqual(['Trier', 'Bonn']);
  });

  test('faults are told by form and field, all at once', async () => {
    const saved = await save(guest, {
      billing: { input: { ...input, postCode: '1' } },
      packstation: { input: { ...station, streetAndHouseNr: 'x' } },
      shipper: 'spedition',
      speditionFields: [],
      orderReference: 'x'.repeat(36),
      billingEmail: 'kein@punkt',
    });
    expect(saved).toMatchObject({ successful: false, errorMessage: 'vue.form.error.general' });
    expect(saved.fieldErrors).toMatchObject([
      { formName: 'billing', fieldName: 'postCode' },
      { formName: 'packstation', fieldName: 'streetAndHouseNr' },
      { formName: 'spedition', fieldName: 'phone' },
      { formName: null, fieldName: 'orderReference' },
      { formName: null, fieldName: 'billingEmail' },
    ]);
    expect(await addressesOf(guest)).toEqual([]);
  });

  test('SHIP-16: a refusal at the end saves nothing, and the payment stays closed', async () => {
    await save(guest, { billing, orderReference: 'vorher' });
    const refused = await save(guest, {
      billing: { input: { ...input, city: 'Trier' } },
      packstation: { input: station },
      shipper: 'gls',
      orderReference: 'nachher',
    });
    expect(refused).toMatchObject({
      successful: false,
      errorMessage: 'vue.checkout.shipping.shipperBlocked',
    });
    const cart = await cartOf(guest);
    expect(cart.orderReference).toBe('vorher');
    expect(summaryOf(cart)).toEqual({
      bill: 'Köln',
      ship: undefined,
      deliveryType: 'sameAsBilling',
      isValid: false,
    });
    expect(cart.steps.problems).toContain('vue.checkout.shipping.notSaved');
    expect(await addressesOf(guest)).toEqual(['Köln']);
    expect(await save(guest, { billing })).toEqual(done);
    expect(summaryOf(await cartOf(guest)).isValid).toBe(true);
  });

  test('sent twice, and twice at once, it makes one address', async () => {
    const step = { billing, shipping: { input: { ...germanAddress, city: 'Bonn' } } };
    await Promise.all([save(guest, step), save(guest, step)]);
    await save(guest, step);
    expect(await addressesOf(guest)).toEqual(['Köln', 'Bonn']);
  });

  test('nobody picks or changes another’s address, or saves in another’s cart', async () => {
    await save(guest, { billing });
    const { getBillingAddresses: own } = await guest.visitor.run<{
      getBillingAddresses: { addressId: string }[];
    }>('{ getBillingAddresses { addressId } }');
    const addressId = own[0]?.addressId;
    const stranger = await enterShop(shop);
    await putInCart(stranger, ['pen', 1]);
    for (const taken of [{ addressId }, { addressId, input }]) {
      expect(await save(stranger, { billing: taken })).toMatchObject({
        errorMessage: 'vue.address.error.notFound',
      });
    }
    const { errors } = await stranger.visitor.attempt(
      `mutation ($cartId: String!) {
        saveShippingStep(cartId: $cartId, step: { billing: {} }) { successful }
      }`,
      { cartId: guest.cartId },
    );
    expect(errors[0]?.classification).toBe('CART_NOT_FOUND');
  });

  test('nothing is saved in a cart that was submitted', async () => {
    await checkOutAsGuest(guest);
    await submit(guest);
    expect(await save(guest, { billing })).toMatchObject({
      errorMessage: 'vue.checkout.message.alreadySubmitted',
    });
  });
});
