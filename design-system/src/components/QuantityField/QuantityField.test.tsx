import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  QuantityField,
  type QuantityFieldProps,
  quantityDelay,
  quantityLimits,
} from './QuantityField.tsx';

const labels = {
  field: 'Menge',
  decrease: 'weniger',
  increase: 'mehr',
  remove: 'entfernen',
  max: (max: number) => `höchstens ${max}`,
  min: (min: number) => `mindestens ${min}`,
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setup(props: Partial<QuantityFieldProps> = {}) {
  const told = { change: vi.fn(), remove: vi.fn(), limit: vi.fn() };
  render(
    <QuantityField
      value={3}
      labels={labels}
      onValueChange={told.change}
      onLimit={told.limit}
      {...props}
    />,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Menge' });
  return {
    ...told,
    field,
    type: (text: string) => fireEvent.change(field, { target: { value: text } }),
    rest: () => act(() => vi.advanceTimersByTime(quantityDelay)),
  };
}

test('UI-03: the limits are 1 and 999 unless told otherwise', () => {
  const { field, type, rest } = setup();
  type('1000');
  rest();
  expect(field).toHaveValue('999');
  type('0');
  rest();
  expect(field).toHaveValue('1');
  expect(quantityLimits).toEqual({ min: 1, max: 999 });
});

test('UI-03: what has no item of its own, such as a note on a list, goes up to 9999', () => {
  const { field, type, rest } = setup({ max: 9999 });
  type('10000');
  rest();
  expect(field).toHaveValue('9999');
});

test('UI-04: above max it is set back to max, the limit told and explained', () => {
  const { field, change, limit, type, rest } = setup({ max: 20 });
  type('50');
  rest();
  expect(field).toHaveValue('20');
  expect(change).toHaveBeenCalledExactlyOnceWith(20);
  expect(limit).toHaveBeenCalledExactlyOnceWith('max');
  expect(screen.getByRole('status')).toHaveTextContent('höchstens 20');
  expect(field).toHaveAccessibleDescription('höchstens 20');
});

test('UI-05: below the minimum order quantity it is set to it, with the amount', () => {
  const { field, change, limit, type, rest } = setup({ min: 10, value: 12 });
  type('4');
  rest();
  expect(field).toHaveValue('10');
  expect(change).toHaveBeenCalledExactlyOnceWith(10);
  expect(limit).toHaveBeenCalledExactlyOnceWith('min');
  expect(screen.getByRole('status')).toHaveTextContent('mindestens 10');
});

test.each(['0', '-3'])('UI-06: %s deletes the entry where zero deletes', (text) => {
  const remove = vi.fn();
  const { change, type, rest } = setup({ onDelete: remove });
  type(text);
  rest();
  expect(remove).toHaveBeenCalledOnce();
  expect(change).not.toHaveBeenCalled();
});

test('DEC-149: where zero does not delete, it falls to the minimum', () => {
  const { field, change, type, rest } = setup({ min: 2 });
  type('0');
  rest();
  expect(field).toHaveValue('2');
  expect(change).toHaveBeenCalledExactlyOnceWith(2);
});

test.each(['abc', '', '1x', '--'])('UI-07: %j is not numeric and becomes 1', (text) => {
  const { field, change, type, rest } = setup();
  type(text);
  rest();
  expect(field).toHaveValue('1');
  expect(change).toHaveBeenCalledExactlyOnceWith(1);
  expect(screen.getByRole('status')).toHaveTextContent('Menge: 1');
});

test('UI-07: where 1 is less than the minimum order quantity, it becomes that', () => {
  const { field, change, type, rest } = setup({ min: 10, value: 12 });
  type('zwölf');
  rest();
  expect(field).toHaveValue('10');
  expect(change).toHaveBeenCalledExactlyOnceWith(10);
  expect(screen.getByRole('status')).toHaveTextContent('mindestens 10');
});

test.each([
  ['2.9', '2'],
  ['2,9', '2'],
  [' 7 ', '7'],
])('%j counts as %s', (text, value) => {
  const { field, type, rest } = setup();
  type(text);
  rest();
  expect(field).toHaveValue(value);
});

test('UI-08: reports 500 ms after the last change, once', () => {
  const { change, type } = setup();
  type('4');
  act(() => vi.advanceTimersByTime(499));
  type('45');
  act(() => vi.advanceTimersByTime(499));
  expect(change).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(change).toHaveBeenCalledExactlyOnceWith(45);
});

test('UI-08: several steps are one change; the figure follows at once and is announced', () => {
  const { field, change, rest } = setup();
  const more = screen.getByRole('button', { name: 'mehr' });
  fireEvent.click(more);
  fireEvent.click(more);
  expect(field).toHaveValue('5');
  expect(screen.getByRole('status')).toHaveTextContent('Menge: 5');
  rest();
  expect(change).toHaveBeenCalledExactlyOnceWith(5);
});

test('steppers stop at the limit and say so', () => {
  const { field, change, rest } = setup({ max: 3 });
  fireEvent.click(screen.getByRole('button', { name: 'mehr' }));
  expect(field).toHaveValue('3');
  expect(screen.getByRole('status')).toHaveTextContent('höchstens 3');
  rest();
  expect(change).not.toHaveBeenCalled();
});

test('UI-06: ArrowDown at one deletes as well', () => {
  const remove = vi.fn();
  const { field } = setup({ value: 1, onDelete: remove });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(remove).toHaveBeenCalledOnce();
});

test('disabled, neither field nor steppers can be used', () => {
  const { field } = setup({ disabled: true });
  expect(field).toBeDisabled();
  for (const stepper of screen.getAllByRole('button')) expect(stepper).toBeDisabled();
});

test('at one the left button deletes and is named so', () => {
  const remove = vi.fn();
  setup({ value: 1, onDelete: remove });
  fireEvent.click(screen.getByRole('button', { name: 'entfernen' }));
  expect(remove).toHaveBeenCalledOnce();
});

test('arrow keys step, Enter and leaving the field report at once', () => {
  const { field, change, type } = setup();
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(field).toHaveValue('4');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(change).toHaveBeenLastCalledWith(4);
  type('9');
  fireEvent.blur(field);
  expect(change).toHaveBeenLastCalledWith(9);
});

test('shows the quantity that comes from outside', () => {
  const { rerender } = render(<QuantityField value={3} labels={labels} />);
  rerender(<QuantityField value={8} labels={labels} />);
  expect(screen.getByRole('textbox')).toHaveValue('8');
});

test('an unchanged quantity is not reported', () => {
  const { change, type, rest } = setup();
  type('3');
  rest();
  expect(change).not.toHaveBeenCalled();
});

test.each(['refused', 'failed'])('CART-09: a change that was %s shows what holds', async (end) => {
  const change = end === 'failed' ? () => Promise.reject(new Error(end)) : async () => {};
  const { field } = setup({ onValueChange: vi.fn(change) });
  fireEvent.click(screen.getByRole('button', { name: 'mehr' }));
  expect(field.value).toBe('4');
  await act(() => vi.advanceTimersByTimeAsync(quantityDelay));
  expect(field.value).toBe('3');
});

test('without a value from outside it keeps its own, at first the minimum', () => {
  const { change, field, type, rest } = setup({ value: undefined, min: 2 });
  expect(field).toHaveValue('2');
  type('5');
  rest();
  expect(field).toHaveValue('5');
  expect(change).toHaveBeenCalledExactlyOnceWith(5);
  type('2');
  rest();
  expect(change).toHaveBeenLastCalledWith(2);
});

test('what its caller listens to and describes is added to its own', () => {
  const listeners = { onKeyDown: vi.fn(), onFocus: vi.fn(), onBlur: vi.fn(), onChange: vi.fn() };
  const { change, field, type } = setup({ ...listeners, max: 9, 'aria-describedby': 'elsewhere' });
  act(() => field.focus());
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 1]);
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(field).toHaveValue('4');
  type('12');
  act(() => field.blur());
  expect(change).toHaveBeenCalledExactlyOnceWith(9);
  expect(field.getAttribute('aria-describedby')).toMatch(/^\S+-notice elsewhere$/);
  for (const listener of Object.values(listeners)) expect(listener).toHaveBeenCalledOnce();
});

