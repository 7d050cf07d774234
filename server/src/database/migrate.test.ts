import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { makeTemporaryDirectory } from '../testing/temporaryDirectory.ts';
import { type Database, statement } from './database.ts';
import { MigrationError, migrate, pendingMigrations } from './migrate.ts';

let shop: TestDatabase;
let database: Database;
let temporary: Awaited<ReturnType<typeof makeTemporaryDirectory>>;
let directory: string;

beforeAll(async () => {
  shop = await createTestDatabase();
  database = shop.database;
  temporary = await makeTemporaryDirectory();
  directory = join(temporary.path, 'migrations');
});
beforeEach(async () => {
  await database.script('drop schema public cascade; create schema public');
  await mkdir(directory);
  await write('0001_fruit.sql', 'create table fruit (name text);\ninsert into fruit values (1);\n');
  await write('0002_colour.sql', 'alter table fruit add colour text;');
});
afterEach(() => rm(directory, { recursive: true }));
afterAll(async () => {
  await shop.drop();
  await temporary[Symbol.asyncDispose]();
});

const write = (name: string, sql: string) => writeFile(join(directory, name), sql);
const fruitCount = statement('test_fruit', 'select count(*) as fruit from fruit');

test('migrations run once each, in order', async () => {
  expect(await pendingMigrations(database, { directory })).toEqual(['0001_fruit', '0002_colour']);
  expect(await migrate(database, { directory })).toEqual(['0001_fruit', '0002_colour']);
  expect(await pendingMigrations(database, { directory })).toEqual([]);
  expect(await migrate(database, { directory })).toEqual([]);
  await write('0003_size.sql', 'alter table fruit add size integer');
  expect(await pendingMigrations(database, { directory })).toEqual(['0003_size']);
  expect(await migrate(database, { directory })).toEqual(['0003_size']);
  expect(await database.row(fruitCount)).toEqual({ fruit: 1 });
});

test('processes that migrate at the same time do the work once', async () => {
  const program = `
    import { openDatabase } from ${JSON.stringify(new URL('./database.ts', import.meta.url))};
    import { migrate } from ${JSON.stringify(new URL('./migrate.ts', import.meta.url))};
    const database = openDatabase({ connectionString: process.argv[1], poolSize: 1 });
    console.log((await migrate(database, { directory: process.argv[2] })).join());
    await database.close();`;
  const outputs = await Promise.all(
    [1, 2, 3].map(async () => {
      const child = spawn(
        process.execPath,
        ['--input-type=module', '-e', program, shop.connectionString, directory],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
      return `${code} ${output.trim()}`;
    }),
  );
  const ran = outputs.map((output) => output.replace('0 ', '')).filter((names) => names !== '');
  expect(outputs.every((output) => output.startsWith('0'))).toBe(true);
  expect(ran.join().split(',').sort()).toEqual(['0001_fruit', '0002_colour']);
  expect(await database.row(fruitCount)).toEqual({ fruit: 1 });
});

test('the table of migrations can be created by many at once', async () => {
  for (let round = 0; round < 10; round += 1) {
    await database.script('drop schema public cascade; create schema public');
    const all = await Promise.all([1, 2, 3, 4].map(() => migrate(database, { directory })));
    expect(all.flat().sort()).toEqual(['0001_fruit', '0002_colour']);
  }
});

test('a migration that fails leaves nothing behind, and those before it stand', async () => {
  await write('0003_broken.sql', 'create table half (); select 1 / 0;');
  await expect(migrate(database, { directory })).rejects.toMatchObject({ code: '22012' });
  expect(await pendingMigrations(database, { directory })).toEqual(['0003_broken']);
  await write('0003_broken.sql', 'create table half ()');
  expect(await migrate(database, { directory })).toEqual(['0003_broken']);
});

test('a file that was changed after it was applied is refused, other line ends are not', async () => {
  await migrate(database, { directory });
  const windows = 'create table fruit (name text);\r\ninsert into fruit values (1);\r\n';
  await write('0001_fruit.sql', windows);
  expect(await migrate(database, { directory })).toEqual([]);
  await write('0001_fruit.sql', 'create table fruit (title text)');
  await expect(migrate(database, { directory })).rejects.toThrow(MigrationError);
  await expect(migrate(database, { directory })).rejects.toThrow(/0001_fruit.*restore the backup/);
});

test('a database that is newer than the program is refused', async () => {
  await migrate(database, { directory });
  await rm(join(directory, '0002_colour.sql'));
  await expect(migrate(database, { directory })).rejects.toThrow(
    /newer.*0002_colour.*Start the newer program, or restore the backup/,
  );
});

test('a file that was removed after it was applied is refused', async () => {
  await migrate(database, { directory });
  await rm(join(directory, '0001_fruit.sql'));
  await expect(migrate(database, { directory })).rejects.toThrow(/0001_fruit.*gone/);
  await write('0003_size.sql', 'alter table fruit add size integer');
  await expect(migrate(database, { directory })).rejects.toThrow(/0001_fruit.*gone/);
});

test('numbers may have gaps, but a file that comes before the last one applied is refused', async () => {
  await write('0005_size.sql', 'alter table fruit add size integer');
  await migrate(database, { directory });
  await write('0003_late.sql', 'create table late ()');
  await write('0006_next.sql', 'create table next ()');
  await expect(migrate(database, { directory })).rejects.toThrow(/0003_late.*0005_size/);
  await rm(join(directory, '0003_late.sql'));
  expect(await migrate(database, { directory })).toEqual(['0006_next']);
});

test('files that do not count up from 0001 are refused', async () => {
  await write('0000_early.sql', 'select 1');
  await expect(migrate(database, { directory })).rejects.toThrow('0000_early');
  await rm(join(directory, '0000_early.sql'));
  await write('0004_one.sql', 'select 1');
  await write('0004_other.sql', 'select 1');
  await expect(migrate(database, { directory })).rejects.toThrow('0004_other');
  await rm(join(directory, '0004_other.sql'));
  await write('3_short.sql', 'select 1');
  await expect(migrate(database, { directory })).rejects.toThrow('3_short.sql');
});
