import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The repository's root. */
export const root = path.dirname(import.meta.dirname);

const running = new Set<ChildProcess>();
let isStopping = false;

export interface RunOptions {
  /** Folder relative to the root; the root itself without one. */
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** `keep` collects the output for the result, `show` passes it on. @default 'keep' */
  readonly output?: 'keep' | 'show';
  /** Ends the command and counts it as failed, in milliseconds. */
  readonly timeout?: number;
}

export interface RunResult {
  readonly ok: boolean;
  /** What the command printed on both of its streams, in order of arrival, without colours. */
  readonly output: string;
}

/** Runs a Node program to its end under this process's own Node. Never rejects. */
export function runNode(
  program: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<RunResult> {
  return run(process.execPath, [program, ...args], options);
}

/** Runs a command to its end. Never rejects: a command that cannot be started has failed. */
export function run(
  command: string,
  args: readonly string[],
  { cwd = '', env, output = 'keep', timeout }: RunOptions = {},
): Promise<RunResult> {
  if (isStopping) return Promise.resolve({ ok: false, output: 'Not started: stopping.' });
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: path.join(root, cwd),
      env: { ...process.env, ...(output === 'keep' && { NO_COLOR: '1' }), ...env },
      stdio: output === 'show' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that ending it ends what it started as well.
      detached: process.platform !== 'win32',
    });
    running.add(child);
    const chunks: string[] = [];
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
    const timer =
      timeout === undefined
        ? undefined
        : setTimeout(() => {
            chunks.push(`\nEnded after ${timeout / 1000} s.\n`);
            endGroup(child, 'SIGKILL');
          }, timeout);
    const finish = (ok: boolean) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ ok, output: stripVTControlCharacters(chunks.join('')) });
    };
    child.on('error', (error) => {
      chunks.push(`${command}: ${error.message}\n`);
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}

/** Ends a child together with the processes it started. */
export function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * Calls `stop` once: at the first signal, or when the process that started this one is gone
 * (`scripts/bootstrap.mjs` keeps a channel open for that). Repeated signals are one wish to
 * stop: a terminal and npm both send them.
 */
export function onStop(stop: () => void): void {
  const once = () => {
    if (isStopping) return;
    isStopping = true;
    stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, once);
  process.on('disconnect', once);
  // Listening must not keep a finished script alive.
  process.channel?.unref();
}

/** Ends every command that still runs: politely, after three seconds without appeal. */
export function endCommands(): void {
  for (const child of running) {
    endGroup(child, 'SIGTERM');
    setTimeout(() => endGroup(child, 'SIGKILL'), 3000).unref();
  }
}

/**
 * The JavaScript file behind a package's command, so that it runs under this Node on every
 * system, without the shell.
 *
 * @param from folder of the workspace whose dependency it is; '' for the root
 */
export function packageBin(from: string, packageName: string, command = packageName): string {
  const folder = path.join(root, from, 'node_modules', packageName);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[command];
  if (file === undefined) throw new Error(`${packageName} has no command ${command}`);
  return path.join(folder, file);
}
