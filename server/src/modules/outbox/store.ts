import { type Connection, statement } from '../../database/database.ts';

export const changeKinds = [
  'product',
  'category',
  'content',
  'search',
  'parameter',
  'catalog',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

export interface Change {
  readonly kind: ChangeKind;
  /** The id concerned (a path for content); `*` for all of the kind. */
  readonly key: string;
}

const append = statement(
  'outbox_append',
  `with counter as (
     update outbox_counter set last_number = last_number + cardinality($1::text[])
      where id = 1 returning last_number - cardinality($1::text[]) as before
   )
   insert into outbox (number, kind, key)
   select counter.before + change.position, change.kind, change.key
     from counter, unnest($1::text[], $2::text[]) with ordinality as change (kind, key, position)`,
);

/**
 * Tells every process what this transaction changes. It must be the transaction's last
 * statement: it locks the counter's row until the commit, so that numbers become visible in
 * their order and a reader that has seen one number has seen all below it (ruling 10).
 */
export async function appendChanges(
  transaction: Connection,
  changes: readonly Change[],
): Promise<void> {
  const distinct = new Map(changes.map((change) => [`${change.kind} ${change.key}`, change]));
  if (distinct.size === 0) return;
  const rows = [...distinct.values()];
  await transaction.run(append, [rows.map((row) => row.kind), rows.map((row) => row.key)]);
}

const lastNumber = statement(
  'outbox_last_number',
  'select last_number as number from outbox_counter where id = 1',
);

export async function readLastNumber(connection: Connection): Promise<number> {
  const row = await connection.row<{ number: number }>(lastNumber, []);
  if (row === undefined) throw new Error('The outbox has no counter row');
  return row.number;
}

const changesAbove = statement(
  'outbox_changes_above',
  `select number, kind, key from outbox
    where number > $1 and number <= $2 order by number`,
);

export function readChanges(
  connection: Connection,
  above: number,
  upTo: number,
): Promise<(Change & { readonly number: number })[]> {
  return connection.rows(changesAbove, [above, upTo]);
}

const prune = statement('outbox_prune', "delete from outbox where at < now() - interval '1 day'");

export async function pruneChanges(connection: Connection): Promise<void> {
  await connection.run(prune, []);
}
