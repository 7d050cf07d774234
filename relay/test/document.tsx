import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import {
  createServerEnvironment,
  type IEnvironment,
  RelayEnvironmentProvider,
  RoutePayloads,
  type RouteQuery,
  serverQuery,
} from '../src/index.ts';
import type { RoutePart } from '../src/route/routeQuery.ts';
import type { TestApi } from './api.ts';

type Query = Parameters<typeof serverQuery>[1];

/** What one request for a page makes: its HTML and the loader data as the browser gets them. */
export interface ServedPage {
  readonly html: string;
  readonly routeQuery: RouteQuery;
}

/** The tree that server and browser share, as root route and layout make it. */
export function Document(props: { environment: IEnvironment; children: ReactNode }) {
  return (
    <RelayEnvironmentProvider environment={props.environment}>
      <div>{props.children}</div>
      <RoutePayloads />
    </RelayEnvironmentProvider>
  );
}

/**
 * Serves a page: loader, render and stream.
 *
 * @param shellRendered called before the stream is read to its end
 */
export async function servePage(
  api: TestApi,
  query: Query,
  variables: Record<string, unknown>,
  page: (routeQuery: RouteQuery) => ReactNode,
  {
    payloads = 'document',
    shellRendered,
  }: { payloads?: 'document' | 'loader-data'; shellRendered?: () => void } = {},
): Promise<ServedPage> {
  const environment = createServerEnvironment({ fetch: api.fetch, url: api.url, payloads });
  const { routeQuery } = await serverQuery(environment, query, variables);
  const stream = await renderToReadableStream(
    <Document environment={environment}>{page(routeQuery)}</Document>,
  );
  shellRendered?.();
  const html = await new Response(stream).text();
  return { html, routeQuery: serialised(routeQuery) };
}

/** What React Router's stream does to loader data: plain values copied, promises kept. */
function serialised(routeQuery: RouteQuery): RouteQuery {
  const copy = (part: RoutePart | null): RoutePart | null =>
    part && {
      payload: structuredClone(part.payload),
      next: part.next?.then(copy) ?? null,
    };
  return {
    queryName: routeQuery.queryName,
    variables: structuredClone(routeQuery.variables),
    part: copy(routeQuery.part),
  };
}
