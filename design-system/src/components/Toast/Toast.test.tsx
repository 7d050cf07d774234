import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type ToastMessage,
  ToastProvider,
  type Toasts,
  toastDefaults,
  useToasts,
} from './Toast.tsx';

let toasts: Toasts;
function Catch() {
  toasts = useToasts();
  return null;
}
const show = (message: Partial<ToastMessage> = {}) =>
  act(() => {
    toasts.show({ tone: 'info', message: 'Gespeichert', ...message });
  });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <ToastProvider label="Mitteilungen" closeLabel="Schließen">
      <Catch />
      <button type="button">vorher</button>
    </ToastProvider>,
  );
});
afterEach(() => {
  vi.useRealTimers();
});

test('UI-10: goes after 10000 ms unless told otherwise', () => {
  show();
  show({ message: 'Kurz', duration: 100 });
  show({ message: 'Bleibt', duration: Number.POSITIVE_INFINITY });
  pass(100);
  expect(shown()).toEqual(['Gespeichert', 'Bleibt']);
  pass(9_899);
  expect(shown()).toEqual(['Gespeichert', 'Bleibt']);
  pass(1);
  expect(shown()).toEqual(['Bleibt']);
});

test('UI-11: at most 20 are open; the 21st closes the oldest (DEC-151)', () => {
  for (let number = 1; number <= 21; number++) show({ message: `Nr. ${number}` });
  expect(shown()).toHaveLength(20);
  expect(shown()[0]).toBe('Nr. 2');
  expect(shown()[19]).toBe('Nr. 21');
});

test('UI-12: a second one of the same id is dropped while the first is shown', () => {
  show({ id: 'merge', message: 'Erste' });
  show({ id: 'merge', message: 'Zweite' });
  expect(shown()).toEqual(['Erste']);
  pass(toastDefaults.duration);
  show({ id: 'merge', message: 'Dritte' });
  expect(shown()).toEqual(['Dritte']);
});

test.each([
  [
    'hovered',
    () => fireEvent.pointerEnter(screen.getByRole('list')),
    () => fireEvent.pointerLeave(screen.getByRole('list')),
  ],
  [
    'focused',
    () => act(() => screen.getByRole('button', { name: 'Schließen' }).focus()),
    () => act(() => screen.getByRole('button', { name: 'Schließen' }).blur()),
  ],
])('UI-10: all wait while one is %s, then use up what was left', (_how, begin, end) => {
  show();
  pass(9_000);
  begin();
  pass(60_000);
  expect(shown()).toEqual(['Gespeichert']);
  end();
  pass(999);
  expect(shown()).toEqual(['Gespeichert']);
  pass(1);
  expect(shown()).toEqual([]);
});

test('one that loses the focus while it is hovered keeps waiting', () => {
  show();
  const control = screen.getByRole('button', { name: 'Schließen' });
  fireEvent.pointerEnter(screen.getByRole('list'));
  act(() => control.focus());
  act(() => control.blur());
  pass(60_000);
  expect(shown()).toEqual(['Gespeichert']);
});

test('F8 goes to the newest, Escape closes it, and the focus goes back; the others go on', () => {
  const before = screen.getByRole('button', { name: 'vorher' });
  act(() => before.focus());
  show({ message: 'Erste' });
  show({ message: 'Zweite', action: { label: 'Rückgängig', onAction: vi.fn() } });
  fireEvent.keyDown(document.body, { key: 'F8' });
  expect(screen.getByRole('button', { name: 'Rückgängig' })).toHaveFocus();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Rückgängig' }), { key: 'Escape' });
  expect(shown()).toEqual(['Erste']);
  expect(before).toHaveFocus();
  pass(toastDefaults.duration);
  expect(shown()).toEqual([]);
});

test('its action acts once and closes it', () => {
  const undo = vi.fn();
  const close = vi.fn();
  show({ action: { label: 'Rückgängig', onAction: undo }, onClose: close });
  fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledOnce();
  expect(shown()).toEqual([]);
});

test('tells that it went, by whatever way', () => {
  const close = vi.fn();
  show({ id: 'a', duration: 100, onClose: () => close('expired') });
  show({ id: 'b', onClose: () => close('pushed out') });
  pass(100);
  expect(close.mock.calls).toEqual([['expired']]);
  for (let number = 1; number <= toastDefaults.limit; number++) show();
  expect(close.mock.calls).toEqual([['expired'], ['pushed out']]);
});

test('can be closed by hand and by its id', () => {
  show({ id: 'a', message: 'A' });
  show({ id: 'b', message: 'B' });
  fireEvent.click(screen.getAllByRole('button', { name: 'Schließen' })[0] as HTMLElement);
  expect(shown()).toEqual(['B']);
  act(() => toasts.close('b'));
  expect(shown()).toEqual([]);
});

test('errors are announced at once, the others politely', () => {
  expect(screen.getByRole('list')).toHaveAttribute('aria-live', 'polite');
  show({ tone: 'danger', message: 'Nicht gespeichert' });
  expect(screen.getByRole('list')).toHaveAttribute('aria-live', 'assertive');
  // A live region within another one is read twice.
  expect(screen.queryByRole('alert')).toBeNull();
  show();
  expect(screen.getByRole('list')).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByRole('region', { name: 'Mitteilungen' })).toBeVisible();
});

test('what the page itself says as loudly is not read out again', () => {
  show({ live: false });
  expect(screen.getByRole('listitem')).toHaveAttribute('aria-live', 'off');
});

test('without a provider the hook says what is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Catch />)).toThrow('ToastProvider');
});
