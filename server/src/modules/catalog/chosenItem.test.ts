import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rangeFilterIds } from '../../../contract/index.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { importCatalogue } from '../import/service.ts';

let db: TestDatabase;
let shop: TestShop;

const names = { red: 'Rot', yellow: 'Gelb', blue: 'Blau', L21: 'Lineatur 21', L25: 'Lineatur 25' };
const colours = { red: '#c8102e', yellow: '#ffd500', blue: '#1d5fa8' };

const attribute = (id: string, values: readonly (keyof typeof names)[], change = {}) => ({
  type: 'attribute',
  id,
  name: { de: id, en: id },
  values: values.map((value) => ({ id: value, name: { de: names[value], en: value } })),
  ...change,
});

/** An exercise book, a picture of its own for each colour. */
const item = (
  id: string,
  cents: number,
  variant: { color?: keyof typeof colours; [attribute: string]: string | undefined },
  change: object = {},
) => ({
  id,
  stock: 20,
  variant,
  prices: { de: { cents }, b2b: { cents } },
  pictures: [{ drawing: { kind: 'exercise-book', color: colours[variant.color ?? 'red'] } }],
  ...change,
});

const product = (id: string, items: readonly object[], change = {}) => ({
  type: 'product',
  id,
  category: 'hefte',
  introducedOn: '2026-01-01',
  name: { de: `Schulheft ${id}`, en: `Notebook ${id}` },
  items,
  ...change,
});

const gone = { stock: 0 };
const later = { stock: 0, restockDays: 5 };
const reduced = { priceHistory: [{ storefront: 'de', cents: 900, validFrom: '2026-11-10' }] };

beforeAll(async () => {
  db = await createTestDatabase();
  shop = createTestShop(db.database);
  const report = await importCatalogue({
    database: db.database,
    media: shop.services.media,
    clock: shop.clock,
    source: [
      { type: 'category', id: 'hefte', name: { de: 'Hefte', en: 'Notebooks' } },
      { type: 'manufacturer', id: 'kw', name: 'Kreidewerk' },
      attribute('color', ['red', 'yellow', 'blue']),
      attribute('ruling', ['L21', 'L25']),
      attribute('edge', ['red', 'blue'], { filterable: false }),
      {
        ...attribute('material', []),
        values: [{ id: 'paper', name: { de: 'Papier', en: 'Paper' } }],
      },
      product(
        'all',
        [
          item('all-red-21', 200, { color: 'red', ruling: 'L21' }),
          item('all-red-25', 250, { color: 'red', ruling: 'L25' }, reduced),
          item('all-yellow-21', 300, { color: 'yellow', ruling: 'L21' }, later),
          item('all-yellow-25', 350, { color: 'yellow', ruling: 'L25' }, { ean: '4006381333931' }),
          item('all-blue-21', 210, { color: 'blue', ruling: 'L21' }, gone),
        ],
        { manufacturer: 'kw', isTopseller: true, attributes: { material: ['paper'] } },
      ),
      // Yellow, and with ruling 25, but never both.
      product('apart', [
        item('apart-red-25', 400, { color: 'red', ruling: 'L25' }),
        item('apart-yellow-21', 500, { color: 'yellow', ruling: 'L21' }),
      ]),
      // Two yellow ones: the first is sold out, the second dearer than the third.
      product('several', [
        item('several-1', 600, { color: 'yellow', ruling: 'L21', edge: 'red' }, gone),
        item('several-2', 660, { color: 'yellow', ruling: 'L25', edge: 'red' }),
        item('several-3', 630, { color: 'yellow', ruling: 'L21', edge: 'blue' }),
        item('several-4', 610, { color: 'red', ruling: 'L21', edge: 'red' }),
      ]),
      product('single', [item('single-1', 700, { color: 'yellow' })]),
      // The yellow one isn't sold to consumers.
      product('business', [
        item('business-red', 800, { color: 'red' }),
        item('business-yellow', 800, { color: 'yellow' }, { prices: { b2b: { cents: 800 } } }),
      ]),
      {
        type: 'review',
        id: 'r',
        product: 'all',
        rating: 4,
        author: 'Ute',
        message: 'Gut.',
        writtenOn: '2026-11-01',
      },
    ],
  });
  expect(report.refused).toBe(0);
  await shop.services.outbox.start();
  await shop.services.readModel.start();
  await shop.services.search.start();
});

afterAll(async () => {
  await shop.services.search.stop();
  await shop.services.readModel.stop();
  await shop.services.outbox.stop();
  await db.drop();
});

