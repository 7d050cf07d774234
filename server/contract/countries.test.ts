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
  for (const [storefront, ...own] of [
    ['de', 'DE'],
    ['at', 'AT', 'IT'],
    ['ch', 'CH', 'LI'],
    ['b2b', 'DE', 'AT'],
  ] as const) {
    const { countries: delivered, packstation } = deliveryOf(storefront);
    expect(delivered).toEqual(expect.arrayContaining(own));
    expect(delivered[0]).toBe(own[0]);
    expect(packstation).toBe(own[0] === 'DE');
  }
});

test('DEC-97: a bill goes to every country, the storefront’s own first', () => {
  expect(billingCountries('ch').slice(0, 2)).toEqual(['CH', 'LI']);
  for (const storefront of ['de', 'at', 'ch', 'b2b'] as const) {
    expect([...billingCountries(storefront)].sort()).toEqual([...countries].sort());
  }
});

test.each([
  ['at', 'IT', '39100', undefined],
  ['at', 'IT', 'I-39100', undefined],
  ['at', 'IT', 'I-20121', 'postCode'],
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
  expect(hreflangsOf('at')).toEqual(expect.arrayContaining(['de-AT', 'de-IT']));
  expect(hreflangsOf('ch')).toEqual(deliveryOf('ch').countries.map((country) => `de-${country}`));
});
