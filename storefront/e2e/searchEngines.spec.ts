import { gunzipSync } from 'node:zlib';
import { consumerStorefronts, hreflangsOf, primeStorefronts } from '@kreide/server/contract';
import { expect, test } from '@playwright/test';
import { routeTable } from '../app/routeTable.ts';
import { ask } from './storefronts.ts';

/** A product with several items. */
const product = '/prod/klassensatz-a5';

/** Types of the data blocks of a page, in order. */
const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text)['@type'],
  );

test('ROUTE-01 the home page takes no parameters', async ({ request }) => {
  const plain = await (await request.get('/')).text();
  expect(await (await request.get('/?p=2&sort=x&q=y')).text()).toBe(plain);
});

test('ROUTE-03 a product page preselects the variant of varid', async ({ page }) => {
  await page.goto(product);
  const choice = page.getByRole('main').getByRole('combobox', { name: 'Lineatur' });
  const options = await choice.locator('option').all();
  const last = (await options.at(-1)?.getAttribute('value')) ?? '';
  await page.goto(`${product}?varid=${last}`);
  await expect(choice).toHaveValue(last);
});

test('ROUTE-06 login and logout are pages', async ({ request }) => {
  expect((await request.get('/login')).status()).toBe(200);
  expect((await request.get('/logout')).status()).toBe(200);
});

test('ROUTE-26 ROUTE-27 ROUTE-28 DEC-17 an address that was looked up leads on with its query, or is gone', async ({
  request,
}) => {
  const answerOf = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    return [response.status(), response.headers().location];
  };
  expect(await answerOf('/agb')).toEqual([301, '/service/agb']);
  expect(await answerOf('/agb?a=1&b=2')).toEqual([301, '/service/agb?a=1&b=2']);
  expect(await answerOf('/schulanfang?utm_source=x')).toEqual([
    302,
    '/cat/schulbedarf?utm_source=x',
  ]);
  expect(await answerOf('/adventskalender-2025')).toEqual([410, undefined]);
});

test('ROUTE-26 a link to such an address leads on in the browser, too', async ({ page }) => {
  await page.goto('/service/agb');
  // Only the running page asks.
  await expect(page.getByRole('region', { name: 'Cookies und Datenschutz' })).toBeVisible();
  await page.evaluate(() => {
    history.pushState({}, '', '/datenschutz?x=1');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page).toHaveURL(/\/service\/datenschutz\?x=1$/);
});

test('SEO-04 SEO-05 SEO-08 SEO-12 the head of a document', async ({ request }) => {
  const html = await (await request.get(`${product}?varid=x`)).text();
  expect(html).toContain(`<link rel="canonical" href="https://kreide.de${product}"/>`);
  for (const language of ['de-DE', 'x-default', 'de-AT', 'de-IT', 'de-CH', 'de-LI']) {
    expect(html).toContain(`<link rel="alternate" hreflang="${language}"`);
  }
  expect(dataOf(html)).toEqual(['ProductGroup', 'BreadcrumbList']);
  expect(dataOf(await (await request.get('/')).text())).toEqual(['Organization', 'WebSite']);
  expect(dataOf(await (await request.get('/cat/schulbedarf')).text())).toEqual(['BreadcrumbList']);
  expect(await (await request.get('/?order=x')).text()).toContain('content="noindex,follow"');
  expect((await request.get('/og.jpeg')).headers()['content-type']).toBe('image/jpeg');
});

test('SEO-08: every kind of consumer page names its twins in the other storefronts', async ({
  request,
}) => {
  const alternatesOf = async (storefront: 'de' | 'at' | 'ch', path: string) => {
    const response = await ask(request, storefront, path);
    expect(response.status(), path).toBe(200);
    const links = (await response.text()).matchAll(
      /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g,
    );
    return [...links].map(([, language, href]) => `${language} ${href}`);
  };
  // What search engines may list of the routes' own addresses; an id is that of an English twin.
  const own = routeTable
    .filter(({ isIndexed, path, id }) => isIndexed && id === undefined && !/[:*]/.test(path))
    .map(({ path }) => `/${path}`);
  expect(own).toEqual(
    expect.arrayContaining(['/', '/widerruf', '/service/newsletter', '/service/orderform']),
  );
  const paths = [
    ...own,
    '/cat/schulbedarf',
    '/cat/schulbedarf?p=2',
    product,
    '/search?q=heft',
    '/service/versandkosten',
  ];
  for (const path of paths) {
    // DEC-91: not every storefront has it.
    const having = path === '/prime' ? primeStorefronts : consumerStorefronts;
    const expected = having.flatMap((storefront) =>
      hreflangsOf(storefront).map((language) => `${language} https://kreide.${storefront}${path}`),
    );
    for (const storefront of having) {
      expect(await alternatesOf(storefront, path)).toEqual(expected);
    }
  }
});

test('SEO-09 a business page has no alternates, and the shop is closed to search engines', async ({
  request,
}) => {
  for (const path of ['/', '/widerruf', '/service/newsletter']) {
    const page = await ask(request, 'b2b', path);
    expect(page.status(), path).toBe(200);
    expect(await page.text(), path).not.toMatch(/hreflang=|ld\+json/);
  }
  expect(await (await ask(request, 'b2b', '/robots.txt')).text()).toContain('Disallow: /\n');
  expect((await ask(request, 'b2b', '/sitemap.xml')).status()).toBe(404);
});

test('DEC-59 robots.txt leads to a sitemap whose addresses answer', async ({ request }) => {
  expect(await (await ask(request, 'at', '/robots.txt')).text()).toContain(
    'Sitemap: https://kreide.at/sitemap.xml',
  );
  const index = await (await ask(request, 'at', '/sitemap.xml')).text();
  for (const [, file = ''] of index.matchAll(/<loc>https:\/\/kreide\.at(.*?)<\/loc>/g)) {
    const text = gunzipSync(await (await ask(request, 'at', file)).body()).toString();
    const paths = [...text.matchAll(/<loc>https:\/\/kreide\.at(.*?)<\/loc>/g)].map(
      ([, path = '']) => path,
    );
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths.filter((_, at) => at % Math.ceil(paths.length / 10) === 0)) {
      expect((await ask(request, 'at', path)).status(), path).toBe(200);
    }
  }
});
