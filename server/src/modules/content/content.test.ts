import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hreflangsOf } from '../../../contract/index.ts';
import { createTestShop, type Visitor } from '../../testing/shop.ts';
import {
  createTestShop as createImportShop,
  product,
  surroundings,
  type TestShop,
} from '../import/testShop.ts';
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
    { path: '/english', language: 'en' },
  );
  const english = await lookUp('/english', visitor('b2b', 'en-DE'));
  expect(english).toMatchObject({ pageType: 'CONTENT', missingIn: ['de', 'at', 'ch'] });
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

describe('page details', () => {
  const details = (url: string, by = visitor()) =>
    by.run<{ page: Record<string, unknown> }>(
      `query ($url: String!) {
        page: pageDetailsByUrl(url: $url) {
          pageType redirectUrl categoryId seoTitle seoDescription robots canonicalUrl
          hreflangLinks { hreflang url } breadcrumbs { displayName url }
          hideBreadcrumb hideLeftColumn activeAbTests { id trackingCode }
          rows { cells { id name type template attributes } } grid { id }
        }
      }`,
      { url },
    );

  test('CMS-02 API-21 say all that an editor gave, to the letter', async () => {
    await publish({
      path: '/marken',
      category: 'hefte',
      title: 'Marken',
      seo: {
        title: 'Alle Marken',
        description: 'Von A bis Z',
        robots: 'noindex,follow',
        canonicalUrl: '/b',
      },
      hideBreadcrumb: true,
      hideLeftColumn: false,
      activeAbTests: [{ id: 'kopf', trackingCode: 'kopf-2026' }],
      rows: [
        html('A'),
        { cells: [{ id: 'b', name: 'Bild', type: 'Service Teaser', template: 'image' }] },
      ],
    });
    expect((await details('/marken')).page).toEqual({
      pageType: 'CONTENT',
      redirectUrl: null,
      categoryId: 'hefte',
      seoTitle: 'Alle Marken',
      seoDescription: 'Von A bis Z',
      robots: 'noindex,follow',
      canonicalUrl: '/b',
      hreflangLinks: expect.any(Array),
      breadcrumbs: [{ displayName: 'Marken', url: '/marken' }],
      hideBreadcrumb: true,
      hideLeftColumn: false,
      activeAbTests: [{ id: 'kopf', trackingCode: 'kopf-2026' }],
      rows: [
        {
          cells: [
            {
              id: '/marken:1.1',
              name: null,
              type: null,
              template: 'html',
              attributes: { headline: 'A', teasercontent: '<p>Text</p>' },
            },
          ],
        },
        {
          cells: [
            { id: 'b', name: 'Bild', type: 'Service Teaser', template: 'image', attributes: {} },
          ],
        },
      ],
      grid: [{ id: '/marken:1.1' }, { id: 'b' }],
    });
  });

  test('link to the same page in the other consumer storefronts', async () => {
    await publish({ path: '/a' }, { path: '/a', storefront: 'at', pageType: 'GONE' });
    expect((await details('/a')).page.hreflangLinks).toEqual([
      ...(['de', 'ch'] as const).flatMap((storefront) =>
        hreflangsOf(storefront).map((hreflang) => ({
          hreflang,
          url: `https://shop.example.${storefront}/a`,
        })),
      ),
    ]);
    expect((await details('/a', visitor('b2b'))).page.hreflangLinks).toEqual([]);
  });

  test('breadcrumbs lead over the pages above, as far as there are any', async () => {
    await publish(
      { path: '/beratung', title: 'Beratung' },
      { path: '/beratung', language: 'en', title: 'Advice' },
      { path: '/beratung/hefte/lineaturen', title: 'Lineaturen' },
    );
    const way = (by?: Visitor) =>
      details('/beratung/hefte/lineaturen', by).then(({ page }) => page.breadcrumbs);
    expect(await way()).toEqual([
      { displayName: 'Beratung', url: '/beratung' },
      { displayName: 'Lineaturen', url: '/beratung/hefte/lineaturen' },
    ]);
    expect(await way(visitor('b2b', 'en-DE'))).toMatchObject([{ displayName: 'Advice' }, {}]);
  });
});

