import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runNode } from '../process.ts';
import { type ShopProcess, startShop } from '../testing/shopProcess.ts';

/** Milliseconds until a change shows at the latest (ruling 3). */
const freshness = 2_000;
/** A page that is asked for this often is hot: it is rendered again the moment it is dropped. */
const pauseMs = 50;

const category = {
  type: 'category',
  id: 'frischeprobe',
  name: { de: 'Frischeprobe', en: 'Freshness' },
};

const product = (id: string, name: string) => ({
  type: 'product',
  id,
  category: category.id,
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

/** Asks for a page again and again, and tells since when it shows what it is to show. */
function watch(shop: ShopProcess, address: string, shown: string) {
  const stopping = new AbortController();
  const done = (async () => {
    let since = Number.POSITIVE_INFINITY;
    while (!stopping.signal.aborted) {
      const html = await (await fetch(`http://localhost:${shop.port}${address}`)).text();
      since = html.includes(shown) ? Math.min(since, performance.now()) : Number.POSITIVE_INFINITY;
      await setTimeout(pauseMs);
    }
    return since;
  })();
  return {
    address,
    stop() {
      stopping.abort();
      return done;
    },
  };
}

/** Imports some goods while their listing and a search for them are hot; which pages came late? */
async function latePagesOf(shops: readonly ShopProcess[], goods: number, name: string) {
  const id = name.toLowerCase();
  const file = path.join(directory, `${id}.jsonl`);
  const products = Array.from({ length: goods }, (_, index) => product(`${id}-${index}`, name));
  const lines = [{ ...category, id }, ...products.map((each) => ({ ...each, category: id }))];
  await writeFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const watches = shops.flatMap((shop) => [
    watch(shop, `/cat/${id}`, `href="/prod/${id}-`),
    watch(shop, `/search?q=${name}`, `href="/prod/${id}-`),
  ]);
  const { ok, output } = await runNode('scripts/shop.ts', ['import', file], {
    env: { KREIDE_DATA: dataDirectory },
  });
  expect(ok, output).toBe(true);
  const imported = performance.now();
  await setTimeout(freshness);
  const pages = await Promise.all(
    watches.map(async ({ address, stop }) => ({ address, ms: (await stop()) - imported })),
  );
  return pages.filter(({ ms }) => ms > freshness);
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
  // Right after a start both render their first pages ahead, on the processors of one machine.
  await latePagesOf([first, second], 1, 'Vorlauf');
  for (const { goods, name } of imports) {
    expect(await latePagesOf([first, second], goods, name)).toEqual([]);
  }
});

test('hot pages show new goods within 2 s where the API runs apart', async () => {
  await using api = await startShop({ dataDirectory, args: ['--api-only'] });
  const env = { SHOP_API_URL: `http://127.0.0.1:${api.port}` };
  await using front = await startShop({ dataDirectory, env });
  expect(await latePagesOf([front], 4, 'Seebrise')).toEqual([]);
});
