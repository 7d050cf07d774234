import { expect, it } from 'vitest';
import { emailDomains } from './emailDomains.ts';

it.each(['de', 'at', 'ch', 'b2b'] as const)(
  'ACCT-11 suggests the global domains on %s',
  (storefront) => {
    const global = ['gmail', 'hotmail', 'yahoo', 'aol', 'outlook', 'icloud', 'msn', 'live'];
    expect(emailDomains(storefront)).toEqual(
      expect.arrayContaining([
        ...global.map((name) => `${name}.com`),
        'googlemail.com',
        'me.com',
        'gmx.net',
      ]),
    );
  },
);

it.each(['de', 'b2b'] as const)('ACCT-12 adds German domains on %s, likely ones first', (store) => {
  const german = [
    ...['hotmail', 'yahoo', 'gmx', 'web', 't-online', 'outlook', 'live', 'freenet', 'online'],
    ...['arcor', 'posteo'],
  ];
  expect(emailDomains(store).slice(0, german.length).sort()).toEqual(
    german.map((name) => `${name}.de`).sort(),
  );
});

it('ACCT-13 adds Swiss and Austrian domains, each in its own shop', () => {
  const countries = (store: 'at' | 'ch') =>
    emailDomains(store).filter((domain) => /\.(at|ch|de)$/.test(domain));
  expect(countries('ch')).toEqual(['gmx.ch', 'bluewin.ch']);
  expect(countries('at')).toEqual(['gmx.at', 'aon.at']);
});
