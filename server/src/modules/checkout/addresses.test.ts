import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cartOf, change, saveAddress } from '../../testing/checkout.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import { type CartVisitor, enterShop, germanAddress, putInCart } from '../../testing/journey.ts';
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

describe('addresses', () => {
  test('API-80, ADDR-08, SHIP-15: a new address is saved and chosen in one call', async () => {
    const added = await saveAddress(guest, 'addBillingAddress', {
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
    const refused = await saveAddress(guest, 'addBillingAddress', {
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
    const added = await saveAddress(guest, 'addBillingAddress', {
      ...germanAddress,
      formType: 'private',
      company: 'Versehen',
      email: 'e@example.org',
    });
    expect(added.cart?.billingAddress).toMatchObject({ schoolOrCompany: null });
  });

  test('an address is changed by its owner only', async () => {
    const email = 'e@example.org';
    const { address: own } = await saveAddress(guest, 'addBillingAddress', {
      ...germanAddress,
      email,
    });
    const addressId = own?.addressId ?? '';
    const changed = await saveAddress(guest, 'updateBillingAddress', {
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
      expect(await saveAddress({ visitor }, mutation, fields)).toMatchObject({
        successful: false,
        generalErrorMessage: 'vue.address.error.notFound',
      });
    }
    const taken = await change(stranger, `setBillingAddress(addressId: "${addressId}")`);
    expect(taken).toMatchObject({ successful: false, errorMessage: 'vue.address.error.notFound' });
  });

  test('API-81, ADDR-03: a removed address is hidden, and no longer in the cart', async () => {
    const added = await saveAddress(guest, 'addBillingAddress', {
      ...germanAddress,
      email: 'e@example.org',
    });
    const addressId = added.address?.addressId ?? '';
    const { visitor } = guest;
    expect(await saveAddress({ visitor }, 'deleteAddress', { addressId })).toMatchObject({
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
