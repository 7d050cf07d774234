import type { Post } from './batch.ts';
import { requestBody } from './body.ts';
import { type GraphQLRequestError, requestError } from './errors.ts';
import { namesOf, type Operation } from './operation.ts';
import { readResponse } from './response.ts';
import type { TokenSource } from './token.ts';

export interface PostOptions {
  readonly fetch: typeof fetch;
  /** One endpoint for all operations (API-01). */
  readonly url: string;
  /** Headers of the moment, asked for each request: user id, login, forwarded ones (API-06, 07). */
  readonly headers?: (() => Record<string, string>) | undefined;
  /** Without one, requests carry no bearer token: the browser's get it from the BFF. */
  readonly token?: TokenSource;
}

/** The plain way of a request: headers, body, time limit, answer. */
export function createPost({ fetch, url, headers, token }: PostOptions): Post {
  return async (operations, signal) => {
    const body = await requestBody(operations);
    const deferred = operations.some(({ metadata }) => metadata.deferred);
    const bearer = await token?.current();
    const limit = limitTime(operations, signal);
    try {
      const response = await fetch(url, {
        method: 'POST',
        credentials: 'same-origin',
        headers: {
          ...headers?.(),
          // The browser adds the boundary of a multipart body itself.
          ...(typeof body === 'string' && { 'content-type': 'application/json' }),
          accept: `${deferred ? 'multipart/mixed, ' : ''}application/graphql-response+json, application/json`,
          ...(bearer && { authorization: `Bearer ${bearer}` }),
        },
        body,
        signal: limit.signal,
      });
      const exchanges = await readResponse(response, operations, limit.restart);
      if (!exchanges[0]?.rest) limit.end();
      return exchanges.map((exchange) => ({
        ...exchange,
        ...(exchange.rest && { rest: limited(exchange.rest, limit), abandon: limit.abandon }),
        token: bearer,
      }));
    } catch (error) {
      throw limit.failed(error);
    }
  };
}

interface TimeLimit {
  readonly signal: AbortSignal;
  /** A part arrived: the limit holds from now on for the next one. */
  readonly restart: () => void;
  readonly end: () => void;
  /** Cancels the body: the remaining parts are not read. */
  readonly abandon: () => void;
  /** Ends the limit; gives the error that `error` comes to. */
  readonly failed: (error: unknown) => GraphQLRequestError;
}

function limitTime(operations: readonly Operation[], outer: AbortSignal): TimeLimit {
  const controller = new AbortController();
  const { signal } = controller;
  const names = namesOf(operations);
  const milliseconds = operations[0]?.timeout;
  let timer: ReturnType<typeof setTimeout>;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // The text is the specification's, to the letter (ERR-18).
      controller.abort(requestError(`Request timed out (${milliseconds}ms)`, names, 'timeout'));
    }, milliseconds);
  };
  const abandon = () => {
    end();
    controller.abort(outer.reason);
  };
  const end = () => {
    clearTimeout(timer);
    outer.removeEventListener('abort', abandon);
  };
  restart();
  outer.addEventListener('abort', abandon);
  if (outer.aborted) abandon();
  return {
    signal,
    restart,
    end,
    abandon,
    failed: (error) => {
      end();
      const { aborted, reason } = signal;
      return requestError(aborted ? reason : error, names, aborted ? 'aborted' : 'network');
    },
  };
}

async function* limited<T>(
  parts: AsyncIterable<T>,
  limit: TimeLimit,
): AsyncGenerator<T, void, undefined> {
  try {
    yield* parts;
  } catch (error) {
    throw limit.failed(error);
  } finally {
    limit.end();
  }
}
