import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { makeTemporaryDirectory } from '../testing/temporaryDirectory.ts';
import { type Database, DatabaseUnavailableError, openDatabase, statement } from './database.ts';
import { startEmbedded } from './embedded/embedded.ts';

const one = statement('test_one', 'select 1 as one');
const insert = statement('test_insert', 'insert into thing (id) values ($1)');
const ids = statement('test_ids', 'select id from thing order by id');

let shop: TestDatabase;
let database: Database;

beforeAll(async () => {
  shop = await createTestDatabase();
  database = shop.database;
  await database.script('create table thing (id integer primary key)');
});
beforeEach(() => database.script('truncate thing'));
afterAll(() => shop.drop());

const storedIds = async () => (await database.rows<{ id: number }>(ids)).map(({ id }) => id);

test('values come as the types that the shop computes with', async () => {
  const row = await database.row(
    statement(
      'test_types',
      `select 9007199254740991::int8 as cents, array[1, null, 3]::int8[] as counts,
              timestamptz '2026-03-01 00:30+01' as at, date '2026-03-01' as day,
              array[date '2026-03-01'] as days, 1.50::numeric as amount,
              '{"de": ["ä"]}'::jsonb as texts`,
    ),
  );
  expect(row).toEqual({
    cents: 9_007_199_254_740_991,
    counts: [1, null, 3],
    at: new Date('2026-02-28T23:30:00Z'),
    day: '2026-03-01',
    days: ['2026-03-01'],
    amount: '1.50',
    texts: { de: ['ä'] },
  });
});

test('a bigint that a number can not hold is refused, not rounded', async () => {
  const tooBig = statement('test_too_big', 'select 9007199254740993::int8 as id');
  await expect(database.row(tooBig)).rejects.toThrow(RangeError);
  expect(await database.row(one)).toEqual({ one: 1 });
});

test('two statements can not have one name, nor a name be cut off', () => {
  expect(statement('test_one', 'select 1 as one')).toEqual(one);
  expect(() => statement('test_one', 'select 2')).toThrow('test_one');
  expect(() => statement('x'.repeat(64), 'select 1')).toThrow('too long');
});

test('run counts the rows it changed, row knows when there is none', async () => {
  expect(await database.run(insert, [1])).toBe(1);
  expect(await database.run(statement('test_delete_none', 'delete from thing where id = 9'))).toBe(
    0,
  );
  expect(await database.row(statement('test_none', 'select 1 where false'))).toBeUndefined();
});

test("PostgreSQL's refusals keep their code and leave the connection usable", async () => {
  await database.run(insert, [1]);
  await expect(database.run(insert, [1])).rejects.toMatchObject({
    code: '23505',
    constraint: 'thing_pkey',
    // What it quotes of a row is not for logs.
    detail: undefined,
  });
  await expect(database.script('selec 1')).rejects.toMatchObject({ code: '42601' });
});

test('a transaction is stored when its work returns, and its value handed on', async () => {
  const value = await database.transaction(async (tx) => {
    await Promise.all([tx.run(insert, [1]), tx.run(insert, [2])]);
    return 'done';
  });
  expect(value).toBe('done');
  expect(await storedIds()).toEqual([1, 2]);
});

test('a transaction whose work throws stores nothing and gives its connection back', async () => {
  const single = openDatabase({ connectionString: shop.connectionString, poolSize: 1 });
  // The code of a missing file is also the one of a missing socket.
  const error = Object.assign(new Error('no such picture'), { code: 'ENOENT' });
  const work = single.transaction(async (tx) => {
    await tx.run(insert, [1]);
    throw error;
  });
  await expect(work).rejects.toBe(error);
  expect(await single.rows(ids)).toEqual([]);
  await single.close();
});

test('a transaction with a failed statement is never taken for stored', async () => {
  const work = database.transaction(async (tx) => {
    await tx.run(insert, [1]);
    await tx.run(insert, [1]).catch(() => undefined);
  });
  await expect(work).rejects.toThrow('nothing was committed');
  expect(await storedIds()).toEqual([]);
});

test('a statement after the end of its transaction is refused', async () => {
  const tx = await database.transaction(async (connection) => connection);
  await expect(tx.run(insert, [1])).rejects.toThrow('has ended');
  expect(await storedIds()).toEqual([]);
});

test('a transaction can ask for isolation and for time', async () => {
  const settings = statement(
    'test_settings',
    `select current_setting('transaction_isolation') as isolation,
            current_setting('statement_timeout') as timeout`,
  );
  const inside = await database.transaction((tx) => tx.row(settings), {
    isolation: 'serializable',
    statementTimeoutMs: 60_000,
  });
  expect(inside).toEqual({ isolation: 'serializable', timeout: '1min' });
  expect(await database.row(settings)).toEqual({ isolation: 'read committed', timeout: '15s' });
});

test('a statement that takes too long is cancelled', async () => {
  const hasty = openDatabase({ connectionString: shop.connectionString, statementTimeoutMs: 50 });
  const sleep = statement('test_sleep', 'select pg_sleep(60)');
  await expect(hasty.run(sleep)).rejects.toMatchObject({ code: '57014' });
  expect(await hasty.row(one)).toEqual({ one: 1 });
  await hasty.close();
});

