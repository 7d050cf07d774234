import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { HostEntry } from '../../../contract/index.ts';
import { createContentService } from '../content/service.ts';
import { createTestShop, type TestShop } from '../import/testShop.ts';
import { storefrontOf } from '../storefront/storefront.ts';
import { assertFitToOpen, OpeningError, obstaclesOf } from './service.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.empty());

const german: readonly HostEntry[] = [{ host: 'shop.test.de', storefront: 'de', language: 'de' }];

const options = (hosts: readonly HostEntry[] | undefined = german) => ({
  database: shop.database,
  dataDirectory: shop.folder,
  hosts,
  mailFrom: 'shop@test.de',
  trustedProxies: 1,
});

const facts = {
  company: ['name', 'address', 'email', 'phone', 'vatId', 'register'],
  bank: ['accountHolder', 'iban', 'bic', 'bankName'],
} as const;

const parameter = (name: string, entry: string, value = 'Our own') => ({
  type: 'parameter',
  ...{ name, entry, value },
});

const page = (name: string, text = '<p>Ours.</p>') => ({
  ...{ type: 'content', path: `/service/${name}`, storefront: '*', language: 'de' },
  ...{ pageType: 'CONTENT', title: name },
  rows: [{ cells: [{ template: 'html', attributes: { teasercontent: text } }] }],
});

const pages = ['impressum', 'agb', 'datenschutz', 'widerrufsbelehrung'];
const linkedPages = ['versandkosten', 'sicher-einkaufen'];

/** All that a German shop needs, but for what is left out. */
const fitLines = (leftOut = '') =>
  [
    ...Object.entries(facts).flatMap(([name, entries]) =>
      entries.map((entry) => [`${name} ${entry}`, parameter(name, entry)] as const),
    ),
    ['company shopUrl', parameter('company', 'shopUrl', 'https://shop.test.de')] as const,
    ...[...pages, ...linkedPages].map((name) => [name, page(name)] as const),
  ]
    .filter(([name]) => name !== leftOut)
    .map(([, line]) => line);

async function fill(lines: readonly object[]): Promise<void> {
  const { refusals } = await shop.import(lines);
  expect(refusals).toEqual([]);
}

const serious = async (hosts?: readonly HostEntry[]) =>
  (await obstaclesOf(options(hosts))).filter(({ isSerious }) => isSerious).map(({ what }) => what);

test('a shop with facts of its own may open', async () => {
  await fill(fitLines());
  expect(await serious()).toEqual([]);
  await assertFitToOpen(options());
});

test.each([
  ...Object.entries(facts).flatMap(([name, entries]) =>
    entries.map((entry) => [`${name} ${entry}`, `${entry} is the invented "`]),
  ),
  ['company shopUrl', 'shopUrl is the invented "https://shop.example.de" (de)'],
  ...pages.map((name) => [name, `/service/${name} (de, de) is missing`]),
])('without %s of its own it may not', async (leftOut, what) => {
  await fill(fitLines(leftOut));
  expect(await serious()).toEqual([expect.stringContaining(what ?? '')]);
  await expect(assertFitToOpen(options())).rejects.toThrow(OpeningError);
});

test('that it is still called Kreide is told, and keeps it from nothing', async () => {
  await fill(fitLines());
  const told = async () => (await obstaclesOf(options())).map(({ what }) => what);
  expect(await told()).toContain('shopName is the invented "Kreide" (de)');
  await fill([...fitLines(), parameter('company', 'shopName', 'Tintenfass')]);
  expect((await told()).join()).not.toContain('shopName');
});

test('nor with placeholders in a legal text, which nobody is shown in production', async () => {
  const gap =
    '<p><mark>[Bitte ersetzen: Name]</mark></p><p>USt: <mark>[Please replace: x]</mark></p>';
  await fill([...fitLines('agb'), page('agb', gap)]);
  expect(await serious()).toEqual(['/service/agb (de, de) has 2 placeholders']);
  const shown = async (hidesPlaceholders: boolean) => {
    const content = createContentService({ database: shop.database, hidesPlaceholders });
    const found = await content.lookUp('/service/agb', storefrontOf('de'), 'de');
    return found.kind === 'page' ? found.page.rows[0]?.cells[0]?.attributes.teasercontent : '';
  };
  expect(await shown(false)).toBe(gap);
  expect(await shown(true)).toBe('<p>USt: </p>');
});

test('nor on the hosts of the demo, for every storefront of which it lacks the texts', async () => {
  await fill(fitLines());
  const found = await serious([]);
  expect(found).toEqual([]);
  const everywhere = (await obstaclesOf({ ...options(), hosts: undefined })).map(
    ({ what }) => what,
  );
  expect(everywhere).toEqual(
    expect.arrayContaining([
      'KREIDE_HOSTS is not set, so links lead to the hosts of the demo',
      '/service/imprint (b2b, en) is missing',
    ]),
  );
});

test('who takes no transfers needs no bank', async () => {
  const off = ['VORKASSE', 'RECHNUNG', 'X_RECHNUNG'].map((id) =>
    parameter('payment-type', id, 'false'),
  );
  await fill([...fitLines('bank iban'), ...off]);
  expect(await serious()).toEqual([]);
});

test.each(linkedPages)('of %s, which every page links, it is only told', async (leftOut) => {
  await fill(fitLines(leftOut));
  await assertFitToOpen(options());
  expect((await obstaclesOf(options())).filter(({ area }) => area === 'pages')).toEqual([
    expect.objectContaining({ what: `/service/${leftOut} (de, de) is missing` }),
  ]);
});

const untilPictures = async (dataDirectory: string) =>
  (await obstaclesOf({ ...options(), dataDirectory })).filter(({ area }) => area === 'pictures');

test('a folder that takes no pictures is told, and nothing is made on the way to find out', async () => {
  const file = join(shop.folder, 'taken');
  await writeFile(file, '');
  expect(await untilPictures(join(shop.folder, 'new', 'deeper'))).toEqual([]);
  expect(await untilPictures(file)).toMatchObject([
    { isSerious: false, what: expect.stringContaining(`${file}, cannot be written (ENOTDIR)`) },
  ]);
  expect(await readdir(shop.folder)).not.toContain('new');
});

test.skipIf(process.getuid?.() === 0)('so is one of another user (not as root)', async () => {
  const folder = join(shop.folder, 'theirs');
  await mkdir(folder, { mode: 0o500 });
  expect(await untilPictures(folder)).toMatchObject([
    { what: expect.stringContaining('cannot be written (EACCES)') },
  ]);
});

test('what is not serious is told and stops nothing', async () => {
  await fill([
    ...fitLines('company shopUrl'),
    parameter('company', 'shopUrl', 'http://elsewhere.test.de'),
    parameter('demo', 'catalogue', 'loaded'),
  ]);
  const unfinished = { ...options(), trustedProxies: 0, mailFrom: 'Shop <shop@kreide.example>' };
  await assertFitToOpen(unfinished);
  const areas = (await obstaclesOf(unfinished)).map(({ area }) => area);
  expect(areas).toEqual(['company', 'hosts', 'hosts', 'mail', 'goods', 'backups', 'backups']);
});
