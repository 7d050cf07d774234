import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let testDatabase: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  await testDatabase.database.script(`
    insert into category (id, parent_id, name, source_hash) values
      ('schule', null, '{"de": "Schule", "en": "School"}', ''),
      ('scheren', 'schule', '{"de": "Scheren", "en": "Scissors"}', ''),
      ('buero', null, '{"de": "Büro", "en": "Office"}', '');
    insert into attribute (id, name, source_hash) values ('color', '{"de": "Farbe"}', '');
    insert into attribute_value (attribute_id, id, name) values
      ('color', 'Crot', '{"de": "Rot"}'), ('color', 'Cblau', '{"de": "Blau"}');
    insert into product (id, category_id, name, storefronts, source_hash) values
      ('bastel', 'scheren', '{"de": "Bastelschere"}', '{de,b2b}', ''),
      ('lern', 'scheren', '{"de": "Lernschere"}', '{de,b2b}', ''),
      ('papier', 'buero', '{"de": "Papierschere"}', '{de,b2b}', '');
    insert into item (id, product_id, order_number, variant) values
      ('b-rot', 'bastel', '10001', '{"color": "Crot"}'), ('l-rot', 'lern', '10002', '{"color": "Crot"}'),
      ('p-blau', 'papier', '10003', '{"color": "Cblau"}');
    insert into current_price (item_id, storefront, cents, currency, valid_from)
    select id, storefront, cents, 'EUR', now()
      from (values ('b-rot', 200), ('l-rot', 300), ('p-blau', 900)) as priced (id, cents),
           unnest('{de,b2b}'::text[]) as storefront;
    insert into search_term (kind, storefront, language, term, target) values
      ('redirect', '*', 'de', 'Versandkosten', '/service/versandkosten')`);
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
