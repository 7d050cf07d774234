import { type Connection, type Statement, statement } from '../../../database/database.ts';

/** A column as PostgreSQL reads it from JSON. */
export interface Column {
  readonly type: string;
  /** False where another value alone makes no difference to the shop. @default true */
  readonly compared?: boolean;
  /** Only a new row takes it; from then on it is the shop's own. */
  readonly onlyNew?: boolean;
}

/** Bookkeeping of the import that every imported table has. */
export const bookkeeping = {
  source_hash: { type: 'text', compared: false },
  seen_in_import: { type: 'text', compared: false },
} as const;

/**
 * A statement that takes a JSON list of rows, inserts those that are new, updates those that
 * differ, and returns the keys of both.
 */
export function upsert<C extends string>(
  table: string,
  key: readonly NoInfer<C>[],
  columns: Readonly<Record<C, Column>>,
): Statement {
  const names = Object.keys(columns) as C[];
  const others = names.filter((name) => !key.includes(name) && !columns[name].onlyNew);
  const compared = others.filter((name) => columns[name].compared !== false);
  const from = (source: string, list: readonly string[]) =>
    list.map((name) => `${source}.${name}`).join(', ');
  return statement(
    `import_upsert_${table}`,
    `insert into ${table} as stored (${names.join(', ')})
     select ${from('given', names)}
       from jsonb_to_recordset($1::jsonb)
         as given(${names.map((name) => `${name} ${columns[name].type}`).join(', ')})
     on conflict (${key.join(', ')}) do update
        set ${others.map((name) => `${name} = excluded.${name}`).join(', ')}
      where row(${from('stored', compared)}) is distinct from row(${from('excluded', compared)})
     returning ${key.map((name) => `stored.${name}`).join(', ')}`,
  );
}

/** Rows as the statement wants them; in the order of their ids, so that no two writers deadlock. */
export function asRows<R extends object>(rows: readonly R[], key: (row: R) => string): string {
  return JSON.stringify(rows.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)));
}

/** Notes for rows that stay as they are that this import found them, and from which line. */
export function touch(table: string): Statement {
  return statement(
    `import_touch_${table}`,
    `update ${table} set source_hash = given.hash, seen_in_import = $3
       from unnest($1::text[], $2::text[]) as given(id, hash) where ${table}.id = given.id`,
  );
}

export interface Touched {
  readonly id: string;
  readonly hash: string;
}

export function runTouch(
  tx: Connection,
  query: Statement,
  rows: readonly Touched[],
  run: string,
): Promise<number> | undefined {
  if (rows.length === 0) return undefined;
  const inOrder = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return tx.run(query, [inOrder.map(({ id }) => id), inOrder.map(({ hash }) => hash), run]);
}
