import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop as createImportShop, type TestShop } from '../modules/import/testShop.ts';
import { createDealOperator } from '../modules/lightningDeal/operator.ts';
import { createParametersService } from '../modules/parameters/service.ts';
import { createReviewModeration } from '../modules/review/operator.ts';
import { createSearchTermsService } from '../modules/search/operator.ts';
import { createTestShop } from '../testing/shop.ts';
import { demoDeals } from './deals.ts';
import { demoCatalogue } from './index.ts';

/** The whole demo, and what an operator did to it since: from one database into another. */

let origin: TestShop;
let copy: TestShop;
/** What the first shop exported, and the one that it was read into. */
let exported: string;
/** Of all products: for samples from everywhere in the catalogue. */
let productIds: string[];

const draft = {
  type: 'product',
  id: 'draft-globe',
  category: 'kunst',
  name: { de: 'Globus, noch ohne Preis', en: 'Globe, without a price yet' },
  published: false,
  items: [{ id: 'draft-globe-1', prices: {} }],
};

beforeAll(async () => {
  [origin, copy] = await Promise.all([createImportShop(), createImportShop()]);
  await origin.import([...demoCatalogue()], { pictures: { fetch: false } });
  await changeAsOperator();
  exported = await origin.export();
  const report = await copy.import(exported);
  expect(report.refusals).toEqual([]);
  expect(report.remarks).toEqual([]);
  productIds = (await origin.rows<{ id: string }>('select id from product order by id')).map(
    ({ id }) => id,
  );
}, 300_000);

afterAll(() => Promise.all([origin, copy].map((shop) => shop.close())));

async function changeAsOperator(): Promise<void> {
  const { database } = origin;
  const deals = await demoDeals(database, new Date());
  await origin.import(deals);
  // Every tenth product goes, of every tenth other one an item, and one price of some.
  const lines = new Map<string, Line>(
    (await origin.export())
      .trim()
      .split('\n')
      .map((text): [string, Line] => {
        const line = JSON.parse(text);
        return [`${line.type} ${line.id ?? line.path}`, line];
      }),
  );
  const products = [...lines.values()].filter(({ type }) => type === 'product');
  origin.clock.advance(3 * 86_400_000);
  const changed = products.flatMap((line, index): object[] => {
    if (index % 10 === 0) return [{ ...line, published: false, replacements: [products[1]?.id] }];
    if (index % 10 === 1 && line.items.length > 1) return [{ ...line, items: line.items.slice(1) }];
    const [first, ...rest] = line.items;
    if (index % 10 !== 2 || first === undefined) return [];
    const { ch, ...prices } = first.prices;
    return Object.keys(prices).length > 0
      ? [{ ...line, items: [{ ...first, prices }, ...rest] }]
      : [];
  });
  const [page] = [...lines.values()].filter(({ type }) => type === 'content');
  const result = await origin.import([
    { type: 'category', id: 'left', name: 'Aufgegeben', published: false },
    ...changed,
    draft,
    { ...page, title: 'Ein neuer Titel' },
    { type: 'content', path: '/aktion-2025', pageType: 'GONE' },
    {
      type: 'review',
      id: 'waits',
      product: products[3]?.id,
      rating: 4,
      author: 'Mia',
      title: 'Gut',
      message: 'Schreibt sich gut.',
      writtenOn: '2026-11-20',
      published: false,
      submittedAt: '2026-11-20T12:00:00.123Z',
    },
  ]);
  expect(result.refusals).toEqual([]);
  const [stopped] = await createDealOperator({ database }).all();
  await createDealOperator({ database }).stop(stopped?.id ?? '');
  const terms = createSearchTermsService({ database });
  await terms.save({
    kind: 'synonym',
    storefront: '*',
    language: 'de',
    term: 'tornister',
    target: 'schulranzen',
  });
  const parameters = createParametersService({ database });
  expect(
    await parameters.set({ name: 'own', entry: 'note', storefront: 'at', value: 'Servus' }),
  ).toEqual({ ok: true });
}

