import { languageOf } from '@kreide/server/contract';
import { expect, test } from 'vitest';
import { countryCodeOf, countryCodes, defaultHosts, domainOf, localeCodes } from './domain.ts';

const domain = (host: string) => domainOf(host, 'http', defaultHosts);
const shop = (host: string) => {
  const { shopStoreId, shopLanguage, isB2b } = domain(host);
  return [shopStoreId, shopLanguage, isB2b];
};

test.each([
  ['kreide.ch', ['ch', 'de-CH', false]],
  ['shop.example.ch:8080', ['ch', 'de-CH', false]],
  ['kreide.ch.localhost:3000', ['ch', 'de-CH', false]],
])('STORE-01 a Swiss suffix is the Swiss shop: %s', (host, expected) => {
  expect(shop(host)).toEqual(expected);
});

test.each(['kreide.at', 'KREIDE.AT', 'kreide.at.localhost:3000'])(
  'STORE-02 an Austrian suffix is the Austrian shop: %s',
  (host) => {
    expect(shop(host)).toEqual(['at', 'de-AT', false]);
  },
);

test.each(['educational.kreide.de', 'educational.localhost:3000', 'my-educational.example.com'])(
  'STORE-03 STORE-06 STORE-07 the word educational is the German business shop: %s',
  (host) => {
    expect(shop(host)).toEqual(['b2b', 'de-DE', true]);
  },
);

test.each(['localhost:3000', '127.0.0.1:3000', 'shop.attic.de', 'atelier.com', 'unknown'])(
  'STORE-04 every other host is the German shop: %s',
  (host) => {
    expect(shop(host)).toEqual(['de', 'de-DE', false]);
  },
);

test('STORE-05 the English subdomain is the English business shop', () => {
  expect(shop('en.educational.kreide.de')).toEqual(['b2b', 'en-DE', true]);
  expect(shop('en.educational.localhost')).toEqual(['b2b', 'en-DE', true]);
});

test('STORE-13 texts are German, but English on the English business shop', () => {
  expect(defaultHosts.map(({ host }) => languageOf(domain(host).shopLanguage))).toEqual([
    'de',
    'de',
    'de',
    'de',
    'en',
  ]);
});

test('DEC-03 a Swiss suffix wins over the word educational, which still marks business', () => {
  expect(shop('educational.example.ch')).toEqual(['ch', 'de-CH', true]);
});

test('STORE-08 the domain carries host and base URL', () => {
  expect(domain('kreide.at')).toMatchObject({ host: 'kreide.at', baseUrl: 'http://kreide.at' });
  expect(domain('kreide.at.localhost:3000').baseUrl).toBe('http://kreide.at.localhost:3000');
});

test.each(['evil.example', 'evil.localhost.example.com', 'localhost.evil.example:80'])(
  'an unknown host is served but never named: %s',
  (host) => {
    expect(domain(host)).toMatchObject({ host: 'kreide.de', baseUrl: 'https://kreide.de' });
  },
);

test('STORE-09 every storefront sells in euro', () => {
  for (const { host } of defaultHosts) expect(domain(host).currency, host).toBe('EUR');
});

test('DEC-04 unless the setting gives it another currency', () => {
  const currencyOf = (host: string) =>
    domainOf(host, 'https', defaultHosts, { ch: 'CHF' }).currency;
  expect(['kreide.ch', 'kreide.de', 'educational.kreide.de'].map(currencyOf)).toEqual([
    'CHF',
    'EUR',
    'EUR',
  ]);
});

test('a listed host is what the table says, whatever its name', () => {
  const hosts = [{ host: 'schulen.example', storefront: 'b2b', language: 'en' }] as const;
  expect(domainOf('schulen.example', 'https', hosts)).toMatchObject({
    shopStoreId: 'b2b',
    shopLanguage: 'en-DE',
    isB2b: true,
    baseUrl: 'https://schulen.example',
  });
});

test('STORE-10 STORE-11: country and locale codes are exactly these, and each host has its own', () => {
  expect(countryCodes).toEqual(['de', 'at', 'ch', 'edu']);
  expect(localeCodes).toEqual(['de-de', 'at-de', 'ch-de', 'edu', 'edu-de', 'edu-en']);
  const codesOf = (host: string) => {
    const domain = domainOf(host, 'https', defaultHosts);
    return [countryCodeOf(domain), domain.localeCode];
  };
  expect(codesOf('kreide.de')).toEqual(['de', 'de-de']);
  expect(codesOf('kreide.at')).toEqual(['at', 'at-de']);
  expect(codesOf('kreide.ch')).toEqual(['ch', 'ch-de']);
  expect(codesOf('educational.kreide.de')).toEqual(['edu', 'edu-de']);
  expect(codesOf('en.educational.kreide.de')).toEqual(['edu', 'edu-en']);
  expect(codesOf('educational.anderswo.example')).toEqual(['edu', 'edu']);
  expect(codesOf('en.educational.anderswo.example')).toEqual(['edu', 'edu-en']);
});
