import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { importLines } from '../../testing/importLines.ts';
import { createTestShop, type TestShop, type Visitor } from '../../testing/shop.ts';
import { allSpelled, quoted, spelled } from './spelling.ts';

/** A catalogue written for Germany: each of its texts has an ß, and so have a maker's and an editor's address. */
const german = { cents: 300 };

let testDatabase: TestDatabase;
let shop: TestShop;
let swiss: Visitor;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  await importLines(testDatabase.database, [
    {
      ...{ type: 'category', id: 'masse', name: 'Maßstäbe', intro: '<p>Große Auswahl</p>' },
      seo: { title: 'Maßstäbe kaufen', description: 'Maßstäbe für große Pläne' },
    },
    {
      ...{ type: 'attribute', id: 'groesse', name: 'Größe' },
      values: [
        { id: 'gross', name: 'Groß', css: '#eeeeee' },
        { id: 'weiss', name: 'Weiß', css: '#ffffff' },
      ],
    },
    { type: 'manufacturer', id: 'weissmann', name: 'Weißmann', postalAddress: 'Große Straße 1' },
    {
      ...{ type: 'product', id: 'massstab', category: 'masse', name: 'Maßstab aus Holz' },
      ...{ summary: 'Zum „Messen“ großer Pläne', manufacturer: 'weissmann' },
      description: '<p>Ein <a href="/service/maße">weißer Maßstab</a></p>',
      features: [{ name: 'Maße', value: 'groß' }],
      seo: { title: 'Maßstab', description: 'Weißer Maßstab' },
      items: ['gross', 'weiss'].map((value, index) => ({
        ...{ id: `m-${value}`, variant: { groesse: value }, orderNumber: `7000${index}`, stock: 9 },
        prices: { de: german, ch: german },
      })),
    },
    {
      ...{ type: 'content', path: '/messen', title: 'Größen und Maße' },
      seo: { title: 'Maße', description: 'Alles über Maße' },
      rows: [
        {
          cells: [
            {
              template: 'html',
              attributes: {
                headline: 'Füße und „Größen“',
                teasercontent:
                  '<p>Große <a href="https://weißmann.example/maße">Maße</a>: info@weißmann.example</p>',
              },
            },
          ],
        },
      ],
    },
    { type: 'search-term', kind: 'popular', term: 'Maßband' },
  ]);
  shop = createTestShop(testDatabase.database);
  await shop.services.outbox.start();
  await shop.services.readModel.start();
  await shop.services.search.start();
  swiss = shop.visitor('ch');
});

afterAll(async () => {
  await shop.services.search.stop();
  await shop.services.readModel.stop();
  await shop.services.outbox.stop();
  await testDatabase.drop();
});

const everything = `{
  category(coreCategoryId: "masse") { name intro metaTitle metaDescription }
  productById(productId: "massstab") {
    name summary description metaTitle metaDescription categoryName breadCrumb { name }
    features { name value }
    image { alt }
    colours { text }
    manufacturer { name postalAddress }
  }
  variantInformation(productId: "massstab", selectedVariants: []) {
    attributes { displayName options { label } }
  }
  categoryProducts(categoryId: "masse") {
    products { name }
    facets(expanded: "*") { displayName values { name } }
  }
  pageDetailsByUrl(url: "/messen") {
    title headline seoTitle seoDescription breadcrumbs { displayName } grid { attributes }
  }
  popularSearches
  searchSuggestions(userQuery: "mass") {
    suggestQueries { suggest label }
    categories { name }
    products { name }
  }
}`;

