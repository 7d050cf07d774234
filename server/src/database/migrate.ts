import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Connection, type Database, statement } from './database.ts';

/** The database and the program's migrations don't fit each other; the message says how. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

export interface MigrationOptions {
  /** Where the files `NNNN_name.sql` are. @default the ones of the shop */
  readonly directory?: string;
  readonly log?: (message: string) => void;
}

interface Migration {
  readonly number: number;
  readonly name: string;
  readonly checksum: string;
  readonly text: string;
}

const shopMigrations = fileURLToPath(new URL('./migrations', import.meta.url));
const migrationTimeoutMs = 60 * 60_000;

/** What an operator can do where the database is not what the program knows. */
const restore =
  'restore the backup from before the upgrade (docs/operating.md#upgrade-and-the-way-back)';

const lock = statement('migrate_lock', 'select from schema_migration where number = 0 for update');
const applied = statement(
  'migrate_applied',
  'select number, name, checksum from schema_migration where number > 0 order by number',
);
const record = statement(
  'migrate_record',
  'insert into schema_migration (number, name, checksum) values ($1, $2, $3)',
);
const hasTable = statement(
  'migrate_has_table',
  `select to_regclass('schema_migration') is not null as exists`,
);

/**
 * Brings the database's schema up to the program's: runs what is new, each file in a transaction of
 * its own. Several processes may do this at once; one does the work and the others wait.
 *
 * @returns the names of the migrations that this call ran.
 * @throws MigrationError when an applied file was changed or removed since, when a file was added
 * before the last one applied, or when the database is newer than the program.
 */
export async function migrate(
  database: Database,
  { directory = shopMigrations, log = () => undefined }: MigrationOptions = {},
): Promise<string[]> {
  const migrations = await readMigrations(directory);
  await createTable(database);
  const ran: string[] = [];
  for (;;) {
    const next = await database.transaction(
      async (tx) => {
        await tx.row(lock);
        const migration = (await compare(tx, migrations))[0];
        if (!migration) return undefined;
        log(`migrating: ${migration.name}`);
        await tx.script(migration.text);
        await tx.run(record, [migration.number, migration.name, migration.checksum]);
        return migration;
      },
      { statementTimeoutMs: migrationTimeoutMs },
    );
    if (!next) return ran;
    ran.push(next.name);
  }
}

/** Names of the program's migrations that the database has not seen. Runs none. */
export async function pendingMigrations(
  database: Database,
  { directory = shopMigrations }: MigrationOptions = {},
): Promise<string[]> {
  const migrations = await readMigrations(directory);
  const { exists } = (await database.row<{ exists: boolean }>(hasTable)) ?? { exists: false };
  const done = new Set(
    exists ? (await database.rows<Migration>(applied)).map(({ number }) => number) : [],
  );
  return migrations.filter(({ number }) => !done.has(number)).map(({ name }) => name);
}

/** What is left to do, after making sure that what was done is what the files say. */
async function compare(tx: Connection, migrations: readonly Migration[]): Promise<Migration[]> {
  const done = await tx.rows<Migration>(applied);
  const left = new Map(migrations.map((migration) => [migration.number, migration]));
  for (const { number, name, checksum } of done) {
    const file = left.get(number);
    if (!file) {
      throw new MigrationError(
        number > (migrations.at(-1)?.number ?? 0)
          ? `The database is newer than this program: it has the migration ${name}, which the ` +
              `program does not know. Start the newer program, or ${restore}.`
          : `The database has the migration ${name}, but its file is gone. Start the version of the ` +
              `program that applied it, or ${restore}. Who develops puts the file back.`,
      );
    }
    if (file.name !== name || file.checksum !== checksum) {
      throw new MigrationError(
        `The database has the migration ${name}, but the file ${file.name} is not what was ` +
          `applied. Start the version of the program that applied it, or ${restore}. Who develops ` +
          'undoes the change and writes a new migration.',
      );
    }
    left.delete(number);
  }
  const pending = [...left.values()];
  const [last, next] = [done.at(-1), pending[0]];
  // Run now, it would build on a schema that it was not written for.
  if (last && next && next.number < last.number) {
    throw new MigrationError(
      `The migration ${next.name} comes before ${last.name}, which the database already has: ` +
        'give it a number above that.',
    );
  }
  return pending;
}

async function readMigrations(directory: string): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort();
  const migrations = await Promise.all(
    files.map(async (file) => {
      const match = /^(?<number>\d{4})_[a-z0-9_]+\.sql$/.exec(file);
      if (!match) throw new MigrationError(`Not a migration's name (NNNN_name.sql): ${file}`);
      // A checkout on Windows may have other line ends.
      const text = (await readFile(`${directory}/${file}`, 'utf8')).replaceAll('\r\n', '\n');
      const checksum = createHash('sha256').update(text).digest('hex');
      return { number: Number(match.groups?.number), name: file.slice(0, -4), checksum, text };
    }),
  );
  // Gaps are fine: branches that are developed at the same time reserve numbers.
  for (const [index, { number, name }] of migrations.entries()) {
    if (number <= (migrations[index - 1]?.number ?? 0)) {
      throw new MigrationError(`Migrations count up from 0001; ${name} does not fit.`);
    }
  }
  return migrations;
}

/**
 * The table of what was applied. Its row 0 is the lock: a row lock works the same on every
 * PostgreSQL, and ends with its transaction. Processes that create the table at the same time get
 * in each other's way in the system catalogue; who loses finds it made.
 */
async function createTable(database: Database): Promise<void> {
  const create = `
    create table if not exists schema_migration (
      number integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    );
    insert into schema_migration (number, name, checksum) values (0, 'lock', '')
      on conflict do nothing`;
  try {
    await database.script(create);
  } catch (error) {
    const { code } = error as { code?: unknown };
    const lostRace = code === '23505' || code === '42P07' || code === '42710';
    if (!lostRace) throw error;
    await database.script(create);
  }
}
