import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PageCache, type PageSource } from './pageCache.ts';

const present = () => 1;
const none = Buffer.alloc(0);

const source = (html: string, change: Partial<PageSource> = {}): PageSource => ({
  status: 200,
  headers: {},
  html: Buffer.from(html),
  tags: new Set(['product:a']),
  generation: 1,
  expires: 1000,
  ...change,
});

test('a page that is asked for again comes in every encoding, under one ETag', async () => {
  const cache = new PageCache(1_000_000, present);
  const first = cache.store('k', source('Grüße'));
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
  const cache = new PageCache(1_000_000, present);
  cache.store('a', source('a'));
  cache.store('b', source('b', { tags: new Set(['product:b']) }));
  cache.invalidate(['product:a']);
  expect(cache.get('a', 0)).toBeUndefined();
  expect(cache.get('b', 0)).toBeDefined();
});

test('a page that was begun before a change is never stored over one that was begun after it', () => {
  let generation = 1;
  const cache = new PageCache(1_000_000, () => generation);
  const slow = source('old', { generation });
  generation = 2;
  cache.invalidate(['product:z']);
  cache.store('a', source('new', { generation }));
  cache.store('a', slow);
  expect(`${cache.get('a', 0)?.bodies.identity}`).toBe('new');
  cache.store('b', slow);
  expect(cache.get('b', 0)).toBeUndefined();
});

test('a cache of no bytes keeps nothing', () => {
  const cache = new PageCache(0, present);
  cache.store('a', source('a'));
  expect(cache.get('a', 0)).toBeUndefined();
});

test('no page outlives its boundary', () => {
  const cache = new PageCache(1_000_000, present);
  cache.store('a', source('a', { expires: 500 }));
  expect(cache.get('a', 499)).toBeDefined();
  expect(cache.get('a', 500)).toBeUndefined();
});

test('the cache stays within its bytes and lets go of what was used longest ago', () => {
  // One page takes 800 bytes: five fit.
  const cache = new PageCache(4000, present);
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) {
    cache.store(key, source(randomBytes(400).toString('hex')));
    cache.get('a', 0);
  }
  expect(cache.get('a', 0)).toBeDefined();
  expect(cache.get('b', 0)).toBeUndefined();
  expect(cache.get('f', 0)).toBeDefined();
});
