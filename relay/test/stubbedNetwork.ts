import type { CacheConfig, GraphQLResponse, RequestParameters, UploadableMap } from 'relay-runtime';
import { vi } from 'vitest';
import { createNetwork, type NetworkOptions } from '../src/network/network.ts';

export interface Sent {
  readonly init: RequestInit;
  readonly headers: Record<string, string>;
  /** What was in the request: an operation or a batch of them. */
  readonly body: unknown;
}

type Answer = unknown | Response | Error;

/**
 * A network whose requests are answered by `answer`, for the rules that depend on time and on bad
 * answers. JSON is answered for anything but a Response; an Error is a connection that failed.
 */
export function createStubbedNetwork(
  answer: (sent: Sent, count: number) => Answer | Promise<Answer>,
  options: Partial<NetworkOptions> = {},
) {
  const sent: Sent[] = [];
  const fetch = vi.fn(async (_url: unknown, init: RequestInit = {}) => {
    const { body } = init;
    const request: Sent = {
      init,
      headers: init.headers as Record<string, string>,
      body: typeof body === 'string' ? JSON.parse(body) : body,
    };
    sent.push(request);
    const content = await raceAbort(answer(request, sent.length), init.signal);
    if (content instanceof Error) throw content;
    return content instanceof Response ? content : Response.json(content);
  });
  const network = createNetwork({
    fetch: fetch as typeof globalThis.fetch,
    url: '/graphql/',
    ...options,
  });

  /** Starts an operation and gives its first response. */
  function run(
    name: string,
    {
      kind = 'query',
      variables = {},
      cacheConfig = {},
      uploadables,
    }: {
      kind?: 'query' | 'mutation';
      variables?: Record<string, unknown>;
      cacheConfig?: CacheConfig;
      uploadables?: UploadableMap;
    } = {},
  ): Promise<GraphQLResponse | undefined> {
    return network.execute(parameters(name, kind), variables, cacheConfig, uploadables).toPromise();
  }
  return { network, sent, run };
}

function parameters(name: string, kind: 'query' | 'mutation' = 'query'): RequestParameters {
  return { id: `hash-of-${name}`, text: null, name, operationKind: kind, metadata: {} };
}

/** An answer that the API refuses or fails with. */
export function refusal(extensions: Record<string, unknown>, message = 'refused', path?: string[]) {
  return { data: null, errors: [{ message, extensions, ...(path && { path }) }] };
}

/** Never answers, so that only a time limit or an abort ends it. */
export function silence(): Promise<never> {
  return new Promise(() => undefined);
}

function raceAbort<T>(content: T, signal: AbortSignal | null | undefined): Promise<Awaited<T>> {
  return Promise.race([
    content,
    new Promise<never>((_, reject) => {
      const abort = () => reject(new DOMException('Aborted', 'AbortError'));
      if (signal?.aborted) abort();
      signal?.addEventListener('abort', abort);
    }),
  ]);
}
