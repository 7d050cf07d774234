import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DiscountBadge } from './DiscountBadge.tsx';

test.each([4.99, 0, -10, Number.NaN])('LIST-23: %d percent shows no badge', (percent) => {
  const { container } = render(<DiscountBadge percent={percent} />);
  expect(container).toBeEmptyDOMElement();
});

test.each([
  [5, '−5 %', false],
  [24.99, '−24 %', false],
  [25, '−25 %', true],
  [60.5, '−60 %', true],
])('LIST-23, LIST-24: %d percent shows %s, highlighted: %s', (percent, text, highlighted) => {
  render(<DiscountBadge percent={percent} data-testid="badge" />);
  const badge = screen.getByTestId('badge');
  expect(badge.textContent?.replaceAll('\u202f', ' ')).toBe(text);
  expect(badge.hasAttribute('data-highlighted')).toBe(highlighted);
});

test('its label replaces the sign for those who listen', () => {
  render(<DiscountBadge percent={30} label="30 Prozent Rabatt" />);
  expect(screen.getByRole('img', { name: '30 Prozent Rabatt' })).toBeVisible();
});
