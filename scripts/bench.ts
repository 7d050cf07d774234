import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generateCatalogue, importCatalogue, readSettings } from '@kreide/server';
import { measureAccounts } from './bench/accounts.ts';
import { measureApi } from './bench/api.ts';
import { measureBrowser } from './bench/browser.ts';
import { measureCheckoutPages } from './bench/checkoutPages.ts';
import { readDocuments } from './bench/documents.ts';
import { measureOrderHistory } from './bench/orderHistory.ts';
import { type Conditions, measureCache, measureRendering } from './bench/pages.ts';
import { measurePurchases } from './bench/purchases.ts';
import { type Samples, takeSamples } from './bench/samples.ts';
import { measureScale } from './bench/scale.ts';
import { formatTable, type Row } from './bench/table.ts';
import { buildStorefront, isBuilt } from './build.ts';
import { openShopDatabase } from './composition/database.ts';
import { openMedia } from './composition/media.ts';
import { endCommands, onStop, root } from './process.ts';
import { step } from './progress.ts';
import { raisedLimits, raisedLimitsNote } from './raisedLimits.ts';

const help = `npm run bench [-- options] [pages] [cache] [api] [orders] [accounts] [scale] [browser]

Measures this checkout on a generated catalogue, in a data folder of its own, loaded from a second
process, and prints the figures beside the limits of this machine. Writes .kreide/bench/*.json.

Parts are the names above, all of them if none is said; "scale" loads two processes beside one.

  --products N    size of the catalogue (20000)
  --seconds N     how long each load lasts (8)
  --help          prints this`;

const parts = ['pages', 'cache', 'api', 'orders', 'accounts', 'scale', 'browser'];

const { values, positionals } = parseArgs({
  options: {
    products: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '8' },
    help: { type: 'boolean', short: 'h' },
  },
  allowPositionals: true,
});

const products = Number(values.products);
const seconds = Number(values.seconds);
const benchDirectory = path.join(root, '.kreide/bench');

if (values.help) {
  console.log(help);
} else if (!Number.isInteger(products) || products < 1000 || !(seconds >= 1)) {
  console.error(`--products is a whole number from 1000 up, --seconds one from 1 up.\n\n${help}`);
  process.exitCode = 2;
} else if (!positionals.every((part) => parts.includes(part))) {
  console.error(`Parts are ${parts.join(', ')}.\n\n${help}`);
  process.exitCode = 2;
} else {
  onStop(() => {
    endCommands();
    process.exit(130);
  });
  await measure(new Set(positionals.length === 0 ? parts : positionals));
}

async function measure(wanted: ReadonlySet<string>): Promise<void> {
  if (!(await isBuilt())) await step('Building the storefront', buildStorefront);
  const dataDirectory = path.join(benchDirectory, `products-${products}`);
  const env = {
    ...raisedLimits,
    KREIDE_ENV: 'demo',
    KREIDE_DATA: dataDirectory,
    PORT: '0',
    DATABASE_URL: '',
  };
  const samples = await provideCatalogue(env);
  const documents = await readDocuments();
  const conditions: Conditions = {
    samples,
    seconds,
    env,
    report: (work, { requestsPerSecond, p50, p95 }, connections) =>
      console.log(
        `${work}, ${connections} at once: ${Math.round(requestsPerSecond)} req/s, ` +
          `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
      ),
  };
  const rows: Row[] = [];
  if (wanted.has('pages')) rows.push(...(await measureRendering(conditions)));
  if (wanted.has('cache')) rows.push(...(await measureCache(conditions)));
  if (wanted.has('api')) rows.push(...(await measureApi(conditions, documents)));
  if (wanted.has('orders')) {
    rows.push(...(await measurePurchases(conditions)));
    rows.push(...(await measureOrderHistory(conditions, documents)));
    rows.push(...(await measureCheckoutPages(conditions)));
  }
  if (wanted.has('accounts')) rows.push(...(await measureAccounts(conditions, documents)));
  if (wanted.has('scale')) rows.push(...(await measureScale(conditions)));
  if (wanted.has('browser')) rows.push(...(await measureBrowser(conditions)));
  const [cpu] = cpus();
  const machine = `${cpus().length} × ${cpu?.model.trim()}, Node ${process.version}`;
  const heading = `${new Date().toISOString().slice(0, 10)}, ${machine}, ${samples.productCount} products`;
  console.log(`\n${heading}\n${raisedLimitsNote}\n\n${formatTable(rows)}`);
  const file = path.join(benchDirectory, `${new Date().toISOString().replace(/[:.]/g, '-')}.json`);
  await writeFile(file, `${JSON.stringify({ heading, seconds, rows }, null, 2)}\n`);
  console.log(`\nWritten to ${path.relative(root, file)}`);
}

/** A generated catalogue of the wanted size: made once, kept for the next run. */
async function provideCatalogue(env: Record<string, string>): Promise<Samples> {
  const settings = readSettings(env);
  const stamp = path.join(settings.dataDirectory, 'complete');
  await mkdir(settings.dataDirectory, { recursive: true });
  await using shop = await openShopDatabase(settings, console.log);
  const { database } = shop;
  if ((await readFile(stamp, 'utf8').catch(() => '')) === '') {
    await step(`Generating ${products} products`, () =>
      importCatalogue({
        database,
        media: openMedia(settings, database),
        source: generateCatalogue({ products }),
      }),
    );
    await writeFile(stamp, 'yes\n');
  }
  return await takeSamples(database);
}
