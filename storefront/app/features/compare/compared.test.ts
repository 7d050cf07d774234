import { afterEach, expect, it, vi } from 'vitest';
import { comparedIn, keepComparison, nothingCompared, storedComparison } from './compared.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('keeps products in this tab', () => {
  expect(storedComparison()).toBe(nothingCompared);
  keepComparison(JSON.stringify(['heft', 'ä,b']));
  expect(comparedIn(storedComparison())).toEqual(['heft', 'ä,b']);
});

it.each(['', 'nonsense', 'null', '{"0":"a"}', '[null, 1, {}]'])('reads %j as nothing', (stored) => {
  expect(comparedIn(stored)).toEqual([]);
});

it('compares one product alone where storage is off', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('off');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('off');
  });
  keepComparison('["heft"]');
  expect(storedComparison()).toBe(nothingCompared);
});
