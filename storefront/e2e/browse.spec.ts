import { rangeFilterIds } from '@kreide/server/contract';
import { expect, type Page, test } from '@playwright/test';
import { routeTable } from '../app/routeTable.ts';
import { expectNoFaults } from './axe.ts';
import { idle, interactive, openInteractive } from './interactive.ts';
import { importLines } from './operator.ts';
import { ask, storefronts } from './storefronts.ts';

/** A category with more than a page of products. */
const category = '/cat/schulbedarf';

/** Requests to the API from now on. */
function apiRequests(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql/') seen.push(request.postData() ?? '');
  });
  return seen;
}

/** Everything that a browser complains about: errors, hydration, the security policy. */
function complaints(page: Page): string[] {
  const seen: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') seen.push(message.text());
  });
  page.on('pageerror', (error) => seen.push(String(error)));
  return seen;
}

/** Values of enum filters, as the links that switch them. */
const filterOptions = (page: Page) =>
  page.getByRole('main').locator('a[href*="filter."]:not([href*="/prod/"])');

const tiles = (page: Page) => page.getByRole('main').getByRole('article');

test('ROUTE-02 LIST-01 a category shows 60 tiles, hydrates without a request or a complaint', async ({
  page,
}) => {
  const requests = apiRequests(page);
  const problems = complaints(page);
  const response = await openInteractive(page, category);
  expect(response?.status()).toBe(200);
  await expect(tiles(page)).toHaveCount(60);
  expect(await page.evaluate(() => document.compatMode)).toBe('CSS1Compat');
  expect(requests).toEqual([]);
  expect(problems).toEqual([]);
});

