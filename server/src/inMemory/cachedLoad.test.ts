import { expect, test } from 'vitest';
import { Remembered, whenThere } from './remembered.ts';

interface Load {
  readonly end: (value: { readonly name: string }) => void;
  readonly fail: () => void;
}

function loading() {
  const loads: Load[] = [];
  const remembered = new Remembered(
    () =>
      new Promise<{ readonly name: string }>((resolve, reject) => {
        loads.push({ end: resolve, fail: () => reject(new Error('away')) });
      }),
  );
  return { loads, remembered };
}

test('what is asked for at once is loaded once, and then there without a promise', async () => {
  const { loads, remembered } = loading();
  const asked = [remembered.get(), remembered.get()];
  loads[0]?.end({ name: 'a' });
  expect(await Promise.all(asked)).toEqual([{ name: 'a' }, { name: 'a' }]);
  expect(remembered.get()).toEqual({ name: 'a' });
  expect(whenThere(remembered.get(), ({ name }) => name)).toBe('a');
  expect(loads).toHaveLength(1);
});

test('a load that failed is made again', async () => {
  const { loads, remembered } = loading();
  const failed = remembered.get();
  loads[0]?.fail();
  await expect(failed).rejects.toThrow('away');
  const again = remembered.get();
  loads[1]?.end({ name: 'b' });
  expect(await again).toEqual({ name: 'b' });
});

test('what was forgotten while it was loaded is loaded anew', async () => {
  const { loads, remembered } = loading();
  const stale = remembered.get();
  remembered.forget();
  const fresh = remembered.get();
  loads[1]?.end({ name: 'fresh' });
  loads[0]?.end({ name: 'stale' });
  expect([await stale, await fresh]).toEqual([{ name: 'stale' }, { name: 'fresh' }]);
  expect(remembered.get()).toEqual({ name: 'fresh' });
});
