import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface TokenCall {
  readonly method: string | undefined;
  readonly form: URLSearchParams;
  readonly at: number;
  /** When who asked gave up; undefined: it was answered. */
  endedAt?: number;
}

interface TokenHolder extends AsyncDisposable {
  readonly url: string;
  /** Calls of the token endpoint for the storefront's own token, as they came. */
  readonly calls: readonly TokenCall[];
}

/** Stands before an API and passes on what comes, but lets the first call for a token hang. */
export async function startTokenHolder(apiPort: number): Promise<TokenHolder> {
  const calls: TokenCall[] = [];
  const server = http.createServer(async (request, response) => {
    const { method, url = '/', headers } = request;
    const body = await text(request);
    const form = new URLSearchParams(body);
    if (url === '/oauth/token' && !form.has('scope')) {
      const call: TokenCall = { method, form, at: performance.now() };
      if (calls.push(call) === 1) {
        response.once('close', () => {
          call.endedAt = performance.now();
        });
        return;
      }
    }
    const onward = http.request(
      { host: '127.0.0.1', port: apiPort, method, path: url, headers },
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
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}