test('CMS-03 the left column has the pages of the section, unless it is hidden', async () => {
  const left = { hideLeftColumn: false };
  await publish(
    { path: '/service/kontakt', title: 'Kontakt', ...left },
    { path: '/service/agb', title: 'AGB', rows: [] },
    { path: '/service/agb', storefront: 'ch', title: 'AGB Schweiz', ...left },
    { path: '/service/intern', title: 'Intern', seo: { robots: 'noindex,follow' } },
    { path: '/service/alt', title: 'Alt', pageType: 'GONE' },
    { path: '/service/kontakt/filialen', title: 'Filialen' },
    { path: '/service/contact', title: 'Contact', language: 'en', ...left },
    { path: '/beratung', title: 'Beratung' },
  );
  const section = async (url: string, by = visitor()) => {
    const { page } = await by.run<{ page: { section: { displayName: string }[] } }>(
      'query ($url: String!) { page: pageDetailsByUrl(url: $url) { section { displayName url } } }',
      { url },
    );
    return page.section.map(({ displayName }) => displayName);
  };
  expect(await section('/service/kontakt')).toEqual(['AGB', 'Kontakt']);
  expect(await section('/service/agb')).toEqual([]);
  expect(await section('/service/agb', visitor('ch'))).toEqual(['AGB Schweiz', 'Kontakt']);
  expect(await section('/service/contact', visitor('b2b', 'en-DE'))).toEqual(['Contact']);
});

test('CMS-01 CMS-04 a teaser keeps its attributes with their fields', async () => {
  const attributes = {
    headline: { text: 'Hefte' },
    teaserLink: { url: 'https://verlag.example', urlPath: '/cat/hefte', openLinkInNewWindow: true },
    image: { altTag: 'Ein Heft', imgTitle: 'Heft A4', width: 320, height: 200 },
    valueList: [{ name: 'A4', text: 'groß', url: '/cat/a4' }],
  };
  await publish({ path: '/a', rows: [{ cells: [{ template: 'image', attributes }] }] });
  const { page } = await visitor().run<{ page: unknown }>(
    '{ page: pageDetailsByUrl(url: "/a") { rows { cells { attributes } } } }',
  );
  expect(page).toEqual({ rows: [{ cells: [{ attributes }] }] });
});

test('CMS-11 a recommendation teaser has the products that it names, as far as they are sold', async () => {
  await files.import([...surroundings, product('a'), product('b')]);
  const attributes = { productsRecommendations: ['b', 'gibt-es-nicht', 'a'] };
  await publish({ path: '/a', rows: [{ cells: [{ template: 'recommendations', attributes }] }] });
  const { page } = await visitor().run<{ page: unknown }>(
    '{ page: pageDetailsByUrl(url: "/a") { grid { products { productId } } } }',
  );
  expect(page).toEqual({ grid: [{ products: [{ productId: 'b' }, { productId: 'a' }] }] });
});

test('HTML is sanitised on the way in, wherever it stands', async () => {
  const unsafe =
    '<p onclick="x()">A<script>y()</script></p><iframe src="https://a.example"></iframe>';
  const attributes = { teasercontent: unsafe, tabs: [{ teasercontent: unsafe }], headline: 'H' };
  await publish({ path: '/a', rows: [{ cells: [{ template: 'html', attributes }] }] });
  const { page } = await visitor().run<{ page: unknown }>(
    '{ page: pageDetailsByUrl(url: "/a") { rows { cells { attributes } } } }',
  );
  const safe = '<p>A</p>';
  expect(page).toEqual({
    rows: [
      {
        cells: [
          { attributes: { teasercontent: safe, tabs: [{ teasercontent: safe }], headline: 'H' } },
        ],
      },
    ],
  });
});

test('a long text has anchors for a table of contents, a short one does not', async () => {
  const headings = (count: number) =>
    Array.from({ length: count }, (_, index) => `<h2>Teil ${index + 1} &amp; mehr</h2><p>…</p>`);
  const cells = [4, 5].map((count) => ({
    template: 'html',
    attributes: { teasercontent: headings(count).join('') },
  }));
  await publish({ path: '/a', rows: [{ cells }] });
  const { page } = await visitor().run<{
    page: { grid: { contents: { anchor: string; title: string }[]; attributes: object }[] };
  }>('{ page: pageDetailsByUrl(url: "/a") { grid { contents { anchor title } attributes } } }');
  const [short, long] = page.grid;
  expect(short?.contents).toEqual([]);
  expect(JSON.stringify(short?.attributes)).not.toContain('id=');
  expect(long?.contents).toHaveLength(5);
  for (const { anchor } of long?.contents ?? []) {
    expect(JSON.stringify(long?.attributes)).toContain(`<h2 id=\\"${anchor}\\">`);
  }
  expect(long?.contents[0]?.title).toBe('Teil 1 & mehr');
});

test('a change of a page is told to everyone who shows it', async () => {
  await publish({ path: '/beratung', title: 'Beratung' });
  expect(await files.rows("select key from outbox where kind = 'content'")).toContainEqual({
    key: '/beratung',
  });
});
