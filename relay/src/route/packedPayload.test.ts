import { expect, test } from 'vitest';
import { packPayload, unpackPayload } from './packedPayload.ts';

const sent = (value: unknown) => unpackPayload(JSON.parse(JSON.stringify(packPayload(value))));

test.each([
  null,
  0,
  'text',
  [],
  {},
  [[], [[]], [-1], [0, 1]],
  { a: null, b: [{ a: 1 }, { a: [] }, null, { b: { a: 'x' } }] },
  { '': { 'a,b': 1 }, a: { a: 1, b: 2 }, b: { b: 2, a: 1 } },
])('%j comes back as it was', (value) => {
  expect(sent(value)).toEqual(value);
});

test('what is undefined is left out, in a list it is null, as JSON has it', () => {
  const value = { a: undefined, b: [undefined, 1], c: { d: undefined } };
  expect(sent(value)).toEqual(JSON.parse(JSON.stringify(value)));
});

test('keys are named once', () => {
  const tiles = Array.from({ length: 3 }, (_, price) => ({
    name: 'Heft',
    price: { cents: price },
  }));
  expect(packPayload(tiles).shapes).toEqual([['cents'], ['name', 'price']]);
});
