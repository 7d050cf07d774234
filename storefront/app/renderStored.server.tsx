import { text } from 'node:stream/consumers';
import { type IEnvironment, RelayEnvironmentProvider } from '@kreide/relay';
import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import type { Delivery, RenderedPage } from './platform/delivery.ts';
import { ReuseContext } from './platform/Reused.tsx';
import { createReuse } from './reuseMarkup.server.tsx';

/** What React writes for a boundary whose content it could not render at once. */
const suspended = '<!--$!-->';

/**
 * A public page as text, in half of the stream's time (docs/decisions/007-rendering.md).
 *
 * The router means its loader data to be streamed, and suspends while it writes them. A stored
 * page waits for everything anyway, so its data are read first and written behind the document,
 * where the router would have put them.
 *
 * @returns undefined when something of the page suspended, such as a component that is loaded
 * lazily; `context` then still has its data, for the stream.
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
      // The stream writes the document type, the string does not: without it browsers fall back to
      // their quirks.
      `<!DOCTYPE html>${html}` +
      `<script nonce="${nonce}">window.__reactRouterContext.streamController.enqueue(${data});` +
      'window.__reactRouterContext.streamController.close();</script>',
    complete,
  };
}
