import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type IEnvironment, RelayEnvironmentProvider } from '@kreide/relay';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import type { Delivery, RenderedPage } from './platform/delivery.ts';
import { ReuseContext } from './platform/Reused.tsx';
import { createReuse } from './reuseMarkup.server.tsx';

/** React's markup for a boundary whose content could not be rendered at once. */
const suspended = '<!--$!-->';

interface Rendering {
  readonly context: EntryContext;
  readonly url: string;
  readonly environment: IEnvironment;
  readonly delivery: Pick<Delivery, 'kept' | 'nonce'>;
  /** In milliseconds: what is not there by then is left to the browser. */
  readonly timeout: number;
  /** Told of what could not be rendered, although the rest of the page was. */
  log(error: unknown): void;
}

/**
 * A page as text, in half of the stream's time (docs/decisions/007-rendering.md).
 *
 * The router's loader data are meant to be streamed, and suspend the rendering. Every page waits for
 * all of its data anyway, so they are read first and written after the document, where the router
 * would have put them. Where a part of the page suspends all the same, such as a lazily loaded
 * component, or fails inside a boundary, the page is rendered again by the stream.
 *
 * @throws what failed outside of a boundary
 */
export async function renderPage(rendering: Rendering): Promise<RenderedPage> {
  const { context, url, environment, delivery } = rendering;
  const handoff = context.serverHandoffStream;
  const state = handoff === undefined ? '' : await text(handoff);
  const { serverHandoffStream: _, ...rest } = context;
  const { reuse, complete } = createReuse(delivery.kept);
  const html = renderToString(
    <RelayEnvironmentProvider environment={environment}>
      <ReuseContext value={reuse}>
        <ServerRouter context={rest} url={url} nonce={delivery.nonce} />
      </ReuseContext>
    </RelayEnvironmentProvider>,
  );
  if (html.includes(suspended)) {
    const again = new Blob([state]).stream();
    return renderAsStream({ ...rendering, context: { ...rest, serverHandoffStream: again } });
  }
  const data = JSON.stringify(state).replaceAll('<', '\\u003c');
  return {
    html:
      // The stream writes the document type, the string does not: without it browsers use quirks
      // mode.
      `<!DOCTYPE html>${html}` +
      `<script nonce="${delivery.nonce}">window.__reactRouterContext.streamController.enqueue(${data});` +
      'window.__reactRouterContext.streamController.close();</script>',
    complete,
    hasFailed: false,
  };
}

function renderAsStream(rendering: Rendering): Promise<RenderedPage> {
  const { context, url, environment, delivery, timeout, log } = rendering;
  const { nonce } = delivery;
  let hasFailed = false;
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <RelayEnvironmentProvider environment={environment}>
        <ServerRouter context={context} url={url} nonce={nonce} />
      </RelayEnvironmentProvider>,
      {
        nonce,
        // Finished boundaries stay in place: moved by a script, they would be missing where none
        // runs.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady() {
          clearTimeout(timer);
          const complete = (html: string) => Buffer.from(html);
          text(pipe(new PassThrough())).then(
            (html) => resolve({ html, complete, hasFailed }),
            reject,
          );
        },
        onShellError(error: unknown) {
          clearTimeout(timer);
          reject(error);
        },
        // Errors inside a boundary do not fail the shell, so that they are logged here only.
        onError(error: unknown) {
          hasFailed = true;
          log(error);
        },
      },
    );
    const timer = setTimeout(() => abort(), timeout);
  });
}
