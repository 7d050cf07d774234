import { expect, test } from 'vitest';
import { usefulness } from './facetOrder.ts';

/** @param counts products with each value, of 100 */
const of = (counts: readonly number[], place = 0) =>
  usefulness(
    { kind: 'attribute', place, first: 0, end: counts.length },
    Uint32Array.from(counts),
    100,
  );

test('a filter that divides the goods goes before one that hardly does', () => {
  expect(of([50, 50])).toBeGreaterThan(of([98, 2]));
  expect(of([25, 25, 25, 25])).toBeGreaterThan(of([50, 50]));
});

test('a filter that speaks of most goods goes before one that speaks of few', () => {
  expect(of([45, 45])).toBeGreaterThan(of([5, 5]));
});

test('many values are slow to read', () => {
  expect(of([34, 33, 33])).toBeGreaterThan(of(Array.from({ length: 33 }, () => 3)));
});

test('of two that divide alike the merchant’s first goes first', () => {
  expect(of([50, 50], 0)).toBeGreaterThan(of([50, 50], 1));
  expect(of([50, 50], 0)).toBe(2 * of([50, 50], 20));
});

test('where there is nothing to choose, or nothing at hand, a filter is of no use', () => {
  expect(of([100])).toBe(0);
  expect(of([0, 0])).toBe(0);
  expect(usefulness({ kind: 'offer', place: 0, first: 0, end: 0 }, new Uint32Array(), 0)).toBe(0);
});
