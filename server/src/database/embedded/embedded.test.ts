import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, watch, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  killEmbeddedProcesses,
  launchEmbedded,
  parentOf,
  startEmbeddedProcess,
} from '../../testing/embeddedProcess.ts';
import { makeTemporaryDirectory } from '../../testing/temporaryDirectory.ts';
import { openDatabase, statement } from '../database.ts';
import { isAlive, readPidFile } from './cluster.ts';
import { startEmbedded } from './embedded.ts';

let temporary: Awaited<ReturnType<typeof makeTemporaryDirectory>>;
/** One data directory for all tests here, so that each meets what the one before left behind. */
let dataDirectory: string;

beforeAll(async () => {
  temporary = await makeTemporaryDirectory();
  dataDirectory = join(temporary.path, 'database');
});
afterEach(killEmbeddedProcesses);
afterAll(() => temporary[Symbol.asyncDispose]());

/** The process id of the PostgreSQL that runs on the data directory. */
async function postmasterPid(directory = dataDirectory): Promise<number> {
  const written = await readPidFile({ directory, account: undefined });
  if (!written) throw new Error('no postmaster.pid');
  return written.pid;
}

const gone = (pid: number) =>
  vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 20_000, interval: 20 });

async function query(connectionString: string, text: string): Promise<unknown[][]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query({ text, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

test('a fresh data directory becomes a PostgreSQL 18 fit for German, in UTC', async () => {
  const postgres = await startEmbedded({ dataDirectory });
  expect(postgres.owned).toBe(true);
  const rows = await query(
    postgres.connectionString,
    `select current_database(), current_setting('server_version_num')::int / 10000,
            pg_encoding_to_char(encoding), datlocprovider, datlocale, current_setting('timezone'),
            current_setting('synchronous_commit'), current_setting('listen_addresses'),
            lower('ÄÖÜ')
       from pg_database where datname = current_database()`,
  );
  expect(rows).toEqual([['kreide', 18, 'UTF8', 'b', 'C.UTF-8', 'UTC', 'on', '', 'äöü']]);
  const pid = await postmasterPid();
  await postgres.stop();
  expect(isAlive(pid)).toBe(false);
});

test('two processes that start at once share one PostgreSQL until the last one stops', async () => {
  const directory = join(temporary.path, 'raced');
  const both = await Promise.all([
    startEmbeddedProcess(directory),
    startEmbeddedProcess(directory),
  ]);
  const owner = both.find(({ owned }) => owned);
  const guest = both.find(({ owned }) => !owned);
  if (!owner || !guest) throw new Error('not one owner and one guest');
  const pid = await postmasterPid(directory);
  await query(owner.connectionString, 'create table shared (a int)');
  await owner.stop();
  expect(await query(guest.connectionString, 'select count(*)::int from shared')).toEqual([[0]]);
  await guest.stop();
  expect(isAlive(pid)).toBe(false);
});

test('a killed process takes PostgreSQL with it', async () => {
  const shop = await startEmbeddedProcess(dataDirectory);
  const pid = await postmasterPid();
  await shop.kill('SIGKILL');
  await gone(pid);
});

test('Ctrl-C in the terminal leaves PostgreSQL to the shop that drains', async () => {
  const shop = await startEmbeddedProcess(dataDirectory);
  const client = new Client({ connectionString: shop.connectionString });
  await client.connect();
  await shop.kill('SIGINT');
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.end();
  await shop.stop();
});

test('no acknowledged row is lost when every process is killed', async () => {
  const shop = await startEmbeddedProcess(dataDirectory);
  await query(shop.connectionString, 'create table orders (id int primary key)');
  const postmaster = await postmasterPid();
  const supervisor = parentOf(postmaster);
  let acknowledged = 0;
  const enough = Promise.withResolvers<void>();
  const writer = new Client({ connectionString: shop.connectionString });
  writer.on('error', () => undefined);
  await writer.connect();
  const writing = (async () => {
    for (;;) {
      await writer.query('insert into orders values ($1)', [acknowledged + 1]);
      acknowledged += 1;
      if (acknowledged === 50) enough.resolve();
    }
  })().catch(() => undefined);
  await enough.promise;
  process.kill(supervisor, 'SIGKILL');
  process.kill(postmaster, 'SIGKILL');
  await shop.kill('SIGKILL');
  await writing;

  const again = await startEmbeddedProcess(dataDirectory);
  const [[count]] = (await query(
    again.connectionString,
    `select count(*)::int from orders where id <= ${acknowledged}`,
  )) as [[number]];
  expect(count).toBe(acknowledged);
  await again.stop();
});

test('an orphan that outlived its supervisor is stopped by the next start', async () => {
  const shop = await startEmbeddedProcess(dataDirectory);
  const orphan = await postmasterPid();
  process.kill(parentOf(orphan), 'SIGKILL');
  await shop.kill('SIGKILL');
  expect(isAlive(orphan)).toBe(true);

  const again = await startEmbeddedProcess(dataDirectory);
  expect(again.owned).toBe(true);
  expect(await postmasterPid()).not.toBe(orphan);
  expect(await query(again.connectionString, 'select 1')).toEqual([[1]]);
  await again.stop();
});

test('a stale postmaster.pid that names somebody else is no obstacle', async () => {
  const somebody = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: 'pipe' });
  const cluster = join(dataDirectory, 'cluster');
  await writeFile(join(cluster, 'postmaster.pid'), `${somebody.pid}\n${cluster}\n`);
  const shop = await startEmbeddedProcess(dataDirectory);
  expect(await query(shop.connectionString, 'select 1')).toEqual([[1]]);
  await shop.stop();
  expect(somebody.exitCode ?? somebody.signalCode).toBeNull();
  somebody.kill();
});

