import { DatabaseError, Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg';
import { DatabaseUnavailableError, isUnavailable } from './errors.ts';
import { unsacrificed } from './retried.ts';
import { parseTypes } from './types.ts';

export { DatabaseUnavailableError } from './errors.ts';

/** A statement that PostgreSQL plans once per connection and then knows by its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

const textsByName = new Map<string, string>();

/**
 * Declares a named prepared statement; call it at a module's top level.
 *
 * @throws when the name is longer than PostgreSQL's 63 bytes, or taken by a different text.
 */
export function statement(name: string, text: string): Statement {
  if (Buffer.byteLength(name) > 63) throw new Error(`Statement name is too long: ${name}`);
  if ((textsByName.get(name) ?? text) !== text) throw new Error(`Two statements named ${name}`);
  textsByName.set(name, text);
  return { name, text };
}

/**
 * Where statements run: a pool, or one transaction.
 *
 * Values: `bigint` columns come as numbers (an unsafe one throws), `timestamptz` as Date, `date` and
 * `timestamp` as PostgreSQL writes them, `numeric` as string, `json` parsed. A parameter that is an
 * array becomes a PostgreSQL array; for `jsonb` pass `JSON.stringify(array)`.
 *
 * All methods throw `DatabaseUnavailableError` when PostgreSQL can't be reached or went away, and
 * pg's `DatabaseError` (with `code` and `constraint`) when it refuses the statement.
 */
export interface Connection {
  rows<R>(statement: Statement, values?: readonly unknown[]): Promise<R[]>;
  /** The first row, if there is one. */
  row<R>(statement: Statement, values?: readonly unknown[]): Promise<R | undefined>;
  /** Number of rows that were inserted, updated or deleted. */
  run(statement: Statement, values?: readonly unknown[]): Promise<number>;
  /** Runs any number of SQL commands without parameters: migrations and tests. */
  script(text: string): Promise<void>;
}

export interface TransactionOptions {
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable';
  /** Longest time a single statement may take; the database's default is the pool's. */
  readonly statementTimeoutMs?: number;
  /** `work` remembers what it did, and must not run again by itself. @default false */
  readonly isOnce?: boolean;
}

export interface Database extends Connection {
  /** How to reach it: for a worker thread, which opens a connection of its own. */
  readonly connectionString: string;
  /**
   * Runs `work` in a transaction: commits when it returns, rolls back when it throws. Where
   * PostgreSQL ends it for the sake of another one (deadlock, serialization failure), `work` runs
   * again from its beginning, so it keeps nothing outside of the transaction. When the
   * connection breaks during the commit its outcome is unknown: who retries needs a key of its own
   * to find what was already done.
   */
  transaction<T>(work: (tx: Connection) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Reads a result of any size in batches, all from one snapshot, in bounded memory. */
  stream<R>(text: string, values?: readonly unknown[], batchRows?: number): AsyncIterable<R[]>;
  /** Connections of the pool, and how many statements wait for one of them. */
  connections(): { readonly open: number; readonly idle: number; readonly waiting: number };
  /** Waits for running statements and closes all connections. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly connectionString: string;
  /** @default 10 */
  readonly poolSize?: number;
  /**
   * Longest wait for a connection, also for one that is in use: a shop that is overrun answers 503
   * early. @default 2_000
   */
  readonly connectionTimeoutMs?: number;
  /** Longest time a statement may take. @default 15_000 */
  readonly statementTimeoutMs?: number;
  /** Told when an idle connection was lost; the pool replaces it. */
  readonly log?: (message: string) => void;
}

/** What a hung server or network may take beyond the statement's own limit. */
const answerGraceMs = 3_000;
const streamTimeoutMs = 10 * 60_000;

/** Opens a pool of connections to PostgreSQL 15 or newer; connects at the first statement. */
export function openDatabase(options: DatabaseOptions): Database {
  const timeoutMs = options.statementTimeoutMs ?? 15_000;
  const pool = new Pool({
    connectionString: options.connectionString,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: options.connectionTimeoutMs ?? 2_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs + answerGraceMs,
    // Work that hangs must not hold its locks for ever.
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'kreide',
    types: parseTypes,
  });
  pool.on('error', (error) => options.log?.(`Lost an idle database connection: ${error.message}`));
  // The pool doesn't listen to a client that is checked out; an unhandled 'error' ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined));

  /** Runs `work` on one client, which goes back to the pool unless its connection broke. */
  async function withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await guarded(pool.connect());
    let broken = false;
    try {
      return await work(client);
    } catch (error) {
      // After a migration a connection's prepared statements may be out of date: renew it.
      broken = error instanceof DatabaseUnavailableError || isStalePlan(error);
      throw error;
    } finally {
      client.release(broken);
    }
  }

  function transaction<T>(
    work: (tx: Connection) => Promise<T>,
    {
      isolation = 'read committed',
      statementTimeoutMs = timeoutMs,
      isOnce = false,
    }: TransactionOptions = {},
  ): Promise<T> {
    const attempt = async (client: PoolClient): Promise<T> => {
      await ask(client, { text: `begin isolation level ${isolation}` });
      const tx = transactionConnection(client, statementTimeoutMs);
      try {
        if (statementTimeoutMs !== timeoutMs) await ask(client, setTimeouts(statementTimeoutMs));
        const result = await work(tx.connection);
        await tx.end();
        const { command } = await ask(client, { text: 'commit' });
        // PostgreSQL answers the commit of a failed transaction with a rollback.
        if (command === 'ROLLBACK') throw new Error('A statement failed: nothing was committed');
        return result;
      } catch (error) {
        await tx.end();
        if (!(error instanceof DatabaseUnavailableError)) await ask(client, { text: 'rollback' });
        throw error;
      }
    };
    return isOnce ? withClient(attempt) : unsacrificed(() => withClient(attempt));
  }

  async function* stream<R>(
    text: string,
    values: readonly unknown[] = [],
    batchRows = 1_000,
  ): AsyncGenerator<R[]> {
    const client = await guarded(pool.connect());
    const query_timeout = streamTimeoutMs + answerGraceMs;
    let finished = false;
    try {
      await ask(client, { text: 'begin isolation level repeatable read read only' });
      await ask(client, setTimeouts(streamTimeoutMs));
      // All rows will be read, and the reader may be slow (an export into a pipe).
      await ask(client, {
        text: `set local cursor_tuple_fraction = 1;
               set local idle_in_transaction_session_timeout = 0`,
      });
      const declare = `declare batches no scroll cursor for ${text}`;
      await ask(client, { text: declare, values, query_timeout });
      const fetch = { text: `fetch ${Math.trunc(batchRows)} from batches`, query_timeout };
      for (;;) {
        const { rows } = await ask(client, fetch);
        if (rows.length > 0) yield rows as R[];
        if (rows.length < batchRows) break;
      }
      await ask(client, { text: 'commit' });
      finished = true;
    } finally {
      // A reader that stopped early leaves an open transaction behind: its connection is closed.
      client.release(!finished);
    }
  }

  return {
    ...connectionOver((query) => unsacrificed(() => withClient((client) => ask(client, query)))),
    connectionString: options.connectionString,
    transaction,
    stream,
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

interface Query {
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
  readonly query_timeout?: number;
}

// pg's type wants a mutable array; it does not change it.
const ask = (client: PoolClient, query: Query): Promise<QueryResult> =>
  guarded(client.query(query as QueryConfig));

/**
 * Tells a lost connection from PostgreSQL's refusals, here and not later: what the work of a
 * transaction throws may have the same code (a file's ENOENT). A refusal loses the row that it quotes
 * (`Key (email)=(…) already exists`): errors go to logs, and rows are people's.
 */
async function guarded<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    if (cause instanceof DatabaseError) {
      cause.detail = undefined;
      cause.where = undefined;
    }
    throw isUnavailable(cause) ? new DatabaseUnavailableError({ cause }) : cause;
  }
}

const setTimeouts = (ms: number): Query => ({
  text: `set local statement_timeout = ${Math.trunc(ms)}`,
});

function connectionOver(query: (query: Query) => Promise<QueryResult>): Connection {
  const execute = ({ name, text }: Statement, values: readonly unknown[] = []) =>
    query({ name, text, values });
  return {
    rows: async <R>(statement: Statement, values?: readonly unknown[]) =>
      (await execute(statement, values)).rows as R[],
    row: async <R>(statement: Statement, values?: readonly unknown[]) =>
      (await execute(statement, values)).rows[0] as R | undefined,
    run: async (statement, values) => (await execute(statement, values)).rowCount ?? 0,
    script: async (text) => {
      await query({ text });
    },
  };
}

/**
 * The connection that a transaction's work gets. Statements wait for each other, so the work may use
 * `Promise.all`. After its end the client goes back to the pool: a late statement is refused.
 */
function transactionConnection(client: PoolClient, statementTimeoutMs: number) {
  let last: Promise<unknown> = Promise.resolve();
  let ended = false;
  const query_timeout = statementTimeoutMs + answerGraceMs;
  const connection = connectionOver(async (query) => {
    if (ended) throw new Error('The transaction has ended');
    const result = last.then(() => ask(client, { ...query, query_timeout }));
    last = result.catch(() => undefined);
    return result;
  });
  const end = async () => {
    ended = true;
    await last;
  };
  return { connection, end };
}

const isStalePlan = (error: unknown) => {
  const { code, message } = error as { code?: unknown; message?: string };
  return code === '0A000' && message?.includes('cached plan') === true;
};
