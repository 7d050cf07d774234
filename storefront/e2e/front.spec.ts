import { expect, test } from '@playwright/test';

/** Any page that is stored. */
const category = '/cat/schulbedarf';

test('two visitors with different carts get identical bytes', async ({ request }) => {
  const fetchPage = async (cookie: string) => {
    const response = await request.get(category, { headers: { cookie } });
    return { body: await response.text(), cookies: response.headers()['set-cookie'] };
  };
  const one = await fetchPage(
    'cartId=aaaaaaaaaaaaaaaaaaaaaa; X-iSHOP-API-USERID=bbbbbbbbbbbbbbbbbbbbbb',
  );
  const two = await fetchPage('EXISTING_SESSION=true; X-JWT=x');
  expect(two.body).toBe(one.body);
  expect(one.cookies).toBeUndefined();
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