test('scripts wait for what is seen of a page', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const priorities = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ request }) => {
    priorities.set(new URL(request.url).pathname, request.initialPriority);
  });
  const document = await openInteractive(page, category);
  const html = (await document?.text()) ?? '';
  const scripts = new Set(html.match(/\/assets\/[^"]+\.js/g));
  expect(scripts.size).toBeGreaterThan(5);
  for (const path of scripts) expect(priorities.get(path), path).toBe('Low');
});

test('a product asks for its first screenful, then for what lies below, and back for nothing', async ({
  page,
}) => {
  await openInteractive(page, category);
  const requests = apiRequests(page);
  // A lightning deal asks by itself, by the clock, how many are left.
  const asked = () =>
    requests
      .map((body) => JSON.parse(body).operationName)
      .filter((name) => name !== 'LiveDealQuery');
  await tiles(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/prod\//);
  await expect(page.getByRole('button', { name: 'In den Warenkorb' })).toBeVisible();
  await expect.poll(asked).toEqual(['ProductPageQuery', 'ProductBelowFoldQuery']);
  await idle(page);
  await page.goBack();
  await expect(tiles(page)).toHaveCount(60);
  await idle(page);
  expect(asked()).toEqual(['ProductPageQuery', 'ProductBelowFoldQuery']);
});

test('a finger on a tile is answered before the page has come, and back leads to the tile', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await openInteractive(page, category);
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const link = tiles(page).nth(20).getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.scrollIntoViewIfNeeded();
  // Rows that come into view are laid out with the next frame, and move what lies below them.
  await idle(page);
  const before = await link.boundingBox();
  await link.tap();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(name);
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(/\/cat\//);
  held.resolve();
  await expect(page.getByRole('button', { name: 'In den Warenkorb' })).toBeVisible();
  await expect(heading).toHaveText(name);
  await page.goBack();
  await expect(link).toBeInViewport();
  // Rows that are drawn only now may be some pixels higher or lower than the browser guessed.
  await expect
    .poll(async () => Math.abs(((await link.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
    .toBeLessThan(50);
  await context.close();
});

test('LIST-06 a filter stands in the address, and the address gives the same list', async ({
  page,
}) => {
  await openInteractive(page, category);
  const count = page.getByRole('status').filter({ hasText: 'Artikel' });
  const before = await count.textContent();
  await filterOptions(page).first().click();
  await expect(page).toHaveURL(/filter\./);
  await expect(count).not.toHaveText(before ?? '');
  const filtered = await count.textContent();
  await page.reload();
  await expect(count).toHaveText(filtered ?? '');
});

test('a value that no product has is no filter: it hides nothing, and is not counted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const count = page.getByRole('status').filter({ hasText: 'Artikel' });
  const opener = page.getByRole('main').getByRole('button', { name: /^Filter/ });
  await openInteractive(page, category);
  const everything = await count.textContent();
  await expect(opener).toHaveText('Filter');
  await openInteractive(page, `${category}?filter.color=Cnowhere`);
  await expect(count).toHaveText(everything ?? '');
  await expect(opener).toHaveText('Filter');
  await openInteractive(page, `${category}?filter.color=Cgelb`);
  await expect(opener).toHaveText(/Filter\s*1/);
});

test('LIST-04 LIST-05 ROUTE-04 the address of a search holds its category, filters, ranges, sorting and page', async ({
  page,
}) => {
  await page.goto(
    '/search?q=heft&searchInCategoryId=schulbedarf&filter.format=FA4&filter.price=1-40&filter.rating=2-&sort=priceAsc',
  );
  const main = page.getByRole('main');
  await expect(main.locator('a[aria-current="true"]', { hasText: 'Schulbedarf' })).toBeVisible();
  const format = main.locator('a[aria-current="true"]', { hasText: 'DIN A4' });
  await expect(format).toBeVisible();
  const price = main.locator('form', { has: page.locator('[name="filter.price.from"]') });
  await expect(price.getByLabel('von', { exact: true })).toHaveValue('1');
  await expect(price.getByLabel('bis', { exact: true })).toHaveValue('40');
  await expect(main.getByLabel('Sortierung')).toHaveValue('priceAsc');
  const kept = await format.getAttribute('href');
  expect(kept).toContain('searchInCategoryId=schulbedarf');
  expect(kept).toContain('sort=priceAsc');
});

for (const id of rangeFilterIds) {
  test(`LIST-06: a range of ${id} stands in the address, and its chip takes it away`, async ({
    page,
  }) => {
    await page.goto(category);
    const count = page.getByRole('main').getByRole('status').first();
    const all = await count.textContent();
    await page.goto(`${category}?filter.${id}=2-3`);
    await expect(count).not.toHaveText(all ?? '');
    const chips = page.getByRole('list', { name: 'Aktive Filter' }).getByRole('link');
    await expect(chips).toHaveCount(1);
    await expect(chips).toHaveText(/2.*3/);
    await chips.click();
    await expect(page).toHaveURL(category);
    await expect(count).toHaveText(all ?? '');
  });
}

test('SEARCH-19: a search for the page that is open navigates nowhere and scrolls smoothly to its products', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (this: Element, options) {
      asked.push([this.id, options]);
      scrollIntoView.call(this, options);
    };
  });
  await page.goto('/search?q=bleistift');
  await expect(page.getByRole('region', { name: 'Cookies und Datenschutz' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const entries = await page.evaluate(() => history.length);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) requests.push(request.url());
  });
  await page.getByRole('combobox', { name: 'Suche', exact: true }).press('Enter');
  const asked = () => page.evaluate(() => (window as unknown as { asked: unknown }).asked);
  await expect.poll(asked).toEqual([['products', { behavior: 'smooth' }]]);
  await expect(page.getByRole('main').getByRole('article').first()).toBeInViewport();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect(page).toHaveURL(/\/search\?q=bleistift$/);
  expect(requests).toEqual([]);
});

test('SEARCH-23: where requests of the search fail no error is shown, and the shopper goes on', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Cookies und Datenschutz' })).toBeVisible();
  const failed: string[] = [];
  const internal = { message: 'Internal error', extensions: { classification: 'INTERNAL' } };
  let answer: object | undefined;
  await page.route('**/graphql/', (route) => {
    failed.push(route.request().url());
    return answer ? route.fulfill({ json: answer }) : route.abort();
  });
  const messages = page.getByRole('region', { name: 'Mitteilungen' });
  const field = page.getByRole('combobox', { name: 'Suche', exact: true });
  await field.pressSequentially('bleistift');
  await expect.poll(() => failed.length).toBeGreaterThan(0);
  answer = { data: null, errors: [internal] };
  const refused = page.waitForResponse('**/graphql/');
  await field.press('s');
  await (await refused).finished();
  // The next request goes out a quarter of a second later: by then a message would stand there.
  const next = page.waitForRequest('**/graphql/');
  await field.press('Backspace');
  await next;
  await expect(messages).not.toContainText(/./);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await field.press('Enter');
  // What the term leads to can't be asked for: the search goes on as the form does by itself.
  await expect(page).toHaveURL(/\/search\?q=bleistift$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(messages).not.toContainText(/./);
  await page.unroute('**/graphql/');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/prod\//);
});

test('NAV-07: a category that is excluded from the navigation is in no menu, but has its page', async ({
  page,
}) => {
  const product = (category: string) => ({
    ...{ type: 'product', id: `${category}-heft`, category, name: `Heft ${category}` },
    items: [
      {
        ...{ id: `${category}-heft-1`, orderNumber: `${category}-heft-1`, stock: 5 },
        prices: { de: { cents: 100 } },
      },
    ],
  });
  await importLines([
    { type: 'category', id: 'menuein', name: 'Im Menü' },
    { type: 'category', id: 'menuaus', name: 'Nicht im Menü', excludedFromNavigation: true },
    ...['menuein', 'menuaus'].map(product),
  ]);
  const bar = page.getByRole('banner').getByRole('navigation', { name: 'Sortiment' });
  const document = async () => (await page.request.get('/cat/menuaus')).text();
  await expect.poll(document).toMatch(/href="\/cat\/menuein".*<h1[^>]*>Nicht im Menü/s);
  await page.goto('/cat/menuaus');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nicht im Menü');
  await expect(bar.getByRole('link', { name: 'Im Menü', exact: true })).toHaveCount(1);
  await expect(bar.locator('a[href="/cat/menuaus"]')).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole('button', { name: 'Menü', exact: true }).click();
  const sheet = page.locator('#navigation');
  await expect(sheet).toBeVisible();
  await expect(sheet.getByText('Im Menü', { exact: true })).toBeVisible();
  await expect(sheet.locator('a[href="/cat/menuaus"]')).toHaveCount(0);
});

test('by keyboard one link leads from the head of a list past its filters to the products', async ({
  page,
}) => {
  await openInteractive(page, category);
  const past = page.getByRole('link', { name: 'Zu den Artikeln springen' });
  await past.focus();
  await expect(past).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(tiles(page).first().getByRole('link').first()).toBeFocused();
});

test('PDP-06 PDP-18 beside an article that cannot be ordered stands what replaces it, and no promise', async ({
  page,
}) => {
  // The demo keeps it for this: gone, with a successor.
  await page.goto('/prod/hufeisenmagnet-8');
  const main = page.getByRole('main');
  await expect(main.getByText('Zurzeit nicht lieferbar')).toBeVisible();
  await expect(main.getByRole('link', { name: /^Benachrichtigen/ })).toBeVisible();
  const ways = main.getByRole('link', { name: /^Hufeisenmagnet 8 cm, 6er-Pack/ });
  await expect(ways.first()).toHaveAttribute('href', '/prod/hufeisenmagnet-8-6er');
  await expect(ways.first()).toBeInViewport();
  await expect(page.getByText('Für Mitglieder versandkostenfrei')).toHaveCount(0);
});

test('LIST-02 LIST-03 pages and sorting are links and a form', async ({ page }) => {
  await page.goto(`${category}?p=2&sort=priceAsc`);
  await expect(page.getByRole('link', { name: 'Seite 2' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByLabel('Sortierung')).toHaveValue('priceAsc');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('browsing, filtering, sorting and searching work', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('navigation', { name: 'Sortiment' })
      .locator(`a[href="${category}"]`)
      .first()
      .click();
    await expect(tiles(page).first()).toBeVisible();
    await filterOptions(page).first().click();
    await expect(page).toHaveURL(/filter\./);
    await expect(tiles(page).first()).toBeVisible();
    await page
      .getByRole('searchbox')
      .or(page.getByRole('combobox', { name: 'Suche' }))
      .first()
      .fill('Heft');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=Heft/);
    await expect(tiles(page).first()).toBeVisible();
  });
});

test('ROUTE-29 ERR-01 ERR-02 an unknown address is a 404 with a way home', async ({ page }) => {
  for (const path of ['/gibt-es-nicht', '/prod/gibt-es-nicht', '/cat/gibt-es-nicht']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }),
    ).toBeVisible();
  }
});

