import { type ServerResponse, STATUS_CODES } from 'node:http';

/** A malformed or disallowed request. The answer's status says why; nothing is logged. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: 400 | 403 | 404 | 405 | 413 | 415;

  constructor(status: Refusal['status']) {
    super(STATUS_CODES[status]);
    this.status = status;
  }
}

export function sendRefusal(response: ServerResponse, { status, message }: Refusal): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'private, no-store',
    ...(status === 405 && { allow: 'GET, HEAD, POST' }),
    // The rest of an unread body is not awaited.
    ...((status === 413 || status === 415) && { connection: 'close' }),
  });
  response.end(`${message}\n`);
}
