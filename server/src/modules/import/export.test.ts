import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { generateCatalogue } from '../../demo/generate.ts';
import { lineRules, lineTypes } from './format/lines.ts';
import type { Rule } from './format/rules.ts';
import { createTestShop, product, surroundings, type TestShop } from './testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(() => shop.empty());
afterAll(() => shop.close());

const tables = [
  'category',
  'attribute',
  'attribute_value',
  'manufacturer',
  'product',
  'item',
  'price',
  'current_price',
  'lightning_deal',
  'review',
  'content_page',
  'search_term',
  'parameter',
  'voucher',
  'gift',
  'teaser_list',
];

/** All that the catalogue says, without the import's own bookkeeping. */
async function content(): Promise<Record<string, unknown>> {
  const result: Record<string, unknown> = {};
  for (const table of tables) {
    result[table] = await shop.rows(
      `select to_jsonb(t) - '{source_hash,seen_in_import,updated_at,came_on}'::text[] as row
         from ${table} t order by 1`,
    );
  }
  return result;
}

const dataOf = (text: string) => `data:text/plain;base64,${Buffer.from(text).toString('base64')}`;
const pdf = dataOf('%PDF-1.4 a few words');
const captions = dataOf('WEBVTT\n\n00:00.000 --> 00:01.000\nRatsch');

