import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestShop as createRunningShop } from '../../testing/shop.ts';
import { createTestShop, product, surroundings, type TestShop } from '../import/testShop.ts';
import type { StorefrontId } from '../storefront/storefront.ts';
import { createSitemapService, type SitemapService } from './service.ts';

let shop: TestShop;
let sitemaps: SitemapService;

beforeAll(async () => {
  shop = await createTestShop();
});

beforeEach(async () => {
  await shop.empty();
  sitemaps = createSitemapService({
    database: shop.database,
    clock: shop.clock,
    readModel: { hasGoods: (_, id) => id !== 'leer' },
    directory: shop.folder,
    urlsPerFile: 2,
  });
});

afterAll(() => shop.close());

const origin = 'https://kreide.de';

async function textOf(name: string, storefront: StorefrontId = 'de'): Promise<string | undefined> {
  const file = await sitemaps.file(storefront, name, origin);
  if (file === undefined) return undefined;
  const bytes = await readFile(file);
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
}

/** Address and date of each entry. */
async function entriesOf(name: string, storefront?: StorefrontId) {
  const text = (await textOf(name, storefront)) ?? '';
  return [...text.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map(
    ([, address = '', date]) => [address.replace(origin, ''), date],
  );
}

const pathsOf = async (name: string, storefront?: StorefrontId) =>
  (await entriesOf(name, storefront)).map(([path]) => path);

const now = '2026-11-21T10:00:00.000Z';

test('DEC-59 the index names the file of pages and as many of products as it takes', async () => {
  await shop.import([...surroundings, product('a'), product('b'), product('c')]);
  expect(await textOf('index.xml')).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>https://kreide.de/sitemaps/pages.xml.gz</loc></sitemap>
<sitemap><loc>https://kreide.de/sitemaps/products-1.xml.gz</loc><lastmod>${now}</lastmod></sitemap>
<sitemap><loc>https://kreide.de/sitemaps/products-2.xml.gz</loc><lastmod>${now}</lastmod></sitemap>
</sitemapindex>
`,
  );
  expect(await pathsOf('products-1.xml.gz')).toEqual(['/prod/a', '/prod/b']);
  expect(await pathsOf('products-2.xml.gz')).toEqual(['/prod/c']);
  expect(await textOf('products-3.xml.gz')).toBeUndefined();
});

test('a product is told of with the day of its last change', async () => {
  await shop.import([...surroundings, product('a'), product('b')]);
  shop.clock.advance(86_400_000);
  await shop.import([product('a'), product('b', 99)]);
  sitemaps = createSitemapService({
    database: shop.database,
    clock: shop.clock,
    readModel: { hasGoods: (_, id) => id !== 'leer' },
    directory: shop.folder,
  });
  expect(await entriesOf('products-1.xml.gz')).toEqual([
    ['/prod/a', now],
    ['/prod/b', '2026-11-22T10:00:00.000Z'],
  ]);
  shop.clock.advance(-86_400_000);
});

test('what a storefront does not sell, what is retired, and what is not to be indexed is left out', async () => {
  await shop.import([
    ...surroundings,
    product('sold'),
    { ...product('elsewhere'), storefronts: ['at'] },
    { ...product('hidden'), seo: { robots: 'noindex,follow' } },
    product('retired'),
    { ...product('unpriced'), items: [{ id: 'unpriced-1', prices: { at: { cents: 100 } } }] },
  ]);
  await shop.database.script("update product set retired_at = now() where id = 'retired'");
  expect(await pathsOf('products-1.xml.gz')).toEqual(['/prod/sold']);
});

test('pages are the home page, content, and categories with goods that the storefront shows', async () => {
  const content = (path: string, more = {}) => ({ type: 'content', path, ...more });
  await shop.import([
    ...surroundings,
    { type: 'category', id: 'nur-at', name: 'Nur AT', storefronts: ['at'] },
    { type: 'category', id: 'darunter', parent: 'nur-at', name: 'Darunter' },
    { type: 'category', id: 'leer', name: 'Leer' },
    content('/', { pageType: 'HOMEPAGE' }),
    content('/service/größen'),
    content('/alt', { pageType: 'REDIRECT', redirectUrl: '/neu' }),
    content('/weg', { pageType: 'GONE' }),
    content('/-/footer', { seo: { robots: 'noindex,follow' } }),
    content('/doppelt', { seo: { canonicalUrl: '/service/größen' } }),
    content('/nur-ch', { storefront: 'ch' }),
    content('/nicht-hier'),
    content('/nicht-hier', { storefront: 'de', pageType: 'GONE' }),
    content('/imprint', { language: 'en' }),
  ]);
  expect(await entriesOf('pages.xml.gz')).toEqual([
    ['/', undefined],
    ['/cat/hefte', undefined],
    ['/service/gr%C3%B6%C3%9Fen', undefined],
  ]);
});

test('the business storefront has none', async () => {
  await shop.import([...surroundings, product('a')]);
  expect(await textOf('index.xml', 'b2b')).toBeUndefined();
  expect(await textOf('pages.xml.gz', 'b2b')).toBeUndefined();
});

test('a file is made once an hour, also when many ask for it at once', async () => {
  await shop.import([...surroundings, product('a')]);
  const files = await Promise.all([1, 2, 3].map(() => sitemaps.file('de', 'index.xml', origin)));
  expect(new Set(files).size).toBe(1);
  await shop.import([product('b'), product('c')]);
  expect(await pathsOf('products-1.xml.gz')).toEqual(['/prod/a', '/prod/b']);
  expect(await pathsOf('index.xml')).toHaveLength(2);
  shop.clock.advance(3_600_000);
  expect(await pathsOf('index.xml')).toHaveLength(3);
});

test('after an import the files are made anew, after single changes they wait', async () => {
  const goods = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => product(`p${from + at}`));
  const follow = async () => {
    sitemaps.follow(await shop.rows('select kind, key from outbox order by number'));
    await shop.database.script('truncate outbox');
  };
  await shop.import([...surroundings, ...goods(0, 1)]);
  await follow();
  expect(await pathsOf('index.xml')).toHaveLength(2);
  await shop.import(goods(1, 4));
  await follow();
  expect(await pathsOf('index.xml')).toHaveLength(2);
  await shop.import(goods(4, 104));
  await follow();
  // Two addresses in each file.
  expect(await pathsOf('index.xml')).toHaveLength(1 + 104 / 2);
  expect(await pathsOf('products-52.xml.gz')).toHaveLength(2);
  // More than some thousand are told as one change of everything.
  await shop.import(goods(104, 106));
  sitemaps.follow([{ kind: 'catalog', key: '*' }]);
  expect(await pathsOf('index.xml')).toHaveLength(1 + 106 / 2);
});

test('a shop that runs hears of an import by another process, and has its goods in the sitemap', async () => {
  const running = createRunningShop(shop.database, { dataDirectory: shop.folder });
  await running.services.outbox.start();
  try {
    const addresses = async () => {
      const file = await running.services.sitemaps.file('de', 'products-1.xml.gz', origin);
      const text = file ? gunzipSync(await readFile(file)).toString() : '';
      return text.split('<loc>').length - 1;
    };
    await shop.import([...surroundings, product('first')]);
    await running.services.outbox.poll();
    expect(await addresses()).toBe(1);
    await shop.import(Array.from({ length: 120 }, (_, at) => product(`later${at}`)));
    await running.services.outbox.poll();
    expect(await addresses()).toBe(121);
  } finally {
    await running.services.outbox.stop();
  }
});

test('addresses are written so that XML holds', async () => {
  await shop.import([{ type: 'content', path: "/a&b'<c" }]);
  expect(await textOf('pages.xml.gz')).toContain('<loc>https://kreide.de/a&amp;b&apos;%3Cc</loc>');
});

test('names that somebody made up are no files', async () => {
  for (const name of ['products-0.xml.gz', 'products-x.xml.gz', '../secrets.json', '']) {
    expect(await sitemaps.file('de', name, origin), name).toBeUndefined();
  }
});
