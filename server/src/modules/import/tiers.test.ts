import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestShop, product, surroundings, type TestShop } from './testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(async () => {
  await shop.empty();
  await shop.import(surroundings);
});
afterAll(() => shop.close());

const tiers = [
  { from: 10, cents: 180 },
  { from: 50, cents: 160 },
];

/** A pen at 2 euro in two storefronts, with tiers for businesses. */
const pen = (change: object = {}, price: object = { tiers }) => ({
  ...product('pen'),
  items: [
    {
      id: 'pen-1',
      stock: 500,
      ...change,
      prices: { de: { cents: 249 }, b2b: { cents: 200, ...price } },
    },
  ],
});

const stored = async (): Promise<Record<string, unknown>> =>
  Object.fromEntries(
    (
      await shop.rows<{ storefront: string; tiers: unknown }>(
        `select storefront, tiers from current_price order by storefront`,
      )
    ).map((row) => [row.storefront, row.tiers]),
  );
const reasons = (report: { refusals: readonly { field: string; reason: string }[] }) =>
  report.refusals.map(({ field, reason }) => `${field} ${reason}`);

describe('a product’s line', () => {
  test('brings tiers, changes and ends them; the same line changes nothing', async () => {
    expect(await shop.import([pen()])).toMatchObject({ refused: 0, warnings: 0 });
    expect(await stored()).toEqual({ b2b: tiers, de: [] });
    expect(await shop.import([pen()])).toMatchObject({ unchanged: 1 });
    const fewer = [{ from: 20, cents: 150 }];
    await shop.database.script('truncate outbox');
    expect(await shop.import([pen({}, { tiers: fewer })])).toMatchObject({ updated: 1 });
    expect(await stored()).toEqual({ b2b: fewer, de: [] });
    // Pages and read models learn of it.
    expect(await shop.rows('select kind, key from outbox')).toEqual([
      { kind: 'product', key: 'pen' },
    ]);
    await shop.import([pen({}, {})]);
    expect(await stored()).toEqual({ b2b: [], de: [] });
  });

  test('comes out of an export as it went in', async () => {
    await shop.import([pen()]);
    const text = await shop.export();
    const line = text
      .split('\n')
      .filter(Boolean)
      .map((one) => JSON.parse(one))
      .find(({ type }) => type === 'product');
    expect(line.items[0].prices).toEqual({ b2b: { cents: 200, tiers }, de: { cents: 249 } });
    await shop.empty();
    await shop.import(text);
    expect(await shop.export()).toBe(text);
  });

  test.each([
    [
      [
        { from: 10, cents: 180 },
        { from: 10, cents: 170 },
      ],
      'items[0].prices.b2b.tiers[1].from must be above the 10 before it',
    ],
    [
      [
        { from: 10, cents: 180 },
        { from: 20, cents: 180 },
      ],
      'items[0].prices.b2b.tiers[1].cents must be below the 180 before it',
    ],
    [
      [{ from: 10, cents: 200 }],
      'items[0].prices.b2b.tiers[0].cents must be below the price of 200',
    ],
    [[{ from: 1, cents: 180 }], 'items[0].prices.b2b.tiers[0].from must be from 2 to 999, not 1'],
    [
      Array.from({ length: 11 }, (_, index) => ({ from: 2 + index, cents: 190 - index })),
      'items[0].prices.b2b.tiers has 11 entries; up to 10 are allowed',
    ],
  ])('is refused with tiers that are none: %j', async (given, reason) => {
    expect(reasons(await shop.import([pen({}, { tiers: given })]))).toEqual([reason]);
  });

  test('says which tiers the quantities leave no room for', async () => {
    expect(reasons(await shop.import([pen({ minimumOrderQuantity: 10 })]))).toEqual([
      'items[0].prices.b2b.tiers[0].from must be above the minimumOrderQuantity of 10',
    ]);
    const { remarks } = await shop.import([pen({ maxQuantity: 20 })]);
    expect(remarks).toMatchObject([
      { field: 'items[0].prices.b2b.tiers[1].from', reason: expect.stringMatching(/maxQuantity/) },
    ]);
  });

  test('of a book has none (ruling 11)', async () => {
    const { remarks } = await shop.import([{ ...pen(), isBook: true }]);
    expect(remarks).toMatchObject([{ reason: expect.stringMatching(/its tiers are ignored/) }]);
    expect(await stored()).toEqual({ b2b: [], de: [] });
  });
});

