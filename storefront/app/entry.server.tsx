import { createServerEnvironment } from '@kreide/relay';
import { type EntryContext, isRouteErrorResponse, RouterContextProvider } from 'react-router';
import { withFailures } from './platform/failure.server.ts';
import { inlineScript } from './platform/inlineScript.ts';
import { allIslands } from './platform/island.tsx';
import { type RequestContext, relayContext, requestContext } from './platform/requestContext.ts';
import { renderPage } from './renderPage.server.tsx';

/** Inline scripts of every page that bear no nonce: their hashes go into the policy. */
export const inlineScripts = [inlineScript];

export { withFailures };

const logged = new WeakSet<object>();

function log(error: unknown): void {
  console.error(error);
  if (typeof error === 'object' && error !== null) logged.add(error);
}

/** ERR-04: the router's own hook, for failures outside of loaders. */
export function handleError(error: unknown, { request }: { readonly request: Request }): void {
  // An unknown address or a form without an action: the status tells the visitor, and the log needs
  // no entry.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const isLogged = typeof error === 'object' && error !== null && logged.has(error);
  if (!isLogged && !request.signal.aborted) log(error);
}

export const streamTimeout = 10_000;

/** For the HTTP front, which lives outside this bundle: the contexts of one request. */
export function createLoadContext(request: RequestContext): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(requestContext, request);
  context.set(
    relayContext,
    createServerEnvironment({
      fetch: request.apiFetch,
      url: 'http://api.internal/graphql/',
      payloads: request.isDataRequest ? 'loader-data' : 'document',
    }),
  );
  return context;
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { delivery } = loadContext.get(requestContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  await allIslands();
  const page = await renderPage({
    context: routerContext,
    url: request.url,
    environment: loadContext.get(relayContext),
    delivery,
    timeout: streamTimeout + 1_000,
    log,
  });
  delivery.take(page);
  return new Response(null, { status: page.hasFailed ? 500 : status, headers });
}
