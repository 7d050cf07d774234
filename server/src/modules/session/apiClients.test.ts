import { describe, expect, test } from 'vitest';
import { settableClock } from '../../clock.ts';
import { createApiClients } from './apiClients.ts';

const clock = settableClock(new Date('2026-11-21T09:00:00Z'));
const secret = 'a secret of the tests, long enough for all';
const client = { id: 'storefront', secret: 'p:w%& ü' };
const verifySession = async (loginToken: string, storefront: string) =>
  loginToken === 'good' && storefront === 'b2b';
const clients = createApiClients({ clients: [client], secret, clock, verifySession });

function tokenRequest(init: RequestInit): Request {
  return new Request('http://api/oauth/token', { method: 'POST', ...init });
}

const credentials = {
  grant_type: 'client_credentials',
  client_id: client.id,
  client_secret: client.secret,
};

const json = (body: unknown) =>
  tokenRequest({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function tokenOf(request: Request): Promise<string> {
  const answer = await clients.tokenEndpoint(request);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const body = (await answer.json()) as Record<string, unknown>;
  expect(body).toEqual({
    access_token: expect.any(String),
    token_type: 'Bearer',
    expires_in: 3600,
  });
  return String(body.access_token);
}

const withToken = (token: string) =>
  new Request('http://api/graphql/', { headers: { authorization: `Bearer ${token}` } });

test('API-20: credentials as JSON, as a form or by Basic answer a token that authenticates', async () => {
  const pair = [client.id, client.secret].map(encodeURIComponent).join(':');
  const requests = [
    json(credentials),
    tokenRequest({ body: new URLSearchParams(credentials) }),
    tokenRequest({
      headers: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    }),
  ];
  for (const request of requests) {
    const token = await tokenOf(request);
    expect(await clients.authenticate(withToken(token))).toEqual({
      id: 'storefront',
      scope: 'shop',
      mayIntrospect: false,
    });
  }
});

test('a token for browsers vouches for nothing', async () => {
  const token = await tokenOf(json({ ...credentials, scope: 'browser' }));
  expect(await clients.authenticate(withToken(token))).toMatchObject({ scope: 'browser' });
});

test('ERR-12: a token that is over, foreign, damaged or missing authenticates nobody', async () => {
  const token = await tokenOf(json(credentials));
  const others = createApiClients({
    clients: [client],
    secret: `${secret}!`,
    clock,
    verifySession,
  });
  const foreign = await (await others.tokenEndpoint(json(credentials))).json();
  const bad = [`${token}x`, 'x', (foreign as { access_token: string }).access_token];
  for (const text of bad) expect(await clients.authenticate(withToken(text))).toBeUndefined();
  expect(await clients.authenticate(new Request('http://api/graphql/'))).toBeUndefined();
  clock.advance(3600 * 1000);
  expect(await clients.authenticate(withToken(token))).toBeUndefined();
});

test('a client that was taken out loses its tokens', async () => {
  const token = await tokenOf(json(credentials));
  const later = createApiClients({ clients: [], secret, clock, verifySession });
  expect(await later.authenticate(withToken(token))).toBeUndefined();
});

test.each([
  ['a wrong secret', json({ ...credentials, client_secret: 'x' }), 401, 'invalid_client'],
  ['an unknown client', json({ ...credentials, client_id: 'x' }), 401, 'invalid_client'],
  [
    'an empty secret of an unknown client',
    json({ ...credentials, client_id: 'x', client_secret: '' }),
    401,
    'invalid_client',
  ],
  [
    'another grant',
    json({ ...credentials, grant_type: 'password' }),
    400,
    'unsupported_grant_type',
  ],
  ['no credentials', json({ grant_type: 'client_credentials' }), 400, 'invalid_request'],
  ['a number as id', json({ ...credentials, client_id: 1 }), 400, 'invalid_request'],
  [
    'broken JSON',
    tokenRequest({ headers: { 'content-type': 'application/json' }, body: '{' }),
    400,
    'invalid_request',
  ],
  ['null', json(null), 400, 'invalid_request'],
  ['a long body', json({ ...credentials, more: 'x'.repeat(10_000) }), 400, 'invalid_request'],
  ['GET', new Request('http://api/oauth/token'), 405, 'invalid_request'],
])('%s is refused', async (_, request, status, error) => {
  const answer = await clients.tokenEndpoint(request);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ error });
});

describe('introspection (RFC 7662)', () => {
  async function introspect(
    body: BodyInit,
    { scope, ...init }: RequestInit & { scope?: string } = {},
  ): Promise<Response> {
    const token = await tokenOf(json({ ...credentials, scope }));
    const headers = { authorization: `Bearer ${token}`, 'x-store': 'b2b' };
    return clients.introspectionEndpoint(
      new Request('http://api/oauth/introspect', { method: 'POST', body, headers, ...init }),
    );
  }

  test.each([
    ['good', 'b2b', true],
    ['good', 'de', false],
    ['forged', 'b2b', false],
    ['', 'b2b', false],
  ])('a login token %j at %s: active is %s', async (token, storefront, active) => {
    const bearer = await tokenOf(json(credentials));
    const headers = { authorization: `Bearer ${bearer}`, 'x-store': storefront };
    const answer = await introspect(new URLSearchParams({ token }), { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ active });
  });

  const good = () => new URLSearchParams({ token: 'good' });

  test.each([
    ['no bearer token', () => introspect(good(), { headers: {} }), 401, 'invalid_token'],
    [
      'the token that is asked about as bearer',
      () => introspect(good(), { headers: { authorization: 'Bearer good' } }),
      401,
      'invalid_token',
    ],
    [
      'a token that was handed to browsers',
      () => introspect(good(), { scope: 'browser' }),
      403,
      'insufficient_scope',
    ],
    ['no token', () => introspect(new URLSearchParams()), 400, 'invalid_request'],
    [
      'a long body',
      () => introspect(new URLSearchParams({ token: 'x'.repeat(10_000) })),
      400,
      'invalid_request',
    ],
    [
      'GET',
      () => clients.introspectionEndpoint(new Request('http://api/oauth/introspect')),
      405,
      'invalid_request',
    ],
  ])('%s is refused', async (_, ask, status, error) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ error });
  });
});
