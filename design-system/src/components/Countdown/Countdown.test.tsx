import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Countdown } from './Countdown.tsx';
import { countdownBand } from './countdownBand.ts';

const hour = 3_600_000;
const day = 24 * hour;
const start = Date.UTC(2026, 10, 21);

test.each([
  ['UI-14', 5 * day, { days: 5 }],
  ['UI-14', 3 * day + 1, { days: 3 }],
  ['UI-15', 3 * day, { clock: '3:00:00:00' }],
  ['UI-15', day, { clock: '1:00:00:00' }],
  ['UI-15', day + hour + 61_000, { clock: '1:01:01:01' }],
  ['UI-16', day - 1000, { clock: '23:59:59' }],
  ['UI-16', hour + 1000, { clock: '01:00:01' }],
  ['UI-17', hour, { clock: '60:00' }],
  ['UI-17', hour - 1000, { clock: '59:59' }],
  ['UI-17', 9_000, { clock: '00:09' }],
  ['UI-17', -5, { clock: '00:00' }],
])('%s, DEC-150: %i ms left show %j', (_id, left, band) => {
  expect(countdownBand(left)).toEqual(band);
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('ticks by the server’s clock and tells its end once', () => {
  const end = vi.fn();
  // The browser's own clock is a year off.
  vi.setSystemTime(start - 365 * day);
  render(<Countdown until={start + 3_000} serverNow={start} formatDays={String} onEnd={end} />);
  expect(screen.getByRole('timer')).toHaveTextContent('00:03');
  act(() => vi.advanceTimersByTime(2_000));
  expect(screen.getByRole('timer')).toHaveTextContent('00:01');
  expect(end).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(5_000));
  expect(screen.getByRole('timer')).toHaveTextContent('00:00');
  expect(end).toHaveBeenCalledOnce();
});

test('announces the last minutes politely, not every second', () => {
  render(
    <Countdown
      until={start + 5 * 60_000 + 2_000}
      serverNow={start}
      formatDays={String}
      announce={(minutes) => `noch ${minutes} Minuten`}
    />,
  );
  expect(screen.getByText('noch 10 Minuten')).toHaveAttribute('aria-live', 'polite');
  act(() => vi.advanceTimersByTime(2_000));
  expect(screen.getByText('noch 5 Minuten')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off');
});
