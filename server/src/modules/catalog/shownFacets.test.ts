import { expect, test } from 'vitest';
import { shownFacets } from './shownFacets.ts';

const facet = (id: string, values: number, selected: readonly number[] = []) => ({
  id,
  kind: 'attribute' as const,
  name: id,
  display: 'tiles' as const,
  values: Array.from({ length: values }, (_, index) => ({
    id: `${id}${index}`,
    name: undefined,
    css: undefined,
    count: 1,
    selected: selected.includes(index),
  })),
});

const shape = (facets: ReturnType<typeof shownFacets>) =>
  facets.map(({ id, values, valueCount }) => [id, values.length, valueCount]);

test('a page gets the first facets with their first values, and how many there are', () => {
  const facets = [facet('a', 10), facet('b', 2), facet('c', 5)];
  expect(shape(shownFacets(facets, { first: 2, values: 3 }))).toEqual([
    ['a', 3, 10],
    ['b', 2, 2],
  ]);
});

test('LIST-06 what is chosen is always there', () => {
  const facets = [facet('a', 10, [9]), facet('b', 2), facet('c', 5, [4])];
  const shown = shownFacets(facets, { first: 1, values: 2 });
  expect(shape(shown)).toEqual([
    ['a', 3, 10],
    ['c', 3, 5],
  ]);
  expect(shown[1]?.values.at(-1)?.selected).toBe(true);
});

test('an expanded facet comes whole', () => {
  expect(
    shape(shownFacets([facet('a', 10), facet('b', 10)], { first: 1, values: 2, expanded: 'b' })),
  ).toEqual([
    ['a', 2, 10],
    ['b', 10, 10],
  ]);
});

test('a facet with one value that is not chosen is no choice', () => {
  expect(shownFacets([facet('a', 1)], {})).toEqual([]);
  expect(shownFacets([facet('a', 1, [0])], {})).toHaveLength(1);
});
