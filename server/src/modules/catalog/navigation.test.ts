import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop } from '../../testing/shop.ts';
import {
  createTestShop as createImportShop,
  type TestShop as ImportShop,
  product,
  surroundings,
} from '../import/testShop.ts';
import type { StorefrontId } from '../storefront/storefront.ts';

let files: ImportShop;
let ask: <Data>(document: string, storefront?: StorefrontId) => Promise<Data>;

const category = (id: string, parent?: string, change: object = {}) => ({
  type: 'category',
  id,
  name: { de: `Kategorie ${id}` },
  ...(parent ? { parent } : {}),
  ...change,
});

beforeAll(async () => {
  files = await createImportShop();
  const { refusals } = await files.import([
    category('papier', undefined, { icon: 'abacus' }),
    category('hefte', 'papier'),
    category('a4', 'hefte', { excludedFromNavigation: true }),
    category('bloecke', 'papier', { storefronts: ['b2b'] }),
    category('sale', undefined, { isSale: true }),
  ]);
  expect(refusals).toEqual([]);
  const shop = createTestShop(files.database);
  ask = (document, storefront) => shop.visitor(storefront).run(document);
});

afterAll(() => files.close());

test('NAV-06: a navigation item carries what the contract names', async () => {
  expect(
    await ask(`{
      navigationTree(rootId: "papier") {
        id categoryId name categoryUrl hasChildren isSale isExcludedFromNav
        breadcrumb { categoryId }
        children { categoryId isExcludedFromNav hasChildren breadcrumb { categoryId } }
      }
    }`),
  ).toEqual({
    navigationTree: [
      {
        id: expect.any(String),
        categoryId: 'hefte',
        name: 'Kategorie hefte',
        categoryUrl: '/cat/hefte',
        hasChildren: true,
        isSale: false,
        isExcludedFromNav: false,
        breadcrumb: [{ categoryId: 'papier' }],
        children: [
          {
            categoryId: 'a4',
            isExcludedFromNav: true,
            hasChildren: false,
            breadcrumb: [{ categoryId: 'papier' }, { categoryId: 'hefte' }],
          },
        ],
      },
    ],
  });
  expect(await ask('{ navigationTree { categoryId isSale icon } }')).toEqual({
    navigationTree: [
      { categoryId: 'papier', isSale: false, icon: 'abacus' },
      { categoryId: 'sale', isSale: true, icon: null },
    ],
  });
});

const levels = 'categoryId children { categoryId children { categoryId } }';

test('API-31: the tree from a root, down to a level, along a branch', async () => {
  const tree = (args: string, storefront?: StorefrontId) =>
    ask<{ navigationTree: unknown }>(`{ navigationTree${args} { ${levels} } }`, storefront).then(
      ({ navigationTree }) => navigationTree,
    );
  const a4 = { categoryId: 'a4' };
  const notebooks = { categoryId: 'hefte', children: [{ ...a4, children: [] }] };
  const sale = { categoryId: 'sale', children: [] };
  expect(await tree('')).toEqual([
    { categoryId: 'papier', children: [{ categoryId: 'hefte', children: [a4] }] },
    sale,
  ]);
  expect(await tree('(rootId: "papier")')).toEqual([notebooks]);
  expect(await tree('(rootId: "papier")', 'b2b')).toEqual([
    { categoryId: 'bloecke', children: [] },
    notebooks,
  ]);
  expect(await tree('(level: 1)')).toEqual([{ categoryId: 'papier', children: [] }, sale]);
  expect(await tree('(level: 2, itemId: "a4")')).toEqual([
    { categoryId: 'papier', children: [{ categoryId: 'hefte', children: [] }] },
  ]);
  expect(await tree('(rootId: "gibt-es-nicht")')).toEqual([]);
  expect(await tree('(itemId: "gibt-es-nicht")')).toEqual([]);
});

test('NAV-07: a category without goods, in it and below it, is in no navigation', async () => {
  const { refusals } = await files.import([
    ...surroundings.filter(({ type }) => type !== 'category'),
    category('stifte'),
    category('fueller', 'stifte'),
    category('tinte', 'stifte'),
    { ...product('fueller-1'), category: 'fueller' },
  ]);
  expect(refusals).toEqual([]);
  const shop = createTestShop(files.database);
  await shop.services.outbox.start();
  await shop.services.readModel.start();
  const levels = 'categoryId isExcludedFromNav hasChildren';
  const { navigationTree } = await shop
    .visitor()
    .run<{ navigationTree: unknown }>(`{ navigationTree { ${levels} children { ${levels} } } }`);
  await shop.services.readModel.stop();
  await shop.services.outbox.stop();
  expect(navigationTree).toContainEqual({
    ...{ categoryId: 'stifte', isExcludedFromNav: false, hasChildren: true },
    children: [
      { categoryId: 'fueller', isExcludedFromNav: false, hasChildren: false },
      { categoryId: 'tinte', isExcludedFromNav: true, hasChildren: false },
    ],
  });
  expect(navigationTree).toContainEqual({
    ...{ categoryId: 'papier', isExcludedFromNav: true, hasChildren: false },
    children: [expect.objectContaining({ categoryId: 'hefte', isExcludedFromNav: true })],
  });
});
