import { expect, test } from 'vitest';
import { categoryTitle } from './categoryTitle.ts';

test('LIST-11 DEC-38 the title has two levels up to 50 characters', () => {
  expect(categoryTitle([{ name: 'Papier' }, { name: 'Hefte' }])).toBe('Papier - Hefte');
  expect(categoryTitle([{ name: 'Hefte' }])).toBe('Hefte');
  const current = 'a'.repeat(24);
  expect(categoryTitle([{ name: 'b'.repeat(23) }, { name: current }])).toHaveLength(50);
  expect(categoryTitle([{ name: 'b'.repeat(24) }, { name: current }])).toBe(current);
});
