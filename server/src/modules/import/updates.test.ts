import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestShop, product, surroundings, type TestShop } from './testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(async () => {
  await shop.empty();
  await shop.import([...surroundings, full, product('b')]);
  shop.clock.advance(86_400_000);
});
afterAll(() => shop.close());

/** With something in every place that an update must leave alone. */
const full = {
  ...product('a', 100, 200),
  description: '<p>Lang</p>',
  isTopseller: true,
  items: [
    {
      id: 'a-1',
      ean: '4006381333931',
      variant: { ruling: 'L21' },
      stock: 5,
      restockDays: 3,
      maxQuantity: 20,
      prices: {
        de: { cents: 119, listPriceCents: 149 },
        at: { cents: 125 },
        b2b: { cents: 100 },
      },
    },
    { id: 'a-2', variant: { ruling: 'L25' }, stock: 7, prices: { de: { cents: 200 } } },
  ],
};

interface ExportedItem {
  readonly id: string;
  readonly stock: number;
  readonly restockDays?: number;
  readonly prices: object;
}

/** The products as an export has them, with the first one's items apart. */
async function exported() {
  const lines = (await shop.export())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const [first, ...others] = lines.filter(({ type }) => type === 'product');
  const items = first.items.map(
    ({ priceHistory, ...item }: ExportedItem & { priceHistory: object }) => item,
  ) as ExportedItem[];
  return { product: { ...first, items: undefined }, items, others };
}

describe('a line of an article alone', () => {
  test('changes what it names and nothing else', async () => {
    const before = await exported();
    await shop.database.script('truncate outbox');
    const report = await shop.import([
      { type: 'item', id: 'a-1', stock: 80 },
      { type: 'item', id: 'a-2', prices: { de: { cents: 180 } } },
    ]);
    expect(report).toMatchObject({ accepted: 2, updated: 2, refused: 0, warnings: 0 });
    const [one, two] = before.items;
    expect(await exported()).toEqual({
      ...before,
      items: [
        { ...one, stock: 80 },
        { ...two, prices: { de: { cents: 180 } } },
      ],
    });
    expect(await shop.rows('select kind, key from outbox')).toEqual([
      { kind: 'product', key: 'a' },
    ]);
  });

  test('keeps the recommended price until it says 0', async () => {
    const price = (change: object) => shop.import([{ type: 'item', id: 'a-1', ...change }]);
    const prices = async () => (await exported()).items[0]?.prices;
    await price({ prices: { de: { cents: 109 } } });
    expect(await prices()).toMatchObject({ de: { cents: 109, listPriceCents: 149 } });
    await price({ prices: { de: { listPriceCents: 0 } } });
    expect(await prices()).toMatchObject({ de: { cents: 109 } });
    expect(await prices()).not.toHaveProperty('de.listPriceCents');
  });

  test('warns where the recommended price ends, since the price is as high', async () => {
    const report = await shop.import([
      { type: 'item', id: 'a-1', prices: { de: { cents: 149 } } },
      { type: 'item', id: 'a-2', prices: { de: { cents: 149 } } },
    ]);
    expect(report.remarks).toEqual([
      {
        line: 1,
        type: 'item',
        id: 'a-1',
        field: 'prices.de.cents',
        reason: 'is not below the recommended price, which ends with it',
      },
    ]);
  });

  test('that says what the shop has already changes nothing', async () => {
    const report = await shop.import([
      { type: 'item', id: 'a-1', stock: 5, restockDays: 3, prices: { de: { cents: 119 } } },
      { type: 'item', id: 'a-2' },
    ]);
    expect(report).toMatchObject({ unchanged: 2, updated: 0 });
  });

  test('is overruled by the product’s own line when that comes again', async () => {
    await shop.import([{ type: 'item', id: 'a-1', stock: 80 }]);
    expect(await shop.import([full])).toMatchObject({ updated: 1 });
    expect((await exported()).items[0]).toMatchObject({ stock: 5 });
  });

  test('may stand before its product; without one it is refused', async () => {
    const report = await shop.import([
      { type: 'item', id: 'c-1', stock: 9 },
      { type: 'item', id: 'nothing', stock: 9 },
      product('c'),
    ]);
    const reason = 'there is no article "nothing" that could be updated';
    expect(report.refusals).toEqual([
      { line: 2, type: 'item', id: 'nothing', field: 'id', reason },
    ]);
    expect(await shop.rows(`select stock from item where id = 'c-1'`)).toEqual([{ stock: 9 }]);
  });

  test('starts no sale where the article is not sold, and says so', async () => {
    const report = await shop.import([
      { type: 'item', id: 'a-1', stock: 1, prices: { ch: { cents: 5 } } },
    ]);
    expect(report.remarks).toMatchObject([
      { line: 1, id: 'a-1', field: 'prices.ch.cents', reason: expect.stringMatching(/"ch"/) },
    ]);
    expect((await exported()).items[0]?.prices).not.toHaveProperty('ch');
    expect((await exported()).items[0]?.stock).toBe(1);
  });

  test('takes nothing out of the shop with --replace', async () => {
    const report = await shop.import([{ type: 'item', id: 'a-1', stock: 1 }], { replace: true });
    expect(report).toMatchObject({ retired: 0 });
    expect(await shop.rows('select id from product where retired_at is null')).toHaveLength(2);
  });
});

