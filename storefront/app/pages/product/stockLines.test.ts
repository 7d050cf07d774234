import { expect, test } from 'vitest';
import { stockLines } from './stockLines.ts';

test('PDP-20 what follows "In stock." moves to the second line', () => {
  expect(stockLines('Auf Lager. Lieferung bis Do., 26.11.')).toEqual([
    'Auf Lager',
    'Lieferung bis Do., 26.11.',
  ]);
  expect(stockLines('In stock. Delivery by Thu 26 Nov')).toEqual([
    'In stock',
    'Delivery by Thu 26 Nov',
  ]);
});

test('DEC-51 another status stays as the server wrote it', () => {
  expect(stockLines('Zurzeit nicht lieferbar')).toEqual(['Zurzeit nicht lieferbar', '']);
});
