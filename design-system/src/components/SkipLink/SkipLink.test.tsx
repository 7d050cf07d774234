import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SkipLink } from './SkipLink.tsx';

test('is the first stop of the Tab key', async () => {
  render(
    <>
      <SkipLink href="#main">Zum Inhalt</SkipLink>
      <a href="/">Start</a>
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Zum Inhalt' })).toHaveFocus();
});
