import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveAddress } from '../../testing/checkout.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { enterShop, germanAddress, logIn, register, takeCart } from '../../testing/journey.ts';
import { createTestShop, type TestShop, type Visitor } from '../../testing/shop.ts';
import { createCustomerOperator } from './operator.ts';

let db: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  db = await createTestDatabase();
  shop = createTestShop(db.database);
});
afterAll(() => db.drop());

let count = 0;
async function customer(): Promise<Visitor> {
  count += 1;
  const visitor = shop.visitor('de', { ip: `198.51.${count}.1` });
  await register(visitor, { email: `kundin${count}@example.org` });
  return visitor;
}

const station = {
  firstName: 'Erika',
  lastName: 'Muster',
  streetAndHouseNr: '1234567',
  additionalAddress: '145',
  postCode: '50667',
  city: 'Köln',
} as const;

const kinds = [
  ['BillingAddress', germanAddress],
  ['ShippingAddress', germanAddress],
  ['PackstationAddress', station],
] as const;

interface Listed {
  readonly addressId: string;
  readonly city: string;
  readonly isAlsoCustomerAddress: boolean;
}

async function book(visitor: Visitor) {
  const all = await visitor.run<Record<'billing' | 'shipping', Listed[]>>(
    `{ billing: getBillingAddresses { addressId city isAlsoCustomerAddress }
       shipping: getShippingAddresses { addressId city isAlsoCustomerAddress } }`,
  );
  return [...all.billing, ...all.shipping];
}

const cities = async (visitor: Visitor) => (await book(visitor)).map(({ city }) => city);

async function restore(visitor: Visitor, addressId: string) {
  const { restoreAddress } = await visitor.run<{ restoreAddress: Record<string, unknown> }>(
    `mutation ($addressId: String!) {
      restoreAddress(addressId: $addressId) { successful generalErrorMessage address { city } }
    }`,
    { addressId },
  );
  return restoreAddress;
}

async function defaultBilling(visitor: Visitor) {
  const { shop_findCart } = await visitor.run<{
    shop_findCart: { defaultBillingAddress: { city: string } | null };
  }>(
    'query ($cartId: String!) { shop_findCart(cartId: $cartId) { defaultBillingAddress { city } } }',
    { cartId: await takeCart(visitor) },
  );
  return shop_findCart.defaultBillingAddress?.city;
}

describe('the address book', () => {
  test.each(kinds)(
    'ADDR-01: a customer adds, changes, removes and restores a %s',
    async (name, fields) => {
      const visitor = await customer();
      const added = await saveAddress({ visitor }, `add${name}`, { ...fields, city: 'Bonn' });
      const addressId = added.address?.addressId ?? '';
      expect(await cities(visitor)).toEqual(['Köln', 'Bonn']);
      await saveAddress({ visitor }, `update${name}`, { ...fields, addressId, city: 'Trier' });
      expect(await cities(visitor)).toEqual(['Köln', 'Trier']);
      await saveAddress({ visitor }, 'deleteAddress', { addressId });
      expect(await cities(visitor)).toEqual(['Köln']);
      expect(await restore(visitor, addressId)).toMatchObject({
        successful: true,
        address: { city: 'Trier' },
      });
      expect(await cities(visitor)).toEqual(['Köln', 'Trier']);
    },
  );

  test('ADDR-03, ADDR-04: the last removed one comes back; the one before it is gone', async () => {
    const visitor = await customer();
    const ids: string[] = [];
    for (const city of ['Bonn', 'Trier']) {
      const { address } = await saveAddress({ visitor }, 'addShippingAddress', {
        ...germanAddress,
        city,
      });
      ids.push(address?.addressId ?? '');
    }
    for (const addressId of ids) await saveAddress({ visitor }, 'deleteAddress', { addressId });
    const gone = { successful: false, generalErrorMessage: 'vue.address.error.notFound' };
    expect(await restore(visitor, ids[0] ?? '')).toMatchObject(gone);
    expect(await restore(visitor, ids[1] ?? '')).toMatchObject({ successful: true });
    expect(await restore(visitor, ids[1] ?? '')).toMatchObject(gone);
    expect(await cities(visitor)).toEqual(['Köln', 'Trier']);
  });

  test('ADDR-03: a clean-up deletes what was removed an hour ago, and nothing newer', async () => {
    const visitor = await customer();
    await logIn(visitor, `kundin${count}@example.org`, 'Kreide-rot-7', { stayLogged: true });
    const { address } = await saveAddress({ visitor }, 'addShippingAddress', germanAddress);
    const addressId = address?.addressId ?? '';
    await saveAddress({ visitor }, 'deleteAddress', { addressId });
    shop.clock.advance(3_599_000);
    await shop.services.customers.prune();
    expect(await restore(visitor, addressId)).toMatchObject({ successful: true });
    await saveAddress({ visitor }, 'deleteAddress', { addressId });
    shop.clock.advance(3_600_000);
    await shop.services.customers.prune();
    expect(await restore(visitor, addressId)).toMatchObject({ successful: false });
  });

  test('nobody restores what is another’s', async () => {
    const visitor = await customer();
    const { address } = await saveAddress({ visitor }, 'addShippingAddress', germanAddress);
    const addressId = address?.addressId ?? '';
    await saveAddress({ visitor }, 'deleteAddress', { addressId });
    const stranger = await customer();
    expect(await restore(stranger, addressId)).toMatchObject({ successful: false });
    const guest = (await enterShop(shop)).visitor;
    expect(await restore(guest, addressId)).toMatchObject({ successful: false });
  });

  test('API-44: addresses are listed by their kind, parcel stations with those of delivery', async () => {
    const visitor = await customer();
    await saveAddress({ visitor }, 'addPackstationAddress', station);
    const { getBillingAddresses, getShippingAddresses } = await visitor.run<
      Record<string, unknown[]>
    >('{ getBillingAddresses { addressType } getShippingAddresses { addressType isStation } }');
    expect(getBillingAddresses).toEqual([{ addressType: 'billing' }]);
    expect(getShippingAddresses).toEqual([{ addressType: 'packstation', isStation: true }]);
  });
});

