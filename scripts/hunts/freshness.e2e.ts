import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setInterval } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runNode } from '../process.ts';
import { type ShopProcess, startShop } from '../testing/shopProcess.ts';

/** Milliseconds until a change shows at the latest (ruling 3). */
const freshness = 2_000;
/** A page that is asked for this often is hot: it is rendered again the moment it is dropped. */
const everyMs = 50;
/** Answers in a row that show a change: none that was rendered before it has been stored over it. */
const steadyAnswers = 30;
/** Milliseconds after which a page that does not show a change never will. */
const patience = 15_000;

const category = { type: 'category', name: { de: 'Frischeprobe', en: 'Freshness' } };

const product = (id: string, name: string, category: string) => ({
  type: 'product',
  id,
  category,
  name,
  items: [{ id: `${id}-1`, orderNumber: `${id}-1`, stock: 50, prices: { de: { cents: 100 } } }],
});

let directory: string;
let dataDirectory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'kreide-freshness-'));
  dataDirectory = path.join(directory, 'data');
});

afterAll(() => rm(directory, { recursive: true, force: true }));

interface Page {
  readonly shop: ShopProcess;
  readonly address: string;
}

const ask = ({ shop, address }: Page) => fetch(`http://localhost:${shop.port}${address}`);

/** Asks for a page again and again, and tells since when it shows what it is to show. */
function watch(page: Page, shown: string) {
  let imported = Number.POSITIVE_INFINITY;
  const done = (async () => {
    let since = Number.POSITIVE_INFINITY;
    let steady = 0;
    for await (const _ of setInterval(everyMs)) {
      const html = await (await ask(page)).text();
      const now = performance.now();
      const isShown = html.includes(shown);
      since = isShown ? Math.min(since, now) : Number.POSITIVE_INFINITY;
      steady = isShown && now > imported ? steady + 1 : 0;
      if (steady >= steadyAnswers || now > imported + patience) break;
    }
    return since;
  })();
  return {
    address: page.address,
    /** @returns how long after the import it was, in milliseconds */
    async hasBeenImported() {
      imported = performance.now();
      return Math.max(0, (await done) - imported);
    },
  };
}

async function importLines(name: string, lines: readonly object[]) {
  const file = path.join(directory, `${name}.jsonl`);
  await writeFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const { ok, output } = await runNode('scripts/shop.ts', ['import', file], {
    env: { KREIDE_DATA: dataDirectory },
  });
  expect(ok, output).toBe(true);
}

const idOf = (name: string) => name.toLowerCase();
const pagesOf = (shops: readonly ShopProcess[], name: string): readonly Page[] =>
  shops.flatMap((shop) => [
    { shop, address: `/cat/${idOf(name)}` },
    { shop, address: `/search?q=${name}` },
  ]);

/** Imports a category for each name with one product in it, until the pages of all are stored. */
async function stock(shops: readonly ShopProcess[], names: readonly string[]) {
  await importLines(
    'stock',
    names.flatMap((name) => [
      { ...category, id: idOf(name) },
      product(`vor-${idOf(name)}`, name, idOf(name)),
    ]),
  );
  for (const page of names.flatMap((name) => pagesOf(shops, name))) {
    const isStored = async () => {
      const answer = await ask(page);
      // Only what comes from the page cache has a tag of its content.
      return answer.headers.has('etag') && (await answer.text()).includes('href="/prod/vor-');
    };
    await expect.poll(isStored, { timeout: patience }).toBe(true);
  }
}

/** Imports more of them while their listing and a search for them are hot; which came late? */
async function latePagesOf(shops: readonly ShopProcess[], goods: number, name: string) {
  const id = idOf(name);
  const watches = pagesOf(shops, name).map((page) => watch(page, `href="/prod/${id}-`));
  await importLines(
    id,
    Array.from({ length: goods }, (_, index) => product(`${id}-${index}`, name, id)),
  );
  const shown = await Promise.all(
    watches.map(async ({ address, hasBeenImported }) => ({ address, ms: await hasBeenImported() })),
  );
  return shown.filter(({ ms }) => ms > freshness);
}

/** One by one, more than are told one by one, and one by one again. */
const imports = [
  { goods: 3, name: 'Frischling' },
  { goods: 2_100, name: 'Taufrische' },
  { goods: 5, name: 'Morgenluft' },
];

test('hot pages show new goods within 2 s, in each of two processes', async () => {
  await using first = await startShop({ dataDirectory });
  await using second = await startShop({ dataDirectory });
  await stock(
    [first, second],
    imports.map(({ name }) => name),
  );
  for (const { goods, name } of imports) {
    expect(await latePagesOf([first, second], goods, name)).toEqual([]);
  }
});

test('hot pages show new goods within 2 s where the API runs apart', async () => {
  await using api = await startShop({ dataDirectory, args: ['--api-only'] });
  const env = { SHOP_API_URL: `http://127.0.0.1:${api.port}` };
  await using front = await startShop({ dataDirectory, env });
  await stock([front], ['Seebrise']);
  expect(await latePagesOf([front], 4, 'Seebrise')).toEqual([]);
});
