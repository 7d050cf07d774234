import { setTimeout as delay } from 'node:timers/promises';
import { type Home, openHome } from './home.ts';
import { joinSupervisor, type Lease, startSupervisor } from './lease.ts';

export interface EmbeddedPostgres {
  /** For `openDatabase`: the database `kreide`, with all rights in its own cluster. */
  readonly connectionString: string;
  /** False when PostgreSQL was running already for another process, and is shared with it. */
  readonly owned: boolean;
  /** Gives PostgreSQL back; waits until it has stopped, unless another process goes on using it. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Where the data lives; made when missing. Nothing else may be in it. */
  readonly dataDirectory: string;
  /** Told when PostgreSQL crashed and was started again. */
  readonly log?: (message: string) => void;
  /** PostgreSQL is gone and does not come back under its address: the process should end. */
  readonly onGone?: (reason: string) => void;
}

/** PostgreSQL can't be started; the message says why, in one line where one is enough. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

const patienceMs = 120_000;

/**
 * Starts the PostgreSQL that is installed with this package, or joins the one that another living
 * process has started on the same data. It ends with the last process that uses it, also after a
 * `kill -9`, and is started again when it crashes or when its supervisor is killed. See
 * docs/decisions/002-embedded-postgresql.md.
 *
 * @throws EmbeddedPostgresError
 */
export async function startEmbedded(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log = () => undefined, onGone = () => undefined } = options;
  const home = await openHome(options.dataDirectory).catch((cause: Error) => {
    throw new EmbeddedPostgresError(cause.message, { cause });
  });
  let held = await obtain(home, log);
  const { connectionString, owned } = held;
  let isStopping = false;
  let again: Promise<void> | undefined;

  const watch = () => {
    void held.lease.lost.then(() => {
      if (!isStopping) again = startAgain();
    });
  };
  const startAgain = async () => {
    log("PostgreSQL's supervisor was killed: PostgreSQL is started again");
    try {
      held = await obtain(home, log);
      if (held.connectionString === connectionString) return watch();
      await held.lease.release();
      onGone('PostgreSQL has another address now');
    } catch (error) {
      onGone((error as Error).message);
    }
  };
  watch();
  return {
    connectionString,
    owned,
    async stop() {
      isStopping = true;
      await again;
      await held.lease.release();
    },
  };
}

interface Held {
  readonly lease: Lease;
  readonly connectionString: string;
  readonly owned: boolean;
}

/** A lease on a PostgreSQL that runs: of a supervisor that is there, or of one of our own. */
async function obtain(home: Home, log: (message: string) => void): Promise<Held> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    const joined = await joinSupervisor(home, log);
    const lease = joined ?? startSupervisor(home, log);
    const answer = await Promise.race([
      lease.answer,
      delay(deadline - Date.now(), undefined, { ref: false }),
    ]);
    if (answer?.is === 'ready') {
      return { lease, connectionString: answer.connectionString, owned: !joined };
    }
    await lease.release();
    if (answer?.is === 'failed') throw new EmbeddedPostgresError(answer.message);
    // Another process has the lock and is about to open its endpoint, or is just stopping.
    await delay(50);
  }
  throw new EmbeddedPostgresError(
    `Another process holds the database in ${home.directory} and does not answer.`,
  );
}
