import { expect, test } from 'vitest';
import { stockLines } from './stockLines.ts';

test('PDP-20 what follows "In stock." moves to the second line', () => {
  expect(stockLines('Auf Lager. Lieferung in 1 bis 3 Werktagen')).toEqual([
    'Auf Lager',
    'Lieferung in 1 bis 3 Werktagen',
  ]);
  expect(stockLines('In stock. Delivery in 1 to 3 working days')).toEqual([
    'In stock',
    'Delivery in 1 to 3 working days',
  ]);
});

test('DEC-51 another status stays as the server wrote it', () => {
  expect(stockLines('Zurzeit nicht lieferbar')).toEqual(['Zurzeit nicht lieferbar', '']);
});
