import { type RouteQuery, routeQueryData } from '@kreide/relay';
import type { RouterContextProvider } from 'react-router';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { relayContext } from './requestContext.ts';

interface PersonalLoaderArgs<T> {
  readonly context: Readonly<RouterContextProvider>;
  readonly serverLoader: () => Promise<T>;
}

/**
 * The client loader of a personal page: the server guards and queries, and its payload is put into
 * the store before the page renders. Put there during rendering, it would change data of the same
 * cart that the current page still shows.
 */
export async function personalData<T extends { readonly routeQuery: RouteQuery | null }>(
  { context, serverLoader }: PersonalLoaderArgs<T>,
  query: GraphQLTaggedNode,
): Promise<T> {
  const data = await serverLoader();
  if (data.routeQuery) await routeQueryData(context.get(relayContext), query, data.routeQuery);
  return data;
}
