import { beforeEach, expect, test } from 'vitest';
import { productGlobalId } from '../app/platform/globalId.ts';
import { MarkupCache } from './markupCache.ts';

const boundary = 1000;
const pen = productGlobalId('pen');
const pencil = productGlobalId('pencil');
let cache: MarkupCache;
let generation: number;

beforeEach(() => {
  generation = 1;
  cache = new MarkupCache({
    generation: () => generation,
    nextBoundary: (now) => (now < boundary ? boundary : now + boundary),
  });
});

const markupOf = (product: string, { scope = 'de de-DE', cacheKey = 'grid', now = 0 } = {}) =>
  cache.open(scope, now).get({ product, cacheKey })?.toString();

test('markup is kept for one product, key and storefront', () => {
  cache.open('de de-DE', 0).keep({ product: pen, cacheKey: 'grid' }, '<b>Füller 1 €</b>');
  expect(markupOf(pen)).toBe('<b>Füller 1 €</b>');
  expect(markupOf(pencil)).toBeUndefined();
  expect(markupOf(pen, { cacheKey: 'list' })).toBeUndefined();
  expect(markupOf(pen, { scope: 'at de-AT' })).toBeUndefined();
});

test('a page of one visitor uses what is kept, and leaves nothing', () => {
  cache.open('de de-DE', 0).keep({ product: pen, cacheKey: 'grid' }, 'pen');
  const personal = cache.read('de de-DE', 0);
  expect(personal.get({ product: pen, cacheKey: 'grid' })?.toString()).toBe('pen');
  personal.keep({ product: pencil, cacheKey: 'grid' }, 'Ännes pencil');
  personal.layoutKeys.set('header', '');
  personal.keep({ layout: 'header' }, 'Good morning, Änne');
  personal.facts.set('header', 'Änne');
  const next = cache.open('de de-DE', 0);
  next.layoutKeys.set('header', '');
  expect(next.get({ layout: 'header' })).toBeUndefined();
  expect(next.facts.size).toBe(0);
  expect(markupOf(pencil)).toBeUndefined();
});

test('a change of a product drops its markup, any other change all of it', () => {
  const rendering = cache.open('de de-DE', 0);
  rendering.keep({ product: pen, cacheKey: 'grid' }, 'pen');
  rendering.keep({ product: pencil, cacheKey: 'grid' }, 'pencil');
  cache.invalidate([{ kind: 'product', key: 'pen' }]);
  expect(markupOf(pen)).toBeUndefined();
  expect(markupOf(pencil)).toBe('pencil');
  cache.invalidate([{ kind: 'attribute', key: 'colour' }]);
  expect(markupOf(pencil)).toBeUndefined();
});

test('what was rendered while something changed is not kept', () => {
  const rendering = cache.open('de de-DE', 0);
  generation = 2;
  cache.invalidate([{ kind: 'product', key: 'pencil' }]);
  rendering.keep({ product: pen, cacheKey: 'grid' }, 'old');
  expect(markupOf(pen)).toBeUndefined();
});

test('no markup outlives the time at which prices change by themselves', () => {
  cache.open('de de-DE', 0).keep({ product: pen, cacheKey: 'grid' }, 'today');
  expect(markupOf(pen, { now: boundary - 1 })).toBe('today');
  expect(markupOf(pen, { now: boundary })).toBeUndefined();
});

test('what was begun before that time and ends after it is not kept', () => {
  const rendering = cache.open('de de-DE', boundary - 1);
  cache.open('de de-DE', boundary);
  rendering.keep({ product: pen, cacheKey: 'grid' }, 'yesterday');
  expect(markupOf(pen, { now: boundary })).toBeUndefined();
});

test('it stays within its bytes; the oldest product goes first', () => {
  const rendering = cache.open('de de-DE', 0);
  rendering.keep({ product: pen, cacheKey: 'grid' }, 'x');
  for (let number = 0; number < 17; number++) {
    rendering.keep({ product: `${number}`, cacheKey: 'grid' }, 'y'.repeat(1_000_000));
  }
  expect(markupOf(pen)).toBeUndefined();
  expect(markupOf('16')).toHaveLength(1_000_000);
});

test('what all pages share is kept by storefront, until anything but a product changes', () => {
  const header = { layout: 'header' } as const;
  const rendering = cache.open('de de-DE', 0);
  rendering.keep(header, '<header>ab 5 €</header>');
  rendering.facts.set('header', 'its data');
  cache.invalidate([{ kind: 'product', key: 'pen' }]);
  const later = cache.open('de de-DE', 0);
  expect(`${later.get(header)}`).toBe('<header>ab 5 €</header>');
  expect(later.facts.get('header')).toBe('its data');
  expect(cache.open('at de-AT', 0).get(header)).toBeUndefined();
  cache.invalidate([{ kind: 'parameter', key: 'T155' }]);
  expect(cache.open('de de-DE', 0).get(header)).toBeUndefined();
  expect(cache.open('de de-DE', 0).facts.size).toBe(0);
  // The rendering that has its data goes on with its markup, and what it adds is of the past.
  expect(later.get(header)).toBeDefined();
  later.keep({ layout: 'footer' }, 'old');
  expect(cache.open('de de-DE', 0).get({ layout: 'footer' })).toBeUndefined();
});

test('a page that has a part for itself neither takes it from others nor gives it to them', () => {
  const header = { layout: 'header' } as const;
  const own = cache.open('de de-DE', 0);
  own.layoutKeys.set('header', null);
  own.keep(header, 'its own');
  const other = cache.open('de de-DE', 0);
  expect(other.get(header)).toBeUndefined();
  other.keep(header, 'everyone’s');
  expect(own.get(header)).toBeUndefined();
});

test('pages that differ in the same way share a part', () => {
  const header = { layout: 'header' } as const;
  const open = (tab?: string) => {
    const rendering = cache.open('de de-DE', 0);
    if (tab) rendering.layoutKeys.set('header', tab);
    return rendering;
  };
  open('/cat/kunst').keep(header, 'Kunst is open');
  expect(`${open('/cat/kunst').get(header)}`).toBe('Kunst is open');
  expect(open('/cat/musik').get(header)).toBeUndefined();
  expect(open().get(header)).toBeUndefined();
});
