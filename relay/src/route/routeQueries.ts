import type { PreloadedQuery } from 'react-relay';
import {
  type Disposable,
  type GraphQLResponse,
  type GraphQLTaggedNode,
  type IEnvironment,
  Observable,
  type OperationDescriptor,
  type OperationType,
  ReplaySubject,
  type Variables,
} from 'relay-runtime';
import { pageFailure } from '../network/errors.ts';
import { describeQuery, fetchInFlight, preloadedQuery, replayInFlight } from './relayInternals.ts';
import type { RoutePart, RouteQuery } from './routeQuery.ts';

/** Ten minutes: how long a return by navigation needs no request (LIST-12, CART-29). */
export const defaultMaxAge = 10 * 60 * 1000;

/** Pages whose data stay for going back to, besides those on show. */
const historyEntries = 20;

/** Queries started on intent that nobody followed yet. */
const intents = 6;

interface Entry {
  readonly operation: OperationDescriptor;
  readonly routeQuery: RouteQuery;
  readonly preloaded: PreloadedQuery<OperationType>;
  readonly retention: Disposable;
  state: 'pending' | 'loaded' | 'failed';
  loadedAt: number;
}

/** The route queries of one environment, by request and by the hand-over that stands for them. */
class RouteQueries {
  readonly #environment: IEnvironment;
  readonly #handles = new WeakMap<RouteQuery, PreloadedQuery<OperationType>>();
  /** Least recently used first. */
  readonly #visited = new Map<string, Entry>();
  readonly #intended = new Map<string, Entry>();

  constructor(environment: IEnvironment) {
    this.#environment = environment;
  }

  register(operation: OperationDescriptor, routeQuery: RouteQuery): void {
    this.#handles.set(routeQuery, preloadedQuery(this.#environment, operation, undefined));
  }

  /** Starts a query that a visitor is likely to need next, unless it is at hand. */
  intend(query: GraphQLTaggedNode, variables: Variables, maxAge: number): void {
    const operation = describeQuery(query, variables);
    const key = operation.request.identifier;
    if (this.#usable(this.#visited.get(key), maxAge)) return;
    if (this.#usable(this.#intended.get(key), maxAge)) return;
    keep(this.#intended, key, this.#start(operation), intents);
  }

  /** The query of a navigation: what is at hand and fresh, what was started on intent, or anew. */
  visit(query: GraphQLTaggedNode, variables: Variables, maxAge: number): RouteQuery {
    const operation = describeQuery(query, variables);
    const key = operation.request.identifier;
    const known = [this.#intended.get(key), this.#visited.get(key)];
    const entry = known.find((each) => this.#usable(each, maxAge)) ?? this.#start(operation);
    this.#intended.delete(key);
    for (const each of known) if (each && each !== entry) each.retention.dispose();
    keep(this.#visited, key, entry, historyEntries);
    return entry.routeQuery;
  }

  /** What the component reads from; a hand-over that came with the document is replayed first. */
  read(query: GraphQLTaggedNode, routeQuery: RouteQuery): PreloadedQuery<OperationType> {
    const known = this.#handles.get(routeQuery);
    if (known) return known;
    const entry = this.#replay(query, routeQuery);
    const handle = entry.preloaded;
    keep(this.#visited, entry.operation.request.identifier, entry, historyEntries);
    return handle;
  }

  #usable(entry: Entry | undefined, maxAge: number): boolean {
    if (!entry || entry.state === 'failed') return false;
    if (entry.state === 'pending') return true;
    return (
      Date.now() - entry.loadedAt < maxAge &&
      this.#environment.check(entry.operation).status === 'available'
    );
  }

  #start(operation: OperationDescriptor): Entry {
    const { name } = operation.request.node.params;
    const source = fetchInFlight(this.#environment, operation).catch((error) =>
      Observable.create<GraphQLResponse>((sink) => sink.error(pageFailure(error, name))),
    );
    const routeQuery: RouteQuery = {
      queryName: name,
      variables: operation.request.variables,
      part: null,
    };
    return this.#follow(operation, routeQuery, source, 'store-or-network');
  }

  #replay(query: GraphQLTaggedNode, routeQuery: RouteQuery): Entry {
    const operation = describeQuery(query, routeQuery.variables);
    const source = routeQuery.part
      ? replayInFlight(this.#environment, operation, payloadsOf(routeQuery.part))
      : fetchInFlight(this.#environment, operation);
    return this.#follow(
      operation,
      routeQuery,
      source,
      routeQuery.part ? 'store-only' : 'store-or-network',
    );
  }

  #follow(
    operation: OperationDescriptor,
    routeQuery: RouteQuery,
    source: Observable<GraphQLResponse>,
    policy: 'store-only' | 'store-or-network',
  ): Entry {
    const responses = new ReplaySubject<GraphQLResponse>();
    const entry: Entry = {
      operation,
      routeQuery,
      retention: this.#environment.retain(operation),
      preloaded: preloadedQuery(
        this.#environment,
        operation,
        policy === 'store-only'
          ? undefined
          : Observable.create((sink) => responses.subscribe(sink)),
      ),
      state: 'pending',
      loadedAt: 0,
    };
    this.#handles.set(routeQuery, entry.preloaded);
    source.subscribe({
      next: (response) => {
        if (entry.loadedAt === 0) entry.loadedAt = Date.now();
        responses.next(response);
      },
      error: (error: Error) => {
        entry.state = 'failed';
        responses.error(error);
      },
      complete: () => {
        entry.state = 'loaded';
        responses.complete();
      },
    });
    return entry;
  }
}

/** Puts an entry last and lets go of the one that was used longest ago. */
function keep(entries: Map<string, Entry>, key: string, entry: Entry, limit: number): void {
  entries.delete(key);
  entries.set(key, entry);
  if (entries.size <= limit) return;
  for (const [oldest, { retention }] of entries) {
    entries.delete(oldest);
    retention.dispose();
    return;
  }
}

function payloadsOf(first: RoutePart): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    let closed = false;
    const emit = (part: RoutePart | null): void => {
      if (closed) return;
      if (!part) return sink.complete();
      sink.next(JSON.parse(part.payload) as GraphQLResponse);
      if (part.next) part.next.then(emit, sink.error);
      else sink.complete();
    };
    emit(first);
    return () => {
      closed = true;
    };
  });
}

const byEnvironment = new WeakMap<IEnvironment, RouteQueries>();

export function routeQueriesOf(environment: IEnvironment): RouteQueries {
  let queries = byEnvironment.get(environment);
  if (!queries) {
    queries = new RouteQueries(environment);
    byEnvironment.set(environment, queries);
  }
  return queries;
}

/** Lets the server's render read what the loader put into this request's store. */
export function registerOnServer(
  environment: IEnvironment,
  operation: OperationDescriptor,
  routeQuery: RouteQuery,
): void {
  routeQueriesOf(environment).register(operation, routeQuery);
}
