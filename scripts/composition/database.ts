import path from 'node:path';
import { type Database, migrate, openDatabase, type Settings, startEmbedded } from '@kreide/server';

export interface ShopDatabase extends AsyncDisposable {
  readonly database: Database;
  readonly connectionString: string;
}

/**
 * The shop's PostgreSQL, migrated: the external one of `DATABASE_URL`, or the embedded one, which
 * is shared with a shop that runs already on the same data.
 */
export async function openShopDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDirectory'>,
  log: (message: string) => void,
): Promise<ShopDatabase> {
  const embedded =
    settings.databaseUrl === undefined
      ? await startEmbedded({ dataDirectory: path.join(settings.dataDirectory, 'postgres'), log })
      : undefined;
  const connectionString = settings.databaseUrl ?? embedded?.connectionString ?? '';
  let isClosing = false;
  const database = openDatabase({
    connectionString,
    // Connections that PostgreSQL ends because it stops with us are not lost.
    log: (message) => {
      if (!isClosing) log(message);
    },
  });
  const close = async () => {
    isClosing = true;
    await database.close();
    await embedded?.stop();
  };
  try {
    await migrate(database, { log });
  } catch (error) {
    await close();
    throw error;
  }
  return { database, connectionString, [Symbol.asyncDispose]: close };
}
