import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Prose } from './Prose.tsx';

test('shows sanitised HTML, or its children', () => {
  const { rerender } = render(<Prose html="<h2>Papier</h2><p>fest</p>" />);
  expect(screen.getByRole('heading', { level: 2, name: 'Papier' })).toBeVisible();
  rerender(
    <Prose>
      <p>locker</p>
    </Prose>,
  );
  expect(screen.getByText('locker')).toBeVisible();
});
