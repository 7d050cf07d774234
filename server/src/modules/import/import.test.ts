import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { generateCatalogue } from '../../demo/generate.ts';
import { createTestShop, product, surroundings, type TestShop } from './testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(() => shop.empty());
afterAll(() => shop.close());

const ids = async (table: string) =>
  (await shop.rows<{ id: string }>(`select id from ${table} order by id`)).map(({ id }) => id);

describe('a whole product', () => {
  const whole = {
    ...product('heft'),
    manufacturer: 'kreidewerk',
    summary: 'Kurz',
    description: { de: '<p>Lang</p>', en: '<p>Long</p>' },
    attributes: { ruling: ['L21'] },
    isBook: true,
    introducedOn: '2026-08-01',
    items: [
      {
        id: 'heft-1',
        orderNumber: '10001-21',
        ean: '4006381333931',
        variant: { ruling: 'L21' },
        pictures: [{ drawing: { kind: 'exercise-book' }, alt: { de: 'Rot', en: 'Red' } }],
        stock: 120,
        restockDays: 7,
        content: { amount: 0.25, unit: 'l' },
        weightGrams: 90,
        primeEligible: true,
        prices: { de: { cents: 119, listPriceCents: 149 }, b2b: { cents: 100 } },
      },
    ],
  };

  test('is stored with its item, prices and picture', async () => {
    const report = await shop.import([...surroundings, whole]);
    expect(report).toMatchObject({ accepted: 4, refused: 0, created: 4, warnings: 1 });
    expect(await shop.rows('select * from product')).toMatchObject([
      {
        id: 'heft',
        category_id: 'hefte',
        manufacturer_id: 'kreidewerk',
        name: { de: 'Heft heft' },
        summary: { de: 'Kurz' },
        description: { de: '<p>Lang</p>', en: '<p>Long</p>' },
        tax_class: 'reduced',
        introduced_on: '2026-08-01',
        // Where it has a price.
        storefronts: ['de', 'b2b'],
        retired_at: null,
      },
    ]);
    const [item] = await shop.rows<{ pictures: { media: string; alt: unknown }[] }>(
      'select * from item',
    );
    expect(item).toMatchObject({
      id: 'heft-1',
      order_number: '10001-21',
      ean: '4006381333931',
      variant: { ruling: 'L21' },
      stock: 120,
      content_amount: '0.2500',
      pictures: [{ alt: { de: 'Rot', en: 'Red' } }],
    });
    expect(await shop.rows('select id, drawing from media')).toContainEqual({
      id: item?.pictures[0]?.media,
      drawing: { kind: 'exercise-book' },
    });
    expect(
      await shop.rows('select storefront, cents, list_price_cents from current_price order by 1'),
    ).toEqual([
      // A book has one bound price, so its list price is left out (ruling 11).
      { storefront: 'b2b', cents: 100, list_price_cents: null },
      { storefront: 'de', cents: 119, list_price_cents: null },
    ]);
  });

  test('is announced in the outbox, once and last', async () => {
    await shop.import(surroundings);
    await shop.database.script('truncate outbox');
    await shop.import([whole]);
    expect(await shop.rows('select kind, key from outbox')).toEqual([
      { kind: 'product', key: 'heft' },
    ]);
  });

  test('again changes nothing and announces nothing', async () => {
    await shop.import([...surroundings, whole]);
    const before = await shop.rows('select xmin::text, * from product');
    await shop.database.script('truncate outbox');
    const report = await shop.import([...surroundings, whole]);
    expect(report).toMatchObject({ accepted: 4, created: 0, updated: 0, unchanged: 4 });
    expect(await shop.rows('select xmin::text, * from product')).toEqual(before);
    expect(await shop.rows('select * from outbox')).toEqual([]);
  });

  test('written in another way changes nothing either', async () => {
    await shop.import([...surroundings, whole]);
    const { type, ...rest } = whole;
    const inOrder = Object.entries({ ...rest, isTopseller: false, seo: null, type }).reverse();
    const report = await shop.import([Object.fromEntries(inOrder)]);
    expect(report).toMatchObject({ updated: 0, unchanged: 1 });
  });
});

