import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop, type TestShop } from '../modules/import/testShop.ts';
import { generateCatalogue } from './generate.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test('the same numbers give the same catalogue, another seed another one', () => {
  const lines = (seed: number) => JSON.stringify([...generateCatalogue({ products: 50, seed })]);
  expect(lines(3)).toBe(lines(3));
  expect(lines(3)).not.toBe(lines(4));
});

test('is taken without a word, and has what measuring needs', async () => {
  const report = await shop.import([...generateCatalogue({ products: 1000 })]);
  expect(report).toMatchObject({ refused: 0, warnings: 0 });
  expect(report.byType.product?.created).toBe(1000);
  const [numbers] = await shop.rows<Record<string, number>>(`
    select (select count(*) from category c
             where not exists (select from category where parent_id = c.id)) as leaves,
           (select count(*) from product where category_id like 'kunst-%') as largest,
           (select count(*) from item) as items,
           (select count(*) from (select product_id from item group by 1 having count(*) > 1) v)
             as with_variants,
           (select count(distinct storefront) from current_price) as storefronts,
           (select count(*) from current_price where lowest_30_days_cents is not null) as reduced,
           (select count(*) from media) as media`);
  expect(numbers).toMatchObject({ leaves: 120, storefronts: 4 });
  expect(numbers?.largest).toBeGreaterThan(110);
  expect(numbers?.largest).toBeLessThan(190);
  expect(numbers?.items).toBeGreaterThan(2500);
  expect(numbers?.with_variants).toBeGreaterThan(500);
  expect(numbers?.reduced).toBeGreaterThan(500);
  expect(numbers?.media).toBeLessThan(300);
});
