import path from 'node:path';
import { type Database, migrate, openDatabase, type Settings, startEmbedded } from '@kreide/server';

/** The database of `DATABASE_URL` can't be used; the message says which and why, in one line. */
export class DatabaseUrlError extends Error {
  override name = 'DatabaseUrlError';
}

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
      ? await startEmbedded({
          dataDirectory: path.join(settings.dataDirectory, 'postgres'),
          log,
          onGone(reason) {
            console.error(`PostgreSQL is gone, so this process ends: ${reason}`);
            process.exit(1);
          },
        })
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
    if (settings.databaseUrl !== undefined) await reach(database, settings.databaseUrl);
    await migrate(database, { log });
  } catch (error) {
    await close();
    throw error;
  }
  return { database, connectionString, [Symbol.asyncDispose]: close };
}

const ping = { name: 'scripts_ping', text: 'select 1' };

/** @throws DatabaseUrlError that names host and port, never the password */
async function reach(database: Database, url: string): Promise<void> {
  try {
    await database.row(ping);
  } catch (error) {
    const where = new URL(url);
    const host = where.searchParams.get('host') ?? where.hostname;
    const address = host.startsWith('/') ? host : `${host}:${where.port || 5432}`;
    throw new DatabaseUrlError(
      `The database of DATABASE_URL (${address}) can't be used: ${reasonOf(error)}`,
    );
  }
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing takes connections there',
  ENOENT: 'there is no such socket',
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'there is no host of that name',
  EHOSTUNREACH: 'no way leads to that host',
  ENETUNREACH: 'no way leads to that host',
};

function reasonOf(error: unknown): string {
  const cause = (error as Error).cause ?? error;
  const { code, message } = cause as { code?: string; message: string };
  const told = code === undefined ? undefined : reasons[code];
  if (told !== undefined) return told;
  if (/timeout|timed out/i.test(message)) return 'it does not answer';
  return message.split('\n', 1)[0] ?? '';
}
