import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from './database/database.ts';
import { createReadiness } from './readiness.ts';
import { createTestDatabase, type TestDatabase } from './testing/index.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
});

afterAll(() => db.drop());

test('a database that takes no writes, as a standby before its promotion, is not ready', async () => {
  const name = new URL(db.connectionString).pathname.slice(1);
  await db.database.script(`alter database "${name}" set default_transaction_read_only = on`);
  const standby = openDatabase({ connectionString: db.connectionString, poolSize: 2 });
  expect(await createReadiness(standby, () => true)()).toEqual({
    isReady: false,
    database: 'onlyReads',
    migrated: true,
    catalogue: 'loaded',
  });
  await standby.close();
  // A connection from before still writes.
  expect(await createReadiness(db.database, () => true)()).toMatchObject({
    isReady: true,
    database: 'reached',
  });
  expect(await createReadiness(db.database, () => false)()).toMatchObject({
    isReady: false,
    catalogue: 'loading',
  });
});
