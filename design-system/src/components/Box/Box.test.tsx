import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Box } from './Box.tsx';

test('renders the element it is asked for', () => {
  render(
    <Box as="aside" surface="squared" aria-label="Hinweis">
      Tipp
    </Box>,
  );
  expect(screen.getByRole('complementary', { name: 'Hinweis' })).toHaveTextContent('Tipp');
});
