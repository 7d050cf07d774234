import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import { enterShop } from '../../testing/journey.ts';
import { createTestShop, type TestShop, type Visitor } from '../../testing/shop.ts';

/** Lists that don't fit on one page. */

const count = 120;
const ids = Array.from({ length: count }, (_, index) => `n${index}`);

let testDatabase: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  shop = createTestShop(testDatabase.database);
  const [first, ...others] = ids.map((id) => ({ id, name: `Ware ${id}`, cents: 100 }));
  await stockGoods(
    testDatabase.database,
    { ...first, id: 'n0', stock: 0, restockDays: null },
    ...others,
    { id: 'pen', name: 'Stift', cents: 250 },
  );
});

afterAll(() => testDatabase.drop());

/** A guest with so many entries, two pieces each. */
async function guestWith(entries: number): Promise<Visitor> {
  const { visitor } = await enterShop(shop);
  for (const id of ids.slice(0, entries)) await add(visitor, id, 'quantity: 2');
  return visitor;
}

const add = (visitor: Visitor, id: string, more = '') =>
  visitor.run(
    `mutation { wishlist_add(entry: { productId: "p-${id}", itemId: "${id}", ${more} }) { successful } }`,
  );

interface List {
  readonly entriesCount: number;
  readonly total: { readonly cents: number; readonly currencyCode: string } | null;
  readonly page: {
    readonly totalPages: number;
    readonly entries: readonly { readonly externalId: string; readonly itemId: string }[];
  };
}

async function read(visitor: Visitor, page: number): Promise<List> {
  const { wishlist } = await visitor.run<{ wishlist: List }>(
    `{ wishlist {
      entriesCount total { cents currencyCode }
      page(page: ${page}) { totalPages entries { externalId itemId } }
    } }`,
  );
  return wishlist;
}

const items = ({ page }: List) => page.entries.map(({ itemId }) => itemId);

describe('a long list', () => {
  test('is read a page at a time, in its order; the total is that of all its entries', async () => {
    const visitor = await guestWith(count);
    const pages = await Promise.all([0, 1, 2, 3].map((page) => read(visitor, page)));
    expect(pages.map((list) => items(list).length)).toEqual([50, 50, 20, 0]);
    expect(pages.flatMap(items)).toEqual(ids);
    for (const { page, entriesCount, total } of pages) {
      expect(page.totalPages).toBe(3);
      expect(entriesCount).toBe(count);
      // What is sold out is not in it.
      expect(total).toEqual({ cents: (count - 1) * 200, currencyCode: 'EUR' });
    }
    // Nonsense is the first page, or beyond the last one.
    expect(items(await read(visitor, -1))).toEqual(ids.slice(0, 50));
    expect(items(await read(visitor, 2_147_483_647))).toEqual([]);
  });

  test('without entries has one page', async () => {
    const visitor = await guestWith(1);
    await visitor.run(
      'mutation { wishlist_remove(entry: { productId: "p-n0", itemId: "n0" }) { successful } }',
    );
    expect(await read(visitor, 0)).toEqual({
      entriesCount: 0,
      total: { cents: 0, currencyCode: 'EUR' },
      page: { totalPages: 1, entries: [] },
    });
  });
});

describe('WISH-10: what was removed comes back', () => {
  const before = (list: List, index: number) =>
    `beforeEntryId: "${list.page.entries[index]?.externalId}"`;

  test('before the entry that it stood before', async () => {
    const visitor = await guestWith(4);
    await add(visitor, 'pen', before(await read(visitor, 0), 1));
    expect(items(await read(visitor, 0))).toEqual(['n0', 'pen', 'n1', 'n2', 'n3']);
    // What comes later stands behind all of them.
    await add(visitor, 'n4');
    expect(items(await read(visitor, 0))).toEqual(['n0', 'pen', 'n1', 'n2', 'n3', 'n4']);
  });

  test('at the end, where that is on the list no more or on that of somebody else', async () => {
    const visitor = await guestWith(2);
    const other = await read(await guestWith(2), 0);
    await add(visitor, 'n2', 'beforeEntryId: "nothing"');
    await add(visitor, 'n3', before(other, 0));
    expect(items(await read(visitor, 0))).toEqual(['n0', 'n1', 'n2', 'n3']);
  });

  test('while what is on the list already stays where it stands', async () => {
    const visitor = await guestWith(3);
    await add(visitor, 'n2', before(await read(visitor, 0), 0));
    expect(items(await read(visitor, 0))).toEqual(['n0', 'n1', 'n2']);
  });
});
