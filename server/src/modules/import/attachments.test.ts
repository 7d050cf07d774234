import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestShop, product, surroundings, type TestShop } from './testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(() => shop.empty());
afterAll(() => shop.close());

const pdf = '%PDF-1.4 something';
const withDocument = (document: object) => [
  ...surroundings,
  { ...product('a'), documents: [{ name: 'Blatt Ä', ...document }] },
];
const documents = async () =>
  (await shop.rows<{ documents: { url: string }[] }>('select documents from product'))[0]
    ?.documents ?? [];

test('a file beside the import is kept, and named by what it holds', async () => {
  await writeFile(join(shop.folder, 'blatt.pdf'), pdf);
  const pictures = { directory: shop.folder };
  await shop.import(withDocument({ file: 'blatt.pdf' }), { pictures });
  const [document] = await documents();
  expect(document?.url).toMatch(/^\/downloads\/[0-9a-f]{32}\/blatt-ae\.pdf$/);
  expect(await shop.import(withDocument({ file: 'blatt.pdf' }), { pictures })).toMatchObject({
    updated: 0,
  });
  await writeFile(join(shop.folder, 'blatt.pdf'), `${pdf} else`);
  await shop.import(withDocument({ file: 'blatt.pdf' }), { pictures });
  expect((await documents())[0]?.url).not.toBe(document?.url);
});

test('one that can not be had is left out with a warning, and tried again', async () => {
  const pictures = { directory: shop.folder };
  const report = await shop.import(withDocument({ file: 'later.pdf' }), { pictures });
  expect(report.remarks.map(({ field, reason }) => [field, reason])).toEqual([
    ['documents[0]', 'later.pdf does not exist: left out'],
  ]);
  expect(await documents()).toEqual([]);
  await writeFile(join(shop.folder, 'later.pdf'), pdf);
  await shop.import(withDocument({ file: 'later.pdf' }), { pictures });
  expect(await documents()).toHaveLength(1);
});

test.each([
  [{ file: '/etc/passwd' }, 'lies outside'],
  [{ data: `data:text/html;base64,${btoa('<script>')}` }, 'is no PDF'],
])('%o is not kept', async (source, reason) => {
  const report = await shop.import(withDocument(source), {
    pictures: { directory: shop.folder },
  });
  expect(report.remarks[0]?.reason).toContain(reason);
  expect(await documents()).toEqual([]);
});

test('a document names one place where it is', async () => {
  const report = await shop.import(withDocument({ url: '/a', file: 'a.pdf' }));
  expect(report.refusals[0]).toMatchObject({ field: 'documents[0]' });
});

test('an export with a folder takes the files along', async () => {
  await shop.import(withDocument({ data: `data:application/pdf;base64,${btoa(pdf)}` }));
  const directory = join(shop.folder, 'taken');
  const exported = await shop.export(directory);
  const [name = ''] = await readdir(directory);
  expect(await readFile(join(directory, name), 'utf8')).toBe(pdf);
  const before = await documents();
  await shop.empty();
  await shop.import(exported, { pictures: { directory } });
  expect(await documents()).toEqual(before);
});

test('DEC-43 the best price is the lowest of its assortment group, in each storefront', async () => {
  const inGroup = (id: string, cents: number, assortmentGroup?: string) => ({
    ...product(id, cents),
    assortmentGroup,
  });
  const best = async () =>
    (
      await shop.rows<{ id: string; best_price_in: string[] }>(
        'select id, best_price_in from product order by id',
      )
    ).map(({ id, best_price_in }) => `${id} ${best_price_in}`);
  await shop.import([
    ...surroundings,
    inGroup('a', 300, 'papier'),
    inGroup('b', 200, 'papier'),
    inGroup('c', 100),
    inGroup('d', 50, 'allein'),
  ]);
  expect(await best()).toEqual(['a ', 'b de', 'c ', 'd ']);
  await shop.database.script('truncate outbox');
  await shop.import([inGroup('a', 150, 'papier')]);
  expect(await best()).toEqual(['a de', 'b ', 'c ', 'd ']);
  // Readers hear of the one that lost it as well.
  const told = await shop.rows<{ key: string }>(`select key from outbox where kind = 'product'`);
  expect(told.map(({ key }) => key)).toEqual(expect.arrayContaining(['a', 'b']));
});
