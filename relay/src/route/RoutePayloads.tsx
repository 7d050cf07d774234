import { useRelayEnvironment } from '../hooks.ts';
import { payloadsElementId } from './documentPayload.ts';
import { packPayload } from './packedPayload.ts';
import { routeQueriesOf } from './routeQueries.ts';

/**
 * The critical payloads of the document's route queries. Stands once in the document, before its
 * scripts; needs a server environment with `payloads: 'document'`.
 *
 * Loader data would carry them too, but are escaped twice and encoded value by value. A data block
 * needs no CSP hash, and with every key named once a listing's is half as long as its JSON.
 */
export function RoutePayloads() {
  const { documentPayloads } = routeQueriesOf(useRelayEnvironment());
  const json = JSON.stringify(packPayload(documentPayloads)).replaceAll('<', '\\u003c');
  return (
    <script
      id={payloadsElementId}
      type="application/json"
      // The browser has no use for its text again once it was read.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose every "<" is escaped
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