const tile = `id productId bestItemId path orderNumber chosenVariant deliveryStatus isSale
  price { current { cents } isStartingFrom } image { mediaId }`;

interface Tile {
  readonly id: string;
  readonly productId: string;
  readonly bestItemId: string;
  readonly path: string;
  readonly chosenVariant: string | null;
  readonly deliveryStatus: string;
  readonly price: {
    readonly current: { readonly cents: number };
    readonly isStartingFrom: boolean;
  };
  readonly image: { readonly mediaId: string };
}

interface RangeListing {
  readonly total: number;
  readonly ranges: readonly {
    readonly name: string;
    readonly min: number;
    readonly max: number;
    readonly steps: readonly { readonly from: number; readonly count: number }[];
  }[];
}

interface Listed {
  readonly listing: {
    readonly total: number;
    readonly products: readonly Tile[];
    readonly facets: readonly {
      readonly name: string;
      readonly values: readonly { readonly value: string; readonly count: number }[];
    }[];
  };
}

const listing = `{ total products { ${tile} } facets { name values { value count } } }`;

const enums = (filters: Record<string, readonly string[]>) => ({
  enumFilters: Object.entries(filters).map(([id, values]) => ({ id, values })),
});
const range = (id: string, from?: number, to?: number) => ({ rangeFilters: [{ id, from, to }] });

async function list(filter: object, sortBy = 'nameAsc', storefront: 'de' | 'b2b' = 'de') {
  const answer = await shop.visitor(storefront, { hasPassedGuard: true }).run<Listed>(
    `query ($filter: ListingFilter, $sortBy: SortKey!) {
       listing: categoryProducts(categoryId: "hefte", filter: $filter, sortBy: $sortBy) ${listing}
     }`,
    { filter, sortBy },
  );
  return answer.listing;
}

async function search(searchTerm: string, filter: object = {}, sortBy = 'relevance') {
  const answer = await shop.visitor().run<Listed>(
    `query ($searchTerm: String!, $filter: ListingFilter, $sortBy: SortKey!) {
       listing: search(searchTerm: $searchTerm, filter: $filter, sortBy: $sortBy) ${listing}
     }`,
    { searchTerm, filter, sortBy },
  );
  return answer.listing;
}

const items = ({ products }: Listed['listing']) => products.map(({ bestItemId }) => bestItemId);
const itemOf = ({ products }: Listed['listing'], id: string) =>
  products.find(({ productId }) => productId === id)?.bestItemId;

/** What nobody has asked anything of shows: one that can be had, the cheapest. */
const usual = ['all-red-21', 'apart-red-25', 'business-red', 'several-4', 'single-1'];

