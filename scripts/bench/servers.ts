import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { OutgoingHttpHeaders } from 'node:http';
import path from 'node:path';

/** Which server a child process of the bench is. */
export type ServerOrder =
  /** Bare Node answering with these headers and this body (base64). */
  | { readonly kind: 'prepared'; readonly headers: OutgoingHttpHeaders; readonly body: string }
  /** React streaming a plain page of 60 tiles. */
  | { readonly kind: 'react' }
  /** The whole shop; without kept pages each is rendered. */
  | { readonly kind: 'shop'; readonly keepsPages: boolean; readonly answers: Answers };

/**
 * Which of the API's answers are there already: none, so that every query is executed; those that
 * it keeps in production; or all, so that what is left is the storefront's own work.
 */
export type Answers = 'executed' | 'kept' | 'remembered';

export interface OpenServer {
  readonly port: number;
  /** The API on its own, for a shop. */
  readonly apiPort?: number;
  readonly authorization?: string;
}

/** All that the process holds now (RSS), or what lives in it after a collection of garbage. */
export type Memory = 'held' | 'live';

export interface BenchServer extends OpenServer, AsyncDisposable {
  readonly url: string;
  /** In bytes. */
  memory(of: Memory): Promise<number>;
}

export async function startServer(
  order: ServerOrder,
  env: Readonly<Record<string, string>> = {},
): Promise<BenchServer> {
  const child = spawn(
    process.execPath,
    // The flags that `npm run bench` runs with are those of `npm start`.
    [
      ...process.execArgv,
      path.join(import.meta.dirname, 'serverProgram.ts'),
      JSON.stringify(order),
    ],
    {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const exited = once(child, 'exit');
  const message = await Promise.race([
    once(child, 'message'),
    exited.then(([code]) => {
      throw new Error(`The bench's server ended with ${code}`);
    }),
  ]);
  const open = message[0] as OpenServer;
  return {
    ...open,
    url: `http://127.0.0.1:${open.port}`,
    async memory(of) {
      const answered = once(child, 'message');
      child.send(of);
      return ((await answered)[0] as { memory: number }).memory;
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
