import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Account } from '../database/embedded/account.ts';

/** A running `embeddedProgram.ts`. */
export interface EmbeddedProcess {
  readonly pid: number;
  readonly connectionString: string;
  readonly owned: boolean;
  readonly log: readonly string[];
  /** Ends it in good order. */
  stop(): Promise<void>;
  /** Signals it and its process group, as a terminal does, and waits when that ends it. */
  kill(signal: 'SIGKILL' | 'SIGINT'): Promise<void>;
}

export interface EmbeddedProcessOptions {
  /** Where the package `server` of the checkout to run is. @default this checkout's */
  readonly server?: string;
  readonly node?: string;
  readonly account?: Account | undefined;
}

const thisServer = fileURLToPath(new URL('../..', import.meta.url));
const running = new Map<ChildProcess, Promise<unknown>>();

/** Starts the program without waiting for PostgreSQL. */
export function launchEmbedded(dataDirectory: string, options: EmbeddedProcessOptions = {}) {
  const program = `${options.server ?? thisServer}/src/testing/embeddedProgram.ts`;
  const child = spawn(options.node ?? process.execPath, [program, dataDirectory], {
    ...options.account,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit').finally(() => running.delete(child));
  running.set(child, exited);
  const kill = async (signal: 'SIGKILL' | 'SIGINT') => {
    process.kill(-(child.pid ?? 0), signal);
    if (signal === 'SIGKILL') await exited;
  };
  return { child, exited, kill };
}

/** Starts the program and waits for PostgreSQL. @throws with the program's error */
export async function startEmbeddedProcess(
  dataDirectory: string,
  options?: EmbeddedProcessOptions,
): Promise<EmbeddedProcess> {
  const { child, exited, kill } = launchEmbedded(dataDirectory, options);
  const log: string[] = [];
  const lines = createInterface({ input: child.stdout });
  const ready = Promise.withResolvers<{ connectionString: string; owned: boolean }>();
  lines.on('close', () => ready.reject(new Error('The program ended without an answer')));
  lines.on('line', (line) => {
    const answer = JSON.parse(line);
    if (answer.log) log.push(answer.log);
    else if (answer.error) ready.reject(new Error(answer.error));
    else ready.resolve(answer);
  });
  return {
    pid: child.pid ?? 0,
    ...(await ready.promise),
    log,
    async stop() {
      child.stdin.write('stop\n');
      await exited;
    },
    kill,
  };
}

/** Ends what a failed test has left running. */
export async function killEmbeddedProcesses(): Promise<void> {
  for (const [child, exited] of [...running]) {
    child.kill('SIGKILL');
    await exited;
  }
}

/** The process that started the given one. */
export function parentOf(pid: number): number {
  if (process.platform !== 'linux') {
    return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }));
  }
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
}
