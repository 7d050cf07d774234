import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop } from '../../testing/shop.ts';
import {
  createTestShop as createImportShop,
  type TestShop as ImportShop,
  product,
  surroundings,
} from '../import/testShop.ts';

let files: ImportShop;

beforeAll(async () => {
  files = await createImportShop();
});

afterAll(() => files.close());

const dayMs = 86_400_000;

test('LIST-16: what the catalogue begins with is not new, what comes later is, and a date in the file decides', async () => {
  const shop = createTestShop(files.database);
  const { readModel, outbox } = shop.services;
  await outbox.start();
  await readModel.start();
  const sold: string[] = [];
  /** After so many days. @returns what the shop calls new then */
  async function afterDays(days: number, ...lines: readonly { readonly id: string }[]) {
    files.clock.advance(days * dayMs);
    shop.clock.set(files.clock.now());
    const { refusals } = await files.import([...surroundings, ...lines]);
    expect(refusals).toEqual([]);
    await readModel.refreshed();
    sold.push(...lines.map(({ id }) => id));
    const visitor = shop.visitor();
    const { products } = await visitor.run<{
      products: readonly { productId: string; isNewProduct: boolean }[];
    }>(
      'query New($ids: [String!]!) { products: productsById(productIds: $ids) { productId isNewProduct } }',
      {
        ids: sold,
      },
    );
    const marked = products
      .filter(({ isNewProduct }) => isNewProduct)
      .map(({ productId }) => productId);
    const filters = { enums: new Map([['offer', ['new']]]) };
    const listed = readModel.list({
      ...{ storefront: 'de', language: 'de', filters, offset: 0, limit: 60 },
    });
    expect(listed?.productIds.toSorted()).toEqual(marked.toSorted());
    return marked;
  }
  const today = files.clock.now().toISOString().slice(0, 10);
  const dated = { ...product('mit-datum'), introducedOn: today };
  expect(await afterDays(0, product('a'), product('b'), dated)).toEqual(['mit-datum']);
  // The rest of the catalogue, from another file.
  expect(await afterDays(10, product('c'))).toEqual(['mit-datum']);
  expect(await afterDays(10, product('d'))).toEqual(['mit-datum', 'd']);
  // As long as before.
  expect(await afterDays(41)).toEqual(['d']);
  expect(await afterDays(20)).toEqual([]);
  await readModel.stop();
  await outbox.stop();
});
