import http from 'node:http';
import { text } from 'node:stream/consumers';

/** Who opens a storefront's pages: a guest, or with the cookies of a session a customer. */
export interface Visitor {
  readonly host: string;
  readonly cookies: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

/** Requests under way at once. */
const lanes = 8;

/** Ends the session by which the other pages are opened: asked for last. */
const isLogout = ({ pathname }: URL) => pathname === '/logout';

/** FOOT-07: not a place in the page; a script opens the settings of the consent. */
const consentSettings = '#uc-corner-modal-show';

interface Link {
  readonly url: URL;
  readonly from: string;
}

/** Of a path the host counts; of what a query makes of it, it doesn't. */
const addressOf = ({ host, pathname, search }: URL) =>
  search === '' ? host + pathname : pathname + search;

/**
 * Opens all pages that anything leads to, visitor after visitor, and tells which links are dead.
 *
 * Each path is opened on every host. What a query makes of one (a variant, a filter, an order of
 * reviews) is opened once, on the host that leads there first, and followed to other paths alone:
 * combinations have no end.
 */
export function createCrawl(port: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: lanes });
  /** What was shown: by address the ids of a page's elements, each between blanks. */
  const pages = new Map<string, string>();
  /** Links to a place in a page, by address and place. */
  const places = new Map<string, Link>();
  /** Links to other hosts, by address: of another storefront, for its next visitor. */
  const elsewhere = new Map<string, Link>();
  const dead: string[] = [];

  /** @returns the answer to one request; redirects are answers */
  function ask(url: URL, cookies: string, form?: URLSearchParams): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const headers = {
        ...{ host: url.host, cookie: cookies },
        ...(form && {
          origin: url.origin,
          'content-type': 'application/x-www-form-urlencoded',
        }),
      };
      const method = form ? 'POST' : 'GET';
      http
        .request({ port, agent, method, headers, path: url.pathname + url.search }, (response) => {
          text(response).then(
            (body) =>
              resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
            reject,
          );
        })
        .on('error', reject)
        .end(form?.toString());
    });
  }

  /** Follows every link from some pages, and from other storefronts, on; what another visitor of the host was shown is known. */
  async function follow({ host, cookies }: Visitor, starts: readonly string[]): Promise<number> {
    const queue: Link[] = [];
    const seen = new Set<string>();
    const shown = new Map<string, string>();
    const last: Link[] = [];
    let busy = 0;

    function add(url: URL, from: string) {
      if (url.host !== host) {
        elsewhere.set(url.href, { url, from });
        return;
      }
      const address = addressOf(url);
      if (url.hash !== '' && url.hash !== consentSettings) {
        places.set(address + url.hash, { url, from });
      }
      if (seen.has(address) || pages.has(address)) return;
      seen.add(address);
      (isLogout(url) ? last : queue).push({ url, from });
    }

    async function open({ url, from }: Link) {
      const { status, headers, body } = await ask(url, cookies);
      if (status >= 400) dead.push(`${status} ${url.href} (from ${from})`);
      if (headers.location !== undefined) add(new URL(headers.location, url), url.href);
      if (status !== 200) return;
      const isPage = headers['content-type']?.startsWith('text/html');
      shown.set(addressOf(url), isPage ? idsIn(body) : '');
      if (!isPage) return;
      for (const link of linksIn(body, url)) {
        if (link.search === '' || isWhole(url) || addressOf(link) === addressOf(url)) {
          add(link, url.href);
        }
      }
    }

    async function lane() {
      while (queue.length > 0 || busy > 0) {
        const link = queue.shift();
        if (link === undefined) {
          await new Promise(setImmediate);
          continue;
        }
        busy += 1;
        await open(link).catch((error: Error) => dead.push(`${error.message}: ${link.url.href}`));
        busy -= 1;
      }
    }

    for (const start of starts) add(new URL(start, `http://${host}`), 'the address bar');
    for (const { url, from } of elsewhere.values()) if (url.host === host) add(url, from);
    await Promise.all(Array.from({ length: lanes }, lane));
    for (const link of last) await open(link);
    for (const [address, ids] of shown) pages.set(address, ids);
    for (const { url, from } of places.values()) {
      const ids = pages.get(addressOf(url));
      const isThere = ids?.includes(` ${decodeURIComponent(url.hash.slice(1))} `) ?? true;
      if (!isThere) dead.push(`no ${url.hash} in ${url.href} (from ${from})`);
    }
    places.clear();
    return shown.size;
  }

  return { dead, ask, follow, [Symbol.dispose]: () => agent.destroy() };
}

/** What a document links to, and where its forms that ask for pages lead. */
function linksIn(html: string, base: URL): readonly URL[] {
  const hrefs = [
    ...html.matchAll(/<(?:a|area|link)\b[^>]*?\shref="([^"]+)"/g),
    ...html.matchAll(/<form\b(?![^>]*\smethod="post")[^>]*?\saction="([^"]+)"/gi),
  ].map(([, href = '']) => href);
  return [...new Set(hrefs)].flatMap((href) => {
    const url = URL.parse(href.replaceAll('&amp;', '&'), base);
    return url?.protocol === 'http:' ? [url] : [];
  });
}

/** A path's page as such, or the next one of its list. */
const isWhole = ({ searchParams }: URL) => [...searchParams.keys()].every((name) => name === 'p');

const idsIn = (html: string) =>
  ` ${[...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id).join(' ')} `;
