import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { postgresEnvironment } from './cluster.ts';
import type { Home } from './home.ts';
import type { Answer } from './supervisor.ts';

/**
 * One process's claim on a running PostgreSQL: a pipe or socket to the supervisor, which the kernel
 * closes when the process ends. A lease does not keep its process alive once PostgreSQL is ready.
 */
export interface Lease {
  /** The first word about PostgreSQL's state; undefined when the supervisor ends without one. */
  readonly answer: Promise<Answer | undefined>;
  /** Resolves when the supervisor is gone that had PostgreSQL running, and was not released. */
  readonly lost: Promise<void>;
  /** Gives the claim up; resolves when PostgreSQL has stopped or others go on using it. Asked
   * before PostgreSQL was ready it does not wait. */
  release(): Promise<void>;
}

const supervisorFile = fileURLToPath(new URL('./supervisor.ts', import.meta.url));

/** Starts a supervisor of our own, out of reach of the terminal's Ctrl-C (`detached`). */
export function startSupervisor(home: Home, log: (message: string) => void): Lease {
  const child = spawn(
    process.execPath,
    ['--max-old-space-size=64', supervisorFile, JSON.stringify(home)],
    {
      detached: true,
      cwd: dirname(supervisorFile),
      env: postgresEnvironment,
      stdio: ['pipe', 'pipe', 'ignore'],
      windowsHide: true,
    },
  );
  child.on('error', (error) => log(`PostgreSQL's supervisor can't be started: ${error.message}`));
  child.unref();
  return hold(child.stdout as Socket, child.stdin as Socket, log);
}

/** Joins a supervisor that another process has started, if one lives. */
export async function joinSupervisor(
  home: Home,
  log: (message: string) => void,
): Promise<Lease | undefined> {
  const endpoint = await readFile(join(home.directory, 'endpoint'), 'utf8').catch(() => undefined);
  if (endpoint === undefined) return undefined;
  const socket = connect(endpoint);
  const connected = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
  return connected ? hold(socket, socket, log) : undefined;
}

function hold(input: Socket, output: Socket, log: (message: string) => void): Lease {
  const first = Promise.withResolvers<Answer | undefined>();
  const over = Promise.withResolvers<void>();
  const lost = Promise.withResolvers<void>();
  let state: 'starting' | 'running' | 'releasing' = 'starting';
  const listener = (line: string) => {
    const answer = JSON.parse(line) as Answer;
    if (answer.is === 'log') return log(answer.message);
    if (answer.is === 'released') return over.resolve();
    if (answer.is === 'ready') {
      state = 'running';
      input.unref();
      output.unref();
    }
    first.resolve(answer);
  };
  const end = () => {
    if (state === 'running') lost.resolve();
    first.resolve(undefined);
    over.resolve();
  };
  input.on('error', () => undefined);
  output.on('error', () => undefined);
  // The interface repeats its input's errors: a supervisor that is ending resets who joins it.
  createInterface({ input }).on('line', listener).on('error', end).on('close', end);
  return {
    answer: first.promise,
    lost: lost.promise,
    async release() {
      if (state === 'running') {
        state = 'releasing';
        input.ref();
        output.end();
        await over.promise;
      }
      input.destroy();
      output.destroy();
    },
  };
}
