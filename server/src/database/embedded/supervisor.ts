/**
 * The process that holds PostgreSQL as its child: it runs as long as a process of the shop does.
 *
 * Each of those holds a lease: a pipe or socket that the kernel closes when the process ends, however
 * it ends. The first lease is the supervisor's standard input and output, the others come over its
 * endpoint. With the last lease PostgreSQL is stopped in good order. Signals from the terminal or
 * from a service manager don't count: the shop drains first and then gives its lease back.
 *
 * Started by `embedded.ts` with a `Home` as JSON. On each lease it writes lines of JSON (`Answer`).
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { chownTo } from './account.ts';
import { provideBinaries } from './binaries.ts';
import { connectionString, ensureCluster, stopOrphan } from './cluster.ts';
import type { Home } from './home.ts';
import { takeLock } from './lock.ts';
import { startPostmaster } from './postmaster.ts';

/** The messages that a lease's holder gets. */
export type Answer =
  | { readonly is: 'taken' }
  | { readonly is: 'ready'; readonly connectionString: string }
  | { readonly is: 'failed'; readonly message: string }
  | { readonly is: 'log'; readonly message: string }
  | { readonly is: 'released' };

const isWindows = process.platform === 'win32';
const home = JSON.parse(process.argv[2] ?? '') as Home;

const leases = new Set<(answer: Answer) => Promise<void>>();
const lastLeaseEnded = new AbortController();
const lastLease = once(lastLeaseEnded.signal, 'abort').then(() => 'no lease');
let ready: Answer | undefined;

function admit(input: Readable, output: Writable): void {
  // A write to a process that died fails, and that is all right.
  const tell = (answer: Answer) =>
    new Promise<void>((done) => output.write(`${JSON.stringify(answer)}\n`, () => done()));
  const release = () => {
    // The last holder is answered only when PostgreSQL has stopped.
    if (leases.size === 1 && leases.has(tell)) lastLeaseEnded.abort();
    else if (leases.delete(tell)) void tell({ is: 'released' }).then(() => output.end());
  };
  leases.add(tell);
  if (ready) void tell(ready);
  output.on('error', () => undefined);
  input
    .on('error', () => undefined)
    .on('end', release)
    .on('close', release)
    .resume();
}

async function tellAll(answer: Answer): Promise<void> {
  await Promise.all([...leases].map((tell) => tell(answer)));
}

const log = (message: string) => void tellAll({ is: 'log', message });

/** Opens the endpoint for further leases and writes down where it is. */
async function openEndpoint(socketDirectory: string): Promise<Server> {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    if (lastLeaseEnded.signal.aborted) socket.destroy();
    else admit(socket, socket);
  });
  const endpoint = isWindows
    ? `\\\\.\\pipe\\kreide-${randomUUID()}`
    : join(socketDirectory, 'lease.sock');
  server.listen(endpoint);
  await once(server, 'listening');
  if (!isWindows) await chownTo(endpoint, home.account);
  const file = join(home.directory, 'endpoint');
  await writeFile(`${file}.new`, endpoint);
  await chownTo(`${file}.new`, home.account);
  await rename(`${file}.new`, file);
  return server;
}

/**
 * A fresh private directory for the sockets. A socket's path may have 107 bytes (103 on macOS): a
 * home with a longer one has its sockets in /tmp.
 */
async function makeSocketDirectory(): Promise<string> {
  const previous = dirname(
    await readFile(join(home.directory, 'endpoint'), 'utf8').catch(() => ''),
  );
  const inHome = join(home.directory, 'socket');
  const fits = Buffer.byteLength(join(inHome, '.s.PGSQL.5432')) <= 103;
  const isInTmp = /^\/tmp\/kreide-\w{6}$/.test(previous);
  const wanted = fits || isWindows ? inHome : isInTmp ? previous : undefined;
  for (const old of [inHome, ...(isInTmp ? [previous] : [])]) {
    await rm(old, { recursive: true, force: true });
  }
  const directory = await makeDirectory(wanted);
  await chownTo(directory, home.account);
  return directory;
}

/** At its former place, where the processes of a supervisor that was killed look for it. */
async function makeDirectory(wanted: string | undefined): Promise<string> {
  if (wanted !== undefined) {
    try {
      await mkdir(wanted);
      return wanted;
    } catch (error) {
      // Another process took the name in /tmp first.
      if (!wanted.startsWith('/tmp/kreide-')) throw error;
    }
  }
  return mkdtemp('/tmp/kreide-');
}

/** Starts PostgreSQL, again when it ends unbidden, until the last lease ends. */
async function supervise(socketDirectory: string): Promise<void> {
  const { signal } = lastLeaseEnded;
  const binaries = await provideBinaries(home);
  await ensureCluster(home, binaries);
  const listening = { socketDirectory, port: isWindows ? await freePort() : 5432 };
  while (!signal.aborted) {
    let pause = 200;
    try {
      await stopOrphan(home, binaries, log);
      const postmaster = await startPostmaster(home, binaries, listening, log);
      if (!signal.aborted && !ready) {
        ready = { is: 'ready', connectionString: await connectionString(home, listening) };
        void tellAll(ready);
      }
      const how = await Promise.race([postmaster.ended, lastLease]);
      if (signal.aborted) return await postmaster.stop();
      log(`PostgreSQL ended (${how}); it is started again`);
    } catch (error) {
      // Who waits for the first start learns the reason; later it may pass (a disk that was full).
      if (!ready) throw error;
      if (signal.aborted) return log(message(error));
      log(`PostgreSQL can't be started again: ${message(error)}`);
      pause = 2_000;
    }
    await delay(pause, undefined, { signal }).catch(() => undefined);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function message(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const isFull =
    (error as { code?: unknown }).code === 'ENOSPC' || /No space left on device/.test(text);
  return isFull ? `There is no space left for the database in ${home.directory}` : text;
}

async function main(): Promise<void> {
  process.umask(0o077);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => undefined);
  }
  admit(process.stdin, process.stdout);
  try {
    const lockFile = join(home.directory, 'lock');
    using lock = takeLock(lockFile);
    if (!lock) return await tellAll({ is: 'taken' });
    await chownTo(lockFile, home.account);
    const socketDirectory = await makeSocketDirectory();
    const server = await openEndpoint(socketDirectory);
    await supervise(socketDirectory);
    server.close();
    await rm(socketDirectory, { recursive: true, force: true });
    await tellAll({ is: 'released' });
  } catch (error) {
    await tellAll({ is: 'failed', message: message(error) });
  }
}

main().finally(() => process.exit());
