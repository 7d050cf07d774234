import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settableClock } from '../clock.ts';
import { statement } from '../database/database.ts';
import { importCatalogue, type Remark } from '../modules/import/import.ts';
import { createMediaService } from '../modules/media/service.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { demoCatalogue, demoDay } from './index.ts';

let db: TestDatabase;
let directory: string;
beforeAll(async () => {
  db = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'kreide-demo-test-'));
});
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

test('the whole demo goes through the import without a refusal or a warning', {
  timeout: 120_000,
}, async () => {
  const remarks: Remark[] = [];
  await importCatalogue({
    database: db.database,
    media: createMediaService({ database: db.database, directory, log: console }),
    source: demoCatalogue(),
    pictures: { fetch: false },
    clock: settableClock(new Date(`${demoDay}T12:00:00Z`)),
    onRefused: (remark) => remarks.push(remark),
    onWarning: (remark) => remarks.push(remark),
  });
  expect(remarks.slice(0, 10)).toEqual([]);
  const row = await db.database.row<Record<string, number>>(counts);
  expect(row?.products).toBeGreaterThanOrEqual(2000);
  expect(row?.items).toBeGreaterThanOrEqual(6000);
  expect(row?.reviews).toBeGreaterThanOrEqual(8000);
  expect(row?.media).toBeGreaterThan(2000);
  expect(row?.reduced).toBeGreaterThan(1000);
});