test('ERR-01 a link to a page that is gone shows the error inside the shop', async ({ page }) => {
  await openInteractive(page, category);
  await page.evaluate(() => {
    // The router's own navigation, as a stale link would start it.
    const link = document.querySelector<HTMLAnchorElement>('main article a');
    link?.setAttribute('href', '/prod/gibt-es-nicht');
    history.pushState({}, '', '/prod/gibt-es-nicht');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('ROUTE-30 ROUTE-31 capital letters and dollar signs are a 404', async ({ request }) => {
  expect((await request.get('/Service/AGB')).status()).toBe(404);
  expect((await request.get('/service/$agb')).status()).toBe(404);
});

test('SEARCH-10 an empty search leads home', async ({ request }) => {
  const response = await request.get('/search?q=%20', { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers().location).toBe('/');
});

/** What a page says in each shell: its skip link, and what its header has beside the logo. */
const shells = {
  german: ['Zum Inhalt springen', 'Kontakt und Beratung'],
  english: ['Skip to content', 'Deutsch'],
  educational: ['Zum Inhalt springen', 'English'],
} as const;

for (const [id, language, theme, shell] of [
  ['de', 'de-DE', 'consumer', 'german'],
  ['at', 'de-AT', 'consumer', 'german'],
  ['ch', 'de-CH', 'consumer', 'german'],
  ['b2b', 'de-DE', 'business', 'educational'],
  ['b2b-en', 'en-DE', 'business', 'english'],
] as const) {
  test(`STORE-12: every page of ${id} stands in the ${shell} shell`, async ({ page }) => {
    const [skip, top] = shells[shell];
    const samples: Readonly<Record<string, string>> = {
      'cat/:id': 'cat/schulbedarf',
      'prod/:id': 'prod/klassensatz-a5',
      'rating/:id': 'rating/x',
      'myaccount/*': 'myaccount/returns',
      '*': 'gibt-es-nicht',
    };
    let pages = 0;
    for (const { path, layout } of routeTable.filter((route) => route.layout !== 'none')) {
      const address = `/${samples[path] ?? path}`;
      const answer = await ask(page.request, id, address);
      // What leads elsewhere has no page of its own.
      if (answer.status() >= 300 && answer.status() < 400) continue;
      expect([200, 404], address).toContain(answer.status());
      pages += 1;
      const html = await answer.text();
      expect(html, address).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
      expect(html, address).toMatch(new RegExp(`<html[^>]* data-theme="${theme}"`));
      if (layout === 'empty') continue;
      expect(html, address).toContain(`>${skip}</a>`);
      if (layout === 'default') expect(html, address).toContain(top);
    }
    expect(pages).toBeGreaterThan(10);
    await page.goto(`${storefronts[id]}/login`);
    await expect(page.getByRole('link', { name: skip, exact: true })).toHaveCount(1);
    await expect(page.getByRole('banner').getByText(top).first()).toBeVisible();
  });
}

for (const path of ['/', category, '/search?q=heft', '/gibt-es-nicht', 'a product']) {
  test(`${path} has no fault that axe can find`, async ({ page }) => {
    await page.goto(path === 'a product' ? category : path);
    if (path === 'a product') {
      const product = await tiles(page).first().getByRole('link').first().getAttribute('href');
      await page.goto(product ?? '/');
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The last that comes to a page that is opened for the first time.
    await expect(page.getByRole('region', { name: 'Cookies und Datenschutz' })).toBeVisible();
    await expectNoFaults(page);
  });
}

test('CMS-12 CMS-13 an info bar that was closed never comes back, not even while the page loads', async ({
  page,
}) => {
  const problems = complaints(page);
  const bar = page.locator('[data-infobar]');
  await openInteractive(page, '/service/kontakt');
  await expect(page.getByRole('region', { name: 'Zwischen den Jahren' })).toBeVisible();
  await bar.getByRole('button', { name: 'Schließen' }).click();
  await expect(bar).toHaveCount(0);
  await page.reload();
  await interactive(page);
  await expect(bar).toHaveCount(0);
  expect(problems).toEqual([]);

  // Before any script of the page has run the stored page holds it, and shows nothing of it.
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  await expect(bar).toHaveCount(1);
  await expect(bar).toBeHidden();
});
