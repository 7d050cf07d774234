import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequest } from '@remix-run/node-fetch-server';
import type { RenderedPage } from '../app/platform/delivery.ts';
import { defaultHosts } from '../app/platform/domain.ts';
import { type KeptMarkup, nothingKept } from '../app/platform/keptMarkup.ts';
import type { PageFacts } from '../app/platform/pageFacts.ts';
import { keepsQuery } from '../app/platform/pageRules.ts';
import { routeAt } from '../app/routeAt.ts';
import { encodingFor, type Prepared, sendPersonal, sendPrepared } from './answer.ts';
import { apiHeaders } from './apiProxy.ts';
import { jsonLimits, noticeLimits, withBody, withForm } from './body.ts';
import type { Build } from './build.ts';
import { contentSecurityPolicy, markOf, scriptSources, sealScripts } from './csp.ts';
import { withFacts } from './headFacts.ts';
import { MarkupCache } from './markupCache.ts';
import type { SharedOptions } from './options.ts';
import { PageCache, preparePage, type StoredPage } from './pageCache.ts';
import { publicPageOf } from './publicPages.ts';
import { routeHandlers } from './routeHandlers.ts';
import { withScriptsLast, withStylesFirst } from './scriptPriority.ts';
import type { Visitor } from './visitor.ts';

const defaultCacheBytes = 32 * 1024 * 1024;

export interface Pages {
  /** @throws what the build could not answer */
  send(
    request: IncomingMessage,
    response: ServerResponse,
    visitor: Visitor,
    url: URL,
  ): Promise<void>;
  /** A public page, kept or rendered and kept then. @throws what the build could not answer */
  load(visitor: Visitor, page: string): Promise<StoredPage>;
}

/** How one answer of the router is made. */
interface Rendering {
  readonly kept: KeptMarkup;
  /** In whose name the API is asked: nobody's, for what everybody gets. */
  readonly identity: 'shared' | 'personal';
  readonly isDataRequest?: boolean;
  readonly tags?: Set<string>;
  readonly facts?: PageFacts;
}

