import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import { createRequestHandler } from 'react-router';
import {
  type Currencies,
  defaultHosts,
  type HostEntry,
  type StorefrontId,
} from '../app/platform/domain.ts';
import type { KeptMarkup } from '../app/platform/keptMarkup.ts';
import type { PageFacts } from '../app/platform/pageFacts.ts';
import { buildManifestPath, keepsQuery } from '../app/platform/pageRules.ts';
import type { TrackingSettings } from '../app/platform/trackingSettings.ts';
import { encodingFor, type Prepared, sendPrepared } from './answer.ts';
import type { ApiAccess } from './apiAccess.ts';
import { apiHeaders, createApiProxy } from './apiProxy.ts';
import { type Asset, readAssets } from './assets.ts';
import { type Build, loadBuild } from './build.ts';
import { contentSecurityPolicy, scriptHashes, scriptSources, securityHeaders } from './csp.ts';
import { emergencyPage } from './emergencyPage.ts';
import { isGuarded } from './guard.ts';
import { withFacts } from './headFacts.ts';
import { createHostFiles } from './hostFiles.ts';
import { MarkupCache } from './markupCache.ts';
import { PageCache, preparePage, type StoredPage } from './pageCache.ts';
import { publicPageOf } from './publicPages.ts';
import { withScriptsLast } from './scriptPriority.ts';
import { isSameOrigin, type Visitor, visitorOf } from './visitor.ts';

export interface FrontOptions {
  readonly api: ApiAccess;
  /** Folder with `client/` and `server/` of the storefront's build. */
  readonly buildDirectory: string;
  readonly hosts?: readonly HostEntry[] | undefined;
  /** What storefronts sell in that do not sell in euro: the same as the API is told. */
  readonly currencies?: Currencies | undefined;
  /** Believe X-Forwarded-*: only behind a proxy that sets them. */
  readonly trustsProxy: boolean;
  /** What storefronts measure beyond the shop's own statistics. */
  readonly tracking?: Readonly<Partial<Record<StorefrontId, TrackingSettings>>> | undefined;
  /** ERR-03: message and stack on the error page; never in production (ruling 6). */
  readonly showsErrors: boolean;
  /** Answers /dev/*: the mailbox of the demo. Absent in production. */
  readonly development?: ((request: Request) => Promise<Response>) | undefined;
  readonly log: Pick<Console, 'info' | 'warn' | 'error'>;
  /** Bytes that stored pages may take. */
  readonly cacheBytes?: number;
  readonly now?: () => number;
}