describe('a listing chooses the item that was asked for', () => {
  it('LIST-15: without filters the default item, whose price others may exceed', async () => {
    const found = await list({});
    expect(items(found)).toEqual(usual);
    expect(found.products[0]).toMatchObject({
      id: 'Product:all',
      path: '/prod/all?varid=all-red-21',
      chosenVariant: null,
      price: { current: { cents: 200 }, isStartingFrom: true },
    });
  });

  it.each(rangeFilterIds)(
    'LIST-07: what a listing says of %s is what can be filtered by',
    async (id) => {
      const ask = async (from?: number, to?: number) => {
        const answer = await shop.visitor().run<{ listing: RangeListing }>(
          `query ($filter: ListingFilter) {
             listing: categoryProducts(categoryId: "hefte", filter: $filter) {
               total ranges { name min max steps { from count } }
             }
           }`,
          { filter: range(id, from, to) },
        );
        const { total, ranges } = answer.listing;
        return { total, range: ranges.find(({ name }) => name === id) };
      };
      const { total, range: there } = await ask();
      expect(there, 'the goods of this test have no such figure').toBeDefined();
      const { min, max, steps } = there as RangeListing['ranges'][number];
      const between = await ask(min, max);
      expect(between.total).toBeGreaterThan(0);
      expect(between.total).toBeLessThanOrEqual(total);
      // Its own bounds change nothing of what it says.
      expect(between.range).toEqual(there);
      expect((await ask(max + 1)).total).toBe(0);
      expect((await ask(undefined, min - 1)).total).toBe(0);
      for (const { from, count } of steps) expect((await ask(from)).total).toBe(count);
    },
  );

  it.each([
    [
      'a colour',
      enums({ color: ['yellow'] }),
      ['all-yellow-21', 'apart-yellow-21', 'several-2', 'single-1'],
    ],
    ['another attribute', enums({ ruling: ['L25'] }), ['all-red-25', 'apart-red-25', 'several-2']],
    ['one of two colours', enums({ color: ['yellow', 'red'] }), usual],
    [
      'two attributes',
      enums({ color: ['yellow'], ruling: ['L25'] }),
      ['all-yellow-25', 'several-2'],
    ],
    ['a price range', range('price', 2.05, 4.9), ['all-red-25', 'apart-red-25']],
    ['a price up to', range('price', undefined, 6.2), ['all-red-21', 'apart-red-25', 'several-4']],
    [
      'colour and price',
      { ...enums({ color: ['yellow'] }), ...range('price', 6.3) },
      ['several-2', 'single-1'],
    ],
    ['what comes later', enums({ availability: ['later'] }), ['all-yellow-21']],
    ['what is not to be had', enums({ availability: ['none'] }), ['all-blue-21', 'several-1']],
    [
      'colour and availability',
      enums({ color: ['yellow'], availability: ['now'] }),
      ['all-yellow-25', 'apart-yellow-21', 'several-2', 'single-1'],
    ],
    ['a reduced price', enums({ offer: ['sale'] }), ['all-red-25']],
  ])('LIST-15: filtered by %s', async (_, filter, expected) => {
    const found = await list(filter);
    expect(items(found)).toEqual(expected);
    expect(found.total).toBe(expected.length);
  });

  it.each([
    ['its maker', enums({ manufacturer: ['kw'] })],
    ['its stars', range('rating', 4)],
    ['that it sells well', enums({ offer: ['topseller'] })],
    ['an attribute of the whole product', enums({ material: ['paper'] })],
  ])('LIST-15: a filter by %s chooses no item', async (_, filter) => {
    const [only, ...others] = (await list(filter)).products;
    expect(others).toEqual([]);
    expect(only).toMatchObject({ id: 'Product:all', bestItemId: 'all-red-21' });
  });

  it('LIST-15: filters of the product and of its items go together', async () => {
    const filter = { ...enums({ manufacturer: ['kw'], color: ['yellow'] }), ...range('rating', 3) };
    expect(items(await list(filter))).toEqual(['all-yellow-21']);
  });

  it('LIST-15: picture, price, availability and link are those of the item that was chosen', async () => {
    const [tileOfAll] = (await list(enums({ color: ['yellow'], ruling: ['L21'] }))).products;
    expect(tileOfAll).toMatchObject({
      id: 'Product:all/all-yellow-21',
      productId: 'all',
      bestItemId: 'all-yellow-21',
      orderNumber: 'all-yellow-21',
      path: '/prod/all?varid=all-yellow-21',
      chosenVariant: 'Gelb, Lineatur 21',
      deliveryStatus: 'BACKORDER',
      price: { current: { cents: 300 }, isStartingFrom: false },
    });
    const { page, node } = await shop.visitor().run<{
      page: {
        variantInformation: {
          item: { itemId: string; price: Tile['price']; pictures: { mediaId: string }[] };
        };
      };
      node: Tile;
    }>(
      `query ($id: ID!) {
         page: productById(productId: "all") {
           variantInformation(itemId: "all-yellow-21") {
             item { itemId price { current { cents } } pictures { mediaId } }
           }
         }
         node(id: $id) { ... on Product { ${tile} } }
       }`,
      { id: tileOfAll?.id },
    );
    expect(page.variantInformation.item).toEqual({
      itemId: 'all-yellow-21',
      price: { current: { cents: 300 } },
      pictures: [{ mediaId: tileOfAll?.image.mediaId }],
    });
    expect(node).toEqual(tileOfAll);
    expect((await list({})).products[0]?.image.mediaId).not.toBe(tileOfAll?.image.mediaId);
  });

  it('LIST-15: counts are of goods, and each leads to as many', async () => {
    const { facets, total } = await list(enums({ color: ['yellow'] }));
    expect(total).toBe(4);
    const ruling = facets.find(({ name }) => name === 'ruling')?.values;
    // Of "apart" the yellow one has ruling 21 only.
    expect(ruling).toEqual([
      { value: 'L21', count: 3 },
      { value: 'L25', count: 2 },
    ]);
    for (const { value, count } of ruling ?? []) {
      expect((await list(enums({ color: ['yellow'], ruling: [value] }))).total).toBe(count);
    }
    // A filter's own counts are those of choosing another of its values.
    expect(facets.find(({ name }) => name === 'color')?.values).toEqual([
      { value: 'red', count: 4 },
      { value: 'yellow', count: 4 },
      { value: 'blue', count: 1 },
    ]);
  });

  it('LIST-15: an item that is not sold here is neither found nor counted', async () => {
    const yellow = enums({ color: ['yellow'] });
    expect(itemOf(await list(yellow), 'business')).toBeUndefined();
    expect(itemOf(await list(yellow, 'nameAsc', 'b2b'), 'business')).toBe('business-yellow');
    const colours = (await list({})).facets.find(({ name }) => name === 'color')?.values;
    expect(colours).toContainEqual({ value: 'yellow', count: 4 });
  });

  it('LIST-15: sorted by price ascending the cheapest that can be had, also of what was filtered', async () => {
    const yellow = enums({ color: ['yellow'] });
    const cents = ({ products }: Listed['listing']) =>
      products.map((own) => own.price.current.cents);
    expect(items(await list({}, 'priceAsc'))).toEqual([
      'all-red-21',
      'apart-red-25',
      'several-4',
      'single-1',
      'business-red',
    ]);
    const cheapest = await list(yellow, 'priceAsc');
    expect(items(cheapest)).toEqual(['all-yellow-21', 'apart-yellow-21', 'several-3', 'single-1']);
    expect(cents(cheapest)).toEqual([300, 500, 630, 700]);
    const dearest = await list(yellow, 'priceDesc');
    expect(items(dearest)).toEqual(['single-1', 'several-2', 'apart-yellow-21', 'all-yellow-25']);
    expect(cents(dearest)).toEqual([700, 660, 500, 350]);
  });

  it('LIST-15: sorted by price descending the dearest that can be had', async () => {
    const dearest = await list({}, 'priceDesc');
    expect(items(dearest)).toEqual([
      'business-red',
      'single-1',
      'several-2',
      'apart-yellow-21',
      'all-yellow-25',
    ]);
    expect(dearest.products[4]).toMatchObject({
      path: '/prod/all?varid=all-yellow-25',
      price: { current: { cents: 350 }, isStartingFrom: false },
    });
  });
});

