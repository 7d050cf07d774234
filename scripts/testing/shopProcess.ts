import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OpenMessage } from '../composition/welcome.ts';
import { endGroup, root } from '../process.ts';
import type { Measurement } from './eventLoopWatch.ts';

/** A shop in a process of its own, as `npm start` or `npm run dev` runs it. */
export interface ShopProcess extends AsyncDisposable {
  readonly port: number;
  readonly logins: OpenMessage['logins'];
  readonly pid: number;
  /** What it printed until now. */
  output(): string;
  /** Of a watched shop: how long its event loop was busy, and, if asked for, what memory it holds. */
  measure(what?: 'memory'): Promise<Measurement>;
  /** Asks it to stop; resolves with its exit code. */
  stop(): Promise<number | null>;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
}

export interface ShopProcessOptions {
  readonly dataDirectory: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly args?: readonly string[];
  /** The shop of `npm run dev`. @default false */
  readonly isDevelopment?: boolean;
  /** Measures the process (eventLoopWatch.ts). @default false */
  readonly isWatched?: boolean;
}

/**
 * Starts a shop and resolves once it is open.
 *
 * @throws with everything it printed when it ends before
 */
export async function startShop({
  dataDirectory,
  env,
  args = [],
  isDevelopment = false,
  isWatched = false,
}: ShopProcessOptions): Promise<ShopProcess> {
  const watch = pathToFileURL(path.join(root, 'scripts/testing/eventLoopWatch.ts')).href;
  const program = isDevelopment
    ? ['--conditions=development', path.join(root, 'scripts/dev/serve.ts')]
    : [path.join(root, 'scripts/start.ts')];
  const environment = isDevelopment
    ? { KREIDE_ENV: 'development', NODE_ENV: 'development' }
    : { KREIDE_ENV: 'demo' };
  const child = spawn(
    process.execPath,
    [...(isWatched ? [`--import=${watch}`] : []), ...program, ...args],
    {
      env: { ...process.env, ...environment, PORT: '0', KREIDE_DATA: dataDirectory, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: process.platform !== 'win32',
    },
  );
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  }
  const output = () => chunks.join('');
  const opened = await new Promise<OpenMessage>((resolve, reject) => {
    child.once('message', (message) => resolve(message as OpenMessage));
    child.once('error', reject);
    child.once('close', (code) =>
      reject(new Error(`The shop ended with ${code} before it was open:\n${output()}`)),
    );
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const end = async (signal: NodeJS.Signals) => {
    if (!hasEnded(child)) endGroup(child, signal);
    return (await exited)[0];
  };
  return {
    port: opened.port,
    logins: opened.logins,
    pid: child.pid ?? 0,
    output,
    async measure(what) {
      const answered = once(child, 'message') as Promise<[Measurement]>;
      child.send(what === undefined ? 'measure' : 'measure memory');
      return (await answered)[0];
    },
    stop: () => end('SIGTERM'),
    async kill() {
      await end('SIGKILL');
    },
    async [Symbol.asyncDispose]() {
      await end('SIGTERM');
    },
  };
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;
