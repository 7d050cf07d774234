import { connect } from 'node:net';
import { Readable } from 'node:stream';

/** A request as it goes over the wire, so that it may be as wrong as it likes. */
export interface Input {
  readonly method: string;
  readonly target: string;
  /** `Host` and `Connection` are added where none stands here. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: string | Buffer | undefined;
}

export interface Reply {
  /** 0: the connection was closed without an answer. */
  readonly status: number;
  readonly text: string;
  readonly headers: string;
}

const patience = 15_000;

/** The bytes of a request; what stands in its texts is taken as Latin-1, byte by byte. */
export function bytesOf({ method, target, headers, body = '' }: Input, host: string): Buffer {
  const names = new Set(headers.map(([name]) => name.toLowerCase()));
  const content = typeof body === 'string' ? Buffer.from(body) : body;
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(names.has('host') ? [] : [`Host: ${host}`]),
    ...(names.has('connection') ? [] : ['Connection: close']),
    ...(content.length === 0 || names.has('content-length') || names.has('transfer-encoding')
      ? []
      : [`Content-Length: ${content.length}`]),
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), content]);
}

/**
 * Sends one input on a connection of its own, whole or in pieces as the other side takes them.
 *
 * @throws when no answer comes
 */
export function send(port: number, bytes: Buffer | Iterable<Buffer>): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const pieces = Readable.from(Buffer.isBuffer(bytes) ? [bytes] : bytes);
    const socket = connect(port, '127.0.0.1', () => pieces.pipe(socket, { end: false }));
    socket.setTimeout(patience, () => socket.destroy(new Error('No answer in time')));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    let failure: Error | undefined;
    socket.on('error', (error) => {
      failure = error;
    });
    socket.on('close', () => {
      pieces.destroy();
      const answer = Buffer.concat(chunks).toString('latin1');
      // An answer that came before the whole of a body was sent ends with a reset.
      if (answer === '' && failure?.message === 'No answer in time') return reject(failure);
      const end = answer.indexOf('\r\n\r\n');
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0),
        headers: answer.slice(0, Math.max(0, end)),
        text: answer.slice(end + 4),
      });
    });
  });
}
