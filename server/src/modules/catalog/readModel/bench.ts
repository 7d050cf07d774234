/**
 * Measures the read model, and search over it, by themselves; `npm run bench` measures through HTTP.
 *
 *   DATABASE_URL=postgres://… node bench.ts [products]
 *
 * An empty database is filled with that many products first (default 200,000).
 */
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { systemClock } from '../../../clock.ts';
import { openDatabase, statement } from '../../../database/database.ts';
import { migrate } from '../../../database/migrate.ts';
import { appendChanges, createOutboxReader } from '../../outbox/service.ts';
import { createSearchService } from '../../search/service.ts';
import { insertBenchCatalogue } from './benchCatalogue.ts';
import type { ListRequest } from './list.ts';
import { createCatalogReadModel } from './readModel.ts';

const connectionString = process.env.DATABASE_URL;
if (connectionString === undefined) throw new Error('Set DATABASE_URL');
const database = openDatabase({ connectionString, statementTimeoutMs: 120_000 });
await migrate(database);
const anyProduct = statement('bench_any_product', 'select id from product limit 1');
if ((await database.row(anyProduct)) === undefined) {
  await insertBenchCatalogue(database, Number(process.argv[2] ?? 200_000));
  await database.script('analyze');
}

const outbox = createOutboxReader({ database, log: console });
const readModel = createCatalogReadModel({ database, clock: systemClock, log: console, outbox });
await outbox.start();
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
const began = performance.now();
await readModel.start();
report('build', `${Math.round(performance.now() - began)} ms`);
report('longest stall while building', `${(delay.max / 1e6).toFixed(1)} ms`);

const shop = { storefront: 'de', language: 'de', offset: 0, limit: 60 } as const;
const requests: Record<string, ListRequest> = {
  'largest top category': { ...shop, categoryId: 'c0' },
  '… by price': { ...shop, categoryId: 'c0', sort: 'priceAsc' },
  '… two filters': {
    ...shop,
    categoryId: 'c0',
    filters: {
      enums: new Map([
        ['color', ['C1', 'C2']],
        ['format', ['F3']],
      ]),
    },
  },
  '… price range': {
    ...shop,
    categoryId: 'c0',
    filters: { ranges: new Map([['price', { from: 500, to: 2_000 }]]) },
  },
  '… last page': { ...shop, categoryId: 'c0', sort: 'nameAsc', offset: 29_000 },
  'small category': { ...shop, categoryId: 'c5-1-1' },
};
for (const [name, request] of Object.entries(requests)) {
  const total = readModel.list(request)?.total;
  // Each at another place, or all but the first would come from the answers that are kept.
  measure(`${name} (${total})`, (round) =>
    readModel.list({ ...request, offset: request.offset + round }),
  );
}

const patchBegan = performance.now();
await database.script("update current_price set cents = cents + 1 where item_id = 'p77-0'");
await database.transaction((tx) => appendChanges(tx, [{ kind: 'product', key: 'p77' }]));
await outbox.poll();
report('changed price, commit to listing', `${(performance.now() - patchBegan).toFixed(1)} ms`);
report('memory of the process', `${Math.round(process.memoryUsage().rss / 1e6)} MB`);

const search = createSearchService({ database, log: console, outbox, readModel });
delay.reset();
const searchBegan = performance.now();
await search.start();
report('search index', `${Math.round(performance.now() - searchBegan)} ms`);
report('longest stall while building', `${(delay.max / 1e6).toFixed(1)} ms`);
report('memory of the process', `${Math.round(process.memoryUsage().rss / 1e6)} MB`);
const terms = [
  'schule',
  'rot',
  'schere',
  'bastelschere rot',
  'fingerspiel A4',
  'bastelscheere',
  'p77-0',
];
for (const term of terms) {
  const { total } = search.search({ ...shop, term });
  // The same question twice in a row is answered once: a blank more makes it another one.
  const ask = (round: number) => search.search({ ...shop, term: term + ' '.repeat(round % 2) });
  measure(`search ${term} (${total})`, ask);
  measure(`… with facets`, (round) => readModel.list({ ...shop, hits: ask(round).hits }));
}
for (const text of ['s', 'sch', 'bastel', 'schere ro', 'basltesch']) {
  measure(`suggest ${text}`, () => search.suggest({ ...shop, text }));
}

await search.stop();
await readModel.stop();
await outbox.stop();
await database.close();

function measure(what: string, work: (round: number) => unknown): void {
  const times: number[] = [];
  for (let round = 0; round < 500; round++) {
    const start = performance.now();
    work(round);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(3);
  report(what, `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
}

function report(what: string, figure: string): void {
  console.info(`${what.padEnd(34)} ${figure}`);
}
