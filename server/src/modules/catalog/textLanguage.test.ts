import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterShop, putInCart, readyToOrder, submit } from '../../testing/journey.ts';
import { createTestShop } from '../../testing/shop.ts';
import { createTestShop as createImportShop, product, surroundings } from '../import/testShop.ts';
import type { ShopLanguage, StorefrontId } from '../storefront/storefront.ts';

let files: Awaited<ReturnType<typeof createImportShop>>;

beforeAll(async () => {
  files = await createImportShop();
});

afterAll(() => files.close());

test('a product tells the language of its texts where it is not the shop’s (WCAG 3.1.2)', async () => {
  const both = { stock: 9, prices: { de: { cents: 100 }, b2b: { cents: 100 } } };
  const line = (id: string, texts: object) => {
    const { items, ...rest } = product(id);
    return { ...rest, ...texts, items: items.map((item) => ({ ...item, ...both })) };
  };
  const { refusals } = await files.import([
    ...surroundings,
    line('english', { name: { en: 'Ring binder' }, summary: { en: 'Holds a lot' } }),
    line('german', { name: 'Ringbuch' }),
    line('two', { name: { de: 'Ringbuch', en: 'Ring binder' } }),
    // What a maker calls it is the same in both.
    line('named', { name: { de: 'Pilot G2', en: 'Pilot G2' }, summary: { de: 'Ein Stift' } }),
  ]);
  expect(refusals).toEqual([]);
  const shop = createTestShop(files.database);
  const languages = async (storefront: StorefrontId, shopLanguage: ShopLanguage) => {
    const { products } = await shop
      .visitor(storefront, { shopLanguage, hasPassedGuard: true })
      .run<{
        products: readonly { productId: string; textLanguage: string | null }[];
      }>(
        'query { products: productsById(productIds: ["english", "german", "two", "named"]) { productId textLanguage } }',
      );
    return Object.fromEntries(
      products.map(({ productId, textLanguage }) => [productId, textLanguage]),
    );
  };
  expect(await languages('de', 'de-DE')).toEqual({
    ...{ english: 'en', german: null, two: null, named: null },
  });
  expect(await languages('b2b', 'en-DE')).toEqual({
    ...{ english: null, german: 'de', two: null, named: null },
  });

  // So do the lines of a cart.
  const entered = await enterShop(shop);
  const idOf = (id: string) => product(id).items[0]?.id ?? '';
  await putInCart(entered, [idOf('english'), 1], [idOf('named'), 1]);
  const { cart } = await entered.visitor.run<{ cart: { items: unknown[] } }>(
    'query ($cartId: String!) { cart: shop_findCart(cartId: $cartId) { items { name textLanguage } } }',
    { cartId: entered.cartId },
  );
  expect(cart.items).toEqual([
    { name: 'Ring binder', textLanguage: 'en' },
    { name: 'Pilot G2', textLanguage: null },
  ]);

  // And those of an order, whose own language another page's may not be.
  const guest = await readyToOrder(shop, [
    [idOf('english'), 1],
    [idOf('named'), 1],
  ]);
  const { orderId } = await submit(guest);
  const { page } = await guest.visitor.run<{ page: { items: unknown[] } }>(
    `query ($orderId: String!) {
       page: thankYouPage(orderId: $orderId) { items { name textLanguage } }
     }`,
    { orderId },
  );
  expect(page.items).toEqual([
    { name: 'Ring binder', textLanguage: 'en' },
    { name: 'Pilot G2', textLanguage: null },
  ]);
});
