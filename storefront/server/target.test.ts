import { expect, test } from 'vitest';
import { Refusal } from './refusal.ts';
import { urlOf } from './target.ts';

function statusOf(target: string): number {
  try {
    urlOf('http://kreide.de', target);
    return 200;
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    return (error as Refusal).status;
  }
}

test('an address is taken as it stands, on the host that was asked', () => {
  const { href } = urlOf('http://kreide.de', '/search?q=Hefte%20%26%20B%C3%BCcher&p=2');
  expect(href).toBe('http://kreide.de/search?q=Hefte%20%26%20B%C3%BCcher&p=2');
  expect(urlOf('http://kreide.de', '/prod/%C3%BCbung').pathname).toBe('/prod/%C3%BCbung');
  expect(urlOf('http://kreide.de', '/?q=%zz').search).toBe('?q=%zz');
});

test.each([
  '*',
  '',
  'cat/x',
  'http://evil.example/',
  'https://kreide.de/cat/x',
  'evil.example:443',
  '?q=x',
  '/%zz',
  '/%',
  '/%c0%ae',
  '/a%00b',
  '/a%0d%0aSet-Cookie:b',
  '/a%7F',
  '/?q=%00',
  `/${'a'.repeat(1024)}`,
  `/${'/'.repeat(256_000)}`,
  `/?q=${'a'.repeat(8192)}`,
])('%# a target that is none of ours is refused: 400', (target) => {
  expect(statusOf(target)).toBe(400);
});

test.each(['//evil.example', '//', '/.//evil.example', '/a/..//evil.example', '/\\evil.example'])(
  'a path that would name a host is nowhere: %s',
  (target) => {
    expect(statusOf(target)).toBe(404);
  },
);

test('the longest address is taken', () => {
  expect(statusOf(`/${'a'.repeat(1023)}?${'b'.repeat(8192 - 1025)}`)).toBe(200);
});
