import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequestListener } from '@remix-run/node-fetch-server';
import { afterEach, expect, test, vi } from 'vitest';
import { remoteApiAccess } from './apiAccess.ts';

const closers: (() => void)[] = [];

afterEach(() => {
  vi.useRealTimers();
  for (const close of closers.splice(0)) close();
});

/** An API that gives numbered tokens and knows one login token. */
async function serveApi(
  freshness: () => unknown = () => undefined,
  failure: () => number | undefined = () => undefined,
) {
  const asked: string[] = [];
  const server = createServer(
    createRequestListener(async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/freshness') {
        const now = freshness();
        return now === undefined ? new Response(null, { status: 503 }) : Response.json(now);
      }
      const form = new URLSearchParams(await request.text());
      asked.push(`${pathname} ${form.get('scope') ?? form.get('token') ?? ''}`.trim());
      if (pathname === '/oauth/token') {
        const status = failure();
        if (status !== undefined) return new Response(null, { status });
        if (form.get('client_secret') !== 'right') return new Response('{}', { status: 401 });
        return Response.json({ access_token: `token-${asked.length}`, expires_in: 3600 });
      }
      if (pathname === '/oauth/introspect') {
        return Response.json({ active: form.get('token') === 'good' });
      }
      return new Response('page', { headers: { 'x-path': request.url } });
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('a token is asked for once, also by several at the same time, and again before it ends', async () => {
  const { asked, url } = await serveApi();
  vi.useFakeTimers({ toFake: ['Date'] });
  const api = remoteApiAccess(url, { id: 'storefront', secret: 'right' });
  expect(await Promise.all([api.authorization(), api.authorization()])).toEqual([
    'token-1',
    'token-1',
  ]);
  vi.setSystemTime(Date.now() + 3_541_000);
  expect(await api.authorization()).toBe('token-2');
  expect(asked).toEqual(['/oauth/token', '/oauth/token']);
});

test('browsers get a token of their own scope, with the seconds it has left', async () => {
  const { asked, url } = await serveApi();
  vi.useFakeTimers({ toFake: ['Date'] });
  const api = remoteApiAccess(url, { id: 'storefront', secret: 'right' });
  expect(await api.browserToken()).toEqual({ token: 'token-1', expiresIn: 3600 });
  expect(asked).toEqual(['/oauth/token browser']);
});

test('a token is asked for once more after a failure, and then no more for two seconds', async () => {
  const failures = [503, 503, 503];
  const { asked, url } = await serveApi(undefined, () => failures.pop());
  vi.useFakeTimers({ toFake: ['Date'] });
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const api = remoteApiAccess(url, { id: 'storefront', secret: 'right' });
  await expect(api.authorization()).rejects.toThrow('503');
  await expect(api.authorization()).rejects.toThrow('503');
  expect(asked).toHaveLength(2);
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
  vi.setSystemTime(Date.now() + 2_000);
  expect(await api.authorization()).toBe('token-4');
});

test('wrong credentials are told by the names of their settings', async () => {
  const { url } = await serveApi();
  const api = remoteApiAccess(url, { id: 'storefront', secret: 'wrong' });
  await expect(api.authorization()).rejects.toThrow('API_CLIENT_SECRET');
});

test('requests reach the remote API by path and query', async () => {
  const { url } = await serveApi();
  const api = remoteApiAccess(url, { id: 'storefront', secret: 'right' });
  const response = await api.fetch(new Request('http://api.internal/media/a/thumb.webp?v=1'));
  expect(response.headers.get('x-path')).toBe(`${url}/media/a/thumb.webp?v=1`);
});

test('a login token is verified by the remote API', async () => {
  const { url } = await serveApi();
  const api = remoteApiAccess(url, { id: 'storefront', secret: 'right' });
  expect(await api.verifySession('good', 'b2b')).toBe(true);
  expect(await api.verifySession('forged', 'b2b')).toBe(false);
});

test('a remote change is told to who keeps pages, and no page outlives the remote boundary', async () => {
  let answer: { generation: string; boundaryInMs: number } | undefined;
  const { url } = await serveApi(() => answer);
  const api = remoteApiAccess(url, { id: 'storefront', secret: 'right' });
  const told: number[] = [];
  api.subscribe(() => told.push(api.generation()));
  expect(api.nextBoundary(Date.now())).toBeLessThanOrEqual(Date.now());

  answer = { generation: 'a 1', boundaryInMs: 60_000 };
  await expect.poll(() => told).toEqual([1]);
  expect(api.nextBoundary(0)).toBe(1000);
  answer = { generation: 'a 2', boundaryInMs: 100 };
  const asked = Date.now();
  await expect.poll(() => told).toEqual([1, 2]);
  expect(api.nextBoundary(Date.now()) - asked).toBeLessThan(1000);
  answer = undefined;
  await expect.poll(() => api.nextBoundary(Date.now())).toBe(0);
});
