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
  ['UI-15', 3 * day - 1, { clock: '2:23:59:59' }],
  ['UI-15', day, { clock: '1:00:00:00' }],
  ['UI-15', day + hour + 61_000, { clock: '1:01:01:01' }],
  ['UI-16', day - 1000, { clock: '23:59:59' }],
  ['UI-16', day - 1, { clock: '23:59:59' }],
  ['UI-16', hour + 1000, { clock: '01:00:01' }],
  ['UI-16', hour + 1, { clock: '01:00:00' }],
  ['UI-17', hour, { clock: '60:00' }],
  ['UI-17', hour - 1000, { clock: '59:59' }],
  ['UI-17', 9_000, { clock: '00:09' }],
  ['UI-17', 999, { clock: '00:00' }],
  ['UI-17', -5, { clock: '00:00' }],
])('UI-14…17, DEC-150: %s: %i ms left show %j', (_id, left, band) => {
  expect(countdownBand(left)).toEqual(band);
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('CART-23, CART-24: ticks by the server’s clock and tells its end once', () => {
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

test('CART-23: ticks every second, and lateness never adds up', () => {
  render(<Countdown until={start + 60_500} serverNow={start} formatDays={String} />);
  const shown: (string | null)[] = [];
  for (let second = 0; second < 4; second++) {
    shown.push(screen.getByRole('timer').textContent);
    act(() => vi.advanceTimersByTime(1000));
  }
  expect(shown).toEqual(['01:00', '00:59', '00:58', '00:57']);
});

test('is right at once when the page comes back from the background or from sleep', () => {
  render(<Countdown until={start + 10 * 60_000} serverNow={start} formatDays={String} />);
  // No timer runs meanwhile.
  vi.setSystemTime(Date.now() + 4 * 60_000);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(screen.getByRole('timer')).toHaveTextContent('06:00');
});

test('a browser whose clock is set back counts on', () => {
  render(<Countdown until={start + 60_000} serverNow={start} formatDays={String} />);
  vi.setSystemTime(Date.now() - 365 * day);
  act(() => vi.advanceTimersByTime(10_000));
  expect(screen.getByRole('timer')).toHaveTextContent('00:50');
});

test('DEC-41: one that is over from the beginning asks for nothing anew', () => {
  const end = vi.fn();
  render(<Countdown until={start} serverNow={start + 5} formatDays={String} onEnd={end} />);
  act(() => vi.advanceTimersByTime(5_000));
  expect(screen.getByRole('timer')).toHaveTextContent('00:00');
  expect(end).not.toHaveBeenCalled();
});