test('a caller that prevents the default takes a key for itself', () => {
  const { field } = setup({ onKeyDown: (event) => event.preventDefault() });
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(field).toHaveValue('3');
});

test('goods in packs: a step is a pack, and what is between two becomes the next', () => {
  const { field, type, rest, change, limit } = setup({ value: 20, step: 10, max: 95 });
  fireEvent.click(screen.getByRole('button', { name: 'mehr' }));
  rest();
  expect(change).toHaveBeenLastCalledWith(30);
  type('41');
  rest();
  expect(field).toHaveValue('50');
  expect(change).toHaveBeenLastCalledWith(50);
  type('95');
  rest();
  expect(field).toHaveValue('90');
  expect(limit).toHaveBeenLastCalledWith('max');
  type('3');
  rest();
  expect(field).toHaveValue('10');
});

test('a step made while the answer to the one before arrives is not lost', () => {
  const change = vi.fn();
  const field = (value: number) => (
    <QuantityField value={value} labels={labels} onValueChange={change} />
  );
  const { rerender } = render(field(3));
  const more = screen.getByRole('button', { name: 'mehr' });
  fireEvent.click(more);
  act(() => vi.advanceTimersByTime(quantityDelay));
  expect(change).toHaveBeenLastCalledWith(4);
  fireEvent.click(more);
  rerender(field(4));
  expect(screen.getByRole('textbox')).toHaveValue('5');
  act(() => vi.advanceTimersByTime(quantityDelay));
  expect(change).toHaveBeenLastCalledWith(5);
});
