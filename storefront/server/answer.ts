import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding } from './pageCache.ts';

const encodingPattern = { br: /\bbr\b/, gzip: /\bgzip\b/ } as const;

/** The best encoding that the client accepts and we have. */
export function encodingFor(
  request: IncomingMessage,
  has: Readonly<Partial<Record<Encoding, unknown>>>,
): Encoding {
  const accepted = request.headers['accept-encoding'];
  if (typeof accepted !== 'string') return 'identity';
  if (has.br !== undefined && encodingPattern.br.test(accepted)) return 'br';
  if (has.gzip !== undefined && encodingPattern.gzip.test(accepted)) return 'gzip';
  return 'identity';
}

export interface Prepared {
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
  /** One of them is `identity`, unless the client takes another. */
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>>>;
  readonly etag?: string;
}

/** Sends a whole answer that lies in memory, or 304 when the client has it already. */
export function sendPrepared(
  request: IncomingMessage,
  response: ServerResponse,
  { status = 200, headers, bodies, etag }: Prepared,
  extraHeaders: Readonly<Record<string, string>>,
): void {
  const common = { ...headers, ...extraHeaders, vary: 'Accept-Encoding', ...(etag && { etag }) };
  if (etag !== undefined && request.headers['if-none-match'] === etag) {
    response.writeHead(304, common).end();
    return;
  }
  const encoding = encodingFor(request, bodies);
  const body = bodies[encoding];
  if (body === undefined) throw new Error(`Nothing to send as ${encoding}`);
  response.writeHead(status, {
    ...common,
    'content-length': body.length,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
