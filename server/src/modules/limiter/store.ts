import { type Connection, statement } from '../../database/database.ts';

const count = statement(
  'limiter_count',
  `insert into attempt as a (key, count, window_ends_at)
   select wanted.key, 1, $3::timestamptz + make_interval(secs => wanted.seconds)
     from unnest($1::text[], $2::integer[]) as wanted(key, seconds)
   on conflict (key) do update
     set count = case when a.window_ends_at <= $3 then 1 else a.count + 1 end,
         window_ends_at = case when a.window_ends_at <= $3 then excluded.window_ends_at
                               else a.window_ends_at end
   returning a.key, a.count, a.window_ends_at as "windowEndsAt"`,
);

interface Counted {
  readonly key: string;
  readonly seconds: number;
}

/** Counts one more of each. @param counted sorted by key: whoever counts the same locks in one order */
export function countAttempts(connection: Connection, counted: readonly Counted[], now: Date) {
  return connection.rows<{ key: string; count: number; windowEndsAt: Date }>(count, [
    counted.map(({ key }) => key),
    counted.map(({ seconds }) => seconds),
    now,
  ]);
}

const uncount = statement(
  'limiter_uncount',
  'update attempt set count = greatest(count - 1, 0) where key = $1',
);

/** Counts one less of each, in the order of the keys. */
export async function uncountAttempts(connection: Connection, keys: readonly string[]) {
  // One statement per key: an update of several rows locks them in an order of its own.
  for (const key of keys) await connection.run(uncount, [key]);
}

const removeOver = statement('limiter_prune', 'delete from attempt where window_ends_at <= $1');

export async function removeOverAttempts(connection: Connection, now: Date): Promise<void> {
  await connection.run(removeOver, [now]);
}