describe('changes', () => {
  test('update what they touch; an item that is gone is retired', async () => {
    await shop.import([...surroundings, product('a', 100, 200), product('b')]);
    const report = await shop.import([product('a', 90), product('b')]);
    expect(report).toMatchObject({ updated: 1, unchanged: 1 });
    expect(
      await shop.rows(
        `select i.id, i.retired_at is not null as retired, c.cents, c.lowest_30_days_cents as low
           from item i join current_price c on c.item_id = i.id order by 1`,
      ),
    ).toEqual([
      { id: 'a-1', retired: false, cents: 90, low: 100 },
      { id: 'a-2', retired: true, cents: 200, low: null },
      { id: 'b-1', retired: false, cents: 119, low: null },
    ]);
  });

  test('a lower price is a reduction from the lowest of the 30 days before (ruling 11)', async () => {
    await shop.import([...surroundings, product('a', 1000)]);
    shop.clock.advance(40 * 86_400_000);
    await shop.import([product('a', 800)]);
    const current = 'select cents, lowest_30_days_cents as low from current_price';
    expect(await shop.rows(current)).toEqual([{ cents: 800, low: 1000 }]);
    expect(await shop.rows('select cents from price order by valid_from')).toHaveLength(2);
  });

  test('past prices count, given once or again', async () => {
    const line = product('a', 800);
    const priceHistory = [
      { storefront: 'de', cents: 1000, validFrom: '2026-01-01' },
      { storefront: 'de', cents: 800, validFrom: '2026-11-01T08:00:00Z' },
    ];
    const [item] = line.items;
    for (let times = 0; times < 2; times++) {
      await shop.import([...surroundings, { ...line, items: [{ ...item, priceHistory }] }]);
    }
    expect(
      await shop.rows('select lowest_30_days_cents as low, valid_from from current_price'),
    ).toEqual([{ low: 1000, valid_from: new Date('2026-11-01T08:00:00Z') }]);
    expect(await shop.rows('select * from price')).toHaveLength(2);
  });

  test('a storefront without a price any more sells the item no longer', async () => {
    const line = product('a');
    const [item] = line.items;
    const both = { de: { cents: 119 }, at: { cents: 120 } };
    await shop.import([...surroundings, { ...line, items: [{ ...item, prices: both }] }]);
    const report = await shop.import([line]);
    expect(report.updated).toBe(1);
    expect(await shop.rows('select storefront from current_price')).toEqual([{ storefront: 'de' }]);
    expect(await shop.rows('select storefront from price')).toHaveLength(2);
  });

  test('order numbers may be swapped, and taken over from retired items', async () => {
    const numbered = (first: string, second?: string) => {
      const line = product('a', 1, ...(second ? [2] : []));
      const numbers = [first, second];
      const items = line.items.map((item, at) => ({
        ...item,
        variant: second ? item.variant : {},
        orderNumber: numbers[at],
      }));
      return { ...line, items };
    };
    await shop.import([...surroundings, numbered('N1', 'N2')]);
    expect(await shop.import([numbered('N2', 'N1')])).toMatchObject({ updated: 1, refused: 0 });
    const numbers = 'select id, order_number from item where retired_at is null order by id';
    expect(await shop.rows(numbers)).toEqual([
      { id: 'a-1', order_number: 'N2' },
      { id: 'a-2', order_number: 'N1' },
    ]);
    expect(await shop.import([numbered('N1')])).toMatchObject({ updated: 1, refused: 0 });
    expect(await shop.rows(numbers)).toEqual([{ id: 'a-1', order_number: 'N1' }]);
  });

  test('reviews keep the product’s rating right', async () => {
    const review = (id: string, rating: number, published = true) => ({
      type: 'review',
      id,
      product: 'a',
      rating,
      published,
      author: 'Ute K.',
      message: 'Gut',
      writtenOn: '2026-05-01',
    });
    const rating = 'select rating_count as count, rating_sum as sum from product';
    await shop.import([...surroundings, product('a'), review('r1', 5), review('r2', 2)]);
    expect(await shop.rows(rating)).toEqual([{ count: 2, sum: 7 }]);
    await shop.import([review('r1', 4), review('r2', 2, false)]);
    expect(await shop.rows(rating)).toEqual([{ count: 1, sum: 4 }]);
  });
});

