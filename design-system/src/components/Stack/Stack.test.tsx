import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stack } from './Stack.tsx';

test('lists stay lists', () => {
  render(
    <Stack as="ul">
      <li>eins</li>
      <li>zwei</li>
    </Stack>,
  );
  expect(screen.getByRole('list').children).toHaveLength(2);
});
