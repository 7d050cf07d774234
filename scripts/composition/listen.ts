import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** The port cannot be opened; the message says what to do. */
export class PortTakenError extends Error {
  override name = 'PortTakenError';
}

export interface Listener {
  readonly port: number;
  /** One per address, the same port on each. */
  readonly servers: readonly Server[];
  /** From now on requests are answered by this; until then by "starting". */
  answerWith(handler: RequestListener): void;
  /** Takes no new requests and waits for the running ones, but not for ever. */
  close(): Promise<void>;
}

/** How long running requests may take once the shop stops, in milliseconds. */
const drainTime = 5000;

/**
 * Listens on one port of one or several addresses, or on any free one (0). The port is taken before the slow part of a
 * start, so that a second start fails at once instead of after a minute.
 *
 * @param addresses undefined: every address of the machine
 * @param setting what says the port, for whoever has to choose another one
 * @throws PortTakenError
 */
export async function listen(
  port: number,
  addresses: readonly string[] | undefined,
  setting: 'PORT' | 'KREIDE_METRICS' = 'PORT',
): Promise<Listener> {
  let handler: RequestListener = (_request, response) => {
    response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '2' });
    response.end('Starting\n');
  };
  const servers: Server[] = [];
  const running = new Set<ServerResponse>();
  let isClosing = false;
  const close = async () => {
    isClosing = true;
    // The next request on such a connection would be lost.
    for (const response of running) response.shouldKeepAlive = false;
    // The system resets what nobody has taken yet. After the end of this turn of the event loop the
    // next takes the connections that wait, and the one after it reads their requests.
    for (let turn = 0; turn < 3; turn += 1) await nextTurn();
    await Promise.all(servers.map(closeServer));
  };
  let actualPort = port;
  for (const address of addresses ?? [undefined]) {
    const server = createServer((request, response) => {
      running.add(response);
      response.shouldKeepAlive &&= !isClosing;
      response.once('close', () => {
        running.delete(response);
        // A connection that is kept alive would hold up the end until it times out.
        if (isClosing) setImmediate(() => server.closeIdleConnections());
      });
      handler(request, response);
    });
    try {
      await listenOn(server, actualPort, address);
    } catch (error) {
      // A machine without IPv6 has no ::1; another address of the list does then.
      const { code } = error as NodeJS.ErrnoException;
      const isAbsent = code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT';
      if (isAbsent && servers.length > 0) continue;
      await close();
      throw explain(error as NodeJS.ErrnoException, actualPort, address, setting);
    }
    servers.push(server);
    actualPort = (server.address() as AddressInfo).port;
  }
  return {
    port: actualPort,
    servers,
    answerWith(next) {
      handler = next;
    },
    close,
  };
}

function listenOn(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, ipv6Only: host?.includes(':') }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function explain(
  error: NodeJS.ErrnoException,
  port: number,
  address: string | undefined,
  setting: string,
): Error {
  if (error.code === 'EADDRINUSE') {
    return new PortTakenError(
      `Port ${port} is taken by another program (or by this shop in another window).\n` +
        `Stop that one, or choose another port: ${setting}=${port + 1} npm start`,
    );
  }
  if (error.code === 'EACCES') {
    return new PortTakenError(
      `Port ${port} is not allowed for this user. Choose one above 1023: ${setting}=${port + 3000} npm start`,
    );
  }
  return new PortTakenError(`Cannot listen on ${address ?? 'this machine'}: ${error.message}`);
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), drainTime);
  await closed;
  clearTimeout(timer);
}
