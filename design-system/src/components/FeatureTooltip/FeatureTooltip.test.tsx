import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  FeatureTooltip,
  type FeatureTooltipProps,
  featureTooltipDuration,
} from './FeatureTooltip.tsx';

const setup = (props: Partial<FeatureTooltipProps> = {}) =>
  render(
    <StrictMode>
      <FeatureTooltip id="lists" content="Neu: mehrere Listen" closeLabel="Schließen" {...props}>
        <button type="button">Merkliste</button>
      </FeatureTooltip>
    </StrictMode>,
  );
const isShown = () => screen.queryByRole('tooltip') !== null;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

test('UI-18: appears by itself, politely and without taking the focus, and hides after 6000 ms', () => {
  setup();
  expect(within(screen.getByRole('status')).getByRole('tooltip')).toHaveTextContent(
    'Neu: mehrere Listen',
  );
  expect(screen.getByRole('button', { name: 'Merkliste' })).toHaveAccessibleDescription(
    'Neu: mehrere Listen',
  );
  expect(document.body).toHaveFocus();
  pass(featureTooltipDuration - 1);
  expect(isShown()).toBe(true);
  pass(1);
  expect(isShown()).toBe(false);
  expect(featureTooltipDuration).toBe(6_000);
});

test('UI-18: once per session and id', () => {
  const first = setup();
  expect(isShown()).toBe(true);
  first.unmount();
  const second = setup();
  expect(isShown()).toBe(false);
  second.unmount();
  const other = setup({ id: 'compare' });
  expect(isShown()).toBe(true);
  other.unmount();
  sessionStorage.clear();
  setup();
  expect(isShown()).toBe(true);
});

test('where storage is refused, once per page', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  setup({ id: 'refused' }).unmount();
  setup({ id: 'refused' });
  expect(isShown()).toBe(false);
});

test('UI-18: another time can be told', () => {
  setup({ duration: 100 });
  pass(100);
  expect(isShown()).toBe(false);
});

test.each([
  [
    'hovered',
    (note: Element) => fireEvent.pointerEnter(note),
    (note: Element) => fireEvent.pointerLeave(note),
  ],
  ['focused', (note: Element) => fireEvent.focus(note), (note: Element) => fireEvent.blur(note)],
])('waits while it is %s, then uses up what was left', (_how, begin, end) => {
  setup();
  pass(5_000);
  const note = screen.getByRole('button', { name: 'Schließen' }).parentElement as HTMLElement;
  begin(note);
  pass(60_000);
  expect(isShown()).toBe(true);
  end(note);
  pass(999);
  expect(isShown()).toBe(true);
  pass(1);
  expect(isShown()).toBe(false);
});

test('can be closed; the focus goes to what it points at', () => {
  const close = vi.fn();
  setup({ onClose: close });
  const button = screen.getByRole('button', { name: 'Schließen' });
  act(() => button.focus());
  fireEvent.click(button);
  expect(isShown()).toBe(false);
  expect(close).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Merkliste' })).toHaveFocus();
});

test('Escape closes it; a click elsewhere does not', () => {
  setup();
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
  pass(0);
  expect(isShown()).toBe(true);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(isShown()).toBe(false);
});
