import { setTimeout as delay } from 'node:timers/promises';
import { type Database, statement } from './database/database.ts';
import { pendingMigrations } from './database/migrate.ts';

export interface Readiness {
  readonly isReady: boolean;
  /** `onlyReads`: a standby that is not promoted yet, or a server that an operator closed for writes. */
  readonly database: 'reached' | 'onlyReads' | 'away';
  readonly migrated: boolean;
  readonly catalogue: 'loaded' | 'loading';
}

/** Who asks waits for seconds only, and a database that is well answers in milliseconds. */
const patienceMs = 1_500;

const writability = statement(
  'readiness_writability',
  `select current_setting('transaction_read_only') = 'on' as "onlyReads"`,
);

/**
 * What `/readyz` says: whether requests may be sent to this process.
 *
 * @param isLoaded whether the catalogue and its index are in memory
 */
export function createReadiness(
  database: Database,
  isLoaded: () => boolean,
): () => Promise<Readiness> {
  /** One at a time, whoever asks: a database that hangs would get more and more of them. */
  let asking: Promise<Pick<Readiness, 'database' | 'migrated'>> | undefined;

  async function askDatabase(): Promise<Pick<Readiness, 'database' | 'migrated'>> {
    const [pending, row] = await Promise.all([
      pendingMigrations(database),
      database.row<{ onlyReads: boolean }>(writability),
    ]);
    return { database: row?.onlyReads ? 'onlyReads' : 'reached', migrated: pending.length === 0 };
  }

  return async () => {
    const catalogue = isLoaded() ? 'loaded' : 'loading';
    const patience = new AbortController();
    const { signal } = patience;
    asking ??= askDatabase().finally(() => {
      asking = undefined;
    });
    try {
      const state = await Promise.race([
        asking,
        delay(patienceMs, undefined, { signal, ref: false }),
      ]);
      if (state === undefined) throw new Error('The database does not answer');
      const isReady = state.database === 'reached' && state.migrated && catalogue === 'loaded';
      return { isReady, ...state, catalogue };
    } catch {
      return { isReady: false, database: 'away', migrated: false, catalogue };
    } finally {
      patience.abort();
    }
  };
}