test('texts of a German catalogue reach the Swiss storefront with ss, and the German one as they are', async () => {
  const found = await swiss.run<Record<string, unknown>>(everything);
  const answer = JSON.stringify(found);
  // Names, addresses of people and of the web stay as whoever bears them writes them.
  const kept =
    /Weißmann|Große Straße 1|\/service\/maße|https:\/\/weißmann\.example\/maße|info@weißmann\.example/g;
  expect(answer.replace(kept, '')).not.toContain('ß');
  expect(new Set(answer.match(kept))).toHaveLength(5);
  for (const text of [
    'Massstab aus Holz',
    'Massstäbe',
    'Grösse',
    'Gross',
    'Massband',
    'Füsse und «Grössen»',
  ]) {
    expect(answer).toContain(text);
  }
  // What a merchant says of goods keeps its quotation marks.
  expect(answer).toContain('Zum „Messen“ grosser Pläne');
  const inGermany = JSON.stringify(await shop.visitor('de').run(everything));
  expect(inGermany).toContain('Maßstab aus Holz');
  expect(inGermany).toContain('Füße und „Größen“');
  expect(inGermany).not.toContain('Mass');
});

test('the Swiss search finds both spellings and suggests its own', async () => {
  for (const term of ['Massstab', 'Maßstab', 'masstab']) {
    const { found } = await swiss.run<{
      found: { products: { name: string }[] };
    }>(
      `query ($term: String!) {
        found: search(searchTerm: $term) { products { name } }
      }`,
      { term },
    );
    expect(found.products, term).toEqual([{ name: 'Massstab aus Holz' }]);
  }
  const { check } = await swiss.run<{ check: { query: string } }>(
    '{ check: searchTermCheck(originalQuery: "Masstabb") { query } }',
  );
  expect(check.query).toBe('Massstab');
});

test.each([
  ['Maßstab, groß', 'Massstab, gross'],
  ['GROẞ', 'GROSS'],
  ['<a href="/maße" title="Maße">Maße</a>', '<a href="/maße" title="Masse">Masse</a>'],
  ['www.maß.example oder a@maß.example', 'www.maß.example oder a@maß.example'],
])('%s is spelt %s in Switzerland', (text, expected) => {
  expect(spelled(text, 'de-CH')).toBe(expected);
  expect(spelled(text, 'de-DE')).toBe(text);
  expect(allSpelled({ rows: [{ text }], seo: null, count: 1 }, 'de-CH')).toEqual({
    rows: [{ text: expected }],
    seo: null,
    count: 1,
  });
});

test.each([
  ['<p>Art. „Maß“, „<b>x</b>“</p>', '<p>Art. «Mass», «<b>x</b>»</p>'],
  ['“Order now” heißt „Jetzt“', '“Order now” heisst «Jetzt»'],
])('a page that says %s says %s in Switzerland', (text, expected) => {
  expect(allSpelled({ text }, 'de-CH')).toEqual({ text: expected });
  expect(allSpelled({ text }, 'de-AT')).toEqual({ text });
});

test('names are quoted as the language of the sentence quotes', () => {
  const languages = ['de', 'de-AT', 'de-CH', 'en', 'en-DE'] as const;
  expect(languages.map((language) => quoted('Büro', language))).toEqual([
    '„Büro“',
    '„Büro“',
    '«Büro»',
    '“Büro”',
    '“Büro”',
  ]);
});

test('a long text is spelt in a time that grows with its length alone', () => {
  const long = 'ß'.repeat(200_000);
  expect(spelled(long, 'de-CH')).toHaveLength(400_000);
  const open = '„'.repeat(20_000);
  expect(allSpelled(open, 'de-CH')).toBe(open);
});

test('mails are worded without ß and without German quotation marks, since the Swiss storefront sends the same ones', () => {
  const modules = join(import.meta.dirname, '..');
  const mails = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(mails?|wording|words)\.ts$/i.test(file),
  );
  expect(mails.length).toBeGreaterThan(15);
  const german = mails.filter((file) => /[ß„]/.test(readFileSync(join(modules, file), 'utf8')));
  // Those of registrations by businesses, who have no Swiss storefront.
  expect(german).toEqual(['registration/businessMails.ts']);
});
