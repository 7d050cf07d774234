import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settableClock } from '../clock.ts';
import { statement } from '../database/database.ts';
import { importCatalogue, type Remark } from '../modules/import/service.ts';
import { createMediaService } from '../modules/media/service.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { demoDeals } from './deals.ts';
import { demoDrawings } from './drawings/index.ts';
import { demoCatalogue, demoDay } from './index.ts';

let db: TestDatabase;
let directory: string;
const remarks: Remark[] = [];
beforeAll(async () => {
  db = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'kreide-demo-test-'));
  await importCatalogue({
    database: db.database,
    media: createMediaService({
      database: db.database,
      directory,
      log: console,
      drawings: demoDrawings,
    }),
    source: demoCatalogue(),
    pictures: { fetch: false },
    clock: settableClock(new Date(`${demoDay}T12:00:00Z`)),
    onRefused: (remark) => remarks.push(remark),
    onWarning: (remark) => remarks.push(remark),
  });
}, 120_000);
afterAll(async () => {
  await db.drop();
  await rm(directory, { recursive: true });
});

const counts = statement(
  'demo_test_counts',
  `select (select count(*)::int from product) as products,
          (select count(*)::int from item) as items,
          (select count(*)::int from current_price where lowest_30_days_cents is not null) as reduced,
          (select count(*)::int from media) as media,
          (select count(*)::int from review) as reviews`,
);

test('the whole demo goes through the import without a refusal or a warning', async () => {
  expect(remarks.slice(0, 10)).toEqual([]);
  const row = await db.database.row<Record<string, number>>(counts);
  expect(row?.products).toBeGreaterThanOrEqual(2000);
  expect(row?.items).toBeGreaterThanOrEqual(6000);
  expect(row?.reviews).toBeGreaterThanOrEqual(8000);
  expect(row?.media).toBeGreaterThan(2000);
  expect(row?.reduced).toBeGreaterThan(1000);
});

interface DealLine {
  readonly item: string;
  readonly storefront: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly quantity: number;
  readonly sold: number;
}

const dealsAt = async (moment: string) =>
  ((await demoDeals(db.database, new Date(moment))) as DealLine[]).filter(
    ({ storefront }) => storefront === 'de',
  );

test('whenever the demo starts, deals run, one is sold out and one is to come', async () => {
  for (const moment of ['2026-11-22T23:59:00Z', '2027-03-01T07:10:00Z']) {
    const now = new Date(moment).toISOString();
    const deals = await dealsAt(moment);
    const running = deals.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
    expect(running).toHaveLength(6);
    expect(running.filter(({ sold, quantity }) => sold === quantity)).toHaveLength(1);
    expect(deals.filter(({ startsAt }) => startsAt > now)).toHaveLength(1);
  }
});

test('no two days within a month have the same goods, so that each price is a reduction', async () => {
  const items: string[] = [];
  for (let date = 1; date <= 31; date += 1) {
    const deals = await dealsAt(new Date(Date.UTC(2026, 10, date, 12)).toISOString());
    items.push(...deals.map(({ item }) => item));
  }
  expect(new Set(items).size).toBe(items.length);
  expect(items).toHaveLength(31 * 7);
});
