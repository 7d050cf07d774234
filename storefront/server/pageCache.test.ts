import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PageCache, type PageSource } from './pageCache.ts';

const none = Buffer.alloc(0);

const source = (html: string, change: Partial<PageSource> = {}): PageSource => ({
  status: 200,
  headers: {},
  html: Buffer.from(html),
  tags: new Set(['product:a']),
  expires: 1000,
  ...change,
});

test('a page that is asked for again comes in every encoding, under one ETag', async () => {
  const cache = new PageCache(1_000_000);
  const first = cache.store('k', source('Grüße'), cache.version());
  const { gzip = none } = (await cache.provide(first, 'gzip')).bodies;
  const { br = none } = (await cache.provide(first, 'br')).bodies;
  expect(gunzipSync(gzip).toString()).toBe('Grüße');
  expect(brotliDecompressSync(br).toString()).toBe('Grüße');
  await cache.compress('k', first);
  const page = cache.get('k', 0);
  expect(page?.bodies.identity).toBeUndefined();
  const plain = page && (await cache.provide(page, 'identity'));
  expect(plain?.bodies.identity?.toString()).toBe('Grüße');
  expect(brotliDecompressSync(page?.bodies.br ?? none).toString()).toBe('Grüße');
  expect(gunzipSync(page?.bodies.gzip ?? none).toString()).toBe('Grüße');
  expect(page?.etag).toBe(first.etag);
  expect(page?.etag).toMatch(/^"[\w-]{22}"$/);
});

test('a change drops the pages that show it, and no others', () => {
  const cache = new PageCache(1_000_000);
  cache.store('a', source('a'), cache.version());
  cache.store('b', source('b', { tags: new Set(['product:b']) }), cache.version());
  cache.drop(['product:a']);
  expect(cache.get('a', 0)).toBeUndefined();
  expect(cache.get('b', 0)).toBeDefined();
});

test('a page that was rendered while something changed is not kept', () => {
  const cache = new PageCache(1_000_000);
  const version = cache.version();
  cache.drop(['product:z']);
  cache.store('a', source('old'), version);
  expect(cache.get('a', 0)).toBeUndefined();
});

test('no page outlives its boundary', () => {
  const cache = new PageCache(1_000_000);
  cache.store('a', source('a', { expires: 500 }), cache.version());
  expect(cache.get('a', 499)).toBeDefined();
  expect(cache.get('a', 500)).toBeUndefined();
});

test('the cache stays within its bytes and lets go of what was used longest ago', () => {
  // One page takes 800 bytes: five fit.
  const cache = new PageCache(4000);
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) {
    cache.store(key, source(randomBytes(400).toString('hex')), cache.version());
    cache.get('a', 0);
  }
  expect(cache.get('a', 0)).toBeDefined();
  expect(cache.get('b', 0)).toBeUndefined();
  expect(cache.get('f', 0)).toBeDefined();
});
