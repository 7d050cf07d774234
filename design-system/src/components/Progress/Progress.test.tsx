import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Progress } from './Progress.tsx';

test('tells how far it is, by number or in words', () => {
  const { rerender } = render(<Progress label="Zeugnis.pdf" value={30} />);
  const bar = screen.getByRole('progressbar', { name: 'Zeugnis.pdf' });
  expect(bar).toHaveAttribute('value', '30');
  expect(bar).toHaveAttribute('max', '100');
  rerender(<Progress label="Zeugnis.pdf" value={3} max={12} valueText="3 von 12" />);
  expect(bar).toHaveAttribute('aria-valuetext', '3 von 12');
  expect(bar).toHaveAccessibleName('Zeugnis.pdf');
  expect(screen.getByText('3 von 12')).toBeVisible();
});

test('without a value it is under way and has none', () => {
  render(<Progress label="Wird geprüft" labelHidden />);
  expect(screen.getByRole('progressbar', { name: 'Wird geprüft' })).not.toHaveAttribute('value');
});
