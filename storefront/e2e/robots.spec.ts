import { type APIRequestContext, expect, test } from '@playwright/test';
import { logins, storefronts } from './storefronts.ts';

/** What the head of a document says of its address, to search engines and social networks. */

const product = '/prod/klassensatz-a5';

async function headOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  const html = await answer.text();
  const meta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  return {
    status: answer.status(),
    path: new URL(answer.url()).pathname,
    robots: meta('robots'),
    type: meta('og:type'),
    hasOpenGraph: html.includes('property="og:'),
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&'),
    title: /<title>([^<]*)</.exec(html)?.[1],
  };
}

/** The demo's customer only reads: nothing is left for other tests. */
async function logIn(request: APIRequestContext): Promise<void> {
  const { user, password } = logins[0] ?? { user: '', password: '' };
  const answer = await request.post('/api/login-action/', {
    data: { formData: { email: user, password }, mergeCart: false },
  });
  expect(await answer.json()).toMatchObject({ successfull: true });
}

test('SEO-01 SEO-02 pages that search engines are not to list say so', async ({ request }) => {
  const expectUnlisted = async (path: string) => {
    const head = await headOf(request, path);
    expect(head, path).toMatchObject({ robots: 'noindex,follow', path: path.split('?')[0] });
  };
  for (const path of [
    '/service/newsletter/newsletter-abmelden',
    '/service/newsletter/success',
    '/checkout/basket',
    '/login',
    '/search?q=heft',
    '/myaccount/register',
    '/myaccount/resetpassword',
    '/rating?enc=x',
  ]) {
    await expectUnlisted(path);
  }
  // The checkout of a membership begins at its offer.
  await request.post('/prime', { headers: { origin: storefronts.de }, form: { intent: 'start' } });
  await expectUnlisted('/prime/checkout');
  await logIn(request);
  for (const path of ['/myaccount/wishlist', '/myaccount/password']) await expectUnlisted(path);
  for (const path of ['/', '/cat/schulbedarf', product, '/service/newsletter', '/prime']) {
    expect(await headOf(request, path), path).toMatchObject({ status: 200, robots: undefined });
  }
});

test('SEO-03 SEO-14 pages of errors are not listed, and those of what is missing or gone have one title', async ({
  request,
}) => {
  for (const [path, status] of [
    ['/gibt-es-nicht', 404],
    ['/prod/gibt-es-nicht', 404],
    ['/cat/gibt-es-nicht', 404],
    ['/Service/AGB', 404],
    ['/adventskalender-2025', 410],
  ] as const) {
    expect(await headOf(request, path), path).toMatchObject({
      status,
      robots: 'noindex,follow',
      title: 'Diese Seite gibt es nicht | Kreide',
    });
  }
});

test('SEO-06 of a query the canonical address keeps words and page, and on products nothing', async ({
  request,
}) => {
  for (const [path, kept] of [
    ['/cat/schulbedarf?p=2&sort=priceAsc&filter.color=Crot&utm_source=x', '/cat/schulbedarf?p=2'],
    ['/search?oq=x&q=heft&sort=rating&p=2', '/search?q=heft&p=2'],
    ['/service/kontakt?utm_source=x', '/service/kontakt'],
    [`${product}?varid=x&q=heft&p=2`, product],
  ] as const) {
    const { origin, pathname, searchParams } = new URL(
      (await headOf(request, path)).canonical ?? '',
    );
    const wanted = new URL(kept, 'https://kreide.de');
    expect([origin, pathname], path).toEqual([wanted.origin, wanted.pathname]);
    expect(Object.fromEntries(searchParams)).toEqual(Object.fromEntries(wanted.searchParams));
  }
});

test('SEO-10 SEO-11 open graph tells products from pages, and keeps silent on personal ones', async ({
  request,
}) => {
  expect((await headOf(request, product)).type).toBe('product');
  for (const path of ['/', '/cat/schulbedarf', '/search?q=heft', '/service/kontakt', '/beratung']) {
    expect(await headOf(request, path), path).toMatchObject({ status: 200, type: 'website' });
  }
  for (const path of ['/gibt-es-nicht', '/prod/gibt-es-nicht', '/login', '/checkout/basket']) {
    expect((await headOf(request, path)).hasOpenGraph, path).toBe(false);
  }
  await logIn(request);
  for (const path of [
    '/logout',
    '/myaccount/contact-details',
    '/myaccount/orders',
    '/myaccount/addresses/billing',
  ]) {
    expect(await headOf(request, path), path).toMatchObject({ path, hasOpenGraph: false });
  }
  expect(await headOf(request, '/myaccount/wishlist')).toMatchObject({
    path: '/myaccount/wishlist',
    hasOpenGraph: true,
    type: 'website',
  });
});
