import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createFormats } from './formats.ts';
import { createMessages } from './messages.tsx';

const catalogue = { greeting: 'Viele Grüße', place: ['Straße: ', ['street']] } as const;

it('spells its own words as in Switzerland, and leaves alone what was filled in', () => {
  const values = { street: 'Weißgerbergasse' };
  const swiss = createMessages(catalogue, 'de-CH');
  expect(swiss.ofServer('greeting')).toBe('Viele Grüsse');
  expect(swiss.ofServer('place', values)).toBe('Strasse: Weißgerbergasse');
  const german = createMessages(catalogue, 'de-DE');
  expect(german.ofServer('greeting')).toBe('Viele Grüße');
  expect(german.ofServer('place', values)).toBe('Straße: Weißgerbergasse');
});

it('puts its own words in the quotation marks of the country, and leaves alone what was filled in', () => {
  const quoting = { gone: ['„', ['name'], '“ ist entfernt.'] } as const;
  const written = (locale: 'de-AT' | 'de-CH') =>
    createMessages(quoting, locale).ofServer('gone', { name: 'Heft „A“' });
  expect(written('de-CH')).toBe('«Heft „A“» ist entfernt.');
  expect(written('de-AT')).toBe('„Heft „A““ ist entfernt.');
});

it('calls goods items in English, in every message', () => {
  const parts = ['everyPage', 'order', 'product', 'teaserList', 'wishlist', 'consent'];
  const texts = parts.flatMap((part): [string, string][] => {
    const file = path.join(import.meta.dirname, 'messages', part, 'en.json');
    return Object.entries(JSON.parse(readFileSync(file, 'utf8')));
  });
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter(([, text]) => /\barticles?\b|\bart\. no/i.test(text))).toEqual([]);
  // Nor by what a dictionary says of "Anrede".
  expect(texts.filter(([, text]) => /\bsalutation\b/i.test(text))).toEqual([]);
});

it('writes numbers and amounts as each country does', () => {
  const written = (...[locale, currency]: Parameters<typeof createFormats>) => {
    const { number, money } = createFormats(locale, currency);
    return [number(90215), money({ cents: 1234560 })].map((text) =>
      text.replaceAll(/\s/g, ' ').replaceAll('’', "'"),
    );
  };
  expect(written('de-DE')).toEqual(['90.215', '12.345,60 €']);
  expect(written('de-AT')).toEqual(['90 215', '€ 12.345,60']);
  expect(written('de-CH', 'CHF')).toEqual(["90'215", "CHF 12'345.60"]);
  expect(written('en-DE')).toEqual(['90,215', '€12,345.60']);
});
