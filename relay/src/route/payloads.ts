import { type GraphQLResponse, Observable } from 'relay-runtime';
import { responseText } from '../network/response.ts';
import { documentPayload } from './documentPayload.ts';
import type { RoutePart } from './routeQuery.ts';

interface Sink {
  next(response: GraphQLResponse): void;
  error(error: Error): void;
  complete(): void;
}

/**
 * The responses of a run as a chain of promises, each link being ready when its response came.
 *
 * @param place what becomes of the first one: its text, or its place in the document
 */
export function partsOf(
  run: Observable<GraphQLResponse>,
  place: (response: GraphQLResponse) => RoutePart['payload'],
): Promise<RoutePart | null> {
  const first = Promise.withResolvers<RoutePart | null>();
  let link = first;
  const sink: Sink = {
    next: (response) => {
      const following = isLast(response) ? null : Promise.withResolvers<RoutePart | null>();
      link.resolve({
        payload: link === first ? place(response) : responseText(response),
        next: following?.promise ?? null,
      });
      if (following) link = following;
    },
    // Deferred data never break a page that is being sent: the chain ends, their fragments report.
    error: (error) => (link === first ? link.reject(error) : link.resolve(null)),
    complete: () => link.resolve(null),
  };
  run.subscribe(sink);
  return first.promise;
}

/** The chain as a run again; the first response is there at once. */
export function payloadsOf(first: RoutePart): Observable<GraphQLResponse> | undefined {
  const response = parse(first.payload);
  if (response === undefined) return undefined;
  return Observable.create((sink) => {
    let closed = false;
    const follow = async (): Promise<void> => {
      for (let part = await first.next; part && !closed; part = await part.next) {
        const following = parse(part.payload);
        if (following) sink.next(following);
      }
      if (!closed) sink.complete();
    };
    sink.next(response);
    if (first.next) follow().catch(sink.error);
    else sink.complete();
    return () => {
      closed = true;
    };
  });
}

function parse(payload: RoutePart['payload']): GraphQLResponse | undefined {
  return typeof payload === 'string'
    ? (JSON.parse(payload) as GraphQLResponse)
    : documentPayload(payload);
}

function isLast(response: GraphQLResponse): boolean {
  const parts = Array.isArray(response) ? response : [response];
  return parts.every(({ extensions }) => extensions?.is_final !== false);
}
