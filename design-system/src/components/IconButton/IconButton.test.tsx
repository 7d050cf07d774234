import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { IconButton, IconButtonLink } from './IconButton.tsx';

test('its label is its name; pressed is told', () => {
  render(
    <IconButton label="Auf die Merkliste" aria-pressed>
      <svg />
    </IconButton>,
  );
  expect(screen.getByRole('button', { name: 'Auf die Merkliste', pressed: true })).toBeVisible();
});

test('works by keyboard, submits nothing and can be got hold of', async () => {
  const click = vi.fn();
  const submit = vi.fn();
  const ref = { current: null as HTMLButtonElement | null };
  render(
    <form onSubmit={submit}>
      <IconButton label="Schließen" ref={ref} onClick={click}>
        <svg />
      </IconButton>
    </form>,
  );
  await userEvent.tab();
  expect(ref.current).toHaveFocus();
  await userEvent.keyboard('{Enter} ');
  expect(click).toHaveBeenCalledTimes(2);
  expect(submit).not.toHaveBeenCalled();
});

test('as a link it leads somewhere', () => {
  render(
    <IconButtonLink label="Merkliste" href="/list">
      <svg />
    </IconButtonLink>,
  );
  expect(screen.getByRole('link', { name: 'Merkliste' })).toHaveAttribute('href', '/list');
});
