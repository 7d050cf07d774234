import { isMutation, type Operation } from './operation.ts';
import type { Exchange } from './response.ts';

/** Sends operations in one request and resolves with their answers in the same order. */
export type Post = (operations: readonly Operation[], signal: AbortSignal) => Promise<Exchange[]>;

export interface BatchOptions {
  /** Operations in one request at most (API-04). */
  readonly max: number;
  /** Milliseconds that a batch collects operations for (API-03). */
  readonly interval: number;
}

interface Waiting {
  readonly operation: Operation;
  readonly signal: AbortSignal;
  readonly resolve: (exchange: Exchange) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Collects operations of one kind and one time limit into shared requests: queries and mutations
 * never meet in one (ruling 9), and nobody waits longer than asked for.
 */
export function createBatcher(
  post: Post,
  { max, interval }: BatchOptions,
): (operation: Operation, signal: AbortSignal) => Promise<Exchange> {
  const collecting = new Map<
    string,
    { waiting: Waiting[]; timer: ReturnType<typeof setTimeout> }
  >();

  function flush(key: string): void {
    const batch = collecting.get(key);
    if (!batch) return;
    collecting.delete(key);
    clearTimeout(batch.timer);
    const waiting = batch.waiting.filter(({ signal }) => !signal.aborted);
    if (waiting.length > 0) void sendTogether(post, waiting);
  }

  return (operation, signal) =>
    new Promise((resolve, reject) => {
      const key = `${isMutation(operation)} ${operation.timeout}`;
      let batch = collecting.get(key);
      if (!batch) {
        batch = { waiting: [], timer: setTimeout(flush, interval, key) };
        collecting.set(key, batch);
      }
      batch.waiting.push({ operation, signal, resolve, reject });
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      if (batch.waiting.length >= max) flush(key);
    });
}

/** The request is aborted only when every one of its operations was aborted. */
async function sendTogether(post: Post, waiting: readonly Waiting[]): Promise<void> {
  const controller = new AbortController();
  let interested = waiting.length;
  for (const { signal } of waiting) {
    signal.addEventListener('abort', () => {
      interested -= 1;
      if (interested === 0) controller.abort(signal.reason);
    });
  }
  try {
    const exchanges = await post(
      waiting.map(({ operation }) => operation),
      controller.signal,
    );
    for (const [index, { resolve, reject }] of waiting.entries()) {
      const exchange = exchanges[index];
      if (exchange) resolve(exchange);
      else reject(new TypeError('The API left an operation unanswered'));
    }
  } catch (error) {
    for (const { reject } of waiting) reject(error);
  }
}
