import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../database/database.ts';
import { databaseUrl } from './databaseUrl.ts';

export interface TestDatabase {
  readonly database: Database;
  readonly connectionString: string;
  /** Closes the pool and deletes the database, other connections or not. */
  drop(): Promise<void>;
}

/**
 * A migrated database without rows for one test file, on the PostgreSQL of the test run
 * (`globalSetup.ts`). Drop it in `afterAll`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const postgres = inject('testPostgres');
  const name = `kreide_test_${randomBytes(8).toString('hex')}`;
  const admin = openDatabase({ connectionString: postgres, poolSize: 1 });
  await admin.script(`create database ${name} template ${inject('testTemplate')}`);
  const connectionString = databaseUrl(postgres, name);
  // What a busy machine takes is no overload: that is refused early, and has tests of its own.
  const database = openDatabase({ connectionString, poolSize: 5, connectionTimeoutMs: 20_000 });
  return {
    database,
    connectionString,
    async drop() {
      await database.close();
      await admin.script(`drop database ${name} with (force)`);
      await admin.close();
    },
  };
}
