import { type Conditions, listingPaths, measurer, page } from './pages.ts';
import { buyFrom, reportPurchases, shoppersAtOnce, warmUp } from './purchases.ts';
import { type BenchServer, startServer } from './servers.ts';
import type { Row } from './table.ts';

/** What is measured, in answers or purchases a second of so many processes. */
const works: readonly [
  work: string,
  measure: (conditions: Conditions, count: number) => Promise<number>,
][] = [
  ['category page with 60 tiles, rendered', measureListings],
  ['whole purchase without JavaScript, eight shoppers', measurePurchases],
];

/**
 * Two processes of the shop on one PostgreSQL beside one, asked in turn as a proxy does
 * (docs/operating.md). Load, PostgreSQL and processes share the machine's cores.
 */
export async function measureScale(conditions: Conditions): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const [work, measure] of works) {
    const one = await measure(conditions, 1);
    rows.push({
      work: `${work}, two processes`,
      requestsPerSecond: await measure(conditions, 2),
      limit: { what: 'one process', requestsPerSecond: one },
      target: 'for comparison',
      isMet: true,
    });
  }
  return rows;
}

async function measureListings(conditions: Conditions, count: number): Promise<number> {
  await using started = new AsyncDisposableStack();
  const shops = await startShops(conditions, { count, keepsPages: false, started });
  const listings = listingPaths(conditions.samples).map((path) => page(path));
  const measure = measurer(conditions, ...shops);
  return (await measure(`category page, rendered by ${count}`, listings)).requestsPerSecond;
}

async function measurePurchases(conditions: Conditions, count: number): Promise<number> {
  await using started = new AsyncDisposableStack();
  const shops = await startShops(conditions, { count, keepsPages: true, started });
  const { samples, seconds } = conditions;
  await warmUp(shops, conditions);
  const order = { items: samples.goods, shoppers: shoppersAtOnce, seconds };
  const bought = await buyFrom(shops, order);
  reportPurchases(conditions, `purchases through ${count}`, bought);
  return bought.perSecond;
}

async function startShops(
  { env }: Conditions,
  wanted: { count: number; keepsPages: boolean; started: AsyncDisposableStack },
): Promise<readonly BenchServer[]> {
  const { count, keepsPages, started } = wanted;
  const shops: BenchServer[] = [];
  while (shops.length < count) {
    const answers = keepsPages ? 'kept' : 'executed';
    shops.push(started.use(await startServer({ kind: 'shop', keepsPages, answers }, env)));
  }
  return shops;
}
