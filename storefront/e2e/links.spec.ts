import { type APIRequestContext, expect, test } from '@playwright/test';
import { logins, storefronts } from './storefronts.ts';

type Storefront = keyof typeof storefronts;

/** Asks a storefront by its host, which not every system resolves. */
const hostOf = (storefront: Storefront) => new URL(storefronts[storefront]).host;

/** Answered by pages that are not there yet. */
const awaited = /^\/prime(?:\/|$)/;

/** Hand on a form or leave the shop; nobody follows them to read. */
const noPages = /^\/(?:api|logout)(?:\/|$)/;

/** Enough of what looks the same: a fault in one listing or product is a fault in all. */
const samples = { '/cat/': 6, '/prod/': 4 };

/** What a document links to within the shop: paths with their queries. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a\b[^>]*?\shref="(\/(?!\/)[^"#]*)/g)].map(([, path = '']) =>
    path.replaceAll('&amp;', '&'),
  );

/** A few of each kind that there are thousands of, and all others, each once. */
function worthAsking(links: readonly string[]): readonly string[] {
  const left: Record<string, number> = { ...samples };
  return [...new Set(links)].filter((path) => {
    if (awaited.test(path) || noPages.test(path)) return false;
    const kind = Object.keys(left).find((prefix) => path.startsWith(prefix));
    if (kind === undefined) return true;
    left[kind] = (left[kind] ?? 0) - 1;
    return (left[kind] ?? 0) >= 0;
  });
}

async function logIn(request: APIRequestContext, host: string) {
  const { user, password } = logins[1] ?? { user: '', password: '' };
  const answer = await request.post('/login', {
    headers: { host, origin: `http://${host}` },
    form: { email: user, password },
    maxRedirects: 0,
  });
  expect(answer.status(), 'login').toBe(303);
}

for (const storefront of Object.keys(storefronts) as Storefront[]) {
  test(`ROUTE-33 no link on ${storefront} is dead, two levels deep from the home page`, async ({
    request,
  }) => {
    const host = hostOf(storefront);
    if (storefront.startsWith('b2b')) await logIn(request, host);
    const asked = new Map<string, string>();
    const dead: string[] = [];
    async function open(path: string, from: string): Promise<void> {
      if (asked.has(path)) return;
      asked.set(path, '');
      const answer = await request.get(path, { headers: { host } });
      if (answer.ok()) asked.set(path, await answer.text());
      else dead.push(`${answer.status()} ${path} (from ${from})`);
    }
    await open('/', 'the address bar');
    const first = worthAsking(linksIn(asked.get('/') ?? ''));
    expect(first.length).toBeGreaterThan(20);
    for (const path of first) await open(path, '/');
    const second = worthAsking(first.flatMap((path) => linksIn(asked.get(path) ?? '')));
    for (const path of second) {
      await open(path, first.find((one) => linksIn(asked.get(one) ?? '').includes(path)) ?? '?');
    }
    expect(dead).toEqual([]);
  });
}
