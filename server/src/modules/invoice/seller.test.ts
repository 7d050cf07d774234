import { expect, test } from 'vitest';
import { placeOf } from './seller.ts';

test.each([
  [
    'Musterstraße 1, 12345 Musterstadt, Deutschland',
    'Musterstraße 1',
    '12345',
    'Musterstadt',
    'DE',
  ],
  ['Hof 2, Haus B, A-1010 Wien, Austria', 'Hof 2, Haus B', '1010', 'Wien', 'AT'],
  ['Am Platz 3,  8001  Zürich', 'Am Platz 3', '8001', 'Zürich', 'DE'],
  ['Musterstadt', 'Musterstadt', '', '', 'DE'],
])('the parts of "%s"', (address, street, postCode, city, country) => {
  expect(placeOf(address, 'DE')).toEqual({ street, postCode, city, country });
});
