import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { appendChanges, type Change, createOutboxReader } from './service.ts';
import { pruneChanges } from './store.ts';

let test: TestDatabase;
let database: Database;
const warnings: unknown[] = [];
const log = { warn: (...words: unknown[]) => void warnings.push(words) };

const product = (key: string): Change => ({ kind: 'product', key });
const append = (...changes: Change[]) => database.transaction((tx) => appendChanges(tx, changes));

/** A reader whose timer never fires by itself, and what it told. */
async function startReader(reading: Database = database) {
  const told: string[] = [];
  const reader = createOutboxReader({ database: reading, log, pollMs: 1e9 });
  reader.subscribe((changes) => {
    told.push(...changes.map(({ kind, key }) => `${kind} ${key}`));
  });
  await reader.start();
  return { reader, told };
}

beforeAll(async () => {
  test = await createTestDatabase();
  ({ database } = test);
});
afterAll(() => test.drop());
beforeEach(() => {
  warnings.length = 0;
});

describe('appendChanges', () => {
  it('numbers changes in commit order, whichever transaction began first (ruling 10)', async () => {
    const { reader, told } = await startReader();
    const slowMayCommit = Promise.withResolvers<void>();
    const slowHasBegun = Promise.withResolvers<void>();
    const slow = database.transaction(async (tx) => {
      // Its snapshot and xid are older than the quick one's …
      await tx.script("insert into parameter values ('slow', 'a', '*', '1')");
      slowHasBegun.resolve();
      await slowMayCommit.promise;
      await appendChanges(tx, [product('slow')]);
    });
    await slowHasBegun.promise;
    await append(product('quick'));
    await reader.poll();
    expect(told).toEqual(['product quick']);

    slowMayCommit.resolve();
    await slow;
    await reader.poll();
    expect(told).toEqual(['product quick', 'product slow']);
  });

  it('keeps a reader from passing over a transaction that has its numbers but no commit', async () => {
    const { reader, told } = await startReader();
    const mayCommit = Promise.withResolvers<void>();
    const hasNumbers = Promise.withResolvers<void>();
    const first = database.transaction(async (tx) => {
      await appendChanges(tx, [product('first')]);
      hasNumbers.resolve();
      await mayCommit.promise;
    });
    await hasNumbers.promise;
    const second = append(product('second'));
    await reader.poll();
    expect(told).toEqual([]);

    mayCommit.resolve();
    await Promise.all([first, second]);
    await reader.poll();
    expect(told).toEqual(['product first', 'product second']);
  });

  it('tells nothing of a transaction that was rolled back', async () => {
    const { reader, told } = await startReader();
    await expect(
      database.transaction(async (tx) => {
        await appendChanges(tx, [product('never')]);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await append(product('after'), product('after'));
    await reader.poll();
    expect(told).toEqual(['product after']);
  });
});

describe('the reader', () => {
  it('announces a change once every source shows it, and again what one took later', async () => {
    const reader = createOutboxReader({ database, log, pollMs: 1e9 });
    const happened: string[] = [];
    let isBroken = true;
    reader.subscribe(() => {
      if (isBroken) throw new Error('not now');
      happened.push('first source');
    });
    reader.subscribe(async () => {
      await null;
      happened.push('second source');
    });
    reader.freshness.subscribe((changes) => {
      const keys = changes.map(({ key }) => key).join();
      happened.push(`${keys} in generation ${reader.freshness.generation()}`);
    });
    await reader.start();
    await append(product('a'));
    await expect(reader.poll()).rejects.toThrow('not now');
    isBroken = false;
    await reader.poll();
    expect(happened).toEqual([
      'second source',
      'a in generation 1',
      'first source',
      'a in generation 2',
    ]);
  });

  it('looks by itself', async () => {
    const arrived = Promise.withResolvers<readonly Change[]>();
    const reader = createOutboxReader({ database, log, pollMs: 5 });
    reader.subscribe((changes) => arrived.resolve(changes));
    await reader.start();
    await append(product('seen'));
    expect(await arrived.promise).toMatchObject([product('seen')]);
    await reader.stop();
  });

  it('gives a handler that failed its changes again, and holds up no other', async () => {
    const reader = createOutboxReader({ database, log, pollMs: 1e9 });
    const attempts: string[][] = [];
    const others: string[] = [];
    reader.subscribe((changes) => {
      attempts.push(changes.map(({ key }) => key));
      if (attempts.length === 1) throw new Error('not now');
    });
    reader.subscribe((changes) => void others.push(...changes.map(({ key }) => key)));
    await reader.start();
    await append(product('a'));
    await expect(reader.poll()).rejects.toThrow('not now');
    await append(product('b'));
    await reader.poll();
    await reader.poll();
    expect(attempts).toEqual([['a'], ['a', 'b']]);
    expect(others).toEqual(['a', 'b']);
  });

  it('is told to read everything again when rows it had not seen were pruned', async () => {
    const { reader, told } = await startReader();
    await append(product('old'));
    await database.script("update outbox set at = now() - interval '25 hours'");
    await pruneChanges(database);
    await append(product('new'));
    await reader.poll();
    expect(told).toContain('catalog *');
    expect(told).toContain('content *');
  });

  it('is told to read everything again when the database was restored to an earlier state', async () => {
    await append(product('lost'));
    const { reader, told } = await startReader();
    await database.script('update outbox_counter set last_number = last_number - 1');
    await database.script(
      'delete from outbox where number > (select last_number from outbox_counter)',
    );
    await reader.poll();
    expect(told).toContain('catalog *');
  });

  it('keeps rows for a day', async () => {
    await append(product('kept'));
    await pruneChanges(database);
    const { reader, told } = await startReader();
    await database.script("update outbox set at = now() - interval '23 hours'");
    await append(product('fresh'));
    await pruneChanges(database);
    await reader.poll();
    expect(told).toEqual(['product fresh']);
  });

  it('survives a database that goes away and comes back', async () => {
    const own = await createTestDatabase();
    const name = new URL(own.connectionString).pathname.slice(1);
    const { reader, told } = await startReader(own.database);
    await own.database.transaction((tx) => appendChanges(tx, [product('meanwhile')]));
    await database.script(`alter database ${name} allow_connections false`);
    await database.script(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}'`,
    );
    await expect(reader.poll()).rejects.toThrow();
    await database.script(`alter database ${name} allow_connections true`);
    await reader.poll();
    expect(told).toEqual(['product meanwhile']);
    await own.drop();
  });
});
