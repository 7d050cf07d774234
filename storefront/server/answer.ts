import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { sendResponse } from '@remix-run/node-fetch-server';
import Negotiator from 'negotiator';
import { compress, compressors, type Encoding, encodings } from './compression.ts';

/** The package's types lack the option. */
interface Negotiation {
  encoding(
    available: readonly string[],
    options: { readonly preferred: readonly string[] },
  ): string | undefined;
}

/**
 * The best encoding that the client accepts and the server has; of equally accepted ones, the first
 * in our order.
 */
export function encodingFor(
  request: IncomingMessage,
  has: Readonly<Partial<Record<Encoding, unknown>>>,
): Encoding {
  const ours = encodings.filter((name) => name === 'identity' || has[name] !== undefined);
  const negotiator: Negotiation = new Negotiator(request);
  const best = negotiator.encoding(ours, { preferred: ours });
  return ours.find((name) => name === best) ?? 'identity';
}

export interface Prepared {
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
  /** One of them is `identity`, unless the client accepts another. */
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>>>;
  /** Of the plain body. */
  readonly etag?: string;
}

/** RFC 9110, 8.8.3.3: bytes that are encoded otherwise have another tag. */
const etagFor = (etag: string, encoding: Encoding) =>
  encoding === 'identity' ? etag : `${etag.slice(0, -1)}-${encoding}"`;

/** Sends a whole answer from memory, or 304 when the client has it already. */
export function sendPrepared(
  request: IncomingMessage,
  response: ServerResponse,
  { status = 200, headers, bodies, etag: plainEtag }: Prepared,
  extraHeaders: Readonly<Record<string, string>>,
): void {
  const encoding = encodingFor(request, bodies);
  const etag = plainEtag && etagFor(plainEtag, encoding);
  const common = { ...headers, ...extraHeaders, vary: 'Accept-Encoding', ...(etag && { etag }) };
  if (etag && hasTag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, common).end();
    return;
  }
  const body = bodies[encoding];
  if (body === undefined) throw new Error(`Nothing to send as ${encoding}`);
  response.writeHead(status, {
    ...common,
    'content-length': body.length,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** RFC 9110, 13.1.2: a list, compared weakly, or `*`. */
const hasTag = (header = '', etag: string): boolean =>
  header.split(',').some((each) => ['*', etag, `W/${etag}`].includes(each.trim()));

const isText = /^(?:text\/|application\/(?:json|javascript)\b)/;

/**
 * Sends an answer for one visitor, compressed.
 *
 * The length of a compressed answer reveals its content to an attacker who can make the visitor's
 * browser request it repeatedly with chosen words in the address (BREACH). Only another site can do
 * that: requests that another site caused are not compressed (docs/decisions/027-bad-input.md).
 *
 * @param page the body, where it is there already
 */
export async function sendPersonal(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
  page?: Buffer,
): Promise<void> {
  const { status, headers, body } = answer;
  const isCompressible = (page ?? body) !== null && isText.test(headers.get('content-type') ?? '');
  if (isCompressible) headers.append('vary', 'Accept-Encoding, Sec-Fetch-Site');
  const encoding =
    isCompressible && !isAskedByOthers(request) ? encodingFor(request, compressors) : 'identity';
  if (page !== undefined) {
    const sent = encoding === 'identity' ? page : await compress(page, encoding, 'quick');
    setHeaders(response, headers, encoding);
    response.writeHead(status, { 'content-length': sent.length }).end(sent);
    return;
  }
  if (encoding === 'identity') return sendResponse(response, answer);
  setHeaders(response, headers, encoding);
  response.writeHead(status);
  await pipeline(Readable.fromWeb(body as NodeStream), compressors[encoding](), response);
}

function setHeaders(response: ServerResponse, headers: Headers, encoding: Encoding): void {
  for (const [name, value] of headers) {
    if (name !== 'set-cookie' && name !== 'content-length') response.setHeader(name, value);
  }
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
}

function isAskedByOthers({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
}
