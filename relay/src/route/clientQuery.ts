import { useEffect, useReducer } from 'react';
import type { GraphQLTaggedNode, IEnvironment, OperationType } from 'relay-runtime';
import { useFragment, useRelayEnvironment } from '../hooks.ts';
import { routeQueriesOf } from './routeQueries.ts';
import type { RouteQuery } from './routeQuery.ts';

export interface FreshnessOptions {
  /**
   * Milliseconds after loading in which a return needs no request; 0 always asks.
   * @default 600000 (LIST-12, CART-29)
   */
  readonly maxAge?: number;
}

const tenMinutes = 10 * 60 * 1000;

/**
 * Starts a page's one query in a route's client loader and returns at once: the page renders as it
 * fetches. A query started on intent is adopted; one loaded within `maxAge` needs no request; an
 * older one shows what the store has while the new answer is on its way.
 */
export function clientQuery<TQuery extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
  { maxAge = tenMinutes }: FreshnessOptions = {},
): RouteQuery {
  return routeQueriesOf(environment).navigate(query, variables, maxAge);
}

/** Starts the query of the page that a link leads to, when pointer or finger touch the link. */
export function prefetchRoute<TQuery extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
  { maxAge = tenMinutes }: FreshnessOptions = {},
): void {
  routeQueriesOf(environment).prefetch(query, variables, maxAge);
}

/**
 * Waits for the critical data, for the client loaders that have to decide by them.
 *
 * @throws GraphQLRequestError, fatal and with status 503, when they fail
 */
export async function routeQueryData<TQuery extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  routeQuery: RouteQuery,
): Promise<TQuery['response']> {
  const entry = routeQueriesOf(environment).read(query, routeQuery);
  while (entry.isWaiting) await new Promise<void>((resolve) => entry.subscribe(resolve));
  if (entry.failure) throw entry.failure;
  return environment.lookup(entry.operation.fragment).data as TQuery['response'];
}

/**
 * The data of a route's query, from what its loader returned. Suspends while critical data are on
 * their way (so it belongs below the `Suspense` with the page's skeleton) and throws a fatal
 * GraphQLRequestError when they fail. Fragments below suspend on deferred data by themselves.
 */
export function useRouteQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  routeQuery: RouteQuery,
): TQuery['response'] {
  const environment = useRelayEnvironment();
  const entry = routeQueriesOf(environment).read(query, routeQuery);
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    // On show, the data stay however many pages were visited since.
    const { dispose } = environment.retain(entry.operation);
    // A failure belongs to the page, not to the fragment that happens to miss its data.
    const unsubscribe = entry.subscribe(() => {
      if (entry.failure) render();
    });
    return () => {
      unsubscribe();
      dispose();
    };
  }, [environment, entry]);
  if (entry.failure) throw entry.failure;
  return useFragment(entry.operation.request.node.fragment, entry.root);
}
