import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { canInstallDebianPackages, installDebianPackages } from '../debian.ts';

/** A PostgreSQL of the machine's own, with an empty cluster that is thrown away. */
export interface MachinePostgres extends AsyncDisposable {
  readonly url: string;
  readonly port: number;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  /** A second one that has what this one has, and follows it. */
  startStandby(): Promise<MachinePostgres>;
}

/** The binaries of the newest PostgreSQL that is installed here, where Debian puts them. */
export function installedPostgres(): { version: number; binaries: string } | undefined {
  return globSync('/usr/lib/postgresql/*/bin')
    .map((binaries) => ({ version: Number(path.basename(path.dirname(binaries))), binaries }))
    .filter(({ version, binaries }) => version >= 15 && existsSync(path.join(binaries, 'initdb')))
    .sort((a, b) => b.version - a.version)[0];
}

/** PostgreSQL refuses to run as root, so it runs as the account `nobody`. */
const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/**
 * Provides a PostgreSQL of the machine's own; as root on a Debian system it is installed.
 *
 * @returns its binaries, or why there are none
 * @throws the latter in CI, where nothing is left out
 */
export async function providePostgres(): Promise<{ binaries: string } | { missing: string }> {
  const found = installedPostgres();
  if (found !== undefined) return found;
  const { output } = canInstallDebianPackages()
    ? await installDebianPackages(['postgresql'])
    : { output: 'PostgreSQL is missing (Debian: apt-get install postgresql)' };
  const installed = installedPostgres();
  if (installed === undefined && process.env.CI) throw new Error(output);
  return installed ?? { missing: output };
}

/** Starts the machine's PostgreSQL on a free loopback port, under an unprivileged user. */
export const startMachinePostgres = (binaries: string): Promise<MachinePostgres> =>
  startCluster(binaries, (data) => [
    'initdb',
    ['-D', data, '-U', 'kreide', '-A', 'trust', '--no-locale', '-E', 'UTF8', '--no-sync'],
  ]);

type Command = readonly [program: string, args: readonly string[]];

/** @param fill makes the data directory */
async function startCluster(
  binaries: string,
  fill: (data: string) => Command,
): Promise<MachinePostgres> {
  const directory = await mkdtemp(path.join(tmpdir(), 'kreide-postgres-'));
  if (account.uid !== undefined) chownSync(directory, account.uid, account.gid);
  const data = path.join(directory, 'data');
  const start = ([program, args]: Command) =>
    spawn(path.join(binaries, program), args, {
      ...{ cwd: directory, ...account },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const remove = () => rm(directory, { recursive: true, force: true });
  try {
    const filling = fill(data);
    await runToEnd(start(filling), filling[0]);
    const port = await freePort();
    const server = start([
      'postgres',
      ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', directory, '-F'],
    ]);
    const exited = once(server, 'exit');
    const end = async (signal: NodeJS.Signals) => {
      server.kill(signal);
      await exited;
    };
    await isReady(server);
    return {
      url: `postgres://kreide@127.0.0.1:${port}/postgres`,
      port,
      kill: () => end('SIGKILL'),
      startStandby: () =>
        startCluster(binaries, (copy) => [
          'pg_basebackup',
          ['-D', copy, '-R', '-c', 'fast', '-d', `host=127.0.0.1 port=${port} user=kreide`],
        ]),
      async [Symbol.asyncDispose]() {
        await end('SIGINT');
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function runToEnd(child: ChildProcess, name: string): Promise<void> {
  const output = collect(child);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${name} ended with ${code}:\n${output()}`);
}

/** Waits for the line that PostgreSQL writes when it takes connections, a standby read-only ones. */
function isReady(server: ChildProcess): Promise<void> {
  const output = collect(server);
  return new Promise((resolve, reject) => {
    server.stderr?.on('data', () => {
      if (/database system is ready to accept (?:read-only )?connections/.test(output())) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL ended:\n${output()}`)));
  });
}

function collect(child: ChildProcess): () => string {
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  }
  return () => chunks.join('');
}

export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
