import { expect, test } from 'vitest';
import {
  billingCountries,
  countries,
  countryName,
  deliveryCountryName,
  deliveryObstacle,
  deliveryOf,
  hreflangsOf,
} from './countries.ts';

test('DEC-97, DEC-98: each storefront delivers to its own countries, Germany to parcel stations', () => {
  expect(deliveryOf('at')).toEqual({ countries: ['AT', 'IT'], packstation: false });
  expect(deliveryOf('b2b').packstation).toBe(true);
});

test('DEC-97: a bill goes to every country, the storefront’s own first', () => {
  expect(billingCountries('ch')).toEqual(['CH', 'LI', 'DE', 'AT', 'IT']);
  expect([...billingCountries('de')].sort()).toEqual([...countries].sort());
});

test.each([
  ['at', 'IT', '39100', undefined],
  ['at', 'IT', '20121', 'postCode'],
  ['at', 'AT', '6020', undefined],
  ['de', 'IT', '39100', 'country'],
  ['de', 'XX', '39100', 'country'],
] as const)('%s to %s-%s: %s', (storefront, country, postCode, obstacle) => {
  expect(deliveryObstacle(storefront, { country, postCode })).toBe(obstacle);
});

test('a choice of where to deliver says which part of a country that is', () => {
  expect(countryName('IT', 'de')).toBe('Italien');
  expect(deliveryCountryName('IT', 'de')).toBe('Italien (Südtirol)');
  expect(deliveryCountryName('AT', 'en')).toBe('Austria');
});

test('alternates are for the countries that a storefront delivers to', () => {
  expect(hreflangsOf('de')).toEqual(['de-DE', 'x-default']);
  expect(hreflangsOf('at')).toEqual(['de-AT', 'de-IT']);
  expect(hreflangsOf('ch')).toEqual(['de-CH', 'de-LI']);
});
