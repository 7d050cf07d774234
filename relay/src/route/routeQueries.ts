import type {
  GraphQLResponse,
  GraphQLTaggedNode,
  IEnvironment,
  OperationDescriptor,
  Variables,
} from 'relay-runtime';
import { RouteQueryEntry } from './entry.ts';
import { payloadsOf } from './payloads.ts';
import { describeQuery, fetchInFlight, replayInFlight } from './relayInternals.ts';
import type { RouteQuery } from './routeQuery.ts';

/** Pages whose data stay for going back to, besides those on show. */
const historyEntries = 20;

/** Prefetched queries whose page was not opened yet. */
const prefetchedEntries = 6;

/** The route queries of one environment. */
export class RouteQueries {
  readonly #environment: IEnvironment;
  readonly #byRouteQuery = new WeakMap<RouteQuery, RouteQueryEntry>();
  /** By request, least recently used first. */
  readonly #visited = new Map<string, RouteQueryEntry>();
  readonly #prefetched = new Map<string, RouteQueryEntry>();
  /** What the server puts into the document. */
  readonly documentPayloads: (GraphQLResponse | null)[] = [];

  constructor(environment: IEnvironment) {
    this.#environment = environment;
  }

  /** Starts the query of a page that a visitor is likely to see next, unless one is still fresh. */
  prefetch(query: GraphQLTaggedNode, variables: Variables, maxAge: number): void {
    const operation = describeQuery(query, variables);
    const key = operation.request.identifier;
    if (this.#visited.get(key)?.isFresh(maxAge) || this.#prefetched.get(key)?.isFresh(maxAge))
      return;
    keep(this.#prefetched, key, this.#start(operation, variables), prefetchedEntries);
  }

  /** The query of a navigation: one that is still fresh, prefetched or shown before, or a new one. */
  navigate(query: GraphQLTaggedNode, variables: Variables, maxAge: number): RouteQuery {
    const operation = describeQuery(query, variables);
    const key = operation.request.identifier;
    const entry =
      [this.#prefetched.get(key), this.#visited.get(key)].find((known) => known?.isFresh(maxAge)) ??
      this.#start(operation, variables);
    this.#prefetched.delete(key);
    keep(this.#visited, key, entry, historyEntries);
    return entry.routeQuery;
  }

  /** The entry that a component reads; what came with the document is put into the store first. */
  read(query: GraphQLTaggedNode, routeQuery: RouteQuery): RouteQueryEntry {
    const known = this.#byRouteQuery.get(routeQuery);
    if (known) return known;
    const operation = describeQuery(query, routeQuery.variables);
    const payloads = routeQuery.part && payloadsOf(routeQuery.part);
    const entry = this.register(operation, routeQuery);
    entry.follow(
      payloads
        ? replayInFlight(this.#environment, operation, payloads)
        : fetchInFlight(this.#environment, operation),
    );
    keep(this.#visited, operation.request.identifier, entry, historyEntries);
    return entry;
  }

  /** Makes the hand-over known whose data are in the store, or will be. */
  register(operation: OperationDescriptor, routeQuery: RouteQuery): RouteQueryEntry {
    const entry = new RouteQueryEntry(this.#environment, operation, routeQuery);
    this.#byRouteQuery.set(routeQuery, entry);
    return entry;
  }

  #start(operation: OperationDescriptor, variables: Variables): RouteQueryEntry {
    const queryName = operation.request.node.params.name;
    const entry = this.register(operation, { queryName, variables, part: null });
    entry.follow(fetchInFlight(this.#environment, operation));
    return entry;
  }
}

/** Puts an entry last, in the place of an older one, and lets go of the least recently used. */
function keep(
  entries: Map<string, RouteQueryEntry>,
  key: string,
  entry: RouteQueryEntry,
  limit: number,
): void {
  const older = entries.get(key);
  entries.delete(key);
  entries.set(key, entry);
  if (older && older !== entry) older.release();
  const [leastRecent] = entries;
  if (entries.size > limit && leastRecent) {
    entries.delete(leastRecent[0]);
    leastRecent[1].release();
  }
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