describe('a CSV of prices or stock', () => {
  test('of stock alone leaves everything else as it is', async () => {
    const before = await exported();
    const report = await shop.import('Artikelnummer;Bestand\na-1;17\na-2;\nb-1;-4\n');
    expect(report).toMatchObject({ format: 'update', accepted: 3, updated: 1, unchanged: 2 });
    const [one, two] = before.items;
    expect(await exported()).toEqual({ ...before, items: [{ ...one, stock: 17 }, two] });
  });

  test('of days until more is there leaves the stock as it is', async () => {
    const before = await exported();
    const report = await shop.import('id;lieferzeit_tage\na-1;9\na-2;\n');
    expect(report).toMatchObject({ format: 'update', updated: 1, unchanged: 1 });
    const [one, two] = before.items;
    expect(await exported()).toEqual({ ...before, items: [{ ...one, restockDays: 9 }, two] });
  });

  test('of prices changes those of the storefronts that sell the article', async () => {
    const before = await exported();
    const report = await shop.import('sku,price,price_at\na-1,1.19,1.29\na-2,1.90,\n');
    expect(report).toMatchObject({ updated: 2, refused: 0, warnings: 0 });
    const [one, two] = before.items;
    expect(await exported()).toEqual({
      ...before,
      items: [
        {
          ...one,
          // Businesses: without German VAT.
          prices: {
            de: { cents: 119, listPriceCents: 149 },
            at: { cents: 129 },
            b2b: { cents: 100 },
          },
        },
        { ...two, prices: { de: { cents: 190 } } },
      ],
    });
  });

  test('with names is a list of articles, unless it is said to be an update', async () => {
    const text = 'id,name,price\na-1,Anders,1.00\n';
    const before = await exported();
    const report = await shop.import(text, { format: 'update' });
    expect(report.remarks).toMatchObject([{ line: 1, field: 'name' }]);
    expect((await exported()).product).toEqual(before.product);
    expect(await shop.import(text)).toMatchObject({ format: 'csv' });
  });

  test('tells line and column of what is wrong', async () => {
    const report = await shop.import(
      'id,stock,price,price_ch,color\na-1,x,2,,\n,1,,,\nz,1,,,\nb-1,1,,3,\n',
    );
    expect(report.refusals.map(({ line, field, reason }) => [line, field, reason])).toEqual([
      [2, 'stock', 'is no number: "x"'],
      [3, 'id', 'is missing'],
      [4, 'id', 'there is no article "z" that could be updated'],
    ]);
    expect(report.remarks.map(({ line, field }) => [line, field])).toEqual([
      [1, 'color'],
      [5, 'price_ch'],
    ]);
  });

  test.each([
    ['a row of a header without any of them', 'id;name;stock\n1;A;2', /--format update/],
    ['nothing that it could update', 'id;farbe\n1;rot', /no name/],
    ['a column by another name', 'Artikelnr;Menge\n1;5', /Its first line has "artikelnr, menge"$/],
  ])('%s is named', async (_, text, message) => {
    await expect(shop.import(text)).rejects.toThrow(message);
  });
});
