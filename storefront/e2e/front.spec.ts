import { expect, test } from '@playwright/test';

/** Any page that is stored. */
const category = '/cat/schulbedarf';

test('two visitors with different carts get identical bytes', async ({ request }) => {
  const fetchPage = async (cookie: string) => {
    const response = await request.get(category, { headers: { cookie } });
    return { body: await response.text(), cookies: response.headers()['set-cookie'] };
  };
  const guest = 'cartId=aaaaaaaaaaaaaaaaaaaaaa; X-iSHOP-API-USERID=bbbbbbbbbbbbbbbbbbbbbb';
  let one = await fetchPage(guest);
  let two = await fetchPage('EXISTING_SESSION=true; X-JWT=x');
  // Other tests change categories: what counts is the same page, before and after.
  for (let again = await fetchPage(guest); again.body !== one.body; ) {
    one = again;
    two = await fetchPage('EXISTING_SESSION=true; X-JWT=x');
    again = await fetchPage(guest);
  }
  expect(two.body === one.body).toBe(true);
  expect(one.cookies).toBeUndefined();
});

test('no answer for one visitor is given to another, however its address is written', async ({
  playwright,
  request,
  baseURL,
}) => {
  for (const path of ['/api/cart-id', '/Api/cart-id', '/%61pi/cart-id/']) {
    const cookies = await Promise.all(
      [1, 2, 3].map(async () => {
        const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' });
        await visitor.get(path);
        const headers = (await visitor.get(path)).headers();
        await visitor.dispose();
        expect(headers['cache-control'], path).toContain('no-store');
        return headers['set-cookie'];
      }),
    );
    expect(new Set(cookies).size, path).toBe(3);
  }
  for (const path of ['/Checkout/Basket', '/LOGIN', '/%6Cogin', '/MyAccount/wishlist']) {
    const { 'cache-control': policy } = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(policy, path).toContain('no-store');
  }
});

test('a network in front asks for each page whether it is the same, and keeps what never changes', async ({
  request,
}) => {
  // docs/operating.md: none has to be told of a change.
  const page = await request.get('/service/impressum');
  const { 'cache-control': policy, etag = '' } = page.headers();
  expect(policy).toBe('public, max-age=0, s-maxage=0, must-revalidate');
  const headers = { 'if-none-match': etag };
  expect((await request.get('/service/impressum', { headers })).status()).toBe(304);
  const html = await (await request.get(category)).text();
  for (const kept of [/"(\/assets\/[^"]+\.js)"/, /(\/media\/[^" ]+\.\w+)/]) {
    const path = kept.exec(html)?.[1] ?? '';
    const file = await request.get(path);
    expect(file.headers()['cache-control'], path).toMatch(/^public, max-age=31536000, immutable$/);
  }
});

test('an unknown host is served but never echoed', async ({ request }) => {
  const response = await request.get(category, { headers: { host: 'evil.example' } });
  expect(response.status()).toBe(200);
  expect(await response.text()).not.toContain('evil.example');
});

test('a post from another site is refused', async ({ request }) => {
  const response = await request.post('/graphql/', {
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    data: { query: '{ __typename }' },
  });
  expect(response.status()).toBe(403);
});

test('the API runs persisted documents only', async ({ request }) => {
  const response = await request.post('/graphql/', {
    data: { query: '{ __schema { types { name } } }' },
  });
  expect(await response.text()).not.toContain('__Schema');
  expect(await response.text()).toContain('errors');
});

test('files say what they are, and who may show them', async ({ request }) => {
  const html = await (await request.get(category)).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  const picture = /(\/media\/[^" ]+\.\w+)/.exec(html)?.[1] ?? '';
  for (const [path, policy] of [
    [script, 'same-origin'],
    [picture, 'cross-origin'],
  ] as const) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['cross-origin-resource-policy'], path).toBe(policy);
    const again = await request.get(path, { headers: { 'if-none-match': headers.etag ?? '' } });
    expect(again.status(), path).toBe(304);
  }
});

test('a stored page has a tag for each encoding, and br;q=0 is no wish for it', async ({
  request,
}) => {
  const tagFor = async (accepted: string) => {
    const response = await request.get(category, { headers: { 'accept-encoding': accepted } });
    return [response.headers()['content-encoding'], response.headers().etag] as const;
  };
  const [br, gzip, plain] = [await tagFor('br'), await tagFor('br;q=0, gzip'), await tagFor('')];
  expect([br[0], gzip[0], plain[0]]).toEqual(['br', 'gzip', undefined]);
  expect(new Set([br[1], gzip[1], plain[1]]).size).toBe(3);
});

test('pages for one visitor are compressed, but not when another site asks', async ({
  request,
}) => {
  for (const path of ['/checkout/basket', '/login', '/myaccount/wishlist']) {
    const encodingFor = async (site: string) => {
      const headers = { 'accept-encoding': 'gzip, br', 'sec-fetch-site': site };
      return (await request.get(path, { headers })).headers()['content-encoding'];
    };
    expect(await encodingFor('same-origin'), path).toBe('br');
    expect(await encodingFor('cross-site'), path).toBeUndefined();
  }
});

for (const [kind, path] of [
  ['a stored page', category],
  ['a page for one visitor', '/checkout/basket'],
] as const) {
  test(`${kind} requests its styles before its scripts`, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (file) => requested.push(new URL(file.url()).pathname));
    const html = (await (await page.goto(path))?.text()) ?? '';
    await expect.poll(() => requested.some((file) => file.endsWith('.js'))).toBe(true);
    const scripts = requested.findIndex((file) => file.endsWith('.js'));
    const styles = [...html.matchAll(/<link [^>]*href="([^"#]+\.css)/g)];
    expect(styles).not.toEqual([]);
    for (const [, style] of styles) expect(requested.slice(0, scripts)).toContain(style);
  });
}

test('an answer about broken JSON quotes nothing of it', async ({ request }) => {
  const headers = { 'content-type': 'application/json' };
  for (const path of ['/graphql/', '/api/login-action/', '/api/checkout-auth/']) {
    const response = await request.post(path, { headers, data: Buffer.from('{"secretword') });
    expect(response.status(), path).toBe(400);
    expect(await response.text(), path).not.toContain('secretword');
  }
});

test('a font that the head names is the one that the style sheet asks for', async ({ page }) => {
  const families: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') families.push(/assets\/(\w+)-/.exec(request.url())?.[1]);
  });
  await page.goto(category);
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('link[rel="preload"][as="font"]')).not.toHaveCount(0);
  expect(families.toSorted()).toEqual(['bricolage', 'figtree']);
});
