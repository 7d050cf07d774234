import { expect, test } from 'vitest';
import { withWholeNumbers } from './wholeNumbers.ts';

test('a number stays with what it counts, and other words may part', () => {
  expect(withWholeNumbers('Lineal aus Buche 30 cm')).toBe('Lineal aus Buche 30\u00a0cm');
  expect(withWholeNumbers('Kopierpapier 80 g/m², 500 Blatt')).toBe(
    'Kopierpapier 80\u00a0g/m², 500\u00a0Blatt',
  );
  expect(withWholeNumbers('Schulschere rund, 10er-Pack')).toBe('Schulschere rund, 10er-Pack');
  expect(withWholeNumbers('Ordner A4 Hebelmechanik')).toBe('Ordner A4 Hebelmechanik');
});
