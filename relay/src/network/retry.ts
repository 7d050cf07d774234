import { GraphQLRequestError } from './errors.ts';
import { isMutation, type Operation } from './operation.ts';
import { type Exchange, retryableStatuses } from './response.ts';

export interface RetryOptions {
  /** Attempts in all, the first included. */
  readonly tries: number;
  /** Milliseconds before the second attempt; doubles from there. */
  readonly initial: number;
}

type Send = (operation: Operation, signal: AbortSignal) => Promise<Exchange>;

/** Repeats queries whose transport failed; mutations never (API-09, DEC-141). */
export function retryQueries(send: Send, { tries, initial }: RetryOptions): Send {
  return async (operation, signal) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send(operation, signal);
      } catch (error) {
        if (attempt >= tries || isMutation(operation) || !isTransient(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, initial * 2 ** (attempt - 1)));
        if (signal.aborted) throw error;
      }
    }
  };
}

function isTransient(error: unknown): boolean {
  if (!(error instanceof GraphQLRequestError)) return false;
  if (error.kind === 'network') return true;
  return error.status !== undefined && retryableStatuses.has(error.status);
}
