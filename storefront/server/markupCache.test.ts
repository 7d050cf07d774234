import { beforeEach, expect, test } from 'vitest';
import { productGlobalId } from '../app/platform/globalId.ts';
import { MarkupCache } from './markupCache.ts';

const boundary = 1000;
const pen = productGlobalId('pen');
const pencil = productGlobalId('pencil');
let cache: MarkupCache;

beforeEach(() => {
  cache = new MarkupCache((now) => (now < boundary ? boundary : now + boundary));
});

const markupOf = (product: string, { scope = 'de de-DE', look = 'grid', now = 0 } = {}) =>
  cache.open(scope, now).get(product, look);

test('markup is kept for one product, look and storefront; amounts come back as references', () => {
  cache.open('de de-DE', 0).keep(pen, 'grid', '<b>Füller 1 €</b>');
  expect(markupOf(pen)).toBe('<b>Füller 1 &#8364;</b>');
  expect(markupOf(pencil)).toBeUndefined();
  expect(markupOf(pen, { look: 'list' })).toBeUndefined();
  expect(markupOf(pen, { scope: 'at de-AT' })).toBeUndefined();
});

test('a change of a product drops its markup, any other change all of it', () => {
  const rendering = cache.open('de de-DE', 0);
  rendering.keep(pen, 'grid', 'pen');
  rendering.keep(pencil, 'grid', 'pencil');
  cache.drop([{ kind: 'product', key: 'pen' }]);
  expect(markupOf(pen)).toBeUndefined();
  expect(markupOf(pencil)).toBe('pencil');
  cache.drop([{ kind: 'attribute', key: 'colour' }]);
  expect(markupOf(pencil)).toBeUndefined();
});

test('what was rendered while something changed is not kept', () => {
  const rendering = cache.open('de de-DE', 0);
  cache.drop([{ kind: 'product', key: 'pencil' }]);
  rendering.keep(pen, 'grid', 'old');
  expect(markupOf(pen)).toBeUndefined();
});

test('no markup outlives the time at which prices change by themselves', () => {
  cache.open('de de-DE', 0).keep(pen, 'grid', 'today');
  expect(markupOf(pen, { now: boundary - 1 })).toBe('today');
  expect(markupOf(pen, { now: boundary })).toBeUndefined();
});

test('it stays within its bytes; the oldest product goes first', () => {
  const rendering = cache.open('de de-DE', 0);
  rendering.keep(pen, 'grid', 'x');
  for (let number = 0; number < 17; number++) {
    rendering.keep(`${number}`, 'grid', 'y'.repeat(1_000_000));
  }
  expect(markupOf(pen)).toBeUndefined();
  expect(markupOf('16')).toHaveLength(1_000_000);
});
