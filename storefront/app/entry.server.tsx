import { PassThrough, Writable } from 'node:stream';
import { modeScript } from '@kreide/design-system';
import { createServerEnvironment, RelayEnvironmentProvider } from '@kreide/relay';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import { relayContext, type Visit, visitContext } from './platform/visit.ts';

/** Inline scripts of every page that bear no nonce: their hashes go into the policy. */
export const inlineScripts = [modeScript];

export const streamTimeout = 10_000;

/** For the HTTP front, which lives outside this bundle: the contexts of one request. */
export function createLoadContext(visit: Visit): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(visitContext, visit);
  context.set(
    relayContext,
    createServerEnvironment({
      fetch: visit.apiFetch,
      url: 'http://api.internal/graphql/',
      payloads: visit.isDataRequest ? 'loader-data' : 'document',
    }),
  );
  return context;
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { delivery } = loadContext.get(visitContext);
  const nonce = delivery.kind === 'streamed' ? delivery.nonce : undefined;
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }));

  const isStored = delivery.kind === 'stored';
  return new Promise((resolve, reject) => {
    let isAnswered = false;
    let finalStatus = status;

    function answer() {
      isAnswered = true;
      if (isStored) {
        const chunks: Uint8Array[] = [];
        const sink = new Writable({
          write(chunk, _encoding, done) {
            chunks.push(chunk);
            done();
          },
        });
        sink.on('finish', () => {
          clearTimeout(timer);
          resolve(new Response(Buffer.concat(chunks), { status: finalStatus, headers }));
        });
        pipe(sink);
      } else {
        const body = new PassThrough();
        // Left running, the timer would keep the whole render in memory.
        body.on('close', () => clearTimeout(timer));
        resolve(
          new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }),
        );
        pipe(body);
      }
    }

    const { pipe, abort } = renderToPipeableStream(
      <RelayEnvironmentProvider environment={loadContext.get(relayContext)}>
        <ServerRouter context={routerContext} url={request.url} {...(nonce && { nonce })} />
      </RelayEnvironmentProvider>,
      {
        ...(nonce && { nonce }),
        [isStored ? 'onAllReady' : 'onShellReady']: answer,
        onShellError: (error: unknown) => {
          clearTimeout(timer);
          reject(error);
        },
        onError: (error: unknown) => {
          finalStatus = 500;
          if (isAnswered) console.error(error);
        },
      },
    );
    const timer = setTimeout(() => abort(), streamTimeout + 1_000);
  });
}
