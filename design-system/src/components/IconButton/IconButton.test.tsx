import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { IconButton, IconButtonLink } from './IconButton.tsx';

test('its label is its name; pressed is told', () => {
  render(
    <IconButton label="Auf die Merkliste" aria-pressed>
      <svg />
    </IconButton>,
  );
  expect(screen.getByRole('button', { name: 'Auf die Merkliste', pressed: true })).toBeVisible();
});

test('as a link it leads somewhere', () => {
  render(
    <IconButtonLink label="Merkliste" href="/list">
      <svg />
    </IconButtonLink>,
  );
  expect(screen.getByRole('link', { name: 'Merkliste' })).toHaveAttribute('href', '/list');
});
