import { type ReactNode, Suspense, startTransition, useEffect, useMemo, useReducer } from 'react';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { useRelayEnvironment } from '../hooks.ts';
import { routeQueriesOf } from './routeQueries.ts';
import type { RouteQuery } from './routeQuery.ts';

export interface RouteBoundaryProps {
  query: GraphQLTaggedNode;
  /** What the route's loader returned. */
  routeQuery: RouteQuery;
  /** The page's skeleton. */
  fallback: ReactNode;
  /** The page, which reads the query with `useRouteQuery`. */
  children: ReactNode;
}

/**
 * Where a page waits for its query, its skeleton on show. A `Suspense` alone would hold a page back
 * that is there already: React shows what was suspended 300 ms after its fallback at the earliest,
 * so that spinners don't pop one after the other. A transition of our own has no such wait.
 * Give it the page's `key`, so that another page starts with its skeleton.
 */
export function RouteBoundary({ query, routeQuery, fallback, children }: RouteBoundaryProps) {
  const environment = useRelayEnvironment();
  const [, show] = useReducer((count: number) => count + 1, 0);
  const entry = routeQueriesOf(environment).read(query, routeQuery);
  const wasWaiting = useMemo(() => entry.isWaiting, [entry]);
  useEffect(() => {
    if (!wasWaiting) return;
    // The answer may have come between the rendering and now.
    if (!entry.isWaiting) return startTransition(show);
    const stop = entry.subscribe(() => {
      stop();
      startTransition(show);
    });
    return stop;
  }, [entry, wasWaiting]);
  return <Suspense fallback={fallback}>{children}</Suspense>;
}
