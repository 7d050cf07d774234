import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { openInteractive } from './interactive.ts';
import { logins, storefronts } from './storefronts.ts';

/** Ruling 21: a business reads its prices once it is signed in. */

const business = logins[1] ?? { user: '', password: '' };

const tilesOf = (page: Page) => page.getByRole('main').getByRole('article');

async function logInOn(page: Page, account: string) {
  await page.getByRole('banner').getByRole('link', { name: account }).click();
  const login = page.getByRole('dialog');
  await login.getByRole('textbox').first().fill(business.user);
  await login.locator('input[type="password"]').fill(business.password);
  await login.locator('button[type="submit"]').click();
  await expect(login).toBeHidden();
}

for (const [storefront, words, account, dealsTitle] of [
  ['b2b', 'Preise nach Anmeldung', 'Anmelden', 'Blitzangebote'],
  ['b2b-en', 'Prices after login', 'Log in', 'Lightning deals'],
] as const) {
  test(`ROUTE-35: the home page of ${storefront} is open to guests, and its prices are not`, async ({
    page,
  }) => {
    await openInteractive(page, storefronts[storefront]);
    const tiles = tilesOf(page);
    const count = await tiles.count();
    expect(count).toBeGreaterThan(0);
    await expect(tiles.getByText(words)).toHaveCount(count);
    await expect(tiles.getByText('€')).toHaveCount(0);

    // The page that is open learns the prices, and so does every one after it: with deals, which
    // guests are not told of.
    const deals = page.getByRole('region', { name: dealsTitle });
    await expect(deals).toHaveCount(0);
    await logInOn(page, account);
    for (const isReloaded of [false, true]) {
      if (isReloaded) await page.reload();
      await expect(deals).toBeVisible();
      await expect(tiles.getByText(words)).toHaveCount(0);
      const all = await tiles.count();
      expect(all).toBe(count + (await deals.getByRole('article').count()));
      await expect(tiles.filter({ hasText: '€' })).toHaveCount(all);
    }
  });
}

test('a page that is kept for guests holds no price, whoever asked before', async ({
  playwright,
}) => {
  const { host, origin } = new URL(storefronts.b2b);
  const newContext = () => playwright.request.newContext({ extraHTTPHeaders: { host } });
  const [customer, guest] = [await newContext(), await newContext()];
  const goodsOf = async (visitor: APIRequestContext, path: string, cookie = '') => {
    const answer = await visitor.get(`${storefronts.de}${path}`, {
      headers: cookie === '' ? {} : { cookie },
    });
    expect(answer.headers()['cache-control']).toBe('private, no-store');
    const text = await answer.text();
    return {
      isPriced: text.includes('"cents'),
      tiles: [...text.matchAll(/<article.*?<\/article>/gs)].map(([tile]) => tile),
    };
  };
  const login = await customer.post(`${storefronts.de}/login`, {
    headers: { origin },
    form: { email: business.user, password: business.password },
    maxRedirects: 0,
  });
  expect(login.status()).toBe(303);
  for (let times = 0; times < 2; times += 1) {
    const priced = await goodsOf(customer, '/');
    expect(priced.isPriced).toBe(true);
    expect(priced.tiles.every((tile) => tile.includes('€'))).toBe(true);
    for (const cookie of ['', 'X-JWT=made-up']) {
      const { isPriced, tiles } = await goodsOf(guest, '/', cookie);
      expect(isPriced).toBe(false);
      expect(tiles.length).toBeGreaterThan(0);
      expect(tiles.length).toBeLessThanOrEqual(priced.tiles.length);
      expect(tiles.every((tile) => tile.includes('nach Anmeldung'))).toBe(true);
    }
  }
  // The router's own request for the same page.
  expect((await goodsOf(guest, '/_root.data')).isPriced).toBe(false);
});
