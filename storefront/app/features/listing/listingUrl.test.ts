import { describe, expect, test } from 'vitest';
import {
  listingHref,
  listingParams,
  listingVariables,
  parseListing,
  parseRange,
  splitValues,
  toggled,
} from './listingUrl.ts';

const parse = (query: string) => parseListing(new URLSearchParams(query), 'si');

test('LIST-01 page n asks for 60 products from (n-1)*60', () => {
  expect(listingVariables(parse('p=3'))).toMatchObject({ offset: 120, limit: 60 });
});

test.each(['', 'p=', 'p=x', 'p=0', 'p=-1', 'p=1.5', 'p=1e3', 'p=999999'])(
  'LIST-02 DEC-35 an invalid page is page 1: %s',
  (query) => {
    expect(parse(query).currentPage).toBe(1);
  },
);

test('LIST-03 DEC-31 without a sort key, or with an unknown one, the default holds', () => {
  expect(parse('').sort).toBe('si');
  expect(parse('sort=drop+table').sort).toBe('si');
  expect(parse('sort=priceDesc').sort).toBe('priceDesc');
});

test('LIST-06 a state survives its own address', () => {
  const state = parse(
    'filter.size=Sa4,Sa5&filter.price=10-25.50&filter.color=Cred&p=2&sort=rating',
  );
  const href = listingHref('/cat/hefte', state);
  expect(href).toBe(
    '/cat/hefte?filter.color=Cred&filter.price=10-25.5&filter.size=Sa4,Sa5&p=2&sort=rating',
  );
  expect(parse(href.split('?')[1] ?? '')).toEqual(state);
});

describe('LIST-07 DEC-34 price ranges', () => {
  test.each([
    ['10-25.50', { from: 10, to: 25.5 }],
    ['10-25,50', { from: 10, to: 25.5 }],
    ['10-', { from: 10 }],
    ['-25', { to: 25 }],
    ['30-10', { from: 10, to: 30 }],
    ['x-25', { to: 25 }],
  ])('%s', (text, range) => {
    expect(parseRange(text)).toEqual(range);
  });

  test.each(['', '-', 'x', 'a-b', '1-2-3', '--', 'Infinity-NaN'])(
    'nonsense is no range: %s',
    (text) => {
      expect(parseRange(text)).toBeUndefined();
    },
  );
});

test('LIST-08 DEC-33 values split at commas, but not inside a decimal number', () => {
  expect(splitValues('Cred,Cblue')).toEqual(['Cred', 'Cblue']);
  expect(splitValues('0,5 mm,0,7 mm')).toEqual(['0,5 mm', '0,7 mm']);
  expect(splitValues(',Cred,,')).toEqual(['Cred']);
});

describe('DEC-32 addresses', () => {
  test('a changed filter or sorting drops the page', () => {
    const state = parse('p=4&filter.color=Cred');
    expect(listingHref('/cat/x', state, { enumFilters: toggled(state, 'color', 'Cblue') })).toBe(
      '/cat/x?filter.color=Cblue,Cred',
    );
    expect(listingHref('/cat/x', state, { sort: 'newest' })).toBe(
      '/cat/x?filter.color=Cred&sort=newest',
    );
  });

  test('another page keeps everything else', () => {
    expect(listingHref('/cat/x', parse('filter.color=Cred'), { currentPage: 2 })).toBe(
      '/cat/x?filter.color=Cred&p=2',
    );
  });

  test('the last value takes its filter away, the default sort never shows', () => {
    const state = parse('filter.color=Cred&sort=si');
    expect(listingHref('/cat/x', state, { enumFilters: toggled(state, 'color', 'Cred') })).toBe(
      '/cat/x',
    );
  });

  test('a value is encoded, its separating commas are not', () => {
    const state = parse('');
    const enumFilters = new Map([['f&g', ['a b', 'c=d']]]);
    expect(listingHref('/search', state, { enumFilters }, [['q', 'blau & rot']])).toBe(
      '/search?q=blau%20%26%20rot&filter.f%26g=a%20b,c%3Dd',
    );
  });
});

test('the same filter given twice counts once', () => {
  expect(parse('filter.color=Cred&filter.color=Cblue,Cred').enumFilters.get('color')).toEqual([
    'Cblue',
    'Cred',
  ]);
});

test('a form sends the state along without the page', () => {
  expect(listingParams(parse('p=3&sort=rating&filter.color=Cred'))).toEqual([
    ['filter.color', 'Cred'],
    ['sort', 'rating'],
  ]);
});

test('LIST-07 before JavaScript the price form sends both bounds apart', () => {
  const ranges = (query: string) => [...parse(query).rangeFilters];
  expect(ranges('filter.price.from=10&filter.price.to=25,5')).toEqual([
    ['price', { from: 10, to: 25.5 }],
  ]);
  expect(ranges('filter.price.from=&filter.price.to=')).toEqual([]);
});

test('more of a filter is shown without changing the list', () => {
  const state = parse('p=2&filter.color=Cred');
  expect(listingHref('/cat/x', state, { expanded: 'color' })).toBe(
    '/cat/x?filter.color=Cred&p=2&more=color',
  );
});
