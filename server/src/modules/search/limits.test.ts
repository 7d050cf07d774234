import { describe, expect, it } from 'vitest';
import { rulesOf } from './language.ts';
import { limitsIn } from './limits.ts';

describe('bounds of a query', () => {
  it.each([
    ['Schere unter 3 Euro', 'Schere', { to: 300 }],
    ['Tisch unter 1.000 Euro', 'Tisch', { to: 100_000 }],
    ['Tisch unter 1’250,50 Fr.', 'Tisch', { to: 125_050 }],
    ['Füller bis zu 20 €', 'Füller', { to: 2000 }],
    ['Taschenrechner max. 15€', 'Taschenrechner', { to: 1500 }],
    ['Globus ab 49,90 Euro', 'Globus', { from: 4990 }],
    ['Spiel 5 bis 10 Euro', 'Spiel', { from: 500, to: 1000 }],
    ['Heft zwischen 1 und 2 Euro', 'Heft', { from: 100, to: 200 }],
  ])('%s: a price', (query, rest, price) => {
    const limits = limitsIn(query, rulesOf.de);
    expect({ ...limits, rest: limits.rest.trim() }).toEqual({ rest, price, amounts: [] });
  });

  it.each([
    ['scissors under 5 euros', 'scissors', { to: 500 }],
    ['drum less than €40', 'drum', { to: 4000 }],
    ['pens between 2 and 4 euros', 'pens', { from: 200, to: 400 }],
    ['toner under 40', 'toner', { to: 4000 }],
  ])('%s: a price', (query, rest, price) => {
    const limits = limitsIn(query, rulesOf.en);
    expect({ ...limits, rest: limits.rest.trim() }).toEqual({ rest, price, amounts: [] });
  });

  it.each([
    ['Ball bis 20 cm', 'Ball', 'length', { to: 200 }],
    ['Springseil länger als 2 m', 'Springseil', 'length', { from: 2000 }],
    ['Ton unter 2,5 kg', 'Ton', 'weight', { to: 2500 }],
  ])('%s: a size', (query, rest, dimension, range) => {
    const limits = limitsIn(query, rulesOf.de);
    expect(limits.rest.trim()).toBe(rest);
    expect(limits.amounts).toMatchObject([{ dimension, range }]);
  });

  it.each([
    'Rechnen bis 20',
    'Spielzeug unter 3 Jahren',
    'Whiteboard 120 x 90',
    'Lineal 30 cm',
    'unter 3 Euro',
    'Puzzle ab 3 Jahren',
    'Papier A4-80 g',
    'Karton 120x90 cm',
  ])('%s stays as it is', (query) => {
    expect(limitsIn(query, rulesOf.de)).toEqual({ rest: query, price: undefined, amounts: [] });
  });
});
