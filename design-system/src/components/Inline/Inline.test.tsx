import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Inline } from './Inline.tsx';

test('renders the element it is asked for and passes attributes on', () => {
  render(
    <Inline as="nav" aria-label="Dienste">
      Hilfe
    </Inline>,
  );
  expect(screen.getByRole('navigation', { name: 'Dienste' })).toHaveTextContent('Hilfe');
});