test('a stream brings every row in batches', async () => {
  const sizes: number[] = [];
  let sum = 0;
  const text = 'select generate_series(1, $1::int) as n';
  for await (const rows of database.stream<{ n: number }>(text, [2_500], 1_000)) {
    sizes.push(rows.length);
    for (const { n } of rows) sum += n;
  }
  expect(sizes).toEqual([1_000, 1_000, 500]);
  expect(sum).toBe((2_500 * 2_501) / 2);
});

test('a stream that is left early or fails gives its connection back', async () => {
  const single = openDatabase({ connectionString: shop.connectionString, poolSize: 1 });
  for await (const rows of single.stream('select generate_series(1, 100000)')) {
    expect(rows).toHaveLength(1_000);
    break;
  }
  await expect(single.stream('selec 1')[Symbol.asyncIterator]().next()).rejects.toMatchObject({
    code: '42601',
  });
  expect(await single.row(one)).toEqual({ one: 1 });
  await single.close();
});

test('connections that the server ends are replaced, also in mid-transaction', async () => {
  const lost: string[] = [];
  const pool = openDatabase({
    connectionString: shop.connectionString,
    poolSize: 2,
    log: (message) => lost.push(message),
  });
  const myPid = statement('test_pid', 'select pg_backend_pid() as pid');
  const end = statement('test_end', 'select pg_terminate_backend($1, 10000)');
  await database.row(end, [(await pool.row<{ pid: number }>(myPid))?.pid]);
  await vi.waitFor(() => expect(lost).toHaveLength(1));
  const work = pool.transaction(async (tx) => {
    await database.row(end, [(await tx.row<{ pid: number }>(myPid))?.pid]);
    await tx.row(one);
  });
  await expect(work).rejects.toThrow(DatabaseUnavailableError);
  expect(await pool.row(one)).toEqual({ one: 1 });
  await pool.close();
});

test('a server that does not answer, or a pool that is used up, is unavailable', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const hung = openDatabase({ connectionString: `postgresql://x@127.0.0.1:${port}/x` });
  const single = openDatabase({ connectionString: shop.connectionString, poolSize: 1 });
  // Both from the beginning: whichever gives up first is expected to.
  await Promise.all([
    expect(hung.row(one)).rejects.toThrow(DatabaseUnavailableError),
    expect(single.transaction(() => single.row(one))).rejects.toThrow(DatabaseUnavailableError),
  ]);
  expect(await single.row(one)).toEqual({ one: 1 });
  await Promise.all([hung.close(), single.close()]);
  silent.close();
});

test('a server that takes no writes yet, such as a standby before its promotion, is unavailable', async () => {
  const name = new URL(shop.connectionString).pathname.slice(1);
  const onlyReads = (value: string) =>
    database.script(`alter database "${name}" set default_transaction_read_only = ${value}`);
  await onlyReads('on');
  const standby = openDatabase({ connectionString: shop.connectionString, poolSize: 1 });
  const create = (table: string) =>
    standby.transaction((tx) => tx.script(`create table ${table}()`));
  await expect(create('test_early')).rejects.toThrow(DatabaseUnavailableError);
  expect(await standby.row(one)).toEqual({ one: 1 });
  await onlyReads('off');
  await expect(create('test_early')).rejects.toThrow(DatabaseUnavailableError);
  // The connection that could not write was given up.
  await create('test_promoted');
  await standby.close();
});

test('a database that goes away and comes back is found again by the same pool', async () => {
  await using directory = await makeTemporaryDirectory();
  const dataDirectory = join(directory.path, 'database');
  const before = await startEmbedded({ dataDirectory });
  const pool = openDatabase({ connectionString: before.connectionString });
  expect(await pool.row(one)).toEqual({ one: 1 });
  await before.stop();
  await expect(pool.row(one)).rejects.toThrow(DatabaseUnavailableError);
  await expect(pool.transaction((tx) => tx.row(one))).rejects.toThrow(DatabaseUnavailableError);
  await expect(pool.stream('select 1')[Symbol.asyncIterator]().next()).rejects.toThrow(
    DatabaseUnavailableError,
  );
  const after = await startEmbedded({ dataDirectory });
  expect(await pool.row(one)).toEqual({ one: 1 });
  await pool.close();
  await after.stop();
});

test('of two transactions that wait for each other one is run again, and both succeed', async () => {
  await database.script('insert into thing (id) values (1), (2)');
  const both = Promise.withResolvers<void>();
  let runs = 0;
  const lock = (tx: { script(text: string): Promise<void> }, id: number) =>
    tx.script(`update thing set id = id where id = ${id}`);
  const inOrder = (first: number, second: number) =>
    database.transaction(async (tx) => {
      runs += 1;
      await lock(tx, first);
      if (runs === 2) both.resolve();
      await both.promise;
      await lock(tx, second);
      return first;
    });
  expect(await Promise.all([inOrder(1, 2), inOrder(2, 1)])).toEqual([1, 2]);
  // Now and then the one that is run again is faster than the one that waited, and they meet again.
  expect(runs).toBeGreaterThan(2);
});
