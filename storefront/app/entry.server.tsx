import {
  createServerEnvironment,
  type IEnvironment,
  RelayEnvironmentProvider,
} from '@kreide/relay';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { gathered } from './gathered.server.ts';
import type { Delivery } from './platform/delivery.ts';
import { withFailures } from './platform/failure.server.ts';
import { inlineScript } from './platform/inlineScript.ts';
import { allIslands } from './platform/island.tsx';
import { type RequestContext, relayContext, requestContext } from './platform/requestContext.ts';
import { renderStored } from './renderStored.server.tsx';

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
  const environment = loadContext.get(relayContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  await allIslands();
  if (delivery.kind === 'stored') {
    const page = await renderStored(routerContext, request.url, environment, delivery);
    if (page !== undefined) {
      delivery.take(page);
      return new Response(null, { status, headers });
    }
  }
  return stream(request.url, status, headers, routerContext, environment, delivery);
}

function stream(
  url: string,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  environment: IEnvironment,
  delivery: Delivery,
): Promise<Response> {
  const { nonce } = delivery;
  return new Promise((resolve, reject) => {
    let finalStatus = status;

    function answer() {
      const body = gathered();
      // Left running, the timer would keep the whole render in memory.
      body.on('close', () => clearTimeout(timer));
      resolve(
        new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }),
      );
      pipe(body);
    }

    const { pipe, abort } = renderToPipeableStream(
      <RelayEnvironmentProvider environment={environment}>
        <ServerRouter context={routerContext} url={url} nonce={nonce} />
      </RelayEnvironmentProvider>,
      {
        nonce,
        // Finished boundaries stay in place: moved by a script, they would be missing where none
        // runs.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        [delivery.kind === 'stored' ? 'onAllReady' : 'onShellReady']: answer,
        onShellError: (error: unknown) => {
          clearTimeout(timer);
          reject(error);
        },
        // Errors inside a boundary do not fail the shell, so that they are logged here only.
        onError: (error: unknown) => {
          finalStatus = 500;
          log(error);
        },
      },
    );
    const timer = setTimeout(() => abort(), streamTimeout + 1_000);
  });
}
