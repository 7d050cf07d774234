import { expect, test } from 'vitest';
import { LoadingCache } from './loadingCache.ts';

test('what is used stays while others come and go, and no more are kept than the limit', async () => {
  const cache = new LoadingCache<number>(10);
  cache.set('used', Promise.resolve(0));
  for (let number = 1; number <= 100; number++) {
    cache.set(`${number}`, Promise.resolve(number));
    expect(await cache.get('used')).toBe(0);
  }
  const kept = Array.from({ length: 101 }, (_, number) => cache.get(`${number}`));
  expect(kept.filter((row) => row !== undefined).length).toBeLessThanOrEqual(10);
  expect(await cache.get('100')).toBe(100);
});

test('a load that failed and what was deleted are forgotten', async () => {
  const cache = new LoadingCache<number>(10);
  const failed = Promise.reject(new Error('away'));
  cache.set('failed', failed);
  await expect(failed).rejects.toThrow('away');
  expect(cache.get('failed')).toBeUndefined();
  cache.set('gone', Promise.resolve(1));
  cache.delete('gone');
  expect(cache.get('gone')).toBeUndefined();
});

test('keys count: long ones drive out others, and one longer than all may be is not kept', async () => {
  const cache = new LoadingCache<number>(10);
  for (const key of ['a', 'b']) cache.set(key, Promise.resolve(1));
  cache.set('x'.repeat(1_998), Promise.resolve(2));
  expect(cache.get('a')).toBeUndefined();
  cache.set('y'.repeat(100_000), Promise.resolve(3));
  expect(cache.get('y'.repeat(100_000))).toBeUndefined();
});
