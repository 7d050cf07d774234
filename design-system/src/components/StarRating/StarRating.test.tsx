import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StarRating } from './StarRating.tsx';
import { starCounts, starsFor } from './stars.ts';

test.each([
  [0, 0],
  [-1, 0],
  [0.5, 1],
  [1, 1],
  [1.39, 1],
  [1.4, 1.5],
  [1.89, 1.5],
  [1.9, 2],
  [2.4, 2.5],
  [2.9, 3],
  [3.4, 3.5],
  [3.9, 4],
  [4.4, 4.5],
  [4.89, 4.5],
  [4.9, 5],
  [5, 5],
])('UI-09: a rating of %d shows %d stars', (rating, stars) => {
  expect(starsFor(rating)).toBe(stars);
  expect(starCounts).toContain(stars);
});

test('UI-09: draws its stars under one name', () => {
  render(<StarRating rating={3.5} label="3,5 von 5 Sternen" count="(12)" />);
  const stars = screen.getByRole('img', { name: '3,5 von 5 Sternen' });
  expect(stars).toHaveAttribute('data-stars', '3.5');
  expect(screen.getByText('(12)')).toBeVisible();
});
