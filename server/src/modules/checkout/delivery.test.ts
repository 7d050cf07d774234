import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cartOf, change, saveAddress } from '../../testing/checkout.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import {
  type CartVisitor,
  enterShop,
  germanAddress,
  logIn,
  putInCart,
  takeCart,
} from '../../testing/journey.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { seedDemoCustomers } from '../customer/demoCustomers.ts';
import type { StorefrontId } from '../storefront/storefront.ts';

const passwords = { consumer: 'Kreide-rot-7', business: 'Tafel-gruen-9' };

let testDatabase: TestDatabase;
let shop: TestShop;
let guest: CartVisitor;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  shop = createTestShop(testDatabase.database);
  await seedDemoCustomers({ database: testDatabase.database, passwords, clock: shop.clock });
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

const station = {
  salutation: 'MR',
  firstName: 'Max',
  lastName: 'Muster',
  streetAndHouseNr: '1234567',
  additionalAddress: '145',
  postCode: '50667',
  city: 'Köln',
} as const;

describe('delivery', () => {
  beforeEach(async () => {
    await saveAddress(guest, 'addBillingAddress', { ...germanAddress, email: 'e@example.org' });
  });

  test('CHK-22, SHIP-05: another address is shipped to; one that says the same is kept once', async () => {
    const other = await saveAddress(guest, 'addShippingAddress', {
      ...germanAddress,
      city: 'Bonn',
    });
    expect(other.cart).toMatchObject({
      deliveryType: 'shippingAddress',
      shippingAddress: { city: 'Bonn', addressType: 'shipping' },
    });
    const same = await saveAddress(guest, 'addShippingAddress', germanAddress);
    expect(same.cart).toMatchObject({ deliveryType: 'sameAsBilling', shippingAddress: null });
  });

  test('SHIP-04: back to the billing address by its id, or by none', async () => {
    for (const argument of ['id', 'null'] as const) {
      const { cart } = await saveAddress(guest, 'addShippingAddress', {
        ...germanAddress,
        city: 'Bonn',
      });
      const billingId = JSON.stringify(cart?.billingAddress?.addressId);
      const addressId = argument === 'id' ? billingId : 'null';
      const set = await change(guest, `setShippingAddress(addressId: ${addressId})`);
      expect(set.cart).toMatchObject({ deliveryType: 'sameAsBilling', shippingAddress: null });
    }
  });

  test('CHK-21, ADDR-13, SHIP-06, SHIP-07: a parcel station goes by DHL only', async () => {
    const { cart } = await saveAddress(guest, 'addPackstationAddress', station);
    expect(cart).toMatchObject({
      deliveryType: 'packstation',
      shippingAddress: {
        street: '1234567',
        addressAddition: '145',
        packstationAddress: true,
        isStation: true,
        addressType: 'packstation',
      },
    });
    expect(
      cart?.shippers.map(({ code, enabled, selected, info }) => [code, enabled, selected, info]),
    ).toEqual([
      ['gls', false, false, 'PACKSTATION-DHL-ONLY'],
      ['dhl', true, true, null],
    ]);
    const refused = await change(guest, 'setShippingMethod(op: { methodCode: "gls" })');
    expect(refused).toMatchObject({
      successful: false,
      errorMessage: 'vue.checkout.shipping.shipperBlocked',
    });
  });

  test('API-76: a saved parcel station is chosen by its id', async () => {
    const { visitor } = guest;
    const saved = await saveAddress({ visitor }, 'addPackstationAddress', station);
    expect(saved.cart).toBeNull();
    const set = await change(guest, `setPackstationId(id: "${saved.address?.addressId}")`);
    expect(set.cart.deliveryType).toBe('packstation');
  });

  test('ADDR-15: faults of a parcel station bear the names of its arguments', async () => {
    const refused = await saveAddress(guest, 'addPackstationAddress', {
      ...station,
      streetAndHouseNr: '12',
      additionalAddress: '1000',
    });
    expect(refused.fieldErrors).toEqual([
      {
        fieldName: 'streetAndHouseNr',
        formName: 'packstation',
        message: 'vue.form.error.postNumber.incorrect',
      },
      {
        fieldName: 'additionalAddress',
        formName: 'packstation',
        message: 'vue.form.error.packstation.incorrect',
      },
    ]);
  });

  test('API-74, API-75, SHIP-09: a shipper is chosen by its code', async () => {
    const dhl = await change(guest, 'setShippingMethod(op: { methodCode: "dhl" })');
    expect(dhl.cart.shippers).toMatchObject([
      { code: 'gls', selected: false },
      { code: 'dhl', selected: true },
    ]);
    const gls = await change(guest, 'setSelectedShipper(code: "gls")');
    expect(gls.cart.shippers).toMatchObject([
      { code: 'gls', selected: true },
      { code: 'dhl', selected: false },
    ]);
  });

  test('FLAG-09: what each shipper costs is told when it is asked for', async () => {
    expect((await cartOf(guest)).shippers.map(({ costs }) => costs)).toEqual([null, null]);
    const { shippers } = await cartOf(guest, true);
    expect(shippers.map(({ costs }) => costs)).toEqual([{ cents: 495 }, { cents: 495 }]);
  });

  test('DEC-70, FLAG-06: each storefront has its shippers', async () => {
    const codes = async (storefront: StorefrontId) => {
      const visitor = await enterShop(shop, storefront);
      return (await cartOf(visitor)).shippers.map(({ code }) => code);
    };
    expect(await codes('at')).toEqual(['gls']);
    expect(await codes('ch')).toEqual(['swisspost']);
    await shop.services.parameters.set({
      name: 'shipping-carrier',
      entry: 'dpd',
      storefront: '*',
      value: 'true',
    });
    expect(await codes('de')).toEqual(['dpd', 'dhl']);
    expect(await codes('at')).toEqual(['dpd']);
    await shop.services.parameters.set({
      name: 'shipping-carrier',
      entry: 'dpd',
      storefront: '*',
      value: 'false',
    });
  });

  test('DEC-97: a bill to Milan needs goods to go elsewhere, one to Bolzano does not', async () => {
    const austrian = await enterShop(shop, 'at');
    await putInCart(austrian, ['pen', 1]);
    const problemsOf = async (postCode: string) => {
      const { cart } = await saveAddress(austrian, 'addBillingAddress', {
        ...germanAddress,
        country: 'IT',
        postCode,
        email: 'e@example.org',
      });
      return cart?.steps.problems;
    };
    expect(await problemsOf('20121')).toContain('vue.checkout.shipping.countryNotDelivered');
    expect(await problemsOf('39100')).not.toContain('vue.checkout.shipping.countryNotDelivered');
  });

  test('DEC-97: nothing is shipped to a country outside the storefront’s', async () => {
    const refused = await saveAddress(guest, 'addShippingAddress', {
      ...germanAddress,
      country: 'AT',
      postCode: '1010',
    });
    expect(refused.fieldErrors).toEqual([
      {
        fieldName: 'country',
        formName: 'shipping',
        message: 'vue.form.error.country.notDelivered',
      },
    ]);
    // Billing may be abroad, but then the goods need an address of their own.
    const abroad = await saveAddress(guest, 'addBillingAddress', {
      ...germanAddress,
      country: 'AT',
      postCode: '1010',
      email: 'e@example.org',
    });
    expect(abroad.cart?.steps.problems).toContain('vue.checkout.shipping.countryNotDelivered');
    const delivered = await saveAddress(guest, 'addShippingAddress', germanAddress);
    expect(delivered.cart?.steps.problems).not.toContain(
      'vue.checkout.shipping.countryNotDelivered',
    );
  });

  test('SHIP-08: on b2b DHL goes to Germany only, and VAT follows the goods to Austria', async () => {
    const visitor = shop.visitor('b2b');
    await logIn(visitor, 'K-100200', passwords.business);
    const business = { visitor, cartId: await takeCart(visitor) };
    await putInCart(business, ['pen', 1]);
    const { cart } = await saveAddress(business, 'addShippingAddress', {
      ...germanAddress,
      company: 'Volksschule',
      country: 'AT',
      postCode: '1010',
      city: 'Wien',
    });
    expect(cart?.shippers).toMatchObject([
      { code: 'gls', enabled: true, selected: true },
      { code: 'dhl', enabled: false, info: 'DHL-GERMANY-ONLY' },
    ]);
    expect(cart?.totals).toMatchObject({ taxes: [{ rate: 20 }] });
  });

  test('SHIP-10, API-70, DEC-72: bulky goods go by spedition, which needs a telephone number', async () => {
    await putInCart(guest, ['board', 1]);
    const cart = await cartOf(guest);
    expect(cart.shippers).toMatchObject([
      { code: 'gls', enabled: false, info: 'SPEDITION-ONLY' },
      { code: 'dhl', enabled: false, info: 'SPEDITION-ONLY' },
      { code: 'spedition', enabled: true, selected: true, info: null },
    ]);
    expect(cart.totals).toMatchObject({ shippingCost: { cents: 2990 } });
    expect(cart.steps.problems).toContain('vue.checkout.shipping.speditionPhone');
    const field = (fieldName: string, fieldValue = '') => ({
      fieldName,
      fieldValue,
      required: fieldName === 'phone',
      maxLength: 80,
    });
    expect(cart.details).toMatchObject({
      speditionsFields: ['phone', 'deliveryFloor', 'accessWidth', 'preferredDate'].map((name) =>
        field(name),
      ),
    });

    const refused = await change(
      guest,
      'saveSpeditionsData(fields: [{ fieldName: "phone", fieldValue: "x" }, { fieldName: "other", fieldValue: "" }])',
    );
    expect(refused.fieldErrors).toEqual([
      { fieldName: 'phone', message: 'vue.form.error.phone.incorrect' },
      { fieldName: 'other', message: 'vue.form.error.unknownField' },
    ]);
    const saved = await change(
      guest,
      'saveSpeditionsData(fields: [{ fieldName: "phone", fieldValue: "0221 123456" }, { fieldName: "deliveryFloor", fieldValue: "3" }])',
    );
    expect(saved.successful).toBe(true);
    expect(saved.cart.steps.problems).not.toContain('vue.checkout.shipping.speditionPhone');
    expect(saved.cart.details).toMatchObject({
      speditionsFields: [
        field('phone', '0221 123456'),
        field('deliveryFloor', '3'),
        field('accessWidth'),
        field('preferredDate'),
      ],
    });
  });

  test('bulky goods do not go to a parcel station, and that is said', async () => {
    await putInCart(guest, ['board', 1]);
    const { cart } = await saveAddress(guest, 'addPackstationAddress', station);
    expect(cart?.shippers.every(({ enabled }) => !enabled)).toBe(true);
    expect(cart?.steps.problems).toContain('vue.checkout.shipping.noShipper');
  });
});
