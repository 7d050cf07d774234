import { type ServerResponse, STATUS_CODES } from 'node:http';

/** A request that is wrong in itself. The answer's status says why; nothing of it is logged. */
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
    // What is left of a body that nobody reads is not waited for.
    ...((status === 413 || status === 415) && { connection: 'close' }),
  });
  response.end(`${message}\n`);
}
