import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test';
import { storefronts } from './storefronts.ts';

export type Storefront = keyof typeof storefronts;

/** Asks a storefront by its host, which not every system resolves. */
export const hostOf = (storefront: Storefront) => new URL(storefronts[storefront]).host;

const hosts: ReadonlySet<string> = new Set(
  Object.keys(storefronts).map((each) => hostOf(each as Storefront)),
);

/** Pages of a visitor's own, which differ by what that visitor has done. */
const personal = /^\/(?:checkout|myaccount|notepad|notify|order)(?:\/|$)/;

/** Pages of parcels. */
const carriers = /(?:^|\.)(?:gls-group|dhl|dpd|myhermes|ups)\.[a-z]+$/;

/** Ends the session by which the others are opened. */
const isLast = (path: string) => /^\/logout(?:[/?]|$)/.test(path);

/** What a document links to within the shop, on whichever of its hosts: each once. */
function linksIn(html: string, base: string): URL[] {
  const found = [...html.matchAll(/<a\b[^>]*?\shref="([^"#]+)/g)].flatMap(([, href = '']) => {
    const url = URL.parse(href.replaceAll('&amp;', '&'), base);
    return url !== null && hosts.has(url.host) ? [url.href] : [];
  });
  return [...new Set(found)].map((href) => new URL(href));
}

/** Opens links, each once, and remembers which lead nowhere. */
export function createWalk(request: APIRequestContext) {
  const pages = new Map<string, string>();
  const dead: string[] = [];

  /** Follows redirects itself: Playwright would ask the next address with another host. */
  async function get(url: URL, left = 5): Promise<APIResponse | undefined> {
    const { host, pathname, search } = url;
    if (left === 0) return undefined;
    // Where a provider's page was asked for.
    if (!hosts.has(host)) return request.get(url.href);
    const answer = await request.get(`${pathname}${search}`, {
      headers: { host },
      maxRedirects: 0,
    });
    const next = answer.headers().location;
    return next === undefined ? answer : get(new URL(next, url), left - 1);
  }

  async function open(url: URL, from: string): Promise<void> {
    if (pages.has(url.href)) return;
    pages.set(url.href, '');
    const answer = await get(url);
    if (!answer?.ok()) dead.push(`${answer?.status()} ${url.href} (from ${from})`);
    else if (answer.headers()['content-type']?.startsWith('text/html')) {
      pages.set(url.href, await answer.text());
    }
  }

  return {
    dead,
    open,
    /** Opens pages and what they link to, from personal ones on and on; last what logs out. @returns the paths of all */
    async follow(storefront: Storefront, paths: readonly string[]): Promise<string[]> {
      const queue = paths.map((path) => ({
        ...{ url: new URL(path, storefronts[storefront]), from: 'the address bar', isStart: true },
      }));
      const last: { url: URL; from: string }[] = [];
      for (const { url, from, isStart } of queue) {
        if (pages.has(url.href)) continue;
        if (isLast(url.pathname)) last.push({ url, from });
        else await open(url, from);
        if (!isStart && !personal.test(url.pathname)) continue;
        for (const link of linksIn(pages.get(url.href) ?? '', url.href)) {
          queue.push({ url: link, from: url.href, isStart: false });
        }
      }
      for (const { url, from } of last) await open(url, from);
      return [...pages.keys()].map((href) => new URL(href).pathname);
    },
  };
}

/** All mails that an address got so far: subjects, and what they link to. */
async function mailsTo(page: Page, email: string) {
  const read = async (path: string) => (await page.request.get(`${storefronts.de}${path}`)).text();
  const rows = (await read('/dev/mailbox')).split('<tr>').filter((row) => row.includes(email));
  return Promise.all(
    rows.map(async (row) => {
      const [, path = '', subject = ''] = /href="(\/dev\/mailbox\/[\w-]+)">([^<]*)/.exec(row) ?? [];
      const [html, text] = await Promise.all([read(`${path}/html`), read(`${path}/text`)]);
      const links = [
        ...[...html.matchAll(/href="(http[^"#]+)/g)].map(([, href = '']) =>
          href.replaceAll('&amp;', '&'),
        ),
        ...[...text.matchAll(/https?:\/\/[^\s<>)"]+/g)].map(([href]) => href.replace(/[.,]$/, '')),
      ];
      return { subject, links: [...new Set(links)] };
    }),
  );
}

/**
 * ROUTE-33: whatever the mails of some addresses link to is there.
 *
 * @param page of the customer, who may be signed in: asks with the same cookies
 * @param count how many mails are to have come at least
 */
export async function expectLivingMails(
  page: Page,
  storefront: Storefront,
  emails: readonly string[],
  count: number,
): Promise<void> {
  const mails = async () => (await Promise.all(emails.map((each) => mailsTo(page, each)))).flat();
  await expect.poll(async () => (await mails()).length).toBeGreaterThanOrEqual(count);
  const walk = createWalk(page.request);
  let opened = 0;
  for (const { subject, links } of await mails()) {
    // Mails name the shop as the world knows it; only carriers are somewhere else.
    const own = links.map((href) => new URL(href)).filter(({ host }) => !carriers.test(host));
    for (const { pathname, search } of own) {
      await walk.open(new URL(`${pathname}${search}`, storefronts[storefront]), subject);
    }
    opened += own.length;
  }
  expect(opened).toBeGreaterThan(0);
  expect(walk.dead).toEqual([]);
}
