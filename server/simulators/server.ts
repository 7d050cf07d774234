import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Question {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

export interface Answer {
  readonly status: number;
  readonly type?: 'text/plain' | 'text/html' | 'text/javascript' | 'application/json';
  readonly text?: string;
  readonly location?: string;
}

export interface SimulatorServer extends AsyncDisposable {
  /** Without a slash at the end. */
  readonly url: string;
  /** Lets every request wait for its answer, or not (any more). */
  hang(isHanging: boolean): void;
}

/** The HTTP server of a simulator, on this machine only. @param port 0 takes any */
export async function serve(
  port: number,
  answer: (question: Question) => Promise<Answer>,
): Promise<SimulatorServer> {
  let hanging: Promise<void> | undefined;
  let letGo = () => {};
  const server = createServer(async (request, response) => {
    try {
      await hanging;
      let body = '';
      for await (const chunk of request) {
        body += String(chunk);
        if (body.length > 100_000) throw new Error('Too long');
      }
      const { method = 'GET', headers } = request;
      const url = new URL(request.url ?? '/', 'http://simulator');
      const read = headers as Question['headers'];
      const { status, type, text, location } = await answer({ method, url, headers: read, body });
      response.writeHead(status, {
        'content-type': `${type ?? 'text/plain'}; charset=utf-8`,
        ...(location && { location }),
      });
      response.end(text);
    } catch {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    hang(isHanging) {
      letGo();
      hanging = isHanging
        ? new Promise((resolve) => {
            letGo = resolve;
          })
        : undefined;
    },
    async [Symbol.asyncDispose]() {
      letGo();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