describe('the default of a bill', () => {
  test('ADDR-05: a consumer’s is where the customer is', async () => {
    const visitor = await customer();
    await saveAddress({ visitor }, 'addBillingAddress', { ...germanAddress, city: 'Bonn' });
    expect(await defaultBilling(visitor)).toBe('Köln');
  });

  test('ADDR-06: a business’s is the first one that is not where it is', async () => {
    const customers = createCustomerOperator({
      database: db.database,
      clock: shop.clock,
      parameters: shop.services.parameters,
    });
    const ofSchool = { ...germanAddress, company: 'Schule am Park', phone: '+49 40 1234567' };
    await customers.add(
      {
        kind: 'business',
        email: 'einkauf@schule.example',
        customerNumber: 'K-7',
        firstName: 'Eva',
        lastName: 'Muster',
        customerAddress: ofSchool,
        billingAddresses: [
          { ...ofSchool, city: 'Bonn' },
          { ...ofSchool, city: 'Trier' },
        ],
      },
      'Kreide-rot-7',
    );
    const visitor = shop.visitor('b2b');
    await logIn(visitor, 'K-7', 'Kreide-rot-7');
    expect(await defaultBilling(visitor)).toBe('Bonn');
    // Who is known by one address alone gets the bill there.
    for (const city of ['Bonn', 'Trier']) {
      const addressId = (await book(visitor)).find((address) => address.city === city)?.addressId;
      await saveAddress({ visitor }, 'deleteAddress', { addressId: addressId ?? '' });
    }
    expect(await defaultBilling(visitor)).toBe('Köln');
  });

  test('ADDR-07: without one it is the first of delivery; the next bill’s is the customer’s own', async () => {
    const visitor = await customer();
    const own = (await book(visitor))[0]?.addressId ?? '';
    await saveAddress({ visitor }, 'deleteAddress', { addressId: own });
    expect(await defaultBilling(visitor)).toBeUndefined();
    await saveAddress({ visitor }, 'addShippingAddress', { ...germanAddress, city: 'Bonn' });
    expect(await defaultBilling(visitor)).toBe('Bonn');
    await saveAddress({ visitor }, 'addBillingAddress', { ...germanAddress, city: 'Trier' });
    expect(await defaultBilling(visitor)).toBe('Trier');
    // What comes back is no second one.
    await restore(visitor, own);
    const owned = (await book(visitor)).filter((address) => address.isAlsoCustomerAddress);
    expect(owned.map(({ city }) => city)).toEqual(['Trier']);
  });
});
