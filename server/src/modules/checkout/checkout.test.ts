import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import {
  type CartVisitor,
  checkOutAsGuest,
  enterShop,
  germanAddress,
  logIn,
  putInCart,
  submit,
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

const cartFields = `
  steps { loginDone shippingValid paymentNeeded paymentValid problems }
  deliveryType deliveryCountry
  billingAddress { addressId city street addressAddition schoolOrCompany packstationAddress addressType }
  shippingAddress { addressId city street addressAddition packstationAddress isStation addressType }
  shippers { code name enabled selected info costs { cents } }
  orderReference orderComment buyerReference contactEmails { billingEmail shippingEmail }
  details {
    orderReference speditionsFields { fieldName fieldValue required maxLength }
    bzBasket { shipper { code selected } }
  }
  totals { shippingCost { cents } taxes { rate } }`;

type CartData = {
  readonly steps: { readonly problems: readonly string[]; readonly [step: string]: unknown };
  readonly shippers: readonly {
    readonly code: string;
    readonly selected: boolean;
    readonly enabled: boolean;
    readonly info: string | null;
    readonly costs: unknown;
  }[];
  readonly billingAddress: { readonly addressId: string } | null;
  readonly shippingAddress: Record<string, unknown> | null;
  readonly [field: string]: unknown;
};

async function cartOf({ visitor, cartId }: CartVisitor, costs = false): Promise<CartData> {
  const { shop_findCart } = await visitor.run<{ shop_findCart: CartData }>(
    `query ($cartId: String!, $costs: Boolean) {
      shop_findCart(cartId: $cartId, calculateShippingCost: $costs) { ${cartFields} }
    }`,
    { cartId, costs },
  );
  return shop_findCart;
}

interface Result {
  readonly successful: boolean;
  readonly errorMessage: string | null;
  readonly fieldErrors: readonly { fieldName: string; message: string }[];
  readonly cart: CartData;
}

/** Runs a mutation that answers the cart; `call` is its name with the arguments after cartId. */
async function change(by: CartVisitor, call: string): Promise<Result> {
  const [name = '', rest = ''] = call.split(/\((.*)\)/s);
  const { result } = await by.visitor.run<{ result: Result }>(
    `mutation ($cartId: String!) {
      result: ${name}(cartId: $cartId${rest && `, ${rest}`}) {
        successful errorMessage fieldErrors { fieldName message } cart { ${cartFields} }
      }
    }`,
    { cartId: by.cartId },
  );
  return result;
}

interface AddressAnswer {
  readonly successful: boolean;
  readonly generalErrorMessage: string | null;
  readonly address: { readonly addressId: string } | null;
  readonly fieldErrors: readonly { fieldName: string; formName: string; message: string }[];
  readonly cart: CartData | null;
}

async function address(
  { visitor, cartId }: { visitor: CartVisitor['visitor']; cartId?: string },
  mutation: string,
  fields: Record<string, string>,
): Promise<AddressAnswer> {
  const args = Object.entries({ ...(cartId && { cartId }), ...fields })
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ');
  const { result } = await visitor.run<{ result: AddressAnswer }>(
    `mutation {
      result: ${mutation}(${args}) {
        successful generalErrorMessage address { addressId }
        fieldErrors { fieldName formName message } cart { ${cartFields} }
      }
    }`,
  );
  return result;
}

const station = {
  salutation: 'MR',
  firstName: 'Max',
  lastName: 'Muster',
  streetAndHouseNr: '1234567',
  additionalAddress: '145',
  postCode: '50667',
  city: 'Köln',
} as const;

describe('steps', () => {
  test('CHK-01, CHK-24: each step is done in its turn', async () => {
    expect((await cartOf(guest)).steps).toEqual({
      loginDone: false,
      shippingValid: false,
      paymentNeeded: true,
      paymentValid: false,
      problems: [
        'vue.checkout.login.required',
        'vue.checkout.shipping.billingMissing',
        'vue.checkout.payment.noneSelected',
      ],
    });
    const auth = await change(guest, 'checkoutAuth(authType: guest)');
    expect(auth).toMatchObject({ successful: true, cart: { steps: { loginDone: true } } });
    await address(guest, 'addBillingAddress', { ...germanAddress, email: 'e@example.org' });
    expect((await cartOf(guest)).steps).toMatchObject({ shippingValid: true, paymentValid: false });
    await guest.visitor.run(
      `mutation ($cartId: String!) {
        setSelectedPayment(cartId: $cartId, paymentId: "RECHNUNG") { successful }
      }`,
      { cartId: guest.cartId },
    );
    expect((await cartOf(guest)).steps).toEqual({
      loginDone: true,
      shippingValid: true,
      paymentNeeded: true,
      paymentValid: true,
      problems: [],
    });
  });

  test('CHK-18: an order with nothing to pay has no payment step', async () => {
    await stockGoods(testDatabase.database, { id: 'gift', cents: 0 });
    const free = await enterShop(shop);
    await putInCart(free, ['gift', 1]);
    expect((await cartOf(free)).steps).toMatchObject({ paymentNeeded: false, paymentValid: true });
  });

  test('a customer has done the login step by being logged in', async () => {
    const visitor = shop.visitor();
    await logIn(visitor, 'mia.beispiel@kreide.example', passwords.consumer);
    const customer = { visitor, cartId: await takeCart(visitor) };
    await putInCart(customer, ['pen', 1]);
    expect((await cartOf(customer)).steps).toMatchObject({ loginDone: true, shippingValid: false });
    // CHK-20, ADDR-05: the default is the customer's own address.
    const { shop_findCart } = await visitor.run<{
      shop_findCart: { defaultBillingAddress: { addressId: string; city: string } };
    }>(
      `query ($cartId: String!) {
        shop_findCart(cartId: $cartId) { defaultBillingAddress { addressId city } }
      }`,
      { cartId: customer.cartId },
    );
    const { addressId, city } = shop_findCart.defaultBillingAddress;
    expect(city).toBe('Berlin');
    const set = await change(customer, `setBillingAddress(addressId: "${addressId}")`);
    expect(set.cart.steps).toMatchObject({ shippingValid: true });
  });
});

describe('addresses', () => {
  test('API-80, ADDR-08, SHIP-15: a new address is saved and chosen in one call', async () => {
    const added = await address(guest, 'addBillingAddress', {
      ...germanAddress,
      formType: 'companyOrSchool',
      company: 'Grundschule am Weg',
      email: 'schule@example.org',
    });
    expect(added).toMatchObject({
      successful: true,
      generalErrorMessage: null,
      fieldErrors: [],
      cart: {
        billingAddress: {
          addressId: added.address?.addressId,
          city: 'Köln',
          street: 'Hauptstraße 5',
          schoolOrCompany: 'Grundschule am Weg',
          addressType: 'billing',
          packstationAddress: false,
        },
        shippingAddress: null,
        deliveryType: 'sameAsBilling',
      },
    });
    expect(await guest.visitor.run('{ getBillingAddresses { addressId } }')).toEqual({
      getBillingAddresses: [{ addressId: added.address?.addressId }],
    });
  });

  test('faults are told by field and form, and nothing is saved', async () => {
    const refused = await address(guest, 'addBillingAddress', {
      ...germanAddress,
      postCode: '123',
      streetAndHouseNr: 'Packstation 145',
    });
    expect(refused).toMatchObject({ successful: false, address: null });
    expect(refused.fieldErrors).toEqual([
      {
        fieldName: 'streetAndHouseNr',
        formName: 'billing',
        message: 'vue.form.error.street.packstation',
      },
      { fieldName: 'postCode', formName: 'billing', message: 'vue.form.error.postCode.incorrect' },
      { fieldName: 'email', formName: 'billing', message: 'vue.form.error.requiredField' },
    ]);
    expect((await cartOf(guest)).billingAddress).toBeNull();
  });

  test('ADDR-10: a private person’s form transmits no company', async () => {
    const added = await address(guest, 'addBillingAddress', {
      ...germanAddress,
      formType: 'private',
      company: 'Versehen',
      email: 'e@example.org',
    });
    expect(added.cart?.billingAddress).toMatchObject({ schoolOrCompany: null });
  });

  test('an address is changed by its owner only', async () => {
    const email = 'e@example.org';
    const { address: own } = await address(guest, 'addBillingAddress', { ...germanAddress, email });
    const addressId = own?.addressId ?? '';
    const changed = await address(guest, 'updateBillingAddress', {
      ...germanAddress,
      addressId,
      email,
      city: 'Bonn',
    });
    expect(changed.cart?.billingAddress).toMatchObject({ addressId, city: 'Bonn' });

    const stranger = await enterShop(shop);
    for (const [mutation, fields] of [
      ['updateBillingAddress', { ...germanAddress, addressId, email }],
      ['deleteAddress', { addressId }],
    ] as const) {
      const { visitor } = stranger;
      expect(await address({ visitor }, mutation, fields)).toMatchObject({
        successful: false,
        generalErrorMessage: 'vue.address.error.notFound',
      });
    }
    const taken = await change(stranger, `setBillingAddress(addressId: "${addressId}")`);
    expect(taken).toMatchObject({ successful: false, errorMessage: 'vue.address.error.notFound' });
  });

  test('API-81, ADDR-03: a removed address is hidden, and no longer in the cart', async () => {
    const added = await address(guest, 'addBillingAddress', {
      ...germanAddress,
      email: 'e@example.org',
    });
    const addressId = added.address?.addressId ?? '';
    const { visitor } = guest;
    expect(await address({ visitor }, 'deleteAddress', { addressId })).toMatchObject({
      successful: true,
      address: { addressId },
    });
    expect(await visitor.run('{ getBillingAddresses { addressId } }')).toEqual({
      getBillingAddresses: [],
    });
    expect((await cartOf(guest)).billingAddress).toBeNull();
  });

  test('ERR-11: an address needs a visitor', async () => {
    const { errors } = await shop.visitor().attempt('{ getBillingAddresses { addressId } }');
    expect(errors[0]?.message).toBe('A valid user id is required.');
  });
});

describe('delivery', () => {
  beforeEach(async () => {
    await address(guest, 'addBillingAddress', { ...germanAddress, email: 'e@example.org' });
  });

  test('CHK-22, SHIP-05: another address is shipped to; one that says the same is kept once', async () => {
    const other = await address(guest, 'addShippingAddress', { ...germanAddress, city: 'Bonn' });
    expect(other.cart).toMatchObject({
      deliveryType: 'shippingAddress',
      shippingAddress: { city: 'Bonn', addressType: 'shipping' },
    });
    const same = await address(guest, 'addShippingAddress', germanAddress);
    expect(same.cart).toMatchObject({ deliveryType: 'sameAsBilling', shippingAddress: null });
  });

  test('SHIP-04: back to the billing address by its id, or by none', async () => {
    for (const argument of ['id', 'null'] as const) {
      const { cart } = await address(guest, 'addShippingAddress', {
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
    const { cart } = await address(guest, 'addPackstationAddress', station);
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
    const saved = await address({ visitor }, 'addPackstationAddress', station);
    expect(saved.cart).toBeNull();
    const set = await change(guest, `setPackstationId(id: "${saved.address?.addressId}")`);
    expect(set.cart.deliveryType).toBe('packstation');
  });

  test('ADDR-15: faults of a parcel station bear the names of its arguments', async () => {
    const refused = await address(guest, 'addPackstationAddress', {
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

  test('DEC-97: nothing is shipped to a country outside the storefront’s', async () => {
    const refused = await address(guest, 'addShippingAddress', {
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
    const abroad = await address(guest, 'addBillingAddress', {
      ...germanAddress,
      country: 'AT',
      postCode: '1010',
      email: 'e@example.org',
    });
    expect(abroad.cart?.steps.problems).toContain('vue.checkout.shipping.countryNotDelivered');
    const delivered = await address(guest, 'addShippingAddress', germanAddress);
    expect(delivered.cart?.steps.problems).not.toContain(
      'vue.checkout.shipping.countryNotDelivered',
    );
  });

  test('SHIP-08: on b2b DHL goes to Germany only, and VAT follows the goods to Austria', async () => {
    const visitor = shop.visitor('b2b');
    await logIn(visitor, 'K-100200', passwords.business);
    const business = { visitor, cartId: await takeCart(visitor) };
    await putInCart(business, ['pen', 1]);
    const { cart } = await address(business, 'addShippingAddress', {
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
    const { cart } = await address(guest, 'addPackstationAddress', station);
    expect(cart?.shippers.every(({ enabled }) => !enabled)).toBe(true);
    expect(cart?.steps.problems).toContain('vue.checkout.shipping.noShipper');
  });
});

describe('references and contact', () => {
  test('API-71, API-72, DEC-73: order reference and comment within their bounds', async () => {
    const long = (length: number) => 'x'.repeat(length);
    const reference = await change(guest, `setOrderReference(orderReference: "${long(35)}")`);
    expect(reference.cart).toMatchObject({
      orderReference: long(35),
      details: { orderReference: long(35) },
    });
    const tooLong = await change(guest, `setOrderReference(orderReference: "${long(36)}")`);
    expect(tooLong).toMatchObject({
      successful: false,
      fieldErrors: [{ fieldName: 'orderReference', message: 'vue.form.error.tooLong' }],
      cart: { orderReference: long(35) },
    });
    const comment = await change(
      guest,
      String.raw`setOrderComment(orderComment: " Zeile 1\nZeile 2 ")`,
    );
    expect(comment.cart.orderComment).toBe('Zeile 1\nZeile 2');
    const tooMuch = await change(guest, `setOrderComment(orderComment: "${long(501)}")`);
    expect(tooMuch.successful).toBe(false);
    const none = await change(guest, 'setOrderReference');
    expect(none.cart.orderReference).toBeNull();
  });

  test('API-69, API-62, SHIP-12: other addresses for bill and dispatch notes', async () => {
    const set = await change(
      guest,
      'setAlternativeEmails(billingEmail: "rechnung@example.org", shippingEmail: "")',
    );
    expect(set.cart.contactEmails).toEqual({
      billingEmail: 'rechnung@example.org',
      shippingEmail: null,
    });
    const refused = await change(guest, 'setAlternativeEmails(shippingEmail: "kein@punkt")');
    expect(refused.fieldErrors).toEqual([
      { fieldName: 'shippingEmail', message: 'vue.form.error.email.incorrect' },
    ]);
    const emails = await guest.visitor.run(
      'query ($cartId: String!) { getContactEmails(cartId: $cartId) }',
      { cartId: guest.cartId },
    );
    expect(emails).toEqual({ getContactEmails: ['rechnung@example.org'] });
  });

  test('nothing is saved in a cart that was submitted', async () => {
    await checkOutAsGuest(guest);
    await submit(guest);
    const late = await change(guest, 'setOrderReference(orderReference: "late")');
    expect(late).toMatchObject({
      successful: false,
      errorMessage: 'vue.checkout.message.alreadySubmitted',
    });
  });
});

const paymentInfo = `query ($cartId: String!) {
  getPaymentInfo(cartId: $cartId) {
    paymentMethods { paymentId selected } paymentNeeded selectedMethodId buyerReference termsOfPayment
  }
}`;

describe('payment', () => {
  const select = async (args: string, by = guest) => {
    const { setSelectedPayment } = await by.visitor.run<{
      setSelectedPayment: { successful: boolean; errorMessage: string | null };
    }>(
      `mutation ($cartId: String!) {
        setSelectedPayment(cartId: $cartId${args}) { successful errorMessage }
      }`,
      { cartId: by.cartId },
    );
    return setSelectedPayment;
  };

  test('API-47, API-73, PAY-05: exactly one of the offered methods is selected', async () => {
    const { visitor, cartId } = guest;
    const info = (selected: string | null) => ({
      getPaymentInfo: {
        paymentMethods: ['RECHNUNG', 'VORKASSE'].map((paymentId) => ({
          paymentId,
          selected: paymentId === selected,
        })),
        paymentNeeded: true,
        selectedMethodId: selected,
        buyerReference: null,
        termsOfPayment: null,
      },
    });
    expect(await visitor.run(paymentInfo, { cartId })).toEqual(info(null));
    for (const id of ['VORKASSE', 'RECHNUNG']) {
      expect(await select(`, paymentId: "${id}"`)).toEqual({
        successful: true,
        errorMessage: null,
      });
      expect(await visitor.run(paymentInfo, { cartId })).toEqual(info(id));
    }
  });

  test('PAY-07, ERR-08: no method, or one that is not offered, is refused with a key', async () => {
    expect(await select('')).toEqual({
      successful: false,
      errorMessage: 'vue.checkout.payment.noneSelected',
    });
    for (const id of ['PAYPAL', 'CREDIT_CARD', 'constructor']) {
      expect(await select(`, paymentId: "${id}"`)).toEqual({
        successful: false,
        errorMessage: 'vue.checkout.payment.notAvailable',
      });
    }
  });

  test('a method that is switched off afterwards is no longer selected', async () => {
    await select(', paymentId: "VORKASSE"');
    const toggle = (value: string) =>
      shop.services.parameters.set({
        name: 'payment-type',
        entry: 'VORKASSE',
        storefront: 'de',
        value,
      });
    await toggle('false');
    expect((await cartOf(guest)).steps).toMatchObject({ paymentValid: false });
    await toggle('true');
    expect((await cartOf(guest)).steps).toMatchObject({ paymentValid: true });
  });

  test('ruling 8: a Leitweg-ID is taken when its check digits are right', async () => {
    const { visitor, cartId } = guest;
    const set = async (buyerReference: string) =>
      (
        await visitor.run<{ setBuyerReference: { errorMessage: string | null; cart: CartData } }>(
          `mutation ($cartId: String!, $buyerReference: String) {
            setBuyerReference(cartId: $cartId, buyerReference: $buyerReference) {
              errorMessage cart { buyerReference }
            }
          }`,
          { cartId, buyerReference },
        )
      ).setBuyerReference;
    expect(await set('04011000-1234512345-06')).toEqual({
      errorMessage: null,
      cart: { buyerReference: '04011000-1234512345-06' },
    });
    expect(await set('04011000-1234512345-07')).toEqual({
      errorMessage: 'vue.checkout.payment.buyerReference',
      cart: { buyerReference: '04011000-1234512345-06' },
    });
    expect(await select(', paymentId: "RECHNUNG", buyerReference: "x"')).toEqual({
      successful: false,
      errorMessage: 'vue.checkout.payment.buyerReference',
    });
    // Choosing a method without naming a reference leaves the saved one.
    await select(', paymentId: "RECHNUNG"');
    expect((await cartOf(guest)).buyerReference).toBe('04011000-1234512345-06');
  });
});
