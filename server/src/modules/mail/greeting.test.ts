import { expect, test } from 'vitest';
import { greeting } from './greeting.ts';

test.each([
  [{ firstName: 'Ada', lastName: 'Weiß' }, 'Guten Tag Ada Weiß,', 'Hello Ada Weiß,'],
  [
    { firstName: '', lastName: 'O’Neil-Müller' },
    'Guten Tag O’Neil-Müller,',
    'Hello O’Neil-Müller,',
  ],
  [
    { firstName: 'A. B.', lastName: 'de la Cruz' },
    'Guten Tag A. B. de la Cruz,',
    'Hello A. B. de la Cruz,',
  ],
  [{ firstName: ' ', lastName: '' }, 'Guten Tag,', 'Hello,'],
  [undefined, 'Guten Tag,', 'Hello,'],
])('%o is greeted by name where there is one', (named, german, english) => {
  expect(greeting('de', named)).toBe(german);
  expect(greeting('en', named)).toBe(english);
});

test.each([
  'https://evil.example',
  'evil.example',
  'www.evil',
  'ring 0900 123456',
  '<b>Bold</b>',
  'x'.repeat(81),
])('a name that carries a message greets nobody: %s', (lastName) => {
  expect(greeting('en', { firstName: 'Ada', lastName })).toBe('Hello,');
});

test('a name has no way into other lines of a mail', () => {
  expect(greeting('de', { firstName: 'Ada\r\nBcc: x', lastName: 'L' })).toBe('Guten Tag,');
  expect(greeting('de', { firstName: 'Ada\n\nLove', lastName: 'Lace' })).toBe(
    'Guten Tag Ada Love Lace,',
  );
});
