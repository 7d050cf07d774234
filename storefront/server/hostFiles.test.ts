import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { defaultHosts, domainOf } from '../app/platform/domain.ts';
import type { ApiAccess } from './apiAccess.ts';
import { createHostFiles, robotsText } from './hostFiles.ts';
import { visitorOf } from './visitor.ts';

const robotsOf = (host: string) => robotsText(domainOf(host, 'https', defaultHosts));

test('DEC-59 robots.txt closes checkout and account, and names the host’s own sitemap', () => {
  expect(robotsOf('kreide.at')).toBe(`User-agent: *
Disallow: /checkout/
Disallow: /myaccount/
Disallow: /computop/
Disallow: /api/
Disallow: /graphql/

Sitemap: https://kreide.at/sitemap.xml
`);
});

test('DEC-59 an unknown host is not named, localhost is the German shop', () => {
  expect(robotsOf('evil.example')).toContain('Sitemap: https://kreide.de/');
  expect(robotsOf('localhost:3000')).toContain('Sitemap: https://kreide.de/');
});

test.each(['educational.kreide.de', 'en.educational.kreide.de'])(
  'DEC-59 %s is closed to search engines',
  (host) => {
    expect(robotsOf(host)).toBe('User-agent: *\nDisallow: /\n');
  },
);

/** A front that has nothing but these files, over an API that says what it was asked. */
async function ask(path: string, host: string) {
  const asked: Request[] = [];
  const api: ApiAccess = {
    fetch: async (request) => {
      asked.push(request);
      return new Response('<xml/>', { headers: { 'content-type': 'application/xml' } });
    },
    authorization: async () => 'token',
    browserToken: async () => ({ token: '', expiresIn: 0 }),
    verifySession: async () => false,
    generation: () => 0,
    subscribe: () => undefined,
    nextBoundary: (now) => now,
  };
  const files = createHostFiles(api);
  await using server = createServer((request, response) => {
    const visitor = visitorOf(request, { hosts: defaultHosts, trustedProxies: 1 });
    void files.handle(request, response, visitor, path);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'x-forwarded-host': host },
  });
  return { text: await response.text(), headers: response.headers, asked: asked[0] };
}

test('robots.txt comes from the front alone', async () => {
  const { text, headers, asked } = await ask('/robots.txt', 'kreide.ch');
  expect(text).toContain('Sitemap: https://kreide.ch/sitemap.xml');
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(asked).toBeUndefined();
});

test.each([
  ['/sitemap.xml', '/sitemaps/index.xml'],
  ['/sitemaps/products-2.xml.gz', '/sitemaps/products-2.xml.gz'],
])('%s is asked of the API, for the host and its storefront', async (path, apiPath) => {
  const { text, asked } = await ask(path, 'kreide.at');
  expect(text).toBe('<xml/>');
  expect(asked?.url).toBe(
    `http://api.internal${apiPath}?origin=${encodeURIComponent('https://kreide.at')}`,
  );
  expect(asked?.headers.get('x-store')).toBe('at');
  expect(asked?.headers.get('authorization')).toBe('Bearer token');
});

test('other paths are none of these files', () => {
  const { takes } = createHostFiles({} as ApiAccess);
  expect(['/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml.gz'].map(takes)).toEqual([
    true,
    true,
    true,
  ]);
  for (const path of ['/sitemaps/index.xml', '/sitemaps/', '/sitemaps/../x', '/robots.txt/']) {
    expect(takes(path), path).toBe(false);
  }
});
