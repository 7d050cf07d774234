import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  checkOutAsGuest,
  enterShop,
  germanAddress,
  putInCart,
  reviewOf,
  submit,
} from '../../testing/journey.ts';
import { createTestShop } from '../../testing/shop.ts';
import {
  createTestShop as createImportShop,
  product,
  surroundings,
  type TestShop,
} from '../import/testShop.ts';
import { type StorefrontId, storefrontIds } from '../storefront/storefront.ts';
import { assertCurrencies } from './service.ts';

const currencies = { ch: 'CHF' } as const;

let files: TestShop;
let shop: ReturnType<typeof createTestShop>;

/** A product that every storefront sells. */
const heft = (cents: number) => ({
  ...product('heft'),
  items: [
    {
      id: 'heft-1',
      stock: 100,
      prices: Object.fromEntries(storefrontIds.map((id) => [id, { cents }])),
    },
  ],
});

beforeAll(async () => {
  files = await createImportShop();
  shop = createTestShop(files.database, { currencies });
  await files.import([...surroundings, heft(500)]);
});

afterAll(() => files.close());

const pricesIn = (storefront: StorefrontId) =>
  files.rows<{ cents: number; currency: string; reference: number | null }>(
    `select cents, currency, lowest_30_days_cents as reference from current_price
      where storefront = '${storefront}'`,
  );

test('STORE-09 prices are in euro, unless the setting says otherwise', async () => {
  for (const id of storefrontIds) expect((await pricesIn(id))[0]?.currency, id).toBe('EUR');
});

test('DEC-04 a shop whose prices are in another currency than its setting does not open', async () => {
  await expect(assertCurrencies(files.database, {})).resolves.toBeUndefined();
  await expect(assertCurrencies(files.database, currencies)).rejects.toThrow(
    'The storefront ch sells in CHF (KREIDE_CURRENCIES), but 1 of its prices are in EUR',
  );
});

test('DEC-04 the same amounts imported in francs are new prices, and no reductions', async () => {
  const { byType } = await files.import([heft(400)], { currencies });
  expect(byType.product).toMatchObject({ updated: 1 });
  expect(await pricesIn('ch')).toEqual([{ cents: 400, currency: 'CHF', reference: null }]);
  // The other storefronts' prices fell, and say so.
  expect(await pricesIn('de')).toEqual([{ cents: 400, currency: 'EUR', reference: 500 }]);
  await expect(assertCurrencies(files.database, currencies)).resolves.toBeUndefined();
});

test('DEC-04 a file that was read in euro already is read again for another currency', async () => {
  await files.import([heft(300)]);
  expect(await pricesIn('ch')).toMatchObject([{ cents: 300, currency: 'EUR' }]);
  await files.import([heft(300)], { currencies });
  expect(await pricesIn('ch')).toMatchObject([{ cents: 300, currency: 'CHF' }]);
});

test('DEC-04 ch shows and takes orders in francs, the others in euro', async () => {
  await files.import([heft(300)], { currencies });
  for (const [storefront, currency, text] of [
    ['ch', 'CHF', 'CHF 3.00'],
    ['de', 'EUR', '3,00 €'],
  ] as const) {
    const guest = await enterShop(shop, storefront);
    const { shown } = await guest.visitor.run<{ shown: object }>(
      '{ shown: productById(productId: "heft") { price { current { currencyCode text } } } }',
    );
    expect(JSON.parse(JSON.stringify(shown).replaceAll('\u00a0', ' '))).toEqual({
      price: { current: { currencyCode: currency, text } },
    });

    await putInCart(guest, ['heft-1', 2]);
    const address =
      storefront === 'ch' ? { ...germanAddress, country: 'CH', postCode: '8001' } : germanAddress;
    await checkOutAsGuest(guest, { address });
    const order = await submit(guest, {
      fingerprint: await reviewOf(guest),
      idempotencyKey: storefront,
    });
    expect(order.errorMessage).toBeNull();
    expect(
      await files.rows(
        `select currency, subtotal_cents as cents from customer_order where id = '${order.orderId}'`,
      ),
    ).toEqual([{ currency, cents: 600 }]);
    const [mail] = await files.rows<{ text: string }>(
      `select text from mail where text like '%${order.orderNumber}%'`,
    );
    expect(mail?.text).toContain(storefront === 'ch' ? 'CHF' : '€');
  }
});
