import { type Connection, statement } from '../../database/database.ts';

export interface ParameterRow {
  readonly name: string;
  readonly entry: string;
  readonly storefront: string;
  readonly value: string;
}

const all = statement('parameters_all', 'select name, entry, storefront, value from parameter');

export function loadParameters(connection: Connection): Promise<ParameterRow[]> {
  return connection.rows<ParameterRow>(all, []);
}

const upsert = statement(
  'parameters_set',
  `insert into parameter (name, entry, storefront, value) values ($1, $2, $3, $4)
   on conflict (name, entry, storefront) do update set value = excluded.value`,
);

export async function saveParameter(connection: Connection, row: ParameterRow): Promise<void> {
  await connection.run(upsert, [row.name, row.entry, row.storefront, row.value]);
}

const remove = statement('parameters_remove', 'delete from parameter where name = $1');

/** All entries of a parameter, in every storefront. */
export async function removeParameter(connection: Connection, name: string): Promise<void> {
  await connection.run(remove, [name]);
}
