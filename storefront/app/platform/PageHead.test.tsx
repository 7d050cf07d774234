import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Head, readHead } from '../testing/head.ts';
import { renderInShop } from '../testing/renderInShop.tsx';
import { PageHead, type PageHeadProps } from './PageHead.tsx';

beforeEach(() => {
  vi.stubEnv('SSR', true);
});

afterEach(() => {
  vi.unstubAllEnvs();
  document.head.replaceChildren();
});

async function headOf(
  path: string,
  { host, name, ...props }: Partial<PageHeadProps> & { host?: string; name?: string } = {},
): Promise<Head> {
  const page = await renderInShop(() => <PageHead title="Hefte" {...props} />, {
    path,
    ...(host && { host }),
    ...(name && { name }),
  });
  const head = readHead();
  page.unmount();
  return head;
}

test.each([
  '/service/newsletter/newsletter-abmelden',
  '/service/newsletter/success',
  '/checkout/basket',
  '/login',
  '/myaccount/password',
  '/search?q=heft',
])('SEO-01 %s is noindex,follow', async (path) => {
  expect((await headOf(path)).robots).toBe('noindex,follow');
});

test.each([
  '/myaccount/wishlist',
  '/myaccount/register',
  '/myaccount/resetpassword',
  '/rating?enc=x',
  '/prime/checkout',
])('SEO-02 %s is noindex,follow', async (path) => {
  expect((await headOf(path)).robots).toBe('noindex,follow');
});

test.each(['/', '/cat/hefte?p=2', '/prod/heft', '/service/newsletter', '/searching', '/prime'])(
  'SEO-01 SEO-02 %s may be indexed',
  async (path) => {
    expect((await headOf(path)).robots).toBeUndefined();
  },
);

test('SEO-04 an address with /?order= is noindex,follow', async () => {
  expect((await headOf('/?order=priceAsc')).robots).toBe('noindex,follow');
  expect((await headOf('/service/agb/?order=1&x=2')).robots).toBe('noindex,follow');
  expect((await headOf('/?orders=1')).robots).toBeUndefined();
});

test('a page of the content says by itself who may index it', async () => {
  expect((await headOf('/aktion', { robots: 'noindex,nofollow' })).robots).toBe('noindex,nofollow');
});

test.each([
  ['kreide.at', 'https://kreide.at/cat/hefte'],
  ['KREIDE.CH', 'https://kreide.ch/cat/hefte'],
  ['www.kreide.example:8443', 'https://kreide.de/cat/hefte'],
])('SEO-05 the canonical address of %s is %s', async (host, canonical) => {
  expect((await headOf('/cat/hefte', { host })).canonical).toBe(canonical);
});

test.each([
  ['/cat/hefte?p=2&sort=priceAsc&filter.color=Cred&utm_source=x', '/cat/hefte?p=2'],
  ['/search?oq=x&q=rote+Hefte&p=3', '/search?q=rote+Hefte&p=3'],
  ['/service/agb/?x=1', '/service/agb'],
  ['/prod/heft?varid=heft-2&q=x&p=2', '/prod/heft'],
])('SEO-06 of %s the canonical address keeps %s', async (path, kept) => {
  expect((await headOf(path)).canonical).toBe(`https://kreide.de${kept}`);
});

test.each([
  ['localhost:3000', 'kreide.de'],
  ['127.0.0.1', 'kreide.de'],
  ['kreide.at.localhost:3000', 'kreide.at'],
])('SEO-07 on %s the canonical host is %s', async (host, canonical) => {
  expect((await headOf('/', { host })).canonical).toBe(`https://${canonical}/`);
});

test('content may name the address that counts', async () => {
  const { canonical, openGraph } = await headOf('/a', { canonical: '/b' });
  expect(canonical).toBe('https://kreide.de/b');
  expect(openGraph.url).toBe(canonical);
});

test('SEO-10 the type is product below /prod/ and website elsewhere', async () => {
  expect((await headOf('/prod/heft')).openGraph.type).toBe('product');
  for (const path of ['/', '/cat/hefte', '/products', '/search?q=x']) {
    expect((await headOf(path)).openGraph.type, path).toBe('website');
  }
});

test('SEO-11 error, checkout, login, logout and account pages have no open graph, wishlists do', async () => {
  for (const path of [
    '/checkout/basket',
    '/checkout/summary',
    '/login',
    '/logout',
    '/myaccount/orders',
  ]) {
    expect((await headOf(path)).openGraph, path).toEqual({});
  }
  expect((await headOf('/cat/hefte', { isError: true })).openGraph).toEqual({});
  expect((await headOf('/myaccount/wishlist')).openGraph.title).toBe('Hefte');
});

test('SEO-12 the picture is the page’s own or the shop’s, 1200 by 630 pixels, JPEG', async () => {
  const size = { 'image:width': '1200', 'image:height': '630' };
  expect((await headOf('/')).openGraph).toMatchObject({
    ...size,
    image: 'https://kreide.de/og.jpeg',
  });
  expect((await headOf('/prod/x', { image: '/media/1/og.jpeg' })).openGraph).toMatchObject({
    ...size,
    image: 'https://kreide.de/media/1/og.jpeg',
  });
});

test('the title bears the shop’s name once', async () => {
  expect((await headOf('/')).title).toBe('Hefte | Kreide');
  expect((await headOf('/', { title: 'Kreide, der Schulladen' })).title).toBe(
    'Kreide, der Schulladen',
  );
  expect((await headOf('/', { site: 'kreide.de' })).title).toBe('Hefte | kreide.de');
  expect(await headOf('/', { name: 'Tintenfass' })).toMatchObject({
    title: 'Hefte | Tintenfass',
    description: expect.stringMatching(/^Hefte bei Tintenfass/),
    openGraph: { site_name: 'Tintenfass' },
  });
});

test('what only programs read of a document comes from the server alone', async () => {
  vi.stubEnv('SSR', false);
  const { title, canonical, robots, openGraph } = await headOf('/search?q=heft');
  expect({ title, canonical }).toEqual({
    title: 'Hefte | Kreide',
    canonical: 'https://kreide.de/search?q=heft',
  });
  expect({ robots, openGraph }).toEqual({ robots: undefined, openGraph: {} });
});

test('a page says what it is about, in its own words or by its title', async () => {
  expect((await headOf('/cat/hefte', { description: 'Für jede Linie.' })).description).toBe(
    'Für jede Linie.',
  );
  expect((await headOf('/cat/hefte')).description).toMatch(/^Hefte bei Kreide/);
});
