import type { ShopLanguage } from '@kreide/server/contract';
import { expect, it } from 'vitest';
import { formatMessage } from '../app/platform/i18n/formatMessage.ts';
import { compileMessage, withoutTexts } from './messages.ts';

const filled = (
  message: string,
  values: Record<string, unknown> = {},
  locale: ShopLanguage = 'de-DE',
) => {
  const parts = compileMessage(message);
  return typeof parts === 'string' ? parts : formatMessage(parts, locale, values).join('');
};

it('keeps a message without arguments a text, quotes taken off', () => {
  expect(compileMessage("It''s '{'here'}'")).toBe("It's {here}");
});

it.each<[string, Record<string, unknown>, string]>([
  ['Packstation {number}', { number: 145 }, 'Packstation 145'],
  ['{count, plural, one {# Artikel} other {# Stück}}', { count: 1 }, '1 Artikel'],
  ['{count, plural, one {# Artikel} other {# Stück}}', { count: 12345 }, '12.345 Stück'],
  ['{n, plural, =0 {keine} one {#} other {{formatted} Teile}}', { n: 0 }, 'keine'],
  ['{n, plural, =0 {keine} other {{of} Teile}}', { n: 2, of: 'zwei' }, 'zwei Teile'],
  [
    '{n, plural, offset:1 =1 {nur Sie} one {Sie und #} other {Sie und # mehr}}',
    { n: 3 },
    'Sie und 2 mehr',
  ],
  [
    '{n, plural, offset:1 =1 {nur Sie} one {Sie und # Person} other {}}',
    { n: 2 },
    'Sie und 1 Person',
  ],
  ['{who, select, school {die Schule} other {Sie}}', { who: 'school' }, 'die Schule'],
  ['{who, select, school {die Schule} other {Sie}}', { who: 'toString' }, 'Sie'],
  ['{share, number, percent}', { share: 0.25 }, '25\u00a0%'],
  ['{price, number, ::.00}', { price: 3 }, '3,00'],
  ['{day, date, short}', { day: new Date('2026-01-31T23:30:00Z') }, '01.02.26'],
  ['{at, time, short}', { at: new Date('2026-01-31T23:30:00Z') }, '00:30'],
])('fills %s in as German', (message, values, expected) => {
  expect(filled(message, values)).toBe(expected);
});

it('knows ordinals and the plurals of a language', () => {
  const place = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';
  const places = [1, 2, 3, 4, 21].map((n) => filled(place, { n }, 'en-DE'));
  expect(places).toEqual(['1st', '2nd', '3rd', '4th', '21st']);
});

it('hands a tag what stands in it', () => {
  const parts = compileMessage('Es gelten unsere <terms>AGB von {year}</terms>.');
  const terms = (children: readonly unknown[]) => ({ link: children });
  expect(formatMessage(parts as never, 'de-DE', { terms, year: 2026 })).toEqual([
    'Es gelten unsere ',
    { link: ['AGB von ', '2026'] },
    '.',
  ]);
});

it('ERR-26 shows the name of an argument that has no value', () => {
  expect(filled('Hallo {name}, {count, plural, other {#}}')).toBe('Hallo ⟦name⟧, ⟦count⟧');
});

it('refuses a message that does not parse, and a style that is not defined', () => {
  expect(() => compileMessage('{count, plural, one {#}')).toThrow();
  expect(() => compileMessage('{count, number, pretty}')).toThrow('pretty');
});

it('names what shows texts of a part without having loaded them', () => {
  interface Module {
    code: string;
    importers: string[];
    importedIds: string[];
    dynamicImporters: string[];
    isEntry: boolean;
  }
  const module = (code: string, more: Partial<Module> = {}): Module => ({
    code,
    importers: [],
    importedIds: [],
    dynamicImporters: [],
    isEntry: false,
    ...more,
  });
  const modules = new Map<string, Module>([
    ['/Form.tsx', module("t('shipping.title')", { importers: ['/order.tsx', '/Sheet.tsx'] })],
    ['/order.tsx', module('', { isEntry: true, importedIds: ['/Form.tsx', '/layout.tsx'] })],
    ['/layout.tsx', module('', { importedIds: ['/app/i18n/orderTexts.ts'] })],
    ['/Sheet.tsx', module('', { dynamicImporters: ['/home.tsx'], importedIds: ['/Form.tsx'] })],
    ['/home.tsx', module("t('cart.add')", { isEntry: true })],
  ]);
  const context = {
    getModuleIds: () => modules.keys(),
    getModuleInfo: (id: string) => modules.get(id),
  };
  const keys = new Map([['order', ['shipping.title', 'shipping.back']]]);
  const problems = withoutTexts(context as never, keys);
  expect(problems).toEqual(['/Sheet.tsx shows texts of /Form.tsx without i18n/orderTexts.ts']);
});