describe('a feed of prices', () => {
  const update = (change: object) => shop.import([{ type: 'item', id: 'pen-1', ...change }]);

  test('leaves tiers alone, replaces them, and ends them', async () => {
    await shop.import([pen()]);
    await update({ prices: { b2b: { cents: 210 } } });
    expect(await stored()).toEqual({ b2b: tiers, de: [] });
    await update({ prices: { de: { tiers: [{ from: 5, cents: 229 }] } } });
    expect(await stored()).toEqual({ b2b: tiers, de: [{ from: 5, cents: 229 }] });
    await update({ prices: { b2b: { tiers: [] } } });
    expect(await stored()).toEqual({ b2b: [], de: [{ from: 5, cents: 229 }] });
  });

  test('warns of tiers that the shop’s price makes none', async () => {
    await shop.import([pen()]);
    const { remarks } = await update({ prices: { b2b: { tiers: [{ from: 5, cents: 200 }] } } });
    expect(remarks).toMatchObject([
      { field: 'prices.b2b.tiers', reason: expect.stringMatching(/nobody reaches it/) },
    ]);
  });

  test('that falls below a tier ends nothing: it comes back with the price, and exports can be read', async () => {
    await shop.import([pen()]);
    shop.clock.advance(86_400_000);
    await update({ prices: { b2b: { cents: 170 } } });
    shop.clock.advance(86_400_000);
    expect(await stored()).toMatchObject({ b2b: tiers });
    const text = await shop.export();
    expect(text).toContain('"tiers":[{"from":50,"cents":160}]');
    expect((await shop.import(text)).refusals).toEqual([]);
  });

  test('is a CSV as well, for every storefront or for one', async () => {
    await shop.import([pen()]);
    await shop.import('id;tier_prices;tier_prices_b2b\npen-1;10: 2,38 | 20: 1,19;\n');
    expect(await stored()).toEqual({
      b2b: [
        { from: 10, cents: 200 },
        { from: 20, cents: 100 },
      ],
      de: [
        { from: 10, cents: 238 },
        { from: 20, cents: 119 },
      ],
    });
    await shop.import('id;staffelpreise_netto;preis\npen-1;-;2,00\n');
    expect(await stored()).toMatchObject({ b2b: [], de: [{ from: 10 }, { from: 20, cents: 119 }] });
  });
});

describe('an article list', () => {
  test('has tiers in cells, those of businesses without VAT', async () => {
    await shop.import(
      'id;name;price;price_b2b;tier_prices;tier_prices_ch\n' +
        '1;A;2,38;;10: 1,19;5: 2,00 | 50: 1,80\n2;B;2,38;1,90;10: 1,19;\n',
    );
    expect(
      await shop.rows(`select item_id, storefront, tiers from current_price
                        where tiers <> '[]' order by item_id, storefront`),
    ).toEqual([
      { item_id: '1', storefront: 'at', tiers: [{ from: 10, cents: 119 }] },
      { item_id: '1', storefront: 'b2b', tiers: [{ from: 10, cents: 100 }] },
      {
        item_id: '1',
        storefront: 'ch',
        tiers: [
          { from: 5, cents: 200 },
          { from: 50, cents: 180 },
        ],
      },
      { item_id: '1', storefront: 'de', tiers: [{ from: 10, cents: 119 }] },
      // Businesses have a price of their own, so theirs would be tiers of their own.
      { item_id: '2', storefront: 'at', tiers: [{ from: 10, cents: 119 }] },
      { item_id: '2', storefront: 'ch', tiers: [{ from: 10, cents: 119 }] },
      { item_id: '2', storefront: 'de', tiers: [{ from: 10, cents: 119 }] },
    ]);
  });

  test.each([
    ['10 Stück 1,80', 'tier_prices must be like "10: 1,80 | 50: 1,60", not "10 Stück 1,80"'],
    [
      '10: 1,805',
      'tier_prices could be thousands or decimals: 1,805; write 1,805.00 or leave the separator out',
    ],
    ['10: 3,00', 'tier_prices must be below the price of 238'],
    ['10: 2,00 | 10: 1,90', 'tier_prices must be above the 10 before it'],
  ])('is refused at the column: %s', async (cell, reason) => {
    const report = await shop.import(
      `id;name;price;storefronts;tier_prices\n1;A;2,38;de;${cell}\n`,
    );
    expect(reasons(report)).toEqual([reason]);
  });

  test('one fault of a cell is told once, for all storefronts that follow from it', async () => {
    const report = await shop.import(
      'id;name;stock;price;max_quantity;tier_prices;tier_prices_ch\n' +
        '1;A;1;2,38;;10: 1,50 | 20: 1,80;\n2;B;1;2,38;;10: 3,00;5: 4,00\n' +
        '3;C;1;2,38;20;30: 1,00;\n',
    );
    expect(reasons(report)).toEqual([
      'tier_prices must be below the 150 before it',
      'tier_prices must be below the price of 238',
      'tier_prices_ch must be below the price of 238',
    ]);
    expect(report.remarks.map(({ line, field }) => [line, field])).toEqual([[4, 'tier_prices']]);
  });

  test('keeps no tier for businesses that without VAT costs what one piece does', async () => {
    const report = await shop.import('id;name;price;tier_prices\n1;A;0,04;10: 0,03 | 20: 0,01\n');
    expect(report).toMatchObject({ refused: 0 });
    expect(await shop.rows(`select tiers from current_price where storefront = 'b2b'`)).toEqual([
      { tiers: [{ from: 20, cents: 1 }] },
    ]);
  });
});
