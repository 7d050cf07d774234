import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** The way to a database, which can be held up: nothing is refused, and nothing comes through. */
export interface DatabaseLine extends AsyncDisposable {
  readonly connectionString: string;
  freeze(): void;
  thaw(): void;
}

/** Opens a way of its own to the database of a connection string, by TCP. */
export async function openLine(connectionString: string): Promise<DatabaseLine> {
  const url = new URL(connectionString);
  const directory = url.searchParams.get('host');
  const port = url.port || '5432';
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const hold = (socket: Socket) => (isFrozen ? socket.pause() : socket.resume());
  const server = createServer((incoming) => {
    const outgoing = directory
      ? connect(`${directory}/.s.PGSQL.${port}`)
      : connect(Number(port), url.hostname);
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      hold(from);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' ? address?.port : '');
  const set = (frozen: boolean) => {
    isFrozen = frozen;
    for (const socket of sockets) hold(socket);
  };
  return {
    connectionString: url.href,
    freeze: () => set(true),
    thaw: () => set(false),
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
