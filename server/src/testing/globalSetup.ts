import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase, statement } from '../database/database.ts';
import { startEmbedded } from '../database/embedded/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { databaseUrl } from './databaseUrl.ts';
import { makeTemporaryDirectory } from './temporaryDirectory.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string with the right to create databases. */
    testPostgres: string;
    /** Name of a migrated database without rows, to be cloned. */
    testTemplate: string;
  }
}

/**
 * Vitest's global setup: one PostgreSQL for the test run (embedded, or the one of
 * TEST_DATABASE_URL, whose role must be allowed to create databases), and in it one migrated
 * template that each test file clones.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env.TEST_DATABASE_URL;
  const postgres = external ? undefined : await startThrowAway();
  const url = external ?? postgres?.connectionString ?? '';
  const template = `kreide_template_${randomBytes(6).toString('hex')}`;
  const admin = openDatabase({ connectionString: url, poolSize: 1 });
  await admin.script(`create database ${template} template template0 encoding 'UTF8'`);
  const database = openDatabase({ connectionString: databaseUrl(url, template), poolSize: 1 });
  await migrate(database);
  await database.close();
  project.provide('testPostgres', url);
  project.provide('testTemplate', template);
  return async () => {
    await admin.script(`drop database ${template} with (force)`);
    await admin.close();
    await postgres?.stop();
  };
}

/** A PostgreSQL that may lose its data with the power, for it is thrown away anyway. */
async function startThrowAway() {
  const directory = await makeTemporaryDirectory();
  const postgres = await startEmbedded({ dataDirectory: join(directory.path, 'database') });
  const admin = openDatabase({ connectionString: postgres.connectionString, poolSize: 1 });
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    await admin.run(statement(`test_${setting}_off`, `alter system set ${setting} = off`));
  }
  await admin.script('select pg_reload_conf()');
  await admin.close();
  return {
    connectionString: postgres.connectionString,
    async stop() {
      await postgres.stop();
      await directory[Symbol.asyncDispose]();
    },
  };
}
