import { type ServerResponse, STATUS_CODES } from 'node:http';
import { BodyRefusal } from '@kreide/server/contract/body';

/** A malformed or disallowed request. The answer's status says why; nothing is logged. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: 400 | 403 | 404 | 405 | 413 | 415;

  constructor(status: Refusal['status']) {
    super(STATUS_CODES[status]);
    this.status = status;
  }
}

export const isRefusal = (error: unknown): error is Refusal | BodyRefusal =>
  error instanceof Refusal || error instanceof BodyRefusal;

export function sendRefusal(
  response: ServerResponse,
  { status, message }: Refusal | BodyRefusal,
): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'private, no-store',
    ...(status === 405 && { allow: 'GET, HEAD, POST' }),
    // The rest of an unread body is not awaited.
    ...([413, 415, 503].includes(status) && { connection: 'close' }),
    ...(status === 503 && { 'retry-after': '5' }),
  });
  response.end(`${message}\n`);
}
