import {
  type FetchFunction,
  type GraphQLSingularResponse,
  type INetwork,
  Network,
  Observable,
} from 'relay-runtime';
import { type BatchOptions, createBatcher } from './batch.ts';
import { requestError } from './errors.ts';
import { describeOperation, goesAlone, type Operation } from './operation.ts';
import { createPost, type PostOptions } from './post.ts';
import { createRecovery, type RecoveryOptions } from './recovery.ts';
import type { Exchange } from './response.ts';
import { type RetryOptions, retryQueries } from './retry.ts';

export interface NetworkOptions extends PostOptions, RecoveryOptions {
  /** @default { max: 10, interval: 15 } (API-03, API-04) */
  readonly batch?: BatchOptions | false;
  /** @default { tries: 5, initial: 300 } (API-09) */
  readonly retry?: RetryOptions | false;
  /** Milliseconds until an unanswered operation fails (ERR-18). @default 5000 */
  readonly timeout?: number;
}

/** The way of every operation to the API: batch, time limit, retry, recovery, one kind of error. */
export function createNetwork(options: NetworkOptions): INetwork {
  const { batch = { max: 10, interval: 15 }, retry = { tries: 5, initial: 300 } } = options;
  const timeout = options.timeout ?? 5000;
  const post = createPost(options);
  const recover = createRecovery(options);

  async function sendAlone(operation: Operation, signal: AbortSignal): Promise<Exchange> {
    const [exchange] = await post([operation], signal);
    if (!exchange) throw new TypeError('The API left an operation unanswered');
    return exchange;
  }
  const sendBatched = batch ? createBatcher(post, batch) : sendAlone;
  const send = retryQueries(
    (operation, signal) =>
      goesAlone(operation) ? sendAlone(operation, signal) : sendBatched(operation, signal),
    retry || { tries: 1, initial: 0 },
  );

  const execute: FetchFunction = (params, variables, cacheConfig, uploadables) =>
    Observable.create<GraphQLSingularResponse>((sink) => {
      const controller = new AbortController();
      let isOver = false;
      const operation = describeOperation(params, variables, cacheConfig, uploadables, timeout);
      const run = async () => {
        const { first, rest } = await recover(operation, controller.signal, send);
        sink.next(first);
        if (rest) for await (const part of rest) sink.next(part);
      };
      run().then(
        () => {
          isOver = true;
          sink.complete();
        },
        (error: unknown) => {
          isOver = true;
          // The caller aborted: it takes no more results or errors.
          if (!controller.signal.aborted) sink.error(requestError(error, params.name));
        },
      );
      return () => {
        if (!isOver) controller.abort();
      };
    });

  return Network.create(execute);
}