/** Every type and field, with what the defaults would not give. */
const everything = [
  {
    type: 'attribute',
    id: 'color',
    name: { de: 'Farbe', en: 'Colour' },
    position: 2,
    display: 'tiles',
    filterable: false,
    values: [
      { id: 'Cred', name: 'Rot', css: '#c8102e' },
      { id: 'Cblue', name: 'Blau', position: 7 },
    ],
  },
  {
    type: 'manufacturer',
    id: 'maker',
    name: 'Maker Inc.',
    postalAddress: '1 Main St, Springfield',
    email: 'a@maker.example',
    euResponsible: { name: 'EU GmbH', postalAddress: 'Weg 1, 1010 Wien', email: 'b@eu.example' },
    url: 'https://maker.example/',
    picture: { drawing: { kind: 'exercise-book' } },
  },
  {
    type: 'category',
    id: 'top',
    name: 'Oben',
    subject: 'kunst',
    icon: 'open-book',
    isSale: true,
  },
  {
    type: 'category',
    id: 'sub',
    parent: 'top',
    position: 3,
    name: { de: 'Unten', en: 'Below' },
    intro: '<p>Einleitung</p>',
    picture: { drawing: { kind: 'exercise-book', color: '#1d5fa8' } },
    excludedFromNavigation: true,
    storefronts: ['de', 'b2b'],
    seo: { title: 'T', description: { de: 'D', en: 'E' }, robots: 'noindex, follow' },
  },
  {
    type: 'product',
    id: 'p',
    category: 'sub',
    furtherCategories: ['top'],
    manufacturer: 'maker',
    name: 'Produkt',
    summary: 'S',
    description: { de: '<p>D &amp; <strong>E</strong></p>' },
    features: [{ name: 'Breite', value: '10 cm' }],
    attributes: { color: ['Cblue'] },
    keywords: { de: ['wort'], en: ['word'] },
    warnings: [{ text: 'Achtung', danger: true, picture: { drawing: { kind: 'exercise-book' } } }],
    documents: [
      { name: 'Blatt', url: '/dateien/blatt.pdf', kind: 'datasheet' },
      { name: 'Anleitung', data: pdf, kind: 'manual' },
    ],
    videos: [
      {
        name: 'Film',
        url: 'https://film.example/1',
        picture: { drawing: { kind: 'exercise-book' } },
        captions: { data: captions },
      },
    ],
    audioSamples: [{ name: 'Klang', url: 'https://klang.example/1.mp3' }],
    labels: [
      { name: 'Fair', text: 'Fair gehandelt', picture: { drawing: { kind: 'exercise-book' } } },
    ],
    warranty: '3 Jahre',
    deliveryInfo: 'Kommt auf einer Palette.',
    specialOffer: 'Zum Schulanfang',
    assortmentGroup: 'gruppe',
    teasers: { top: '/seite', bottom: '/alt' },
    energy: {
      class: 'B',
      scale: 'A-G',
      arrow: { drawing: { kind: 'exercise-book', color: '#1d5fa8' } },
      label: { drawing: { kind: 'exercise-book', color: '#1c7a4a' } },
      sheetUrl: '/dateien/energie.pdf',
    },
    taxClass: 'reduced',
    isTopseller: true,
    introducedOn: '2025-01-31',
    editorialRank: -4,
    popularity: 17,
    extraBadges: [{ id: 'fair', name: 'Fair' }],
    accessories: ['q'],
    replacements: ['z'],
    storefronts: ['de', 'at'],
    seo: { robots: 'noindex' },
    items: [
      {
        id: 'p-1',
        orderNumber: 'P/1',
        ean: '96385074',
        variant: { color: 'Cred' },
        pictures: [{ drawing: { kind: 'exercise-book' }, alt: 'Rot' }],
        stock: 3,
        restockDays: 0,
        minimumOrderQuantity: 2,
        maxQuantity: 10,
        content: { amount: 0.125, unit: 'kg' },
        weightGrams: 200,
        isBulky: true,
        primeEligible: true,
        warnings: [{ text: { de: 'Klein', en: 'Small' } }],
        charger: { included: false, minWatt: 5, maxWatt: 20, usbPd: true },
        prices: {
          de: {
            cents: 800,
            listPriceCents: 1200,
            tiers: [
              { from: 3, cents: 750 },
              { from: 10, cents: 700 },
            ],
          },
          at: { cents: 900 },
        },
        priceHistory: [
          { storefront: 'de', cents: 1000, validFrom: '2026-01-01T12:34:56.789Z' },
          { storefront: 'at', cents: 900, listPriceCents: 950, validFrom: '2026-02-01' },
        ],
      },
      { id: 'p-2', variant: { color: 'Cblue' }, prices: { de: { cents: 0 } } },
      { id: 'p-0', variant: {}, published: false, prices: { at: { cents: 5 } } },
    ],
  },
  {
    type: 'lightning-deal',
    id: 'deal',
    item: 'p-2',
    storefront: 'at',
    cents: 7,
    startsAt: '2026-11-20T08:00:00.000Z',
    endsAt: '2027-01-01T00:00:00.000Z',
    quantity: 3,
    quantityMax: 2,
    soldOutText: 'Weg',
    sold: 1,
  },
  {
    type: 'review',
    id: 'r',
    product: 'p',
    rating: 2,
    author: 'U',
    title: 'T',
    message: 'M\nN',
    language: 'en',
    writtenOn: '2026-05-01',
    helpful: 3,
    shopComment: 'C',
    isVerified: true,
    published: false,
  },
  {
    type: 'content',
    path: '/seite',
    storefront: 'at',
    title: 'Seite',
    rows: [
      {
        cells: [
          {
            id: 'heft',
            name: 'Heft',
            type: 'Service Teaser',
            template: 'imageLink',
            attributes: {
              image: { drawing: { kind: 'exercise-book' }, altTag: 'Heft' },
              teasercontent: { text: '<p>Text</p>' },
            },
          },
        ],
      },
    ],
    seo: { title: 'S', canonicalUrl: '/seite' },
    hideBreadcrumb: true,
    hideLeftColumn: false,
    activeAbTests: [{ id: 'hero', trackingCode: 'hero-2026' }],
  },
  { type: 'content', path: '/alt', pageType: 'REDIRECT', redirectUrl: '/neu', isTemporary: true },
  { type: 'search-term', kind: 'synonym', language: 'en', term: 'a', target: 'b', position: 4 },
  { type: 'parameter', name: 'n', entry: 'e', storefront: 'ch', value: '' },
  {
    type: 'voucher',
    code: 'HERBST-10',
    kind: 'percent',
    percent: 10,
    minimumCents: 2000,
    validFrom: '2026-09-01',
    validUntil: '2026-12-01T00:00:00Z',
    storefronts: ['at'],
    categories: ['top'],
    maxUses: 500,
    uses: 3,
    isOncePerCustomer: true,
    name: { de: 'Herbst', en: 'Autumn' },
  },
  { type: 'voucher', code: 'FUENF', kind: 'amount', cents: 500 },
  { type: 'voucher', code: 'DAZU', kind: 'freeItem', item: 'p-2' },
  {
    type: 'gift',
    id: 'dazu',
    item: 'p-2',
    minimumCents: 3000,
    isRemovable: false,
    storefronts: ['at'],
    validFrom: '2026-09-01',
    validUntil: '2026-12-01T00:00:00Z',
    position: 2,
  },
  {
    type: 'teaser-list',
    id: 'klasse-1',
    name: { de: 'Klasse 1', en: 'Year 1' },
    description: 'Für den ersten Tag.',
    picture: { drawing: { kind: 'exercise-book', color: '#1d5fa8' } },
    pictureSide: 'left',
    storefronts: ['de', 'at'],
    entries: [
      { product: 'p', item: 'p-1', quantity: 3 },
      { product: 'p' },
      { product: 'retired', item: 'retired-1' },
    ],
  },
  { type: 'category', id: 'hidden', parent: 'top', name: 'Verborgen', published: false },
  { type: 'category', id: 'nowhere', name: 'Nirgends', storefronts: [] },
  { type: 'category', id: 'below', parent: 'hidden', name: 'Darunter', published: false },
  {
    type: 'product',
    id: 'draft',
    category: 'below',
    name: 'Entwurf',
    attributes: { unknown: ['Vnone'] },
    storefronts: ['de', 'ch'],
    published: false,
    items: [],
  },
  {
    type: 'product',
    id: 'retired',
    category: 'hidden',
    name: 'Ausgelaufen',
    replacements: ['p'],
    published: false,
    items: [
      { id: 'retired-1', variant: { color: 'Cred' }, prices: { de: { cents: 500 } } },
      { id: 'retired-2', variant: { color: 'Cred' }, published: false, prices: {} },
    ],
  },
  {
    type: 'lightning-deal',
    id: 'stopped',
    item: 'retired-1',
    storefront: 'de',
    cents: 400,
    startsAt: '2027-01-01',
    endsAt: '2027-01-01',
    quantity: 1,
  },
  {
    type: 'review',
    id: 'rejected',
    product: 'retired',
    rating: 1,
    author: 'X',
    message: 'Nein.',
    writtenOn: '2026-05-02',
    published: false,
    submittedAt: '2026-05-02T10:11:12.345Z',
    rejectedAt: '2026-05-03T00:00:00Z',
  },
  { type: 'content', path: '/weg', pageType: 'GONE' },
  {
    type: 'content',
    path: '/-/footer',
    language: 'en',
    rows: [{ cells: [{ template: 'linkBlock', attributes: { links: [], anchor: null } }] }],
  },
  { type: 'search-term', kind: 'boost', term: 'heft', target: 'p,retired' },
  { type: 'search-term', kind: 'redirect', term: 'agb', target: '/service/agb' },
];

