import { expect, test } from 'vitest';
import { ordersHref, ordersStateOf, yearsToShow } from './ordersState.ts';

const state = (search: string) => ordersStateOf(new URLSearchParams(search));

test('an address says page, words and period; nonsense is the beginning', () => {
  expect(state('p=2&q=Heft&filter=2025')).toEqual({ page: 2, q: 'Heft', filter: '2025' });
  for (const nonsense of ['', 'p=0&filter=x', 'p=1.5', 'p=-1&filter=19', 'p=1e9']) {
    expect(state(nonsense)).toEqual({ page: 1, q: '', filter: 'last3months' });
  }
});

test('the address of a page has what differs from the first one', () => {
  expect(ordersHref(state(''))).toBe('/myaccount/orders');
  expect(ordersHref(state('q=a+b&filter=all&p=3'))).toBe('/myaccount/orders?q=a+b&filter=all&p=3');
});

test('a year that was asked for can be seen to be chosen', () => {
  expect(yearsToShow([2026, 2024], state('filter=2025'))).toEqual(['2026', '2025', '2024']);
});
