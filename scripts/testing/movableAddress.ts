import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** One loopback port that leads to another: what a virtual address does for two machines. */
export interface MovableAddress extends AsyncDisposable {
  readonly port: number;
  /** Leads to this port from now on; connections to the one before end. */
  moveTo(port: number): void;
}

export async function openMovableAddress(target: number): Promise<MovableAddress> {
  let current = target;
  const open = new Set<Socket>();
  const join = (from: Socket, to: Socket) => {
    open.add(from);
    from.pipe(to);
    from.on('error', () => to.destroy()).on('close', () => to.destroy() && open.delete(from));
  };
  const server = createServer((client) => {
    const database = connect(current, '127.0.0.1');
    join(client, database);
    join(database, client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    moveTo(port) {
      current = port;
      endAll();
    },
    async [Symbol.asyncDispose]() {
      server.close();
      endAll();
      await once(server, 'close');
    },
  };
}
