import { expect, test } from 'vitest';
import { isOrderNumber } from '../../../contract/index.ts';
import { newOrderNumber, newReturnNumber, readOrderNumber } from './number.ts';

const now = new Date('2026-11-21T09:00:00Z');

test('an order number is read as people write it', () => {
  const number = newOrderNumber(now);
  expect(number).toMatch(/^K26-\d{4}-\d{4}$/);
  const spellings = [
    number,
    number.toLowerCase(),
    number.replaceAll('-', ''),
    number.replaceAll('-', ' '),
    number.slice(1),
    ` ${number} `,
  ];
  for (const text of spellings) expect(readOrderNumber(text)).toBe(number);
});

test('what the server gives has the shape that pages ask for', () => {
  const number = newOrderNumber(now);
  expect(isOrderNumber(number)).toBe(true);
  const others = [newReturnNumber(now), number.toLowerCase(), number.slice(1), `${number}0`];
  expect(others.filter(isOrderNumber)).toEqual([]);
});

test('a wrong digit is noticed', () => {
  const number = newOrderNumber(now);
  for (let place = 4; place < number.length; place += 1) {
    const digit = Number(number[place]);
    if (Number.isNaN(digit)) continue;
    const wrong = `${number.slice(0, place)}${(digit + 1) % 10}${number.slice(place + 1)}`;
    expect(readOrderNumber(wrong)).toBeUndefined();
  }
});

test.each(['', 'K26', 'K26-1234-567', 'ABC-1234-5678', "K26'; --"])('%j is none', (text) => {
  expect(readOrderNumber(text)).toBeUndefined();
});