interface Line {
  readonly type: string;
  readonly id?: string;
  readonly items: readonly { readonly prices: Readonly<Record<string, object>> }[];
}

test('what was read into an empty database exports the same to the byte', async () => {
  const again = await copy.export();
  const lines = exported.split('\n');
  const other = again.split('\n');
  expect(other.filter((line, index) => line !== lines[index]).slice(0, 3)).toEqual([]);
  expect(again).toBe(exported);
  const products = lines.filter((line) => line.includes('"type":"product"'));
  expect(products.length).toBe(productIds.length);
});

test('a draft, a retired product and a review that waits are in it', async () => {
  const rows = await copy.rows(
    `select (select count(*)::int from product where retired_at is not null) as products,
            (select count(*)::int from item where retired_at is not null) as items,
            (select count(*)::int from category where retired_at is not null) as categories`,
  );
  const retired = `select count(*)::int as count from`;
  expect(rows).toEqual([
    {
      products: Math.ceil((productIds.length - 1) / 10) + 1,
      items: (
        await origin.rows<{ count: number }>(`${retired} item where retired_at is not null`)
      )[0]?.count,
      categories: 1,
    },
  ]);
  expect(rows[0]?.items).toBeGreaterThan(10);
  const moderation = createReviewModeration({
    database: copy.database,
    clock: copy.clock,
    secret: 'of the tests',
  });
  expect(await moderation.list('waiting')).toMatchObject([{ id: 'waits' }]);
});

test('its API answers what the first one answers', async () => {
  const shops = await Promise.all([origin, copy].map(openApi));
  const samples = productIds.filter((_id, index) => index % 40 < 4);
  const ask = (document: string, variables: Record<string, unknown>) =>
    Promise.all(
      shops.map(({ visitor }) =>
        Promise.all(
          (['de', 'at', 'ch'] as const).map((id) => visitor(id).run(document, variables)),
        ),
      ),
    );
  for (const id of samples) {
    const [first, second] = await ask(productQuery, { id });
    expect(second).toEqual(first);
  }
  for (const document of [listings, pages, words]) {
    const [first, second] = await ask(document, {});
    expect(second).toEqual(first);
  }
  for (const { services } of shops) {
    await services.search.stop();
    await services.readModel.stop();
    await services.outbox.stop();
  }
});

async function openApi({ database }: TestShop) {
  const shop = createTestShop(database);
  await shop.services.outbox.start();
  await shop.services.readModel.start();
  await shop.services.search.start();
  return shop;
}

const productQuery = `query ($id: String!) {
  productById(productId: $id) {
    productId name rating numberOfRatings isTopseller isBook
    price { current { cents } old { cents } discountPercent }
    lightningDealInfo { itemId lightningSpecialPrice lightningQuantityLeft soldOutText }
  }
  retiredProduct(productId: $id) { replacementProducts { productId } }
  variantInformation(productId: $id, selectedVariants: []) {
    item { itemId orderNumber minimumOrderQuantity warnings { text } availability { text } }
    attributes { name displayName options { value } }
  }
  reviewsByProduct(productId: $id) { total counts reviews { ratingId author message date } }
}`;

const listings = `{
  kunst: categoryProducts(categoryId: "kunst", limit: 60) { total facetCount products { productId } }
  cheap: categoryProducts(categoryId: "schulbedarf", sortBy: priceAsc) { total products { productId } }
  search(searchTerm: "schere", sortBy: priceAsc) { total products { productId } }
  synonym: search(searchTerm: "tornister") { total products { productId } }
  navigationTree { categoryId name }
}`;

const pages = `{
  home: pageDetailsByUrl(url: "/") { pageType title rows { cells { template } } }
  gone: pageDetailsByUrl(url: "/aktion-2025") { pageType }
  footerData(footerPageId: "/-/footer") { linkBlocks { headline links { label url } } usps { headline } }
}`;

const words = `{
  popularSearches
  settingsEntries(name: "own", key: "note") { value }
  searchTermCheck(originalQuery: "agb") { redirectPath query }
}`;
