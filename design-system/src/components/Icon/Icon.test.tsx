import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { icon } from './Icon.tsx';

const Dot = icon('M12 12h.01');

test('without a label it is decoration', () => {
  render(<Dot />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('with a label it is a picture of that name', () => {
  render(<Dot label="Warenkorb" />);
  expect(screen.getByRole('img', { name: 'Warenkorb' })).toBeVisible();
});
