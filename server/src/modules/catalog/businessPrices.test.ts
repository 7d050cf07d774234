import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { globalId } from '../../schema/globalId.ts';
import { offerDeals } from '../../testing/deals.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { logIn } from '../../testing/journey.ts';
import { createTestShop, type TestShop, type Visitor } from '../../testing/shop.ts';
import { seedDemoCustomers } from '../customer/demoCustomers.ts';
import { importCatalogue } from '../import/service.ts';
import type { StorefrontId } from '../storefront/storefront.ts';

/** Ruling 21: a business reads its prices once it is signed in, wherever goods are shown. */

let db: TestDatabase;
let shop: TestShop;

const passwords = { consumer: 'Kreide-rot-7', business: 'Tafel-gruen-9' };

const product = (id: string) => ({
  type: 'product',
  id,
  category: 'goods',
  name: id,
  items: [{ id: `${id}-1`, stock: 9, prices: { de: { cents: 1000 }, b2b: { cents: 800 } } }],
});

beforeAll(async () => {
  db = await createTestDatabase();
  shop = createTestShop(db.database);
  shop.clock.set(new Date());
  await seedDemoCustomers({ database: db.database, passwords, clock: shop.clock });
  const report = await importCatalogue({
    database: db.database,
    media: shop.services.media,
    clock: shop.clock,
    source: [
      { type: 'category', id: 'goods', name: 'Waren' },
      product('globe'),
      product('pen'),
      { ...product('old'), replacements: ['globe'] },
      {
        type: 'content',
        path: '/',
        rows: [
          {
            cells: [
              {
                template: 'recommendations',
                attributes: { productsRecommendations: ['globe', 'pen'] },
              },
            ],
          },
        ],
      },
    ],
  });
  expect(report).toMatchObject({ refused: 0, warnings: 0 });
  await db.database.script("update product set retired_at = now() where id = 'old'");
  await shop.services.parameters.set({
    ...{ name: 'Blitzangebot', entry: 'activated' },
    ...{ storefront: '*', value: 'on' },
  });
  await offerDeals(
    db.database,
    { id: 'a', itemId: 'globe-1', storefront: 'b2b', cents: 500 },
    { id: 'b', itemId: 'globe-1', storefront: 'de', cents: 500 },
  );
  await shop.services.lightningDeals.invalidate();
});
afterAll(() => db.drop());

const shown = `
  productId
  price { current { cents } }
  items { price { current { cents } } }
  variantInformation { item { price { current { cents } } lightningDealInfo { itemId } } }
  lightningDealInfo { lightningSpecialPrice lightningPrice { current { cents } } }`;

const everywhere = `query ($globe: ID!) {
  page: pageDetailsByUrl(url: "/") { grid { products { ${shown} } } }
  retiredProduct(productId: "old") { replacementProducts { ${shown} } }
  node(id: $globe) { ... on Product { ${shown} } }
}`;

/** Every amount that an answer holds. */
async function amountsFor(visitor: Visitor): Promise<{ cents: number[]; text: string }> {
  const answer = await visitor.run<object>(everywhere, { globe: globalId('Product', 'globe') });
  const text = JSON.stringify(answer);
  expect(text.match(/"productId":"globe"/g)).toHaveLength(3);
  return { cents: [...text.matchAll(/"cents":(\d+)/g)].map(([, cents]) => Number(cents)), text };
}

const visitor = (storefront: StorefrontId, browser = {}) => shop.visitor(storefront, browser);

describe('prices of the business storefront (ruling 21)', () => {
  it('are told to no guest: not of teasers, replacements and nodes, nor by a deal', async () => {
    const { cents, text } = await amountsFor(visitor('b2b'));
    expect(cents).toEqual([]);
    expect(text).not.toContain('lightningSpecialPrice');
  });

  it('are told to a customer who is signed in', async () => {
    const customer = visitor('b2b');
    expect(await logIn(customer, 'K-100200', passwords.business)).toMatchObject({
      successful: true,
    });
    const { cents, text } = await amountsFor(customer);
    expect(new Set(cents)).toEqual(new Set([800, 500]));
    expect(text).toContain('lightningSpecialPrice');
  });

  it('are told into pages that only customers are given', async () => {
    expect((await amountsFor(visitor('b2b', { hasPassedGuard: true }))).cents).toContain(800);
  });

  it('are told no more once the login is over', async () => {
    const customer = visitor('b2b');
    await logIn(customer, 'K-100200', passwords.business);
    const { loginToken } = customer;
    await customer.run('mutation { logout { successful } }');
    customer.loginToken = loginToken;
    expect((await amountsFor(customer)).cents).toEqual([]);
    customer.loginToken = 'made up';
    expect((await amountsFor(customer)).cents).toEqual([]);
  });

  it('stand apart from those of consumers, which everybody reads', async () => {
    expect(new Set((await amountsFor(visitor('de'))).cents)).toEqual(new Set([1000, 500]));
  });
});
