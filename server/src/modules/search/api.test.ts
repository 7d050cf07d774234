import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { importLines } from '../../testing/importLines.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

const scissors = (
  id: string,
  category: string,
  name: string,
  [item, color, orderNumber, cents]: readonly [string, string, string, number],
) => ({
  ...{ type: 'product', id, category, name },
  items: [
    {
      ...{ id: item, variant: { color }, orderNumber, stock: 9 },
      prices: { de: { cents }, b2b: { cents } },
    },
  ],
});

let testDatabase: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  await importLines(testDatabase.database, [
    { type: 'category', id: 'schule', name: { de: 'Schule', en: 'School' } },
    {
      type: 'category',
      id: 'scheren',
      parent: 'schule',
      name: { de: 'Scheren', en: 'Scissors' },
    },
    { type: 'category', id: 'buero', name: { de: 'Büro', en: 'Office' } },
    {
      type: 'attribute',
      id: 'color',
      name: 'Farbe',
      values: [
        { id: 'Crot', name: 'Rot' },
        { id: 'Cblau', name: 'Blau' },
      ],
    },
    scissors('bastel', 'scheren', 'Bastelschere', ['b-rot', 'Crot', '10001', 200]),
    scissors('lern', 'scheren', 'Lernschere', ['l-rot', 'Crot', '10002', 300]),
    scissors('papier', 'buero', 'Papierschere', ['p-blau', 'Cblau', '10003', 900]),
    {
      type: 'search-term',
      kind: 'redirect',
      term: 'Versandkosten',
      target: '/service/versandkosten',
    },
  ]);
  shop = createTestShop(testDatabase.database);
  await shop.services.outbox.start();
  await shop.services.readModel.start();
  await shop.services.search.start();
});

afterAll(async () => {
  await shop.services.search.stop();
  await shop.services.readModel.stop();
  await shop.services.outbox.stop();
  await testDatabase.drop();
});

const ids = (products: readonly { productId: string }[]) =>
  products.map(({ productId }) => productId);
interface Listed {
  listing: { total: number; products: { productId: string }[] };
}

test('API-22 API-32 a category by its id, and the name of the department above it', async () => {
  const answer = await shop.visitor().run(
    `{ category(coreCategoryId: "scheren") { categoryId name breadcrumb { name } }
       unknown: category(coreCategoryId: "none") { name }
       mainCategory(categoryId: "scheren") top: mainCategory(categoryId: "buero") }`,
  );
  expect(answer).toEqual({
    category: { categoryId: 'scheren', name: 'Scheren', breadcrumb: [{ name: 'Schule' }] },
    unknown: null,
    mainCategory: 'Schule',
    top: 'Büro',
  });
});

test('API-23 the products of a category: filtered, sorted, a page of them', async () => {
  const list = async (args: string) => {
    const { listing } = await shop
      .visitor()
      .run<Listed>(
        `{ listing: categoryProducts(categoryId: "schule", ${args}) { total products { productId } } }`,
      );
    return [listing.total, ...ids(listing.products)];
  };
  expect(await list('sortBy: priceDesc, offset: 0, limit: 60')).toEqual([2, 'lern', 'bastel']);
  expect(await list('sortBy: priceAsc, offset: 1, limit: 1')).toEqual([2, 'lern']);
  const range = 'filter: { rangeFilters: [{ id: "price", from: 2.5 }] }';
  expect(await list(range)).toEqual([1, 'lern']);
  const none = 'filter: { enumFilters: [{ id: "color", values: ["Cblau"] }] }';
  expect(await list(none)).toEqual([0]);
});

test('API-24 ROUTE-04 LIST-05 a search: its products by term, category and filters, and its departments', async () => {
  const search = async (args: string) => {
    const { listing } = await shop
      .visitor()
      .run<Listed>(
        `{ listing: search(searchTerm: "schere", ${args}) { total products { productId } } }`,
      );
    return [listing.total, ...ids(listing.products)];
  };
  expect(await search('sortBy: priceAsc')).toEqual([3, 'bastel', 'lern', 'papier']);
  expect(await search('sortBy: priceDesc, limit: 1, offset: 1')).toEqual([3, 'lern']);
  expect(await search('category: "buero"')).toEqual([1, 'papier']);
  const red = 'filter: { enumFilters: [{ id: "color", values: ["Crot"] }] }, sortBy: priceAsc';
  expect(await search(red)).toEqual([2, 'bastel', 'lern']);
  expect(
    await shop
      .visitor()
      .run('{ search(searchTerm: "schere") { categories { category { name } count } } }'),
  ).toEqual({
    search: {
      categories: [
        { category: { name: 'Büro' }, count: 1 },
        { category: { name: 'Schule' }, count: 2 },
      ],
    },
  });
});

