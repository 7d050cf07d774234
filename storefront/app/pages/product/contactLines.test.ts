import { expect, test } from 'vitest';
import { contactLines } from './contactLines.ts';

test('DEC-50: a name that the address begins with is not said twice', () => {
  expect(contactLines('Kreidewerk', 'Kreidewerk GmbH, Schieferweg 1')).toEqual([
    'Kreidewerk GmbH, Schieferweg 1',
  ]);
  expect(contactLines('Kreidewerk', 'Schieferweg 1')).toEqual(['Kreidewerk', 'Schieferweg 1']);
  expect(contactLines('Kreidewerk', null)).toEqual(['Kreidewerk']);
  expect(contactLines(null, null)).toEqual([]);
});
