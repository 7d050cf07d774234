import { expect, test } from 'vitest';
import { searchTarget } from './searchTarget.ts';

const answer = (
  check: object = {},
  adjusted: { searchQuery?: string; filters?: { name: string; values: string[] }[] } = {},
) => ({
  searchTermCheck: { query: 'heft', ...check },
  adjustLongTailSearchQuery: { searchQuery: 'heft', filters: [], ...adjusted },
});

test('SEARCH-12 a normal search leads to its results', () => {
  expect(searchTarget('heft', answer())).toBe('/search?q=heft');
});

test('SEARCH-16 an operator’s redirect wins', () => {
  const target = searchTarget(
    'heft',
    answer({ redirectPath: '/cat/hefte', link: { url: '/prod/x' } }),
  );
  expect(target).toBe('/cat/hefte');
});

test('SEARCH-17 a product that was met exactly is opened', () => {
  expect(searchTarget('4711', answer({ link: { url: '/prod/x?varid=y' } }))).toBe(
    '/prod/x?varid=y',
  );
});

test('SEARCH-13 SEARCH-14 words that name filters become filters, oq tells what was typed', () => {
  const target = searchTarget(
    'rotes heft',
    answer({}, { filters: [{ name: 'color', values: ['Cred', 'C&b'] }] }),
  );
  expect(target).toBe('/search?q=heft&oq=rotes%20heft&filter.color=Cred,C%26b');
});

test('SEARCH-15 a filter without values is left out', () => {
  expect(searchTarget('heft', answer({}, { filters: [{ name: 'color', values: [] }] }))).toBe(
    '/search?q=heft',
  );
});

test('SEARCH-23 when nobody answers, the search goes on as typed', () => {
  expect(searchTarget('blaues heft', undefined)).toBe('/search?q=blaues%20heft');
});
