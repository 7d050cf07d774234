import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Tooltip, tooltipDelay } from './Tooltip.tsx';

const setup = () => {
  render(
    <Tooltip content="Ohne Umsatzsteuer">
      <button type="button">Netto</button>
    </Tooltip>,
  );
  return screen.getByRole('button', { name: 'Netto' });
};

afterEach(() => {
  vi.useRealTimers();
});

test('by keyboard it opens at once, describes its control, and goes on Escape', async () => {
  const control = setup();
  await userEvent.tab();
  expect(control).toHaveFocus();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Ohne Umsatzsteuer');
  expect(control).toHaveAccessibleDescription('Ohne Umsatzsteuer');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(control).toHaveFocus();
});

test('a pointer has to rest on it; a finger opens nothing', () => {
  vi.useFakeTimers();
  const control = setup();
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  fireEvent.pointerMove(control, { pointerType: 'touch' });
  pass(tooltipDelay);
  expect(screen.queryByRole('tooltip')).toBeNull();
  fireEvent.pointerMove(control, { pointerType: 'mouse' });
  pass(tooltipDelay - 1);
  expect(screen.queryByRole('tooltip')).toBeNull();
  pass(1);
  expect(screen.getByRole('tooltip')).toBeVisible();
});