export interface Front {
  /** For `createServer`; never rejects. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  createServer(): Server;
}

const defaultCacheBytes = 32 * 1024 * 1024;

/** The storefront's HTTP front: static files, pages and their cache, and the way to the API. */
export async function createFront({ buildDirectory, ...options }: FrontOptions): Promise<Front> {
  const assets = await readAssets(path.join(buildDirectory, 'client'));
  return composeFront(options, await loadBuild(buildDirectory), assets, 'production');
}

export type SharedOptions = Omit<FrontOptions, 'buildDirectory'>;

/** The front over a build, wherever that came from. */
export function composeFront(
  options: SharedOptions,
  build: Build,
  assets: ReadonlyMap<string, Asset>,
  mode: 'production' | 'development',
): Front {
  const { api, log, hosts = defaultHosts, tracking = {}, now = Date.now } = options;
  const render = createRequestHandler(build.entry.withFailures(build.server), mode);
  const cache = new PageCache(options.cacheBytes ?? defaultCacheBytes);
  const markup = new MarkupCache(api.nextBoundary);
  const rendering = new Map<string, Promise<StoredPage>>();
  const proxy = createApiProxy(api);
  const hostFiles = createHostFiles(api);
  const buildManifest = {
    headers: { 'content-type': 'application/json' },
    bodies: { identity: Buffer.from(JSON.stringify({ version: build.server.assets.version })) },
  };
  const inlineSources = scriptSources(build.entry.inlineScripts);

  api.subscribe((changes) => {
    markup.drop(changes);
    if (changes.some(({ key }) => key === '*')) cache.clear();
    else cache.drop(changes.map(({ kind, key }) => `${kind}:${key}`).concat('catalog'));
  });

  function loadContext(
    visitor: Visitor,
    delivery:
      | { kind: 'stored'; take(html: string): void; kept: KeptMarkup }
      | { kind: 'streamed'; nonce: string },
    { tags, facts }: { tags: Set<string>; facts: PageFacts },
    isDataRequest = false,
  ) {
    let sender = visitor;
    return build.entry.createLoadContext({
      domain: visitor.domain,
      hosts,
      isDataRequest,
      identify({ userId, loginToken }: { userId: string; loginToken?: string | null }) {
        const cookies = new Map(sender.cookies).set('X-iSHOP-API-USERID', userId);
        if (loginToken === null) cookies.delete('X-JWT');
        else if (loginToken !== undefined) cookies.set('X-JWT', loginToken);
        sender = { ...sender, cookies };
      },
      browserToken: () => api.browserToken(),
      apiFetch: async (input: RequestInfo | URL, init?: RequestInit) => {
        const request = new Request(input, init);
        const identity = delivery.kind === 'stored' ? 'guarded' : 'personal';
        for (const [name, value] of await apiHeaders(api, sender, identity)) {
          request.headers.set(name, value);
        }
        return api.fetch(request);
      },
      delivery,
      preloads: build.preloads[visitor.domain.shopLanguage.slice(0, 2)] ?? [],
      tags,
      facts,
      tracking: tracking[visitor.domain.shopStoreId] ?? {},
      showsErrors: options.showsErrors,
    });
  }

  /** Renders a public page from its normalised URL, so that nothing of the visitor gets in. */
  async function renderStored(visitor: Visitor, page: string, key: string): Promise<StoredPage> {
    const version = cache.version();
    const tags = new Set<string>();
    const facts: PageFacts = { linkedData: [] };
    const expires = api.nextBoundary(now());
    let whole: string | undefined;
    const take = (text: string) => {
      whole = text;
    };
    const { shopStoreId, shopLanguage, baseUrl } = visitor.domain;
    const kept = markup.open(`${shopStoreId} ${shopLanguage}`, now());
    const address = `${baseUrl}${page}`;
    const response = await render(
      new Request(address),
      loadContext(visitor, { kind: 'stored', take, kept }, { tags, facts }),
    );
    const html = withFacts(withScriptsLast(whole ?? (await response.text())), facts, {
      domain: visitor.domain,
      url: new URL(address),
      hosts,
    });
    const headers: Record<string, string> = Object.fromEntries(response.headers);
    headers['content-security-policy'] = contentSecurityPolicy(
      scriptHashes(html),
      visitor.isSecure,
      tracking[shopStoreId],
    );
    const source = { status: response.status, headers, html, tags, expires };
    // Anything else is quick to make and could fill the cache with addresses that do not exist.
    if (response.status !== 200) return preparePage(source);
    return cache.store(key, source, version);
  }

  async function sendStored(
    request: IncomingMessage,
    response: ServerResponse,
    visitor: Visitor,
    page: string,
    { search }: URL,
  ): Promise<void> {
    const { shopStoreId, shopLanguage, baseUrl, isB2b } = visitor.domain;
    const key = `${shopStoreId} ${shopLanguage} ${baseUrl} ${page}`;
    const encoding = encodingFor(request, { br: true, gzip: true });
    let stored = cache.get(key, now());
    if (stored === undefined) {
      // Asked for by many at once, a page is rendered once.
      let started = rendering.get(key);
      if (started === undefined) {
        started = renderStored(visitor, page, key).finally(() => rendering.delete(key));
        rendering.set(key, started);
      }
      stored = await started;
    } else if (encoding !== 'identity' && stored.bodies.identity !== undefined) {
      cache
        .compress(key, stored)
        .catch((error: unknown) => log.error('A page stays as it is', error));
    }
    const ready = await cache.provide(stored, encoding);
    sendPrepared(request, response, withQuery(ready, search), {
      'cache-control': isB2b
        ? 'private, no-store'
        : 'public, max-age=0, s-maxage=0, must-revalidate',
    });
  }

  async function sendStreamed(
    request: IncomingMessage,
    response: ServerResponse,
    visitor: Visitor,
    url: URL,
  ): Promise<void> {
    const nonce = randomBytes(16).toString('base64');
    const answer = await render(
      createRequest(request, response, { host: new URL(visitor.domain.baseUrl).host }),
      loadContext(
        visitor,
        { kind: 'streamed', nonce },
        { tags: new Set(), facts: { linkedData: [] } },
        url.pathname.endsWith('.data'),
      ),
    );
    if (!answer.headers.has('cache-control'))
      answer.headers.set('cache-control', 'private, no-store');
    answer.headers.set(
      'content-security-policy',
      contentSecurityPolicy(
        `'nonce-${nonce}' ${inlineSources}`,
        visitor.isSecure,
        tracking[visitor.domain.shopStoreId],
      ),
    );
    await sendResponse(response, answer);
  }

  async function dispatch(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? 'GET';
    const isRead = method === 'GET' || method === 'HEAD';
    const target = request.url ?? '/';
    if (isRead) {
      const asset = assets.get(target.split('?', 1)[0] ?? target);
      if (asset !== undefined) return sendPrepared(request, response, asset, {});
    }
    const visitor = visitorOf(request, { ...options, hosts });
    for (const [name, value] of Object.entries(securityHeaders(visitor.isSecure))) {
      response.setHeader(name, value);
    }
    if (!URL.canParse(target, visitor.domain.baseUrl)) {
      response.writeHead(400).end();
      return;
    }
    const url = new URL(target, visitor.domain.baseUrl);

    if (!isRead && !isSameOrigin(request)) {
      response.writeHead(403, { 'content-type': 'text/plain' }).end('Cross-site request refused\n');
      return;
    }
    if (isRead && url.pathname === buildManifestPath) {
      return sendPrepared(request, response, buildManifest, { 'cache-control': 'no-cache' });
    }
    if (isRead && hostFiles.takes(url.pathname)) {
      return hostFiles.handle(request, response, visitor, url.pathname);
    }
    if (proxy.takes(url.pathname)) return proxy.handle(request, response, visitor, url);
    if (url.pathname.startsWith('/dev/') && options.development !== undefined) {
      if (!isLocal(request)) return void response.writeHead(404).end();
      return sendResponse(response, await options.development(createRequest(request, response)));
    }
    if (visitor.domain.isB2b && isGuarded(url.pathname)) {
      const token = visitor.cookies.get('X-JWT');
      const isIn =
        token !== undefined && (await api.verifySession(token, visitor.domain.shopStoreId));
      if (!isIn) {
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
    }
    const page = isRead ? publicPageOf(url) : undefined;
    return page === undefined
      ? sendStreamed(request, response, visitor, url)
      : sendStored(request, response, visitor, page, url);
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    dispatch(request, response).catch((error: unknown) => {
      const correlationId = randomUUID();
      log.error(`${correlationId} ${request.method} ${request.url?.split('?', 1)[0]}`, error);
      if (response.headersSent) {
        response.destroy();
        return;
      }
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
  };
}

/** DEC-17: a redirect that was looked up takes along the query, which no key of a page holds. */
function withQuery<T extends Prepared>(answer: T, search: string): T {
  const { [keepsQuery]: keeps, ...headers } = answer.headers;
  if (keeps === undefined) return answer;
  const [path = '', fragment] = (headers.location ?? '').split('#', 2);
  const location = `${path}${search}${fragment === undefined ? '' : `#${fragment}`}`;
  return { ...answer, headers: { ...headers, location } };
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
