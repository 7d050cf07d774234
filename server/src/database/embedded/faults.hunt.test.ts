import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  killEmbeddedProcesses,
  parentOf,
  startEmbeddedProcess,
} from '../../testing/embeddedProcess.ts';
import { mountSmallDisk } from '../../testing/smallDisk.ts';
import { makeTemporaryDirectory } from '../../testing/temporaryDirectory.ts';
import { openDatabase, statement } from '../database.ts';
import type { Binaries } from './binaries.ts';
import { isAlive, isStopped, readPidFile, stopOrphan } from './cluster.ts';
import { joinSupervisor } from './lease.ts';

/** What goes wrong below the shop: full disks, processes that hang, processes that are killed. */

let temporary: Awaited<ReturnType<typeof makeTemporaryDirectory>>;
let dataDirectory: string;

beforeAll(async () => {
  temporary = await makeTemporaryDirectory();
  dataDirectory = join(temporary.path, 'database');
});
afterEach(killEmbeddedProcesses);
afterAll(() => temporary[Symbol.asyncDispose]());

async function postmasterPid(directory = dataDirectory): Promise<number> {
  const written = await readPidFile({ directory, account: undefined });
  if (!written) throw new Error('no postmaster.pid');
  return written.pid;
}

/** Stops a process, which on a busy machine takes it until its next turn. */
async function hang(pid: number): Promise<void> {
  process.kill(pid, 'SIGSTOP');
  await expect.poll(() => isStopped(pid)).toBe(true);
}

const one = statement('faults_one', 'select 1 as one');

async function serves(connectionString: string): Promise<boolean> {
  const database = openDatabase({ connectionString, poolSize: 1 });
  try {
    return (await database.row<{ one: number }>(one))?.one === 1;
  } finally {
    await database.close();
  }
}

const mounted = await mountSmallDisk('4k');
await mounted?.[Symbol.asyncDispose]();

describe.runIf(mounted)('a disk that is full (needs a mount)', () => {
  // Where the first start gets stuck: its endpoint, initdb, the database in it, PostgreSQL itself.
  test.each(['4k', '24k', '30m', '45m'])(
    'of %s is no obstacle once there is room',
    async (size) => {
      const disk = await mountSmallDisk(size);
      if (!disk) throw new Error('no disk');
      await using _disk = disk;
      const data = join(disk.path, 'database');
      const full = startEmbeddedProcess(data);
      await expect(full).rejects.toThrow(/no space left|did not start/i);
      // What was begun does not go on filling the disk.
      const names = await readdir(data);
      expect(names.filter((name) => name.startsWith('cluster-new-'))).toEqual([]);
      disk.resize('400m');
      const shop = await startEmbeddedProcess(data);
      expect(await serves(shop.connectionString)).toBe(true);
      await shop.stop();
    },
  );
});

