import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop } from '../../testing/shop.ts';
import { createTestShop as createImportShop, type TestShop } from '../import/testShop.ts';

let files: TestShop;
let shop: ReturnType<typeof createTestShop>;

const colours = [
  ['Cred', 'Rot', 'Red', '#c8102e'],
  ['Cyellow', 'Gelb', 'Yellow', '#f2c11c'],
  ['Cgreen', 'Grün', 'Green', '#2f8f57'],
  ['Cblue', 'Blau', 'Blue', '#1d5fae'],
  ['Cgrey', 'Grau', 'Grey', '#8a929b'],
  ['Cblack', 'Schwarz', 'Black', '#20242a'],
  ['Cmixed', 'Sortiert', 'Assorted', undefined],
] as const;

const product = (id: string, items: readonly (readonly [variant: object, stock: number])[]) => ({
  ...{ type: 'product', id, category: 'ordner', name: id },
  items: items.map(([variant, stock], index) => ({
    ...{ id: `${id}-${index}`, variant, stock },
    prices: { de: { cents: 300 } },
  })),
});

beforeAll(async () => {
  files = await createImportShop();
  shop = createTestShop(files.database);
  const report = await files.import([
    { type: 'category', id: 'ordner', name: { de: 'Ordner', en: 'Files' } },
    {
      ...{ type: 'attribute', id: 'color', name: 'Farbe' },
      values: colours.map(([id, de, en, css]) => ({ id, name: { de, en }, css })),
    },
    {
      ...{ type: 'attribute', id: 'size', name: 'Größe' },
      values: [
        { id: 'S', name: 'S' },
        { id: 'L', name: 'L' },
      ],
    },
    product(
      'alle',
      colours.map(([color]) => [{ color }, 5]),
    ),
    product('zwei', [
      [{ size: 'S', color: 'Cblue' }, 5],
      [{ size: 'L', color: 'Cblue' }, 5],
      [{ size: 'L', color: 'Cred' }, 5],
      [{ size: 'S', color: 'Cgreen' }, 0],
    ]),
    product('groessen', [
      [{ size: 'S' }, 5],
      [{ size: 'L' }, 5],
    ]),
    product('eine', [
      [{ color: 'Cred' }, 5],
      [{ color: 'Cblue' }, 0],
    ]),
    product('einzeln', [[{ color: 'Cred' }, 5]]),
  ]);
  expect(report.refusals).toEqual([]);
});
afterAll(() => files.close());

async function coloursOf(id: string): Promise<unknown> {
  const data = await shop
    .visitor()
    .run<{ shown: { colours: unknown } }>(
      `{ shown: productById(productId: "${id}") { colours { css more text } } }`,
    );
  return data.shown.colours;
}

test('LIST-18 a tile learns the first five colours, in their order, and how many more there are', async () => {
  expect(await coloursOf('alle')).toEqual({
    css: ['#c8102e', '#f2c11c', '#2f8f57', '#1d5fae', '#8a929b'],
    more: 1,
    text: 'in 6 Farben: Rot, Gelb, Grün, Blau, Grau und 1 weitere',
  });
});

test('a colour counts once, and only while it can be had', async () => {
  expect(await coloursOf('zwei')).toEqual({
    css: ['#c8102e', '#1d5fae'],
    more: 0,
    text: 'in 2 Farben: Rot, Blau',
  });
});

test.each(['groessen', 'eine', 'einzeln'])('%s has no choice of colours', async (id) => {
  expect(await coloursOf(id)).toBeNull();
});
