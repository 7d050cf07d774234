import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runNode } from '../process.ts';

export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface LoadOrder {
  /** Of one server or several, whose number divides that of the connections. */
  readonly urls: readonly string[];
  /** Sent in turn; each connection begins at another one. */
  readonly requests: readonly LoadRequest[];
  readonly connections: number;
  readonly seconds: number;
}

export interface LoadResult {
  readonly requestsPerSecond: number;
  /** Milliseconds, whole answers. */
  readonly p50: number;
  readonly p95: number;
  /** As sent, with headers. */
  readonly bytesPerAnswer: number;
  /** Answers other than 2xx, and requests without one. */
  readonly failures: number;
}

/** A server is warm when so many loads in a row, of so many seconds, are no faster than one before. */
const warmUp = { seconds: 2, inARow: 2, atMost: 8 };

/** Loads a server from a second process, once its code is compiled for good: that is not counted. */
export async function load(order: LoadOrder): Promise<LoadResult> {
  let fastest = 0;
  let sinceFaster = 0;
  for (let run = 0; run < warmUp.atMost && sinceFaster < warmUp.inARow; run += 1) {
    const { requestsPerSecond } = await runOrder({ ...order, seconds: warmUp.seconds });
    sinceFaster = requestsPerSecond > fastest * 1.05 ? 0 : sinceFaster + 1;
    fastest = Math.max(fastest, requestsPerSecond);
  }
  return runOrder(order);
}

async function runOrder(order: LoadOrder): Promise<LoadResult> {
  const directory = await mkdtemp(path.join(tmpdir(), 'kreide-load-'));
  try {
    // Through a file: thousands of bodies are too long for a command line.
    const file = path.join(directory, 'order.json');
    await writeFile(file, JSON.stringify(order));
    const { ok, output } = await runNode(path.join(import.meta.dirname, 'loadProgram.ts'), [file]);
    const answer = output.trim().split('\n').at(-1) ?? '';
    if (!ok || !answer.startsWith('{')) throw new Error(`The load could not be made:\n${output}`);
    return JSON.parse(answer) as LoadResult;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
