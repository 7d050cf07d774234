import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VisuallyHidden } from './VisuallyHidden.tsx';

test('names its button', () => {
  render(
    <button type="button">
      <VisuallyHidden>Schließen</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Schließen' })).toBeVisible();
});
