import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Spinner } from './Spinner.tsx';

test('with a label it is announced, without one it is decoration', () => {
  const { rerender } = render(<Spinner label="Wird geladen" />);
  expect(screen.getByRole('status', { name: 'Wird geladen' })).toBeVisible();
  rerender(<Spinner />);
  expect(screen.queryByRole('status')).toBeNull();
});
