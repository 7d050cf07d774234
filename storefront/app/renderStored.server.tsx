import { text } from 'node:stream/consumers';
import { type IEnvironment, RelayEnvironmentProvider } from '@kreide/relay';
import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import type { Delivery, RenderedPage } from './platform/delivery.ts';
import { ReuseContext } from './platform/Reused.tsx';
import { createReuse } from './reuseMarkup.server.tsx';

/** React's markup for a boundary whose content could not be rendered at once. */
const suspended = '<!--$!-->';

/**
 * A public page as text, in half of the stream's time (docs/decisions/007-rendering.md).
 *
 * The router's loader data are meant to be streamed, and suspend the rendering. A stored page waits
 * for all data anyway, so they are read first and written after the document, where the router
 * would have put them.
 *
 * @returns undefined when a part of the page suspended, such as a lazily loaded component;
 * `context` then still has its data, for the stream
 */
export async function renderStored(
  context: EntryContext,
  url: string,
  environment: IEnvironment,
  { kept, nonce }: Pick<Extract<Delivery, { kind: 'stored' }>, 'kept' | 'nonce'>,
): Promise<RenderedPage | undefined> {
  const handoff = context.serverHandoffStream;
  const state = handoff === undefined ? '' : await text(handoff);
  const { serverHandoffStream: _, ...rest } = context;
  const { reuse, complete } = createReuse(kept);
  const html = renderToString(
    <RelayEnvironmentProvider environment={environment}>
      <ReuseContext value={reuse}>
        <ServerRouter context={rest} url={url} nonce={nonce} />
      </ReuseContext>
    </RelayEnvironmentProvider>,
  );
  if (html.includes(suspended)) {
    const again = new Response(state).body;
    if (again !== null) context.serverHandoffStream = again;
    return undefined;
  }
  const data = JSON.stringify(state).replaceAll('<', '\\u003c');
  return {
    html:
      // The stream writes the document type, the string does not: without it browsers use quirks
      // mode.
      `<!DOCTYPE html>${html}` +
      `<script nonce="${nonce}">window.__reactRouterContext.streamController.enqueue(${data});` +
      'window.__reactRouterContext.streamController.close();</script>',
    complete,
  };
}
