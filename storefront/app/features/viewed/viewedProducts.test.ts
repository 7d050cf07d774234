import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { viewedProductsKey } from '../../platform/consent.ts';
import {
  followViewed,
  forgetViewed,
  maxViewed,
  rememberViewed,
  storedViews,
  viewedDays,
  viewedIn,
} from './viewedProducts.ts';

const start = Date.UTC(2026, 10, 20);
const day = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

const viewed = () => viewedIn(storedViews());
const put = (value: unknown) => localStorage.setItem(viewedProductsKey, JSON.stringify(value));

it('has the last viewed first, each once', () => {
  for (const id of ['heft', 'stift', 'globus', 'heft']) rememberViewed(id);
  expect(viewed()).toEqual(['heft', 'globus', 'stift']);
});

it('keeps the last twenty', () => {
  for (let index = 1; index <= maxViewed + 5; index++) rememberViewed(`p${index}`);
  expect(viewed()).toHaveLength(20);
  expect(viewed()[0]).toBe('p25');
  expect(viewed()[19]).toBe('p6');
  expect(JSON.parse(storedViews())).toHaveLength(20);
});

it('forgets a view after thirty days, from the storage with the next one', () => {
  rememberViewed('alt');
  vi.setSystemTime(start + (viewedDays - 1) * day);
  rememberViewed('neu');
  expect(viewed()).toEqual(['neu', 'alt']);
  vi.setSystemTime(start + viewedDays * day);
  expect(viewed()).toEqual(['neu']);
  rememberViewed('heute');
  expect(storedViews()).not.toContain('alt');
});

it.each([
  'nonsense',
  '{',
  'null',
  '7',
  '{"0":["heft",1]}',
  '"heft"',
  '[null, 1, "heft", [], ["heft"], ["heft", "1"], [1, 1], ["", 1795000000], {"id": "heft"}]',
  JSON.stringify([['heft', start / 1000 + 60]]),
  JSON.stringify([['h'.repeat(81), start / 1000]]),
  `[${' '.repeat(10_000)}]`,
])('ignores what it did not write: %s', (value) => {
  localStorage.setItem(viewedProductsKey, value);
  expect(viewed()).toEqual([]);
  rememberViewed('heft');
  expect(viewed()).toEqual(['heft']);
});

it('takes what is sound from a list that others spoilt', () => {
  const now = start / 1000;
  put([['a', now], 'b', ['a', now - 1], ...Array.from({ length: 30 }, (_, i) => [`c${i}`, now])]);
  expect(viewed().slice(0, 2)).toEqual(['a', 'c0']);
  expect(viewed()).toHaveLength(20);
});

it('tells of changes in this tab and in others, until it is no longer asked', () => {
  const told = vi.fn();
  const end = followViewed(told);
  rememberViewed('heft');
  window.dispatchEvent(new StorageEvent('storage', { key: viewedProductsKey }));
  forgetViewed();
  expect(told).toHaveBeenCalledTimes(3);
  expect(localStorage.getItem(viewedProductsKey)).toBeNull();
  end();
  rememberViewed('heft');
  window.dispatchEvent(new StorageEvent('storage', { key: viewedProductsKey }));
  expect(told).toHaveBeenCalledTimes(3);
});

it('lives without a storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  rememberViewed('heft');
  expect(viewed()).toEqual([]);
});
