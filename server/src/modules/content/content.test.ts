import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestShop, type Visitor } from '../../testing/shop.ts';
import { createTestShop as createImportShop, type TestShop } from '../import/testShop.ts';
import type { ShopLanguage, StorefrontId } from '../storefront/storefront.ts';

let files: TestShop;
let visitor: (storefront?: StorefrontId, shopLanguage?: ShopLanguage) => Visitor;

beforeAll(async () => {
  files = await createImportShop();
  const shop = createTestShop(files.database);
  visitor = (storefront, shopLanguage) =>
    shop.visitor(storefront, shopLanguage === undefined ? {} : { shopLanguage });
});

beforeEach(() => files.empty());

afterAll(async () => {
  await files.close();
});

/** Content pages as an operator imports them. */
async function publish(...pages: readonly object[]) {
  const { refusals } = await files.import(pages.map((page) => ({ type: 'content', ...page })));
  expect(refusals).toEqual([]);
}

interface Page {
  readonly pageType: string;
  readonly redirectUrl: string | null;
  readonly isTemporary: boolean;
  readonly title: string | null;
  readonly headline: string | null;
  readonly canonicalUrl: string | null;
  readonly missingIn: readonly string[];
}

async function lookUp(url: string, by = visitor()): Promise<Page> {
  const { page } = await by.run<{ page: Page }>(
    `query ($url: String!) {
      page: pageDetailsByUrl(url: $url) {
        pageType redirectUrl isTemporary title headline canonicalUrl missingIn
      }
    }`,
    { url },
  );
  return page;
}

const html = (headline: string) => ({
  cells: [{ template: 'html', attributes: { headline, teasercontent: '<p>Text</p>' } }],
});

test('ROUTE-25 a path leads to its page, with or without a slash at the end', async () => {
  await publish({ path: '/beratung', title: 'Beratung' });
  const page = { pageType: 'CONTENT', title: 'Beratung' };
  expect(await lookUp('/beratung')).toMatchObject(page);
  expect(await lookUp('/beratung/')).toMatchObject(page);
});

test('ROUTE-01 the home page is of the type HOMEPAGE', async () => {
  await publish({ path: '/', pageType: 'HOMEPAGE', title: 'Kreide' });
  expect(await lookUp('/')).toMatchObject({ pageType: 'HOMEPAGE', title: 'Kreide' });
});

test('ROUTE-26 ROUTE-27 a redirect is permanent or temporary, with its target', async () => {
  await publish(
    { path: '/alt', pageType: 'REDIRECT', redirectUrl: '/neu' },
    { path: '/aktion', pageType: 'REDIRECT', redirectUrl: '/cat/sale', isTemporary: true },
  );
  expect(await lookUp('/alt')).toMatchObject({
    pageType: 'REDIRECT',
    redirectUrl: '/neu',
    isTemporary: false,
  });
  expect(await lookUp('/aktion')).toMatchObject({ redirectUrl: '/cat/sale', isTemporary: true });
});

test('ROUTE-28 a path may be gone', async () => {
  await publish({ path: '/advent', pageType: 'GONE' });
  expect(await lookUp('/advent')).toMatchObject({
    pageType: 'GONE',
    missingIn: ['de', 'at', 'ch'],
  });
});

test('ROUTE-29 ROUTE-30 ROUTE-31 what has no page, capital letters or a dollar sign is not found', async () => {
  await publish({ path: '/beratung' });
  for (const path of ['/gibt-es-nicht', '/Beratung', '/beratunG', '/beratung$', '/BERATUNG/']) {
    expect(await lookUp(path), path).toMatchObject({ pageType: 'NOT_FOUND', title: null });
  }
});

test('a storefront’s own page goes before the one for all, English before German', async () => {
  await publish(
    { path: '/service/agb', title: 'für alle' },
    { path: '/service/agb', storefront: 'ch', title: 'Schweiz' },
    { path: '/service/agb', language: 'en', title: 'for all' },
  );
  expect((await lookUp('/service/agb')).title).toBe('für alle');
  expect((await lookUp('/service/agb', visitor('ch'))).title).toBe('Schweiz');
  expect((await lookUp('/service/agb', visitor('b2b', 'en-DE'))).title).toBe('for all');
});

test('SEO-08 a page knows the consumer storefronts that do not have it', async () => {
  await publish(
    { path: '/ueberall' },
    { path: '/nur-hier', storefront: 'de' },
    { path: '/woanders', storefront: 'de' },
    { path: '/woanders', storefront: 'at', pageType: 'REDIRECT', redirectUrl: '/x' },
    { path: '/fast-ueberall' },
    { path: '/fast-ueberall', storefront: 'ch', pageType: 'GONE' },
  );
  expect((await lookUp('/ueberall')).missingIn).toEqual([]);
  expect((await lookUp('/nur-hier')).missingIn).toEqual(['at', 'ch']);
  expect((await lookUp('/woanders')).missingIn).toEqual(['at', 'ch']);
  expect((await lookUp('/fast-ueberall')).missingIn).toEqual(['ch']);
});

test('SEO-13 the headline of a page is that of its first HTML teaser', async () => {
  const tile = { cells: [{ template: 'contentTile', attributes: { headline: 'Kachel' } }] };
  await publish({ path: '/a', rows: [tile, html('Zuerst'), html('Danach')] }, { path: '/b' });
  expect((await lookUp('/a')).headline).toBe('Zuerst');
  expect((await lookUp('/b')).headline).toBeNull();
});

test('CMS-02 a page may name the address that counts', async () => {
  await publish({ path: '/a', seo: { canonicalUrl: '/b' } });
  expect((await lookUp('/a')).canonicalUrl).toBe('/b');
});

test('a change of a page is told to everyone who shows it', async () => {
  await publish({ path: '/beratung', title: 'Beratung' });
  expect(await files.rows("select key from outbox where kind = 'content'")).toContainEqual({
    key: '/beratung',
  });
});