test('an export read into the same shop changes nothing', async () => {
  const imported = await shop.import(everything);
  expect(imported.refusals).toEqual([]);
  const before = await content();
  const exported = await shop.export();
  shop.clock.advance(86_400_000);
  await shop.database.script('truncate outbox');
  const report = await shop.import(exported, { replace: true });
  expect(report).toMatchObject({ created: 0, updated: 0, retired: 0, refused: 0, warnings: 0 });
  expect(await content()).toEqual(before);
  expect(await shop.rows('select * from outbox')).toEqual([]);
});

test('an export read into an empty shop makes the same shop', async () => {
  await shop.import(everything);
  const before = await content();
  const exported = await shop.export();
  await shop.empty();
  await shop.import(exported);
  expect(await content()).toEqual(before);
  expect(await shop.export()).toBe(exported);
});

test('a generated catalogue comes back the same, and reductions with it', async () => {
  await shop.import([...generateCatalogue({ products: 120 })]);
  const before = await content();
  const exported = await shop.export();
  await shop.empty();
  shop.clock.advance(86_400_000);
  const report = await shop.import(exported);
  expect(report.refusals).toEqual([]);
  expect(await content()).toEqual(before);
  const reduced = 'select count(*) as n from current_price where lowest_30_days_cents is not null';
  expect((await shop.rows<{ n: number }>(reduced))[0]?.n).toBeGreaterThan(20);
});

