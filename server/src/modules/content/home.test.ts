import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { offerDeals } from '../../testing/deals.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import {
  createTestShop as createImportShop,
  type TestShop as ImportShop,
  product,
  surroundings,
} from '../import/testShop.ts';
import type { StorefrontId } from '../storefront/storefront.ts';

/** What the home page shows, with an editor's content, with some of it, and with none. */

let files: ImportShop;
let shop: TestShop;

beforeAll(async () => {
  files = await createImportShop();
  shop = createTestShop(files.database);
  // Deals follow the real clock.
  shop.clock.set(new Date());
  await shop.services.outbox.start();
  await shop.services.readModel.start();
});
beforeEach(() => files.empty());
afterAll(async () => {
  await shop.services.readModel.stop();
  await shop.services.outbox.stop();
  await files.close();
});

interface Cell {
  readonly template: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly products: readonly { readonly productId: string }[];
}

const goods = ['a', 'b', 'c', 'd', 'e'];

async function stock(...more: readonly object[]): Promise<void> {
  const { refusals } = await files.import([
    ...surroundings,
    ...goods.map((id) => product(id)),
    ...more,
  ]);
  expect(refusals).toEqual([]);
  await shop.services.readModel.refreshed();
}

async function home(storefront?: StorefrontId): Promise<readonly Cell[]> {
  const { page } = await shop
    .visitor(storefront)
    .run<{ page: { grid: readonly Cell[] } }>(
      '{ page: pageDetailsByUrl(url: "/") { grid { template attributes products { productId } } } }',
    );
  return page.grid;
}

const kindsOf = (cells: readonly Cell[]) =>
  cells.map(({ template, attributes: { selection } }) =>
    selection === undefined ? template : `${template}: ${selection}`,
  );

async function dealOn(itemId: string): Promise<void> {
  await shop.services.parameters.set({
    ...{ name: 'Blitzangebot', entry: 'activated', storefront: '*', value: 'on' },
  });
  await offerDeals(files.database, { itemId, cents: 90 });
  await shop.services.lightningDeals.invalidate();
}

test('a shop without any content has a home page of what it sells', async () => {
  // A category without goods is no way to any.
  await stock({ type: 'category', id: 'leer', name: 'Leer' });
  await dealOn('c-1');
  const cells = await home();
  expect(kindsOf(cells)).toEqual([
    'sliderHero',
    'listTeaser',
    'recommendations: deals',
    'imageLink',
    'recommendations: popular',
  ]);
  const [, promises, deals, category, popular] = cells;
  // Pages that it does not have are not linked.
  expect(promises?.attributes.valueList).toEqual([
    { name: '14 Tage Widerrufsrecht', url: '/widerruf' },
    { name: 'Fragen? Schreiben Sie uns', url: '/service/kontakt' },
  ]);
  expect(deals?.products).toEqual([{ productId: 'c' }]);
  expect(category?.attributes).toMatchObject({ headline: 'Hefte', teaserLink: '/cat/hefte' });
  expect(popular?.products.map(({ productId }) => productId).toSorted()).toEqual(goods);
});

test('goods are called well rated only where enough of them are', async () => {
  const headline = async () => (await home()).at(-1)?.attributes.headline;
  const reviewed = (ids: readonly string[]) =>
    ids.map((id) => ({
      ...{ type: 'review', id: `r-${id}`, product: id, rating: 5, author: 'A', message: 'Gut' },
      writtenOn: '2026-11-01',
    }));
  await stock();
  expect(await headline()).toBe('Aus unserem Sortiment');
  await stock(...reviewed(['a', 'b', 'c']));
  expect(await headline()).toBe('Aus unserem Sortiment');
  await stock(...reviewed(['d']));
  expect(await headline()).toBe('Beliebt und gut bewertet');
});

test('what is sold out, over or switched off is no deal of the home page', async () => {
  await stock();
  expect(kindsOf(await home())).not.toContain('recommendations: deals');
  await dealOn('c-1');
  expect(kindsOf(await home())).toContain('recommendations: deals');
  await files.database.script('update lightning_deal set sold = quantity');
  await shop.services.lightningDeals.invalidate();
  expect(kindsOf(await home())).not.toContain('recommendations: deals');
});

test('prices of businesses being theirs, their guests see no deals', async () => {
  await stock();
  await files.import([
    { ...product('f'), items: [{ id: 'f-1', prices: { b2b: { cents: 100 } } }] },
  ]);
  await dealOn('f-1');
  await files.database.script(`update lightning_deal set storefront = 'b2b'`);
  await shop.services.lightningDeals.invalidate();
  expect(await shop.services.lightningDeals.offered('b2b')).toHaveLength(1);
  expect(kindsOf(await home('b2b'))).not.toContain('recommendations: deals');
});

test('an editor’s content stays in its order, and only what it lacks is added behind its opening', async () => {
  const cell = (template: string, attributes: object = {}) => ({
    cells: [{ template, attributes }],
  });
  await stock({
    ...{ type: 'content', path: '/', pageType: 'HOMEPAGE', title: 'Meins' },
    rows: [
      cell('sliderHero', { headline: 'Meins' }),
      cell('recommendations', { productsRecommendations: ['b'] }),
      cell('html', { headline: 'Text', teasercontent: '<p>Text</p>' }),
      cell('usp', { headline: 'Schnell' }),
    ],
  });
  expect(kindsOf(await home())).toEqual([
    'sliderHero',
    'imageLink',
    'recommendations',
    'html',
    'usp',
  ]);
  await shop.services.parameters.set({
    ...{ name: 'home', entry: 'complete', storefront: '*', value: 'false' },
  });
  expect(kindsOf(await home())).toEqual(['sliderHero', 'recommendations', 'html', 'usp']);
});

test('an editor says where deals and popular goods stand; without a deal its row is none', async () => {
  const shown = (selection: string) => ({
    cells: [{ template: 'recommendations', attributes: { headline: selection, selection } }],
  });
  await stock({
    ...{ type: 'content', path: '/', pageType: 'HOMEPAGE', title: 'Meins' },
    rows: [shown('popular'), shown('deals')],
  });
  const ofContent = async () =>
    kindsOf(await home()).filter((kind) => kind.startsWith('recommendations'));
  expect(await ofContent()).toEqual(['recommendations: popular']);
  await dealOn('a-1');
  expect(await ofContent()).toEqual(['recommendations: popular', 'recommendations: deals']);
});