describe('references', () => {
  test('may come later in the file, over any number of steps', async () => {
    const review = {
      type: 'review',
      id: 'r',
      product: 'a',
      rating: 5,
      author: 'U',
      message: 'M',
      writtenOn: '2026-01-01',
    };
    const lines = [
      review,
      { ...product('a', 1, 2), category: 'c' },
      { type: 'category', id: 'c', parent: 'b', name: 'C' },
      { type: 'category', id: 'b', parent: 'hefte', name: 'B' },
      ...surroundings,
    ];
    // Far apart, so that they do not meet in one batch.
    const fill = Array.from({ length: 900 }, (_, at) => ({
      type: 'parameter',
      name: 'fill',
      entry: String(at),
      value: '1',
    }));
    const report = await shop.import(lines.flatMap((line) => [line, ...fill.splice(0, 150)]));
    expect(report).toMatchObject({ refused: 0, accepted: lines.length + 900 });
    expect(await shop.rows('select rating_sum from product')).toEqual([{ rating_sum: 5 }]);
  });

  test('to nothing refuse the line with its number and field', async () => {
    const line = product('a', 1, 2);
    const report = await shop.import([
      ...surroundings,
      { ...line, id: 'x1', category: 'nowhere' },
      { ...line, id: 'x2', manufacturer: 'nobody' },
      { ...line, id: 'x3', attributes: { ruling: ['L99'] } },
      { ...line, id: 'x4', items: [{ ...line.items[0], variant: { weight: 'Wx' } }] },
      { type: 'category', id: 'y1', parent: 'y2', name: 'Y1' },
      { type: 'category', id: 'y2', parent: 'y1', name: 'Y2' },
      { type: 'category', id: 'y3', parent: 'y3', name: 'Y3' },
    ]);
    expect(report).toMatchObject({ accepted: 3, refused: 7 });
    expect(report.refusals.map(({ line, field, reason }) => [line, field, reason])).toEqual(
      expect.arrayContaining([
        [4, 'category', 'there is no category "nowhere"'],
        [5, 'manufacturer', 'there is no manufacturer "nobody"'],
        [6, 'attributes.ruling', 'the attribute "ruling" has no value "L99"'],
        [7, 'items[0].variant.weight', 'there is no attribute "weight"'],
        [8, 'parent', '"y1" lies below itself: y1 > y2 > y1'],
        [9, 'parent', '"y2" lies below itself: y2 > y1 > y2'],
        [10, 'parent', '"y3" lies below itself: y3 > y3'],
      ]),
    );
    expect(await ids('product')).toEqual([]);
    expect(await ids('item')).toEqual([]);
    expect(await ids('category')).toEqual(['hefte']);
  });

  test('that many lines lack are told once, with their number', async () => {
    const [category, , maker] = surroundings;
    const line = product('a', 1, 2);
    const report = await shop.import([
      category ?? {},
      maker ?? {},
      line,
      ...['b', 'c', 'd'].map((id) => ({ ...product(id, 1, 2), category: 'hefte' })),
      { ...product('e'), category: 'nowhere' },
    ]);
    expect(report).toMatchObject({ accepted: 2, refused: 5 });
    expect(report.refusals.map(({ id, reason }) => [id, reason])).toEqual([
      ['a', 'there is no attribute "ruling", as 3 more lines would need'],
      ['e', 'there is no category "nowhere"'],
    ]);
    // None of them is taken for one that the file no longer has.
    await shop.import([...surroundings, product('a', 1, 2), product('b', 1, 2)]);
    const replaced = await shop.import(
      [category ?? {}, { ...product('a'), category: 'x' }, { ...product('b'), category: 'x' }],
      { replace: true },
    );
    expect(replaced.refusals).toHaveLength(1);
    expect(await shop.rows('select id from product where retired_at is null')).toHaveLength(2);
  });

  test('that would make a circle of what is there are refused', async () => {
    await shop.import([
      { type: 'category', id: 'a', name: 'A' },
      { type: 'category', id: 'b', parent: 'a', name: 'B' },
    ]);
    const report = await shop.import([{ type: 'category', id: 'a', parent: 'b', name: 'A' }]);
    expect(report.refusals).toMatchObject([
      { line: 1, field: 'parent', reason: '"b" lies below "a" itself' },
    ]);
    const turned = await shop.import([
      { type: 'category', id: 'a', parent: 'b', name: 'A' },
      { type: 'category', id: 'b', name: 'B' },
    ]);
    expect(turned).toMatchObject({ refused: 0, updated: 2 });
  });

  test('an item moves to another product only when its own gives it up', async () => {
    await shop.import([...surroundings, product('a', 1, 2), product('b')]);
    const taking = { ...product('b'), items: [{ ...product('a', 1, 2).items[0], variant: {} }] };
    const refused = await shop.import([taking]);
    expect(refused.refusals).toMatchObject([
      { line: 1, field: 'items[0].id', reason: '"a-1" is an item of the product "a"' },
    ]);
    const [, second] = product('a', 1, 2).items;
    const moved = await shop.import([taking, { ...product('a'), items: [second] }]);
    expect(moved).toMatchObject({ refused: 0, updated: 2 });
    expect(
      await shop.rows('select id, product_id from item where retired_at is null order by 1'),
    ).toEqual([
      { id: 'a-1', product_id: 'b' },
      { id: 'a-2', product_id: 'a' },
    ]);
  });
});

test('progress tells lines and bytes, and ends with all of them', async () => {
  const source = join(shop.folder, 'progress.jsonl');
  const text = surroundings.map((line) => `${JSON.stringify(line)}\n`).join('');
  await writeFile(source, text);
  const told: unknown[] = [];
  await shop.import([], { source, onProgress: (progress) => told.push(progress) });
  expect(told.at(-1)).toMatchObject({
    phase: 'done',
    lines: 3,
    accepted: 3,
    bytes: text.length,
    totalBytes: text.length,
  });
});

test('two imports at once run one after the other', async () => {
  const lines = [...generateCatalogue({ products: 60 })];
  const phases: string[] = [];
  const first = shop.import(lines);
  const second = shop.import(lines, { onProgress: ({ phase }) => phases.push(phase) });
  const third = shop.import(lines, { onProgress: ({ phase }) => phases.push(phase) });
  const reports = await Promise.all([first, second, third]);
  const created = reports.map((report) => report.created);
  expect(created.sort()).toEqual([0, 0, lines.length]);
  expect(phases).toContain('waiting');
});

test('many changes are told as one, so that readers rebuild once', async () => {
  const lines = [...generateCatalogue({ products: 2200 })];
  await shop.import(lines);
  const kinds = await shop.rows<{ kind: string; key: string }>(
    'select kind, key from outbox order by number',
  );
  expect(kinds.at(-1)).toEqual({ kind: 'catalog', key: '*' });
  expect(kinds.length).toBeLessThan(2_100);
});
