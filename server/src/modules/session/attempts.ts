import { createHash } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import { type Connection, type Database, statement } from '../../database/database.ts';

/** So many attempts by one subject in one window. */
export interface AttemptLimit {
  /** What is attempted, and what kind of subject is counted. */
  readonly scope: string;
  /** Who or what is counted; stored as a hash only. */
  readonly subject: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

export interface AttemptLimiter {
  /** Counts an attempt under every limit; false when one of them is exceeded. */
  take(limits: readonly AttemptLimit[]): Promise<boolean>;
  /** Uncounts an attempt that turned out well, where only failures shall count. */
  giveBack(limits: readonly AttemptLimit[]): Promise<void>;
  /** Forgets windows that are over. */
  prune(): Promise<void>;
}

const count = statement(
  'session_attempt_count',
  `insert into attempt as a (key, count, window_ends_at)
   select wanted.key, 1, $3::timestamptz + make_interval(secs => wanted.seconds)
     from unnest($1::text[], $2::integer[]) as wanted(key, seconds)
   on conflict (key) do update
     set count = case when a.window_ends_at <= $3 then 1 else a.count + 1 end,
         window_ends_at = case when a.window_ends_at <= $3 then excluded.window_ends_at
                               else a.window_ends_at end
   returning a.key, a.count`,
);

const uncount = statement(
  'session_attempt_uncount',
  'update attempt set count = greatest(count - 1, 0) where key = $1',
);

const removeOver = statement(
  'session_attempt_prune',
  'delete from attempt where window_ends_at <= $1',
);

/**
 * Limits that hold over all processes. An attempt is counted before it is made, so that a burst
 * of parallel ones cannot slip through between looking and counting.
 */
export function createAttemptLimiter({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): AttemptLimiter {
  return {
    async take(limits) {
      const byKey = new Map(limits.map((limit) => [keyOf(limit), limit]));
      // Sorted: two statements that count the same keys must lock them in the same order.
      const keys = [...byKey.keys()].sort();
      const rows = await database.rows<{ key: string; count: number }>(count, [
        keys,
        keys.map((key) => byKey.get(key)?.windowSeconds),
        clock.now(),
      ]);
      return rows.every((row) => row.count <= (byKey.get(row.key)?.limit ?? 0));
    },
    giveBack: (limits) => giveBack(database, limits),
    async prune() {
      await database.run(removeOver, [clock.now()]);
    },
  };
}

async function giveBack(connection: Connection, limits: readonly AttemptLimit[]): Promise<void> {
  // One statement per key: an update of several rows locks them in an order of its own.
  for (const limit of limits) await connection.run(uncount, [keyOf(limit)]);
}

function keyOf({ scope, subject }: AttemptLimit): string {
  return createHash('sha256').update(`${scope}\n${subject}`).digest('base64url');
}
