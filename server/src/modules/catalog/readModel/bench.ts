/**
 * Measures the read model by itself; `npm run bench` measures it through HTTP.
 *
 *   DATABASE_URL=postgres://… node bench.ts [products]
 *
 * An empty database is filled with that many products first (default 200,000).
 */
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { systemClock } from '../../../clock.ts';
import { openDatabase, statement } from '../../../database/database.ts';
import { migrate } from '../../../database/migrate.ts';
import { appendChanges, createOutboxReader } from '../../outbox/outbox.ts';
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
  '… price range': { ...shop, categoryId: 'c0', filters: { price: { from: 500, to: 2_000 } } },
  '… last page': { ...shop, categoryId: 'c0', sort: 'nameAsc', offset: 29_000 },
  'small category': { ...shop, categoryId: 'c5-1-1' },
};
for (const [name, request] of Object.entries(requests)) {
  const times: number[] = [];
  let total = 0;
  for (let round = 0; round < 500; round++) {
    const start = performance.now();
    total = readModel.list(request)?.total ?? 0;
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(3);
  report(name, `${total} products, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
}

const patchBegan = performance.now();
await database.script("update current_price set cents = cents + 1 where item_id = 'p77-0'");
await database.transaction((tx) => appendChanges(tx, [{ kind: 'product', key: 'p77' }]));
await outbox.poll();
report('changed price, commit to listing', `${(performance.now() - patchBegan).toFixed(1)} ms`);
report('memory of the process', `${Math.round(process.memoryUsage().rss / 1e6)} MB`);

await readModel.stop();
await outbox.stop();
await database.close();

function report(what: string, figure: string): void {
  console.info(`${what.padEnd(34)} ${figure}`);
}