test('photos are written beside, and read from there', async () => {
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  await writeFile(join(shop.folder, 'photo.jpg'), photo);
  const line = product('a');
  const items = [{ ...line.items[0], pictures: [{ file: 'photo.jpg', alt: 'Rot' }] }];
  const directory = shop.folder;
  await shop.import([...surroundings, { ...line, items }], { pictures: { directory } });
  const before = await content();

  const withId = await shop.export();
  expect(withId).toMatch(/"pictures":\[\{"media":"[0-9a-f]{32}"/);
  expect(await shop.import(withId)).toMatchObject({ updated: 0, warnings: 0 });

  const beside = join(shop.folder, 'beside');
  const withFile = await shop.export(beside);
  expect(await readdir(beside)).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.jpg$/)]);
  await shop.empty();
  const report = await shop.import(withFile, { pictures: { directory: beside } });
  expect(report).toMatchObject({ refused: 0, warnings: 0 });
  expect(await content()).toEqual(before);
});

test('drafts, retired goods and what was moderated are exported as they are', async () => {
  const line = product('a', 100, 200);
  await shop.import([...surroundings, line, { ...product('b'), published: false }]);
  shop.clock.advance(1_000);
  await shop.import([product('a', 100)]);
  const products = (await exportedLines()).filter(({ type }) => type === 'product');
  expect(products.map(({ id, published }) => [id, published])).toEqual([
    ['a', true],
    ['b', false],
  ]);
  expect(products[0]?.items).toMatchObject([
    { id: 'a-1', published: true },
    { id: 'a-2', published: false, prices: { de: { cents: 200 } } },
  ]);
});

test('what a retired product still refers to may be gone', async () => {
  const withValue = { ...product('old'), attributes: { ruling: ['L25'] } };
  await shop.import([...surroundings, withValue]);
  const attribute = { ...surroundings[1], values: [{ id: 'L21', name: 'Lineatur 21' }] };
  await shop.import([{ ...withValue, published: false }, attribute]);
  const exported = await shop.export();
  await shop.empty();
  expect(await shop.import(exported)).toMatchObject({ refused: 0, warnings: 0 });
  expect(await shop.export()).toBe(exported);
});

test('an item that moved on leaves a retired product without any', async () => {
  await shop.import([...surroundings, product('old')]);
  await shop.import([{ ...product('old'), published: false }]);
  const item = { ...product('old').items[0], orderNumber: 'N' };
  await shop.import([{ ...product('new'), items: [item] }]);
  const exported = await shop.export();
  await shop.empty();
  expect(await shop.import(exported)).toMatchObject({ refused: 0, warnings: 0 });
  expect(await shop.export()).toBe(exported);
});

test('prices that ended keep their history, and their currency', async () => {
  const prices = { de: { cents: 100 }, ch: { cents: 110 } };
  const line = product('a');
  const sold = (given: object) => ({ ...line, items: [{ ...line.items[0], prices: given }] });
  await shop.import([...surroundings, sold(prices)]);
  shop.clock.advance(86_400_000);
  await shop.import([sold({ de: { cents: 90 }, ch: { cents: 99 } })], {
    currencies: { ch: 'CHF' },
  });
  shop.clock.advance(86_400_000);
  await shop.import([sold({ de: { cents: 90 } })], { currencies: { ch: 'CHF' } });
  const history = await shop.rows('select * from price order by storefront, valid_from');
  expect(history).toMatchObject([
    { storefront: 'ch', cents: 110, currency: 'EUR' },
    { storefront: 'ch', cents: 99, currency: 'CHF' },
    { storefront: 'de', cents: 100 },
    { storefront: 'de', cents: 90 },
  ]);
  const exported = await shop.export();
  expect(await shop.import(exported, { currencies: { ch: 'CHF' } })).toMatchObject({ updated: 0 });
  await shop.empty();
  await shop.import(exported, { currencies: { ch: 'CHF' } });
  expect(await shop.rows('select * from price order by storefront, valid_from')).toEqual(history);
  expect(await shop.export()).toBe(exported);
});

test('what a price is a reduction of is told from deals that come after it', async () => {
  const deal = {
    type: 'lightning-deal',
    id: 'd',
    item: 'a-1',
    storefront: 'de',
    cents: 50,
    startsAt: '2026-11-21T11:00:00Z',
    endsAt: '2026-11-21T12:00:00Z',
    quantity: 1,
  };
  await shop.import([...surroundings, product('a', 100), deal]);
  shop.clock.advance(86_400_000);
  await shop.import([product('a', 50)]);
  const reference = 'select lowest_30_days_cents as cents from current_price';
  expect(await shop.rows(reference)).toEqual([{ cents: null }]);
  const exported = await shop.export();
  await shop.empty();
  await shop.import(exported);
  expect(await shop.rows(reference)).toEqual([{ cents: null }]);
});

