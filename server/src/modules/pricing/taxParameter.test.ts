import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import type { StorefrontId } from '../storefront/storefront.ts';

let testDatabase: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  shop = createTestShop(testDatabase.database);
});

afterAll(() => testDatabase.drop());

test.each<[StorefrontId, Record<string, readonly [number, number]>]>([
  ['de', { DE: [190, 70] }],
  ['at', { AT: [200, 100], IT: [200, 100] }],
  ['ch', { CH: [81, 26], LI: [81, 26] }],
  ['b2b', { DE: [190, 70], AT: [200, 100] }],
])('API-37 %s says the VAT of where it delivers', async (storefront, rates) => {
  const visitor = shop.visitor(storefront, { hasPassedGuard: true });
  expect(await visitor.run('{ taxParameter { country taxClass rate } }')).toEqual({
    taxParameter: Object.entries(rates).flatMap(([country, [standard, reduced]]) => [
      { country, taxClass: 'standard', rate: standard },
      { country, taxClass: 'reduced', rate: reduced },
    ]),
  });
});
