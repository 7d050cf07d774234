import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { RangeField } from './RangeField.tsx';
import { positions, readBound, scale } from './scale.ts';

const args = {
  legend: 'Preis',
  fromLabel: 'von',
  toLabel: 'bis',
  submitLabel: 'Anwenden',
  names: { from: 'from', to: 'to' },
  span: { min: 0, max: 400 },
};
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const thumb = (name: string) => screen.getByRole('slider', { name });
const placeOf = (name: string) => Number(thumb(name).getAttribute('aria-valuenow'));

/** Moves a thumb by its keys to a place, or as near as it comes. */
function slide(name: string, place: number) {
  const key = place > placeOf(name) ? 'ArrowRight' : 'ArrowLeft';
  thumb(name).focus();
  for (let before = Number.NaN; placeOf(name) !== place && placeOf(name) !== before; ) {
    before = placeOf(name);
    fireEvent.keyDown(thumb(name), { key });
  }
}

test('LIST-07: applies two bounds; an open one is empty', async () => {
  const apply = vi.fn();
  render(<RangeField {...args} onValueChange={apply} />);
  expect(screen.getByRole('group', { name: 'Preis' })).toBeVisible();
  await userEvent.type(field('von'), ' 10,50 {Enter}');
  expect(apply).toHaveBeenCalledExactlyOnceWith({ from: '10,50', to: '' });
});

test('new bounds replace what was typed', async () => {
  const { rerender } = render(<RangeField {...args} value={{ from: '1', to: '2' }} />);
  await userEvent.type(field('bis'), '5');
  rerender(<RangeField {...args} value={{ from: '1', to: '9' }} />);
  expect(field('bis')).toHaveValue('9');
});

test('a thumb writes its field and says its value; at its end the bound is open', () => {
  const format = (value: number) => String(value).replace('.', ',');
  render(<RangeField {...args} unit="€" format={format} />);
  expect(thumb('Preis von')).toHaveAttribute('aria-valuetext', '0 €');
  expect(field('bis')).toHaveAttribute('placeholder', '400');
  slide('Preis von', 10);
  expect(field('von')).toHaveValue('4');
  slide('Preis von', 7);
  expect(field('von')).toHaveValue('2');
  slide('Preis bis', 50);
  expect(field('bis')).toHaveValue('100');
  expect(thumb('Preis bis')).toHaveAttribute('aria-valuetext', '100 €');
  slide('Preis von', 0);
  expect(field('von')).toHaveValue('');
});

test('a field moves its thumb, whatever is typed', async () => {
  render(<RangeField {...args} value={{ from: '4', to: '' }} />);
  expect(placeOf('Preis von')).toBe(10);
  await userEvent.clear(field('von'));
  expect(placeOf('Preis von')).toBe(0);
  await userEvent.type(field('von'), '100');
  expect(placeOf('Preis von')).toBe(50);
  await userEvent.type(field('bis'), 'viel');
  expect(placeOf('Preis bis')).toBe(positions);
});

test('neither thumb passes the other', () => {
  render(<RangeField {...args} value={{ from: '4', to: '100' }} />);
  slide('Preis von', 80);
  expect(placeOf('Preis von')).toBe(50);
  expect(field('von')).toHaveValue('100');
  slide('Preis bis', 20);
  expect(placeOf('Preis bis')).toBe(50);
});

test('Home and End lead the thumb that has the focus to its ends, and no other', () => {
  render(<RangeField {...args} value={{ from: '4', to: '100' }} />);
  thumb('Preis bis').focus();
  fireEvent.keyDown(thumb('Preis bis'), { key: 'Home' });
  expect([field('von').value, field('bis').value]).toEqual(['4', '4']);
  fireEvent.keyDown(thumb('Preis bis'), { key: 'End' });
  expect([field('von').value, field('bis').value]).toEqual(['4', '']);
  expect(thumb('Preis bis')).toHaveFocus();
});

test('before JavaScript it is a form of two fields, which alone are sent', () => {
  const html = renderToString(<RangeField {...args} action="/cat/1" />);
  expect(html).not.toContain('slider"');
  const { container } = render(
    <RangeField {...args} value={{ from: '1', to: '' }} action="/cat/1" />,
  );
  const form = container.querySelector('form');
  if (!form) throw new Error('no form');
  expect([...new FormData(form)]).toEqual([
    ['from', '1'],
    ['to', ''],
  ]);
});

test('every place of a thumb comes back to itself, or next to it by rounding', () => {
  const { valueAt, positionOf } = scale({ min: 0.25, max: 899 });
  for (let position = 0; position <= positions; position++) {
    expect(Math.abs(positionOf(valueAt(position)) - position)).toBeLessThanOrEqual(2);
  }
  expect(positionOf(-5)).toBe(0);
  expect(positionOf(1e6)).toBe(positions);
  expect(scale({ min: 3, max: 3 }).positionOf(3)).toBe(0);
});

test.each([
  ['10,50', 10.5],
  ['2.5', 2.5],
  [' 7', 7],
  ['', undefined],
  ['viel', undefined],
])('%j is %s', (text, value) => {
  expect(readBound(text)).toBe(value);
});
