import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A PostgreSQL of the machine's own, with an empty cluster that is thrown away. */
export interface MachinePostgres extends AsyncDisposable {
  readonly url: string;
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

/** Starts the machine's PostgreSQL on a free loopback port, under an unprivileged user. */
export async function startMachinePostgres(binaries: string): Promise<MachinePostgres> {
  const directory = await mkdtemp(path.join(tmpdir(), 'kreide-postgres-'));
  if (account.uid !== undefined) chownSync(directory, account.uid, account.gid);
  const data = path.join(directory, 'data');
  const options = { cwd: directory, ...account };
  const remove = () => rm(directory, { recursive: true, force: true });
  try {
    await runToEnd(
      spawn(
        path.join(binaries, 'initdb'),
        ['-D', data, '-U', 'kreide', '-A', 'trust', '--no-locale', '-E', 'UTF8', '--no-sync'],
        { ...options, stdio: ['ignore', 'pipe', 'pipe'] },
      ),
    );
    const port = await freePort();
    const server = spawn(
      path.join(binaries, 'postgres'),
      ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', directory, '-F'],
      { ...options, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    await isReady(server);
    return {
      url: `postgres://kreide@127.0.0.1:${port}/postgres`,
      async [Symbol.asyncDispose]() {
        const ended = once(server, 'exit');
        server.kill('SIGINT');
        await ended;
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function runToEnd(child: ChildProcess): Promise<void> {
  const output = collect(child);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`initdb ended with ${code}:\n${output()}`);
}

/** Waits for the line that PostgreSQL writes when it takes connections. */
function isReady(server: ChildProcess): Promise<void> {
  const output = collect(server);
  return new Promise((resolve, reject) => {
    server.stderr?.on('data', () => {
      if (output().includes('database system is ready to accept connections')) resolve();
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
