import { expect, test } from 'vitest';
import { heroFilters, maxHeroFiltersOfCategory, maxHeroFiltersOfSearch } from './heroFilters.ts';

const facets = [2, 1, 5, 3, 2, 9, 4].map((valueCount, index) => ({
  name: `f${index}`,
  valueCount,
}));

test('with a category the first four filters with something to choose stand open (LIST-09)', () => {
  expect([...heroFilters(facets, maxHeroFiltersOfCategory)]).toEqual(['f0', 'f2', 'f3', 'f4']);
});

test('without a category they are five (LIST-10)', () => {
  expect([...heroFilters(facets, maxHeroFiltersOfSearch)]).toEqual(['f0', 'f2', 'f3', 'f4', 'f5']);
});