test('a PostgreSQL that crashed is started again for the shop that goes on', async () => {
  const shop = await startEmbeddedProcess(dataDirectory);
  const database = openDatabase({ connectionString: shop.connectionString });
  const one = statement('one', 'select 1 as one');
  await database.row(one);
  process.kill(await postmasterPid(), 'SIGKILL');
  await vi.waitFor(() => expect(shop.log).toEqual([expect.stringContaining('started again')]));
  await vi.waitFor(async () => expect(await database.row(one)).toEqual({ one: 1 }), 15_000);
  await database.close();
  await shop.stop();
});

test('an initdb that was killed half-way is begun anew', async () => {
  const directory = join(temporary.path, 'half');
  await mkdir(directory);
  const changes = watch(directory);
  const { child, kill } = launchEmbedded(directory);
  for await (const { filename } of changes) {
    if (filename?.startsWith('cluster-new-')) break;
  }
  const [supervisor] = await childrenOf(child.pid ?? 0);
  process.kill(supervisor ?? 0, 'SIGKILL');
  await kill('SIGKILL');
  expect(await readdir(directory)).not.toContain('cluster');

  const shop = await startEmbeddedProcess(directory);
  expect(await query(shop.connectionString, 'select current_database()')).toEqual([['kreide']]);
  await shop.stop();
});

test('a directory with other files is refused and left alone', async () => {
  const directory = join(temporary.path, 'photos');
  await mkdir(directory);
  await writeFile(join(directory, 'holiday.jpg'), 'x');
  await expect(startEmbedded({ dataDirectory: directory })).rejects.toThrow('other files in it');
  expect(await readdir(directory)).toEqual(['holiday.jpg']);
});

test('data of another major version is refused with a way out', async () => {
  const version = join(dataDirectory, 'cluster', 'PG_VERSION');
  const before = await readFile(version, 'utf8');
  await writeFile(version, '17\n');
  await expect(startEmbedded({ dataDirectory })).rejects.toThrow(/PostgreSQL 17.*export/s);
  await writeFile(version, before);
});

async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.trim().split(' ').map(Number);
}
