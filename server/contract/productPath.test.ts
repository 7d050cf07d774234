import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { productPath } from './productPath.ts';

test('a product’s page, and one of its items', () => {
  expect(productPath('heft-a4.2')).toBe('/prod/heft-a4.2');
  expect(productPath('heft-a4', null)).toBe('/prod/heft-a4');
  expect(productPath('heft-a4', '307753')).toBe('/prod/heft-a4?varid=307753');
});

test('nothing else writes the address of an item', () => {
  const root = join(import.meta.dirname, '../..');
  const files = ['server/src', 'server/contract', 'storefront/app', 'storefront/server'].flatMap(
    (folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|__generated__/.test(file))
        .map((file) => `${folder}/${file}`),
  );
  expect(files.length).toBeGreaterThan(800);
  const writing = files.filter((file) =>
    /\?varid=[$']/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(writing).toEqual(['server/contract/productPath.ts']);
});