/** Pages as the build renders them: public ones stored, the same for everyone; others made for one. */
export function createPages(
  options: SharedOptions,
  build: Build,
  mode: 'production' | 'development',
): Pages {
  const { api, log, hosts = defaultHosts, tracking = {}, now = Date.now } = options;
  const { paymentOrigins, amazonPayScript } = options;
  const handlerAt = routeHandlers(build.entry.withFailures(build.server), mode);
  const cache = new PageCache(options.cacheBytes ?? defaultCacheBytes, api.generation);
  const markup = new MarkupCache(api);
  const rendering = new Map<string, Promise<StoredPage>>();
  const inlineSources = scriptSources(build.entry.inlineScripts);

  api.subscribe((changes) => {
    markup.invalidate(changes);
    // Every page shows some of the parameters: the shop's name, its selling points.
    if (changes.some(({ kind, key }) => kind === 'parameter' || key === '*')) cache.clear();
    else cache.invalidate(changes.map(({ kind, key }) => `${kind}:${key}`).concat('catalog'));
  });

  /** @returns the router's answer; of a page also its text, and the nonce that its scripts bear */
  async function renderFor(
    visitor: Visitor,
    request: Request,
    {
      kept,
      identity,
      isDataRequest = false,
      tags = new Set(),
      facts = { linkedData: [] },
    }: Rendering,
  ) {
    let sender = visitor;
    let page: RenderedPage | undefined;
    const nonce = createNonce();
    const context = build.entry.createLoadContext({
      domain: visitor.domain,
      isSecure: visitor.isSecure,
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
        const sent = new Request(input, init);
        for (const [name, value] of await apiHeaders(api, sender, identity)) {
          sent.headers.set(name, value);
        }
        return api.fetch(sent);
      },
      delivery: {
        nonce,
        kept,
        take(rendered: RenderedPage) {
          page = rendered;
        },
      },
      preloads: build.preloads[visitor.domain.shopLanguage.slice(0, 2)] ?? [],
      tags,
      facts,
      tracking: tracking[visitor.domain.shopStoreId] ?? {},
      showsErrors: options.showsErrors,
    });
    const render = handlerAt(new URL(request.url).pathname);
    const answer = await render(request, context);
    return { answer, page, nonce };
  }

  /** Renders a public page from its normalised URL, so that nothing of the visitor gets in. */
  async function renderStored(visitor: Visitor, path: string, key: string): Promise<StoredPage> {
    const generation = api.generation();
    const tags = new Set<string>();
    const facts: PageFacts = { linkedData: [] };
    const expires = api.nextBoundary(now());
    const { shopStoreId, baseUrl } = visitor.domain;
    const address = `${baseUrl}${path}`;
    const kept = markup.open(audienceOf(visitor), now());
    const { answer, page, nonce } = await renderFor(visitor, new Request(address), {
      kept,
      identity: 'shared',
      tags,
      facts,
    });
    // Bytes for everyone name nobody; such an answer would give one visitor's ids to all.
    if (answer.headers.has('set-cookie')) throw new Error(`${path} is stored and sets a cookie`);
    const sealed = sealScripts(withScriptsLast(page?.html ?? '', markOf(nonce)), nonce);
    const finished = withFacts(sealed.html, facts, {
      domain: visitor.domain,
      url: new URL(address),
      hosts,
    });
    const headers: Record<string, string> = Object.fromEntries(answer.headers);
    headers['content-security-policy'] = contentSecurityPolicy(
      `${inlineSources} ${sealed.sources}`,
      visitor.isSecure,
      { tracking: tracking[shopStoreId], paymentOrigins },
    );
    const html = page?.complete(finished) ?? Buffer.from(await answer.text());
    const source = { status: answer.status, headers, html, tags, generation, expires };
    // Anything else is quick to make and could fill the cache with addresses that do not exist.
    if (answer.status !== 200) return preparePage(source);
    return cache.store(key, source);
  }

  const keyOf = (visitor: Visitor, page: string) => `${audienceOf(visitor)} ${page}`;

  /** Asked for by many at once, a page is rendered once; again for who comes after a change. */
  function renderOnce(visitor: Visitor, page: string, key: string): Promise<StoredPage> {
    const ofNow = `${api.generation()} ${key}`;
    let started = rendering.get(ofNow);
    if (started === undefined) {
      started = renderStored(visitor, page, key).finally(() => rendering.delete(ofNow));
      rendering.set(ofNow, started);
    }
    return started;
  }

  async function sendStored(
    request: IncomingMessage,
    response: ServerResponse,
    visitor: Visitor,
    page: string,
    { search }: URL,
  ): Promise<void> {
    const key = keyOf(visitor, page);
    const encoding = encodingFor(request, { br: true, gzip: true });
    const kept = cache.get(key, now());
    if (kept?.bodies.identity !== undefined && encoding !== 'identity') {
      cache
        .compress(key, kept)
        .catch((error: unknown) => log.error('A page stays as it is', error));
    }
    const stored = kept ?? (await renderOnce(visitor, page, key));
    const ready = await cache.provide(stored, encoding);
    sendPrepared(request, response, withQuery(ready, search), {
      'cache-control': visitor.domain.isB2b
        ? 'private, no-store'
        : 'public, max-age=0, s-maxage=0, must-revalidate',
    });
  }

  /** A page for one visitor, or the router's answer to a program. */
  async function sendMade(
    request: IncomingMessage,
    response: ServerResponse,
    visitor: Visitor,
    url: URL,
  ): Promise<void> {
    const sent = createRequest(request, response, new URL(visitor.origin));
    const { layout, takesAttachments, takesNotices, loadsAmazonPay } = routeAt(url.pathname);
    using body = await (layout === 'none'
      ? withBody(sent, takesNotices ? noticeLimits : jsonLimits)
      : withForm(sent, takesAttachments));
    const isDataRequest = url.pathname.endsWith('.data');
    const { answer, page, nonce } = await renderFor(visitor, body.content, {
      kept: isDataRequest ? nothingKept() : markup.read(audienceOf(visitor), now()),
      identity: 'personal',
      isDataRequest,
    });
    if (!answer.headers.has('cache-control'))
      answer.headers.set('cache-control', 'private, no-store');
    answer.headers.set(
      'content-security-policy',
      contentSecurityPolicy(`'nonce-${nonce}' ${inlineSources}`, visitor.isSecure, {
        tracking: tracking[visitor.domain.shopStoreId],
        paymentOrigins,
        ...(loadsAmazonPay && { amazonPayScript }),
      }),
    );
    const html = page?.complete(withStylesFirst(page.html));
    await sendPersonal(request, response, answer, html);
  }

  return {
    send(request, response, visitor, url) {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const page = isRead ? publicPageOf(url) : undefined;
      return page === undefined
        ? sendMade(request, response, visitor, url)
        : sendStored(request, response, visitor, page, url);
    },
    async load(visitor, page) {
      const key = keyOf(visitor, page);
      return cache.get(key, now()) ?? renderOnce(visitor, page, key);
    },
  };
}

/** Whose pages are the same: customers of the business storefront read prices, others don't (ruling 21). */
const audienceOf = ({ domain, hasPassedGuard }: Visitor) =>
  [
    domain.shopStoreId,
    domain.shopLanguage,
    domain.localeCode,
    domain.baseUrl,
    hasPassedGuard ? 'in' : 'out',
  ].join(' ');

const createNonce = () => randomBytes(16).toString('base64');

/** DEC-17: a redirect that was looked up takes along the query, which no key of a page holds. */
function withQuery<T extends Prepared>(answer: T, search: string): T {
  const { [keepsQuery]: keeps, ...headers } = answer.headers;
  if (keeps === undefined) return answer;
  const [path = '', fragment] = (headers.location ?? '').split('#', 2);
  const location = `${path}${search}${fragment === undefined ? '' : `#${fragment}`}`;
  return { ...answer, headers: { ...headers, location } };
}
