import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { settableClock } from '../clock.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { startEmbedded } from '../database/embedded/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { demoDrawings } from '../demo/drawings/index.ts';
import { demoCatalogue, demoDay } from '../demo/index.ts';
import { importCatalogue } from '../modules/import/service.ts';
import { createMediaService } from '../modules/media/service.ts';
import { makeTemporaryDirectory } from '../testing/temporaryDirectory.ts';

/** Fills an empty, migrated database with the demo's catalogue of a day that never changes. */
export async function fillWithDemo(database: Database): Promise<void> {
  await importCatalogue({
    database,
    media: createMediaService({ database, directory: '', log: console, drawings: demoDrawings }),
    source: demoCatalogue(),
    pictures: { fetch: false },
    clock: settableClock(new Date(`${demoDay}T12:00:00Z`)),
    onRefused: ({ line, field, reason }) => {
      throw new Error(`The demo catalogue has a refused line: ${line}: ${field}: ${reason}`);
    },
  });
}

/** A PostgreSQL of its own with the demo catalogue; gone when it is disposed of. */
export async function openDemoDatabase(): Promise<AsyncDisposable & { database: Database }> {
  const directory = await makeTemporaryDirectory();
  const postgres = await startEmbedded({ dataDirectory: join(directory.path, 'database') });
  const database = openDatabase({ connectionString: postgres.connectionString, poolSize: 3 });
  await migrate(database);
  await fillWithDemo(database);
  return {
    database,
    async [Symbol.asyncDispose]() {
      await database.close();
      await postgres.stop();
      await rm(directory.path, { recursive: true, force: true });
    },
  };
}
