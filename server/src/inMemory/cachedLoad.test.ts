import { expect, test } from 'vitest';
import { mapAwaitable } from './awaitable.ts';
import { CachedLoad } from './cachedLoad.ts';

interface Load {
  readonly end: (value: { readonly name: string }) => void;
  readonly fail: () => void;
}

function loading() {
  const loads: Load[] = [];
  const cached = new CachedLoad(
    () =>
      new Promise<{ readonly name: string }>((resolve, reject) => {
        loads.push({ end: resolve, fail: () => reject(new Error('away')) });
      }),
  );
  return { loads, cached };
}

test('what is asked for at once is loaded once, and then there without a promise', async () => {
  const { loads, cached } = loading();
  const asked = [cached.get(), cached.get()];
  loads[0]?.end({ name: 'a' });
  expect(await Promise.all(asked)).toEqual([{ name: 'a' }, { name: 'a' }]);
  expect(cached.get()).toEqual({ name: 'a' });
  expect(mapAwaitable(cached.get(), ({ name }) => name)).toBe('a');
  expect(loads).toHaveLength(1);
});

test('a load that failed is made again', async () => {
  const { loads, cached } = loading();
  const failed = cached.get();
  loads[0]?.fail();
  await expect(failed).rejects.toThrow('away');
  const again = cached.get();
  loads[1]?.end({ name: 'b' });
  expect(await again).toEqual({ name: 'b' });
});

test('what was invalidated while it was loaded is loaded anew', async () => {
  const { loads, cached } = loading();
  const stale = cached.get();
  cached.invalidate();
  const fresh = cached.get();
  loads[1]?.end({ name: 'fresh' });
  loads[0]?.end({ name: 'stale' });
  expect([await stale, await fresh]).toEqual([{ name: 'stale' }, { name: 'fresh' }]);
  expect(cached.get()).toEqual({ name: 'fresh' });
});
