import type { Post } from './batch.ts';
import { requestBody } from './body.ts';
import { type FailureKind, GraphQLRequestError } from './errors.ts';
import type { Operation } from './operation.ts';
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
    const { body, contentType } = requestBody(operations);
    const deferred = operations.some(({ metadata }) => metadata.deferred);
    const bearer = token && (await token.current());
    const limit = createTimeLimit(operations[0]?.timeout ?? 0, signal);
    try {
      const response = await fetch(url, {
        method: 'POST',
        credentials: 'same-origin',
        headers: {
          ...headers?.(),
          ...(contentType && { 'content-type': contentType }),
          accept: `${deferred ? 'multipart/mixed, ' : ''}application/graphql-response+json, application/json`,
          ...(bearer && { authorization: `Bearer ${bearer}` }),
        },
        body,
        signal: limit.signal,
      });
      const exchanges = await readResponse(response, operations, limit.restart);
      const streams = exchanges.some(({ rest }) => rest);
      if (!streams) limit.end();
      return exchanges.map((exchange) => ({
        ...exchange,
        ...(exchange.rest && {
          rest: untilEnd(exchange.rest, operations, limit),
          abandon: limit.abandon,
        }),
        token: bearer,
      }));
    } catch (error) {
      limit.end();
      throw failure(error, operations, limit);
    }
  };
}

interface TimeLimit {
  readonly signal: AbortSignal;
  readonly milliseconds: number;
  readonly exceeded: () => boolean;
  /** A part arrived: the limit holds from now on for the next one. */
  readonly restart: () => void;
  /** Nobody reads the parts that are still to come. */
  readonly abandon: () => void;
  readonly end: () => void;
}

function createTimeLimit(milliseconds: number, outer: AbortSignal): TimeLimit {
  const controller = new AbortController();
  const abort = () => controller.abort(outer.reason);
  let exceeded = false;
  let timer: ReturnType<typeof setTimeout>;
  const start = () => {
    timer = setTimeout(() => {
      exceeded = true;
      controller.abort();
    }, milliseconds);
  };
  const end = () => {
    clearTimeout(timer);
    outer.removeEventListener('abort', abort);
  };
  if (outer.aborted) abort();
  outer.addEventListener('abort', abort);
  start();
  return {
    signal: controller.signal,
    milliseconds,
    exceeded: () => exceeded,
    restart: () => {
      clearTimeout(timer);
      start();
    },
    abandon: () => {
      end();
      controller.abort();
    },
    end,
  };
}

async function* untilEnd<T>(
  parts: AsyncIterable<T>,
  operations: readonly Operation[],
  limit: TimeLimit,
): AsyncGenerator<T, void, undefined> {
  try {
    yield* parts;
  } catch (error) {
    throw failure(error, operations, limit);
  } finally {
    limit.end();
  }
}

function failure(error: unknown, operations: readonly Operation[], limit: TimeLimit): Error {
  if (error instanceof GraphQLRequestError) return error;
  const operationName = operations.map(({ params }) => params.name).join(', ');
  const told = (kind: FailureKind, message: string) =>
    new GraphQLRequestError({ kind, message, operationName, cause: error });
  // The text is the specification's, to the letter (ERR-18).
  if (limit.exceeded()) return told('timeout', `Request timed out (${limit.milliseconds}ms)`);
  if (limit.signal.aborted) return told('aborted', 'Request aborted');
  return told('network', error instanceof Error ? error.message : String(error));
}