test('API-25 the check of a term: redirect, article, and what is searched', async () => {
  const check = (originalQuery: string) =>
    shop.visitor().run(
      `query ($originalQuery: String!) {
         searchTermCheck(originalQuery: $originalQuery) { redirectPath query originalQuery link { url } }
       }`,
      { originalQuery },
    );
  const answer = (own: object) => ({
    searchTermCheck: expect.objectContaining({ redirectPath: null, link: null, ...own }),
  });
  expect(await check('Versandkosten')).toEqual(answer({ redirectPath: '/service/versandkosten' }));
  expect(await check('10003')).toEqual(
    answer({ link: { url: expect.stringContaining('/prod/papier') } }),
  );
  expect(await check('Bastelscheere')).toEqual(
    answer({ query: 'Bastelschere', originalQuery: 'Bastelscheere' }),
  );
});

test('API-26 words that name filters become filters', async () => {
  expect(
    await shop
      .visitor()
      .run(
        '{ adjustLongTailSearchQuery(searchQuery: "rote schere") { searchQuery filters { name values } } }',
      ),
  ).toEqual({
    adjustLongTailSearchQuery: {
      searchQuery: 'schere',
      filters: [{ name: 'color', values: ['Crot'] }],
    },
  });
});

test('API-27 SEARCH-07 suggestions for consumers, none for businesses', async () => {
  const suggest = (storefront: 'de' | 'b2b') =>
    shop
      .visitor(storefront)
      .run<{ searchSuggestions: { suggestQueries: { suggest: string }[] } }>(
        '{ searchSuggestions(userQuery: "bast") { suggestQueries { suggest } } }',
      );
  const consumers = await suggest('de');
  expect(consumers.searchSuggestions.suggestQueries).toContainEqual({ suggest: 'Bastelschere' });
  expect((await suggest('b2b')).searchSuggestions.suggestQueries).toEqual([]);
});

test('SEARCH-07 beside the words stand categories and goods, for consumers alone', async () => {
  const links = (storefront: 'de' | 'b2b', userQuery: string) =>
    shop
      .visitor(storefront)
      .run<{
        searchSuggestions: {
          categories: { categoryUrl: string }[];
          products: { productId: string }[];
        };
      }>(
        'query ($userQuery: String!) { searchSuggestions(userQuery: $userQuery) { categories { categoryUrl } products { productId } } }',
        { userQuery },
      )
      .then(({ searchSuggestions }) => searchSuggestions);
  expect(await links('de', 'scher')).toMatchObject({
    categories: [{ categoryUrl: '/cat/scheren' }],
    products: [{}, {}, {}],
  });
  // By the first suggested word, and by accents or without.
  expect((await links('de', 'bast')).products[0]).toEqual({ productId: 'bastel' });
  expect((await links('de', 'büro')).categories).toEqual([{ categoryUrl: '/cat/buero' }]);
  expect((await links('de', 'buro')).categories).toEqual([{ categoryUrl: '/cat/buero' }]);
  // Not amid a word, and nothing that a pattern would mean.
  for (const text of ['eren', '(', '.*', ' ']) {
    expect((await links('de', text)).categories, text).toEqual([]);
  }
  expect(await links('b2b', 'scher')).toEqual({ categories: [], products: [] });
});

test('suggested goods and categories follow what is imported and withdrawn', async () => {
  const goods = async (userQuery: string) => {
    await shop.services.outbox.poll();
    await shop.services.search.refreshed();
    const { searchSuggestions } = await shop
      .visitor()
      .run<{ searchSuggestions: { categories: unknown[]; products: { productId: string }[] } }>(
        'query ($userQuery: String!) { searchSuggestions(userQuery: $userQuery) { categories { name } products { productId } } }',
        { userQuery },
      );
    return { categories: searchSuggestions.categories, products: ids(searchSuggestions.products) };
  };
  const other = scissors('andere', 'scheren', 'Bastelschere', ['a-rot', 'Crot', '10004', 500]);
  expect((await goods('bast')).products).not.toContain('andere');
  await importLines(testDatabase.database, [other]);
  expect((await goods('bast')).products).toContain('andere');
  await importLines(testDatabase.database, [{ ...other, published: false }]);
  expect((await goods('bast')).products).not.toContain('andere');

  expect((await goods('zack')).categories).toEqual([]);
  const category = {
    ...{ type: 'category', id: 'zacken', parent: 'schule' },
    name: { de: 'Zackenscheren', en: 'Pinking shears' },
  };
  await importLines(testDatabase.database, [category]);
  expect((await goods('zack')).categories).toEqual([]);
  await importLines(testDatabase.database, [{ ...other, category: 'zacken' }]);
  expect((await goods('zack')).categories).toEqual([{ name: 'Zackenscheren' }]);
});
