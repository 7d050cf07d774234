import { once } from 'node:events';
import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface ApiCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface ApiRecorder extends AsyncDisposable {
  readonly url: string;
  /** What came, in order. */
  readonly calls: readonly ApiCall[];
  /** Answers with a status, instead of passing on, whatever the test says. */
  refuse(which: ((call: ApiCall) => number | undefined) | undefined): void;
}

/** Stands before an API, and passes on and remembers what a storefront asks. */
export async function startApiRecorder(apiPort: number): Promise<ApiRecorder> {
  const calls: ApiCall[] = [];
  let statusOf: ((call: ApiCall) => number | undefined) | undefined;
  const server = http.createServer(async (request, response) => {
    const { method, url: path = '/', headers } = request;
    const body = await text(request);
    const call: ApiCall = { path, headers, body };
    calls.push(call);
    const status = statusOf?.(call);
    if (status !== undefined) {
      response.writeHead(status).end();
      return;
    }
    const onward = http.request(
      { host: '127.0.0.1', port: apiPort, method, path, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on('error', () => response.destroy());
    onward.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    refuse(which) {
      statusOf = which;
    },
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}
