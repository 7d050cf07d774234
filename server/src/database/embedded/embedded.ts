import { setTimeout as delay } from 'node:timers/promises';
import { openHome } from './home.ts';
import { joinSupervisor, startSupervisor } from './lease.ts';

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
}

const patienceMs = 120_000;

/**
 * Starts the PostgreSQL that is installed with this package, or joins the one that another living
 * process has started on the same data. It ends with the last process that uses it, also after a
 * `kill -9`, and is started again when it crashes. See docs/decisions/002-embedded-postgresql.md.
 *
 * @throws with the reason in plain words when it can't be started.
 */
export async function startEmbedded(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined);
  const home = await openHome(options.dataDirectory);
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    const joined = await joinSupervisor(home, log);
    const lease = joined ?? startSupervisor(home, log);
    const answer = await Promise.race([
      lease.answer,
      delay(deadline - Date.now(), undefined, { ref: false }),
    ]);
    if (answer?.is === 'ready') {
      const { connectionString } = answer;
      return { connectionString, owned: !joined, stop: lease.release };
    }
    await lease.release();
    if (answer?.is === 'failed') throw new Error(answer.message);
    // Another process has the lock and is about to open its endpoint, or is just stopping.
    await delay(50);
  }
  throw new Error(`Another process holds the database in ${home.directory} and does not answer.`);
}
