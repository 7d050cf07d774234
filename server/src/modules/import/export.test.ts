import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lineRules, lineTypes } from './format/lines.ts';
import type { Rule } from './format/rules.ts';
import { generateCatalogue } from './generate.ts';
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
];

/** All that the catalogue says, without the import's own bookkeeping. */
async function content(): Promise<Record<string, unknown>> {
  const result: Record<string, unknown> = {};
  for (const table of tables) {
    result[table] = await shop.rows(
      `select to_jsonb(t) - '{source_hash,seen_in_import,updated_at}'::text[] as row
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
    icon: 'tabler:book',
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
        prices: { de: { cents: 800, listPriceCents: 1200 }, at: { cents: 900 } },
        priceHistory: [
          { storefront: 'de', cents: 1000, validFrom: '2026-01-01T12:34:56.789Z' },
          { storefront: 'at', cents: 900, listPriceCents: 950, validFrom: '2026-02-01' },
        ],
      },
      { id: 'p-2', variant: { color: 'Cblue' }, prices: { de: { cents: 0 } } },
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

test('what is retired is left out', async () => {
  await shop.import([...surroundings, product('a', 1, 2), { ...product('b'), published: false }]);
  await shop.import([product('a')]);
  const lines = (await shop.export())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const products = lines.filter(({ type }) => type === 'product');
  expect(products.map(({ id }) => id)).toEqual(['a']);
  expect(products[0].items.map(({ id }: { id: string }) => id)).toEqual(['a-1']);
});

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
  expect(await shop.import([...everything, ...further])).toMatchObject({ refused: 0 });
  const exported = (await shop.export())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const lost = lineTypes.flatMap((type) => {
    const lines = exported.filter((line) => line.type === type);
    return [...pathsOf(lineRules[type] as Rule<unknown>)]
      .filter((path) => !isGivenOnly(path) && !lines.some((line) => has(line, path)))
      .map((path) => `${type} ${path}`);
  });
  expect(lost).toEqual([]);
});
