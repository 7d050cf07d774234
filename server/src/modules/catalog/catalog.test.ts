import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settableClock } from '../../clock.ts';
import { demoDrawings } from '../../demo/drawings/index.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { importCatalogue } from '../import/service.ts';
import { createMediaService } from '../media/service.ts';
import { storefrontOf } from '../storefront/storefront.ts';
import { createCatalogService } from './service.ts';

let db: TestDatabase;
let folder: string;
const clock = settableClock(new Date('2026-11-21T12:00:00Z'));
const german = { storefront: storefrontOf('de'), shopLanguage: 'de-DE' } as const;
const business = { storefront: storefrontOf('b2b'), shopLanguage: 'en-DE' } as const;

const item = (id: string, cents: number, change: object = {}) => ({
  id,
  orderNumber: id,
  stock: 20,
  pictures: [],
  prices: { de: { cents, listPriceCents: cents + 50 }, b2b: { cents: cents - 20 } },
  ...change,
});

const product = (id: string, change: object) => ({
  type: 'product',
  id,
  category: 'hefte',
  name: { de: `Heft ${id}`, en: `Notebook ${id}` },
  ...change,
});

const importLines = (lines: object[]) =>
  importCatalogue({
    database: db.database,
    media: createMediaService({
      database: db.database,
      directory: folder,
      log: console,
      drawings: demoDrawings,
    }),
    source: lines,
    clock,
  });

beforeAll(async () => {
  db = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kreide-catalog-test-'));
  const report = await importLines([
    { type: 'category', id: 'papier', name: { de: 'Papier', en: 'Paper' }, subject: 'deutsch' },
    { type: 'category', id: 'hefte', parent: 'papier', name: { de: 'Hefte', en: 'Notebooks' } },
    {
      type: 'attribute',
      id: 'color',
      name: { de: 'Farbe', en: 'Colour' },
      values: [
        { id: 'Cred', name: { de: 'Rot', en: 'Red' } },
        { id: 'Cblue', name: { de: 'Blau', en: 'Blue' } },
      ],
    },
    product('a', {
      items: [
        item('a-red', 199, { variant: { color: 'Cred' }, stock: 0 }),
        item('a-blue', 249, { variant: { color: 'Cblue' } }),
      ],
    }),
    product('b', { items: [item('b-1', 100)], storefronts: ['de'] }),
    product('c', {
      items: [item('c-1', 300, { content: { amount: 250, unit: 'piece' } })],
      introducedOn: '2026-11-01',
    }),
  ]);
  expect(report.refused).toBe(0);
});

afterAll(async () => {
  await db.drop();
  await rm(folder, { recursive: true });
});

const service = () => createCatalogService({ database: db.database, clock });

test('LIST-15 a tile speaks for the cheapest item that can be had', async () => {
  const [card] = await service().cards(['a'], german);
  expect(card).toMatchObject({
    bestItemId: 'a-blue',
    path: '/prod/a?varid=a-blue',
    hasMoreVariants: true,
    price: { current: { cents: 249, currencyCode: 'EUR' }, isStartingFrom: true },
  });
});

test('cards come in the order asked for, without what is not sold here', async () => {
  const cards = await service().cards(['c', 'b', 'missing', 'a'], business);
  expect(cards.map(({ productId, name }) => [productId, name])).toEqual([
    ['c', 'Notebook c'],
    ['a', 'Notebook a'],
  ]);
});

test('PDP-12 the list price stands beside the current one', async () => {
  const [card] = await service().cards(['b'], german);
  expect(card?.price).toMatchObject({ current: { cents: 100 }, list: { cents: 150 }, old: null });
});

test('LIST-16 a product is new for 60 days', async () => {
  const clock = settableClock(new Date('2026-11-16T12:00:00Z'));
  const catalog = createCatalogService({ database: db.database, clock });
  const isNew = async () => (await catalog.cards(['c'], german)).map(catalog.isNew);
  expect(await isNew()).toEqual([true]);
  clock.set(new Date('2027-01-15T12:00:00Z'));
  expect(await isNew()).toEqual([false]);
});

test('a change is seen once it was forgotten, in every storefront', async () => {
  const catalog = service();
  expect((await catalog.cards(['b'], german))[0]?.name).toBe('Heft b');
  await importLines([
    product('b', {
      name: { de: 'Neues Heft', en: 'x' },
      items: [item('b-1', 100)],
      storefronts: ['de'],
    }),
  ]);
  catalog.invalidate([{ kind: 'product', key: 'b' }]);
  expect((await catalog.cards(['b'], german))[0]?.name).toBe('Neues Heft');
});

test('a product that was asked for twice at once is read once and the same for both', async () => {
  const catalog = service();
  const [first, second] = await Promise.all([
    catalog.cards(['a', 'c'], german),
    catalog.cards(['c', 'a'], german),
  ]);
  expect(first.map(({ productId }) => productId)).toEqual(['a', 'c']);
  expect(second.map(({ productId }) => productId)).toEqual(['c', 'a']);
});

test('PDP-15 a product brings its items with their variants in words', async () => {
  const details = await service().product('a', business);
  expect(
    details?.items.map(({ itemId, variantAttributes }) => [itemId, variantAttributes]),
  ).toEqual([
    ['a-red', [{ label: 'Colour', value: 'Red' }]],
    ['a-blue', [{ label: 'Colour', value: 'Blue' }]],
  ]);
  expect(details?.category?.ancestors.map(({ id }) => id)).toEqual(['papier']);
});

test('DEC-40 an unknown product was never sold, a retired one was', async () => {
  expect(await service().product('nothing', german)).toBeUndefined();
  expect(await service().retired('nothing', german)).toBeUndefined();
});

test('who asks again with the same ids is answered for the same shop, until a product changes', async () => {
  const catalog = service();
  const ids = ['c'];
  const namesIn = async (shop: typeof german | typeof business) =>
    (await catalog.cards(ids, shop)).map(({ name }) => name);
  expect(await namesIn(german)).toEqual(['Heft c']);
  expect(await namesIn(business)).toEqual(['Notebook c']);
  expect(await namesIn(german)).toEqual(['Heft c']);
  await importLines([product('c', { name: { de: 'Neu', en: 'New' }, items: [item('c-1', 100)] })]);
  catalog.invalidate([{ kind: 'product', key: 'c' }]);
  expect(await namesIn(german)).toEqual(['Neu']);
  expect(await namesIn(business)).toEqual(['New']);
});

test('a product that is kept tells of its category what is true now', async () => {
  const catalog = service();
  const nameOfCategory = async () => (await catalog.product('a', german))?.category?.name.de;
  expect(await nameOfCategory()).toBe('Hefte');
  await importLines([
    {
      type: 'category',
      id: 'hefte',
      parent: 'papier',
      name: { de: 'Schulhefte', en: 'Notebooks' },
    },
  ]);
  catalog.invalidate([{ kind: 'category', key: 'hefte' }]);
  expect(await nameOfCategory()).toBe('Schulhefte');
});
