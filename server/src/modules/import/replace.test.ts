import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestShop, product, surroundings, type TestShop } from './testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(() => shop.empty());
afterAll(() => shop.close());

const live = async (table: 'product' | 'category') =>
  (
    await shop.rows<{ id: string }>(`select id from ${table} where retired_at is null order by id`)
  ).map(({ id }) => id);

const review = (id: string, of: string) => ({
  type: 'review',
  id,
  product: of,
  rating: 4,
  author: 'Ute K.',
  message: 'Gut',
  writtenOn: '2026-05-01',
});

test('retires what the file no longer has, and says how much', async () => {
  await shop.import([...surroundings, product('a'), product('b'), review('r1', 'a')]);
  const more = { type: 'category', id: 'mappen', name: 'Mappen' };
  await shop.import([more, { type: 'content', path: '/alt', title: 'Alt' }]);
  await shop.database.script('truncate outbox');
  const report = await shop.import([surroundings[0] as object, product('b'), review('r2', 'b')], {
    replace: true,
  });
  expect(report).toMatchObject({ accepted: 3, retired: 3, created: 1, unchanged: 2 });
  expect(report.byType).toMatchObject({
    product: { retired: 1 },
    category: { retired: 1 },
    review: { retired: 1 },
  });
  expect(await live('product')).toEqual(['b']);
  expect(await live('category')).toEqual(['hefte']);
  expect(await shop.rows('select id, rating_count from product order by id')).toEqual([
    { id: 'a', rating_count: 0 },
    { id: 'b', rating_count: 1 },
  ]);
  const told = await shop.rows('select kind, key from outbox');
  expect(told).toContainEqual({ kind: 'product', key: 'a' });
  expect(told).toContainEqual({ kind: 'category', key: 'mappen' });
});

test('touches no type that the file does not have', async () => {
  const page = { type: 'content', path: '/impressum', title: 'Impressum' };
  const term = { type: 'search-term', kind: 'popular', term: 'heft' };
  await shop.import([...surroundings, product('a'), review('r1', 'a'), page, term]);
  await shop.import([product('a')], { replace: true });
  expect(await shop.rows('select id from review')).toHaveLength(1);
  expect(await shop.rows('select path from content_page')).toHaveLength(1);
  expect(await shop.rows('select term from search_term')).toHaveLength(1);
  expect(await shop.rows('select id from attribute')).toHaveLength(1);
});

test('brings back what comes again', async () => {
  await shop.import([...surroundings, product('a'), product('b')]);
  await shop.import([product('a')], { replace: true });
  const report = await shop.import([product('b')]);
  expect(report).toMatchObject({ updated: 1 });
  expect(await live('product')).toEqual(['a', 'b']);
});

test('keeps what is still in use, with a warning', async () => {
  await shop.import([...surroundings, product('a', 1, 2)]);
  const other = { type: 'category', id: 'mappen', name: 'Mappen' };
  const color = {
    type: 'attribute',
    id: 'color',
    name: 'Farbe',
    values: [{ id: 'Cred', name: 'Rot' }],
  };
  const report = await shop.import([other, color], { replace: true });
  expect(report.retired).toBe(0);
  expect(report.remarks).toMatchObject([
    { type: 'category', id: 'hefte', reason: 'is no longer in the file but still in use: kept' },
    { type: 'attribute', id: 'ruling' },
  ]);
  expect(await live('category')).toEqual(['hefte', 'mappen']);
});

test('a refused line does not retire what it is about', async () => {
  await shop.import([...surroundings, product('a'), product('b')]);
  const report = await shop.import([{ ...product('a'), name: '' }], { replace: true });
  expect(report).toMatchObject({ refused: 1, retired: 1 });
  expect(await live('product')).toEqual(['a']);
});

test('with a line that nothing is known of, nothing is retired', async () => {
  await shop.import([...surroundings, product('a'), product('b')]);
  const text = `${JSON.stringify(product('a'))}\n{"type":"product","id":"b"`;
  const report = await shop.import(text, { replace: true });
  expect(report).toMatchObject({ refused: 1, retired: 0 });
  expect(report.remarks).toMatchObject([{ reason: expect.stringMatching(/nothing was retired/) }]);
  expect(await live('product')).toEqual(['a', 'b']);
});

test('a file that breaks off retires nothing', async () => {
  await shop.import([...surroundings, product('a'), product('b')]);
  async function* broken() {
    yield `${JSON.stringify(product('a'))}\n`;
    throw new Error('disk gone');
  }
  await expect(shop.import([], { source: broken(), replace: true })).rejects.toThrow('disk gone');
  expect(await live('product')).toEqual(['a', 'b']);
  // The lock is free again.
  expect(await shop.import([product('a')])).toMatchObject({ accepted: 1 });
});

test('what visitors wrote stays', async () => {
  await shop.import([...surroundings, product('a'), review('r1', 'a')]);
  await shop.database.script(
    `insert into review (id, product_id, rating, author, title, message, written_on, source_hash)
     values ('own', 'a', 5, 'Visitor', 'T', 'M', '2026-01-01', '')`,
  );
  await shop.import([product('a'), review('r2', 'a')], { replace: true });
  expect(await shop.rows('select id from review order by id')).toEqual([
    { id: 'own' },
    { id: 'r2' },
  ]);
  expect(await shop.rows('select rating_sum from product')).toEqual([{ rating_sum: 9 }]);
});

test('values that an attribute’s line drops go, unless a product has them', async () => {
  const values = (...ids: string[]) => ({
    ...surroundings[1],
    values: ids.map((id) => ({ id, name: id })),
  });
  await shop.import([...surroundings, product('a', 1, 2)]);
  await shop.import([values('L21', 'L25', 'L27')]);
  const report = await shop.import([values('L21')]);
  expect(await shop.rows('select id from attribute_value order by id')).toEqual([
    { id: 'L21' },
    { id: 'L25' },
  ]);
  expect(report.remarks).toMatchObject([
    { id: 'ruling', reason: 'the value "L25" is no longer in the file but still in use: kept' },
  ]);
});

test('an unpublished product is not sold, until it is published again', async () => {
  const line = { ...product('a'), published: false };
  await shop.import([...surroundings, line]);
  expect(await live('product')).toEqual([]);
  expect(await shop.import([line])).toMatchObject({ unchanged: 1 });
  await shop.import([{ ...line, published: true }]);
  expect(await live('product')).toEqual(['a']);
});

test('search terms that are gone go, parameters stay', async () => {
  const term = (name: string) => ({ type: 'search-term', kind: 'popular', term: name });
  const parameter = { type: 'parameter', name: 'returns', entry: 'enabled', value: 'true' };
  await shop.import([term('heft'), term('stift'), parameter]);
  const report = await shop.import([term('stift'), { ...parameter, entry: 'days', value: '30' }], {
    replace: true,
  });
  expect(report).toMatchObject({ retired: 1, created: 1, unchanged: 1 });
  expect(await shop.rows('select term from search_term')).toEqual([{ term: 'stift' }]);
  expect(await shop.rows('select entry from parameter order by entry')).toHaveLength(2);
});