test('a category that something published is in stays published', async () => {
  const hidden = { ...surroundings[0], published: false };
  await shop.import([...surroundings, product('a')]);
  const kept = await shop.import([hidden]);
  expect(kept.remarks).toMatchObject([
    { id: 'hefte', field: 'published', reason: 'is still in use: stays published' },
  ]);
  const retired = 'select id from category where retired_at is not null';
  expect(await shop.rows(retired)).toEqual([]);
  await shop.import([hidden, { ...product('a'), published: false }]);
  expect(await shop.rows(retired)).toEqual([{ id: 'hefte' }]);
  const report = await shop.import([product('b')]);
  expect(report.refusals).toMatchObject([{ reason: 'there is no category "hefte"' }]);
});

test("a review written in the shop is not the file's to take away", async () => {
  const review = { type: 'review', product: 'a', rating: 5, author: 'M', message: 'Gut gemacht' };
  const written = { ...review, id: 'w', writtenOn: '2026-11-01', submittedAt: '2026-11-01' };
  const imported = { ...review, id: 'i', writtenOn: '2026-11-01' };
  await shop.import([...surroundings, product('a'), written, imported]);
  const other = { ...imported, id: 'o' };
  await shop.import([...surroundings, product('a'), other], { replace: true });
  expect(await shop.rows('select id from review order by id')).toEqual([{ id: 'o' }, { id: 'w' }]);
});

async function exportedLines(): Promise<(Record<string, unknown> & { items: unknown[] })[]> {
  return (await shop.export())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** Every field of a kind of line, as a path: `items[].stock`. Of pictures only that there is one. */
function* pathsOf(rule: Rule<unknown>, path = ''): Generator<string> {
  if (rule.says === 'picture') return;
  for (const [name, field] of Object.entries(rule.fields ?? {})) {
    const where = path === '' ? name : `${path}.${name}`;
    yield where;
    yield* pathsOf(field.rule, where);
  }
  if (rule.of && rule.says.startsWith('list')) yield* pathsOf(rule.of, `${path}[]`);
}

/** Whether some value stands at the path. */
function has(value: unknown, path: string): boolean {
  const [step = '', ...rest] = path.split('.');
  const [name = '', ...lists] = step.split('[]');
  let found: unknown[] = [(value as Record<string, unknown> | undefined)?.[name]];
  for (const _ of lists) found = found.flat();
  return found.some((one) => one !== undefined && (rest.length === 0 || has(one, rest.join('.'))));
}

/** What the lines above leave out. */
const further = [
  {
    ...product('s'),
    category: 'sub',
    seo: { title: 'T', description: 'D' },
    items: [
      {
        ...product('s').items[0],
        warnings: [{ text: 'Klein', picture: { drawing: { kind: 'exercise-book' } } }],
      },
    ],
  },
  {
    type: 'content',
    path: '/hefte',
    pageType: 'CATEGORY',
    category: 'sub',
    seo: { description: 'D', robots: 'noindex' },
  },
];

/** Given as a file or as data, it comes back as the address that it has in the shop. */
const isGivenOnly = (path: string) => /(?:^|\.)(?:data|file)$/.test(path) || path === 'published';

test('every field of the format comes back from an export', async () => {
  await writeFile(
    join(shop.folder, 'logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="3"/>',
  );
  const picture = { file: 'logo.svg' };
  const logo = { type: 'parameter', name: 'company', entry: 'logo', picture };
  const pictures = { directory: shop.folder };
  const report = await shop.import([...everything, ...further, logo], { pictures });
  expect(report).toMatchObject({ refused: 0 });
  const exported = (await shop.export())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  // An update is told by what it changed.
  const exportedTypes = lineTypes.filter((type) => type !== 'item');
  const lost = exportedTypes.flatMap((type) => {
    const lines = exported.filter((line) => line.type === type);
    return [...pathsOf(lineRules[type] as Rule<unknown>)]
      .filter((path) => !isGivenOnly(path) && !lines.some((line) => has(line, path)))
      .map((path) => `${type} ${path}`);
  });
  expect(lost).toEqual([]);
});
