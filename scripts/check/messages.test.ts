import { expect, test } from 'vitest';
import { compareMessages } from './messages.ts';

const source = `t('cart.title'); t(\`cart.count.\${kind}\`, { count });`;

test('catalogues that agree with each other and the code have no problem', () => {
  const de = {
    'cart.title': 'Warenkorb',
    'cart.count.items': '{count, plural, one {# Artikel} other {# Artikel}}',
  };
  const en = {
    'cart.title': 'Cart',
    'cart.count.items': '{count, plural, one {# item} other {# items}}',
  };
  expect(compareMessages(de, en, [source])).toEqual([]);
});

test.each([
  [
    'a missing English message',
    { 'cart.title': 'Warenkorb' },
    {},
    'cart.title: no English message',
  ],
  ['a missing German message', {}, { 'cart.title': 'Cart' }, 'cart.title: no German message'],
  [
    'an argument that only one language takes',
    { 'cart.title': 'Korb von {name} <b>hier</b>' },
    { 'cart.title': 'Cart' },
    'cart.title: the German message takes <b>, name, the English one nothing',
  ],
  [
    'a message that nothing uses',
    { 'cart.empty': 'Leer' },
    { 'cart.empty': 'Empty' },
    'cart.empty: used nowhere',
  ],
])('%s is told', (_, de, en, problem) => {
  expect(
    compareMessages(de as Record<string, string>, en as Record<string, string>, [source]),
  ).toEqual([problem]);
});
