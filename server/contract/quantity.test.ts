import { expect, test } from 'vitest';
import { quantityIn } from './quantity.ts';

test.each([
  ['3', 3],
  [' 12 ', 12],
  ['0', 0],
  ['-2', -2],
  ['999999', 999_999],
])('"%s" is a quantity', (text, quantity) => {
  expect(quantityIn(text)).toBe(quantity);
});

test.each(['', 'viele', '1.5', '1e3', '0x1', '٣', '9999999'])('"%s" is none (UI-07)', (text) => {
  expect(quantityIn(text)).toBe(1);
  expect(quantityIn(text, 0)).toBe(0);
});
