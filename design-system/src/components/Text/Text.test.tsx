import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Text } from './Text.tsx';

test('renders the element it is asked for, a date with its machine form', () => {
  render(
    <Text as="time" dateTime="2026-11-21">
      heute
    </Text>,
  );
  expect(screen.getByText('heute').tagName).toBe('TIME');
  expect(screen.getByText('heute')).toHaveAttribute('datetime', '2026-11-21');
});