describe('a search chooses the item that its words name', () => {
  it.each([
    ['schulheft gelb', 'all-yellow-21'],
    ['gelbe schulhefte', 'all-yellow-21'],
    ['schulheft lineatur 25', 'all-red-25'],
    ['schulheft gelb lin. 25', 'all-yellow-25'],
    ['schulheft', 'all-red-21'],
  ])('LIST-15: searched for "%s"', async (term, expected) => {
    expect(itemOf(await search(term), 'all')).toBe(expected);
  });

  it('LIST-15: also by an attribute that no filter offers', async () => {
    expect(itemOf(await search('schulheft several blau'), 'several')).toBe('several-3');
  });

  it('LIST-15: filters come before words', async () => {
    const found = await search('schulheft gelb', enums({ color: ['red'] }));
    expect(itemOf(found, 'all')).toBe('all-red-21');
  });

  it('LIST-15: words come before the order by price', async () => {
    const found = await search('schulheft gelb', {}, 'priceAsc');
    expect(found.products.map(({ price }) => price.current.cents)).toEqual(
      [...found.products.map(({ price }) => price.current.cents)].sort((a, b) => a - b),
    );
    expect(itemOf(found, 'all')).toBe('all-yellow-21');
  });

  it.each(['4006381333931', 'EAN 4006381333931', 'all-yellow-25 4006381333931'])(
    'LIST-15: searched for the number "%s"',
    async (term) => {
      const found = await search(term);
      expect(itemOf(found, 'all')).toBe('all-yellow-25');
      expect(found.products[0]?.path).toBe('/prod/all?varid=all-yellow-25');
    },
  );
});

it('LIST-15: a change of the item that was chosen is seen, and what is gone is not shown', async () => {
  const yellow = enums({ color: ['yellow'], ruling: ['L25'] });
  expect(items(await list(yellow))).toContain('all-yellow-25');
  const change = async (cents: number | undefined) => {
    await importCatalogue({
      database: db.database,
      media: shop.services.media,
      clock: shop.clock,
      source: [
        product(
          'all',
          [
            item('all-red-21', 200, { color: 'red', ruling: 'L21' }),
            ...(cents === undefined
              ? []
              : [item('all-yellow-25', cents, { color: 'yellow', ruling: 'L25' })]),
          ],
          { manufacturer: 'kw', isTopseller: true, attributes: { material: ['paper'] } },
        ),
      ],
    });
    await shop.services.search.refreshed();
    return (await list(yellow)).products.find(({ productId }) => productId === 'all');
  };
  expect(await change(444)).toMatchObject({ price: { current: { cents: 444 } } });
  expect(await change(undefined)).toBeUndefined();
});