describe.runIf(process.platform === 'linux')('a PostgreSQL that hangs', () => {
  test('is told of and ended by the shop that stops', async () => {
    const shop = await startEmbeddedProcess(dataDirectory);
    const pid = await postmasterPid();
    await hang(pid);
    await shop.stop();
    expect(isAlive(pid)).toBe(false);
    // What a process said last may be read after it has gone.
    const told = expect.stringContaining(`(process ${pid}) was stopped by a signal`);
    await expect.poll(() => shop.log).toEqual([told]);
  });

  test('is told of and ended by the start that finds it', async () => {
    const shop = await startEmbeddedProcess(dataDirectory);
    const orphan = await postmasterPid();
    await hang(orphan);
    process.kill(parentOf(orphan), 'SIGKILL');
    await shop.kill('SIGKILL');
    const again = await startEmbeddedProcess(dataDirectory);
    expect(again.log).toEqual([expect.stringContaining(`(process ${orphan}) was stopped`)]);
    expect(await postmasterPid()).not.toBe(orphan);
    expect(await serves(again.connectionString)).toBe(true);
    await again.stop();
  });

  test('is killed when it answers to nothing', async () => {
    const directory = join(temporary.path, 'deaf');
    const cluster = join(directory, 'cluster');
    const deaf = await spawnDeaf(cluster);
    await writeFile(join(await made(cluster), 'postmaster.pid'), `${deaf.pid}\n${cluster}\n`);
    const log: string[] = [];
    const home = { directory, account: undefined };
    const ended = once(deaf, 'exit');
    await stopOrphan(home, {} as Binaries, (message) => log.push(message), 200);
    expect(await ended).toEqual([null, 'SIGKILL']);
    expect(log).toEqual([
      expect.stringContaining('does not end in good order'),
      expect.stringContaining('does not answer: it is killed'),
    ]);
  });

  // Process 1 of many containers asks nobody how he ended.
  test('has ended when only its process id is left', async () => {
    const directory = join(temporary.path, 'zombie');
    const cluster = join(directory, 'cluster');
    const pidFile = join(await made(cluster), 'postmaster.pid');
    const script =
      "process.on('SIGINT', () => process.exit()); setInterval(() => {}, 1000); console.log(process.pid)";
    const parent = spawn(
      'sh',
      ['-c', '"$0" "$@" & exec sleep 60', process.execPath, '-e', script, cluster],
      {
        detached: true,
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    using _parent = { [Symbol.dispose]: () => process.kill(-(parent.pid ?? 0), 'SIGKILL') };
    const pid = Number(String((await once(parent.stdout, 'data'))[0]));
    await writeFile(pidFile, `${pid}\n${cluster}\n`);
    const log: string[] = [];
    const home = { directory, account: undefined };
    await stopOrphan(home, {} as Binaries, (message) => log.push(message));
    expect(isAlive(pid)).toBe(true);
    expect(log).toEqual([]);
    await expect(readFile(pidFile)).rejects.toThrow('ENOENT');
  });
});

test('a supervisor that ends before it has answered the shop that joins it is no error', async () => {
  const directory = await made(join(temporary.path, 'ending'));
  const endpoint = join(directory, 'lease.sock');
  await writeFile(join(directory, 'endpoint'), endpoint);
  const script = `require('node:net').createServer().listen(process.argv[1], () => {
    console.log('listening'); process.kill(process.pid, 'SIGSTOP'); });`;
  const supervisor = spawn(process.execPath, ['-e', script, endpoint], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(supervisor.stdout, 'data');
  const lease = await joinSupervisor({ directory, account: undefined }, () => undefined);
  supervisor.kill('SIGKILL');
  expect(await lease?.answer).toBeUndefined();
  expect(lease).toBeDefined();
  await lease?.release();
});

describe('a supervisor that is killed', () => {
  test('with its PostgreSQL: both are started again for the shop that goes on', async () => {
    const shop = await startEmbeddedProcess(dataDirectory);
    const postmaster = await postmasterPid();
    const supervisor = parentOf(postmaster);
    process.kill(supervisor, 'SIGKILL');
    process.kill(postmaster, 'SIGKILL');
    await vi.waitFor(
      async () => {
        expect(await postmasterPid()).not.toBe(postmaster);
        expect(await serves(shop.connectionString)).toBe(true);
      },
      { timeout: 30_000, interval: 50 },
    );
    expect(shop.log[0]).toContain('supervisor was killed: PostgreSQL is started again');
    await shop.stop();
    await expect(postmasterPid()).rejects.toThrow('no postmaster.pid');
  });

  test('alone: PostgreSQL gets another one, and ends with the shop', async () => {
    const shop = await startEmbeddedProcess(dataDirectory);
    const before = await postmasterPid();
    process.kill(parentOf(before), 'SIGKILL');
    await vi.waitFor(
      async () => {
        expect(await postmasterPid()).not.toBe(before);
        expect(await serves(shop.connectionString)).toBe(true);
      },
      { timeout: 30_000, interval: 50 },
    );
    const pid = await postmasterPid();
    await shop.kill('SIGKILL');
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 20_000, interval: 20 });
  });

  test('of two shops: one starts the next, both go on', async () => {
    const both = [
      await startEmbeddedProcess(dataDirectory),
      await startEmbeddedProcess(dataDirectory),
    ];
    const before = await postmasterPid();
    process.kill(parentOf(before), 'SIGKILL');
    process.kill(before, 'SIGKILL');
    await vi.waitFor(
      async () => {
        expect(await postmasterPid()).not.toBe(before);
        for (const shop of both) expect(await serves(shop.connectionString)).toBe(true);
      },
      { timeout: 30_000, interval: 50 },
    );
    await both[0]?.stop();
    // The other one has joined what the first started, or now starts the next itself.
    await vi.waitFor(async () => expect(await serves(both[1]?.connectionString ?? '')).toBe(true), {
      timeout: 30_000,
      interval: 50,
    });
    await both[1]?.stop();
    await expect(postmasterPid()).rejects.toThrow('no postmaster.pid');
  });

  test('whose sockets lie in /tmp is followed by one at the same place', async () => {
    const long = join(temporary.path, 'x'.repeat(100), 'database');
    const shop = await startEmbeddedProcess(long);
    const before = await postmasterPid(long);
    const endpoint = await readFile(join(long, 'endpoint'), 'utf8');
    expect(endpoint).toMatch(/^\/tmp\/kreide-/);
    process.kill(parentOf(before), 'SIGKILL');
    process.kill(before, 'SIGKILL');
    await vi.waitFor(
      async () => {
        expect(await postmasterPid(long)).not.toBe(before);
        expect(await serves(shop.connectionString)).toBe(true);
      },
      { timeout: 30_000, interval: 50 },
    );
    expect(await readFile(join(long, 'endpoint'), 'utf8')).toBe(endpoint);
    await shop.stop();
  });
});

/** A process with a postmaster's command line that ends at no signal that can be ignored. */
async function spawnDeaf(cluster: string): Promise<ChildProcess> {
  const script = `for (const name of ['SIGINT', 'SIGQUIT', 'SIGTERM']) process.on(name, () => {});
    setInterval(() => {}, 1000); console.log('deaf');`;
  const deaf = spawn(process.execPath, ['-e', script, cluster], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(deaf.stdout, 'data');
  return deaf;
}

async function made(directory: string): Promise<string> {
  await mkdir(directory, { recursive: true });
  return directory;
}
