import { usePreloadedQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, IEnvironment, OperationType } from 'relay-runtime';
import { defaultMaxAge, routeQueriesOf } from './routeQueries.ts';
import type { RouteQuery } from './routeQuery.ts';

export interface FreshnessOptions {
  /**
   * Milliseconds after loading in which a return needs no request; 0 always asks.
   * @default 600000 (LIST-12, CART-29)
   */
  readonly maxAge?: number;
}

/**
 * Starts a page's one query in a route's client loader and returns at once: the page renders as it
 * fetches. A query started on intent is adopted; one loaded within `maxAge` needs no request.
 */
export function clientQuery<TQuery extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
  { maxAge = defaultMaxAge }: FreshnessOptions = {},
): RouteQuery {
  return routeQueriesOf(environment).visit(query, variables, maxAge);
}

/** Starts the query of the page that a link leads to, when pointer or finger touch the link. */
export function prefetchRoute<TQuery extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
  { maxAge = defaultMaxAge }: FreshnessOptions = {},
): void {
  routeQueriesOf(environment).intend(query, variables, maxAge);
}

/**
 * The data of a route's query, from what its loader returned. Suspends while critical data are on
 * their way (wrap the component that calls it in `Suspense` with the page's skeleton) and throws a
 * fatal GraphQLRequestError when they fail. Fragments below suspend on deferred data by themselves.
 */
export function useRouteQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  routeQuery: RouteQuery,
): TQuery['response'] {
  const environment = useRelayEnvironment();
  return usePreloadedQuery<TQuery>(query, routeQueriesOf(environment).read(query, routeQuery));
}
