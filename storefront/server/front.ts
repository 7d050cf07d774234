import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import { defaultHosts, domainOf } from '../app/platform/domain.ts';
import { buildManifestPath } from '../app/platform/frontPaths.ts';
import { sendPrepared } from './answer.ts';
import { createApiProxy } from './apiProxy.ts';
import { type Asset, readAssets } from './assets.ts';
import { type Build, loadBuild } from './build.ts';
import { contentSecurityPolicy, securityHeaders } from './csp.ts';
import { emergencyPage } from './emergencyPage.ts';
import { isGuarded } from './guard.ts';
import { createHostFiles } from './hostFiles.ts';
import type { FrontOptions, SharedOptions } from './options.ts';
import { createPages } from './pages.ts';
import { isRefusal, Refusal, sendRefusal } from './refusal.ts';
import { urlOf } from './target.ts';
import { isSameOrigin, type Visitor, visitorOf } from './visitor.ts';
import { visitFirstPages } from './warmUp.ts';

export interface Front {
  /** For `createServer`; never rejects. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  createServer(): Server;
  /** Renders what visitors ask for first, until `signal` ends it; never rejects. */
  warmUp(signal: AbortSignal): Promise<void>;
}

/** The storefront's HTTP front: static files, pages and their cache, and the way to the API. */
export async function createFront({ buildDirectory, ...options }: FrontOptions): Promise<Front> {
  const assets = await readAssets(path.join(buildDirectory, 'client'));
  return composeFront(options, await loadBuild(buildDirectory), assets, 'production');
}

/** The front over a build, wherever that came from. */
export function composeFront(
  options: SharedOptions,
  build: Build,
  assets: ReadonlyMap<string, Asset>,
  mode: 'production' | 'development',
): Front {
  const { api, log, hosts = defaultHosts } = options;
  const pages = createPages(options, build, mode);
  const proxy = createApiProxy(api);
  const hostFiles = createHostFiles(api);
  const buildManifest = {
    headers: { 'content-type': 'application/json' },
    bodies: { identity: Buffer.from(JSON.stringify({ version: build.server.assets.version })) },
  };

  async function dispatch(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: target = '/' } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead && method !== 'POST') throw new Refusal(405);
    if (isRead) {
      const asset = assets.get(target.split('?', 1)[0] ?? target);
      if (asset !== undefined) return sendPrepared(request, response, asset, {});
    }
    const sender = visitorOf(request, { ...options, hosts });
    for (const [name, value] of Object.entries(securityHeaders(sender.isSecure))) {
      response.setHeader(name, value);
    }
    const url = urlOf(sender.origin, target);

    if (!isRead && !isSameOrigin(request, sender)) throw new Refusal(403);
    if (isRead && url.pathname === buildManifestPath) {
      return sendPrepared(request, response, buildManifest, { 'cache-control': 'no-cache' });
    }
    if (isRead && hostFiles.takes(url.pathname)) {
      return hostFiles.handle(request, response, sender, url.pathname);
    }
    if (proxy.takes(url.pathname)) return proxy.handle(request, response, sender, url);
    if (url.pathname.startsWith('/dev/') && options.development !== undefined) {
      if (!isLocal(request)) return void response.writeHead(404).end();
      return sendResponse(response, await options.development(createRequest(request, response)));
    }
    const visitor = { ...sender, hasPassedGuard: await hasPassedGuard(sender) };
    if (visitor.domain.isB2b && !visitor.hasPassedGuard && isGuarded(url.pathname)) {
      // Without JavaScript the visitor lands on the login page; with it the fragment opens
      // the flyout there (ruling 2). Either way the login knows where to go on.
      const login = `/login?redirect=${encodeURIComponent(url.pathname + url.search)}`;
      // The router follows a redirect of its data itself; fetch would follow it to a document.
      const isData = url.pathname.endsWith('.data');
      response.writeHead(isData ? 204 : 302, {
        [isData ? 'x-remix-redirect' : 'location']: login,
        'cache-control': 'private, no-store',
      });
      response.end();
      return;
    }
    return pages.send(request, response, visitor, url);
  }

  /** Pages of the business storefront show prices to its customers, and most are theirs alone. */
  async function hasPassedGuard({ domain, cookies }: Visitor): Promise<boolean> {
    const token = domain.isB2b ? cookies.get('X-JWT') : undefined;
    return token !== undefined && api.verifySession(token, domain.shopStoreId);
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    dispatch(request, response).catch((error: unknown) => {
      if (response.headersSent || response.destroyed) {
        // Who went away in the middle of a request waits for nothing.
        if (!response.destroyed) log.error('An answer broke off:', error);
        response.destroy();
        return;
      }
      if (isRefusal(error)) return sendRefusal(response, error);
      const correlationId = randomUUID();
      log.error(`${correlationId} ${request.method} ${request.url?.split('?', 1)[0]}`, error);
      response.writeHead(503, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy('', false),
        'cache-control': 'private, no-store',
        'retry-after': '5',
      });
      response.end(emergencyPage(request.headers.host ?? '', hosts, correlationId));
    });
  }

  return {
    handle,
    createServer: () => createServer(handle),
    async warmUp(signal) {
      const { currencies, trustedProxies } = options;
      const isSecure = trustedProxies > 0;
      const protocol = isSecure ? 'https' : 'http';
      const domains = hosts.map(({ host }) => domainOf(host, protocol, hosts, currencies));
      // As customers where goods are for customers.
      const visitors = domains.map((domain) => ({
        ...{ domain, hasPassedGuard: domain.isB2b },
        ...{ origin: `${protocol}://${domain.host}`, isSecure, ip: '', cookies: new Map() },
      }));
      try {
        await visitFirstPages(visitors, pages.load, signal);
      } catch (error) {
        log.error('The first pages could not be rendered ahead', error);
      }
    },
  };
}

/** Demo pages answer to this machine alone, and not through a proxy (ruling 14). */
function isLocal(request: IncomingMessage): boolean {
  const host = request.headers.host?.replace(/:\d+$/, '').toLowerCase() ?? '';
  const isForwarded =
    'x-forwarded-for' in request.headers ||
    'x-forwarded-host' in request.headers ||
    'forwarded' in request.headers;
  return !isForwarded && (host === 'localhost' || host.endsWith('.localhost'));
}
