import { expect, test } from 'vitest';
import { StateCache } from './stateCache.ts';

const answer = { of: 'heft' };

test('what was made of one state is given while it lasts', () => {
  const cache = new StateCache<object>({ max: 10 });
  expect(cache.get(1, 'heft')).toBeUndefined();
  cache.set(1, 'heft', answer);
  expect(cache.get(1, 'heft')).toBe(answer);
  expect(cache.get(2, 'heft')).toBeUndefined();
  expect(cache.get(1, 'heft')).toBeUndefined();
});

test('what took until after a change is not kept', () => {
  const cache = new StateCache<object>({ max: 10 });
  cache.get(1, 'heft');
  cache.get(2, 'stift');
  cache.set(1, 'heft', answer);
  expect(cache.get(2, 'heft')).toBeUndefined();
});
