import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import type { ServerBuild } from 'react-router';
import type { ApiAccess } from './apiAccess.ts';
import type { Entry } from './build.ts';
import { composeFront } from './front.ts';
import type { SharedOptions } from './options.ts';

export interface DevelopmentFront {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  close(): Promise<void>;
}

/**
 * The front of `npm run dev`: Vite serves the sources and replaces changed modules in the browser;
 * pages are rendered from the current sources at each request, so nothing is cached.
 *
 * @param server carries Vite's web socket
 */
export async function createDevelopmentFront(
  options: SharedOptions,
  server: Server,
): Promise<DevelopmentFront> {
  // Only here: production runs without Vite.
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: path.dirname(import.meta.dirname),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  const api: ApiAccess = { ...options.api, subscribe: () => () => {} };

  async function render(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
      const entry = build.entry.module as unknown as Entry;
      const loaded = { server: build, entry, preloads: {} };
      composeFront({ ...options, api }, loaded, new Map(), 'development').handle(request, response);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      options.log.error('The storefront cannot be loaded:', error);
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(error instanceof Error ? error.stack : String(error));
    }
  }

  return {
    handle(request, response) {
      vite.middlewares(request, response, () => render(request, response));
    },
    close: () => vite.close(),
  };
}
