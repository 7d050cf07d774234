import { expect, it } from 'vitest';
import { isExcluded, linkClassOf } from './linkClasses.ts';

it.each([
  ['/cat/hefte?p=2', 'category_listing'],
  ['/prod/heft-a5', 'product_page'],
  ['/myaccount/', 'account'],
  ['/checkout/basket', 'checkout'],
  ['/search?q=heft', 'search'],
])('knows the class of %s: %s (TRACK-08)', (path, name) => {
  expect(linkClassOf(path)).toBe(name);
});

it.each([
  ['/brands/', 'brands'],
  ['/campaigns/schulanfang', 'campaigns'],
  ['/gewinnspiele/advent', 'sweepstakes'],
  ['/inspiration/klassenzimmer', 'inspiration'],
  ['/beratung', 'advisory'],
])('knows the class of %s: %s (TRACK-09)', (path, name) => {
  expect(linkClassOf(path)).toBe(name);
});

it('takes the root and two content ids for home, and all the rest for other (TRACK-10, DEC-52)', () => {
  const homeIds = ['1001', '2001'];
  expect(
    ['/', '/?utm_source=x', '/1001', '/2001/'].map((path) => linkClassOf(path, homeIds)),
  ).toEqual(['home', 'home', 'home', 'home']);
  expect(['/1002', '/10010', '/service/agb'].map((path) => linkClassOf(path, homeIds))).toEqual([
    'other',
    'other',
    'other',
  ]);
  expect(linkClassOf('/1001')).toBe('other');
});

it('excludes paths from page views, and nothing beside them (TRACK-07, DEC-56)', () => {
  const excluded = [
    '/logout',
    '/rating',
    '/computop/success',
    '/cf/test',
    '/test/test-api',
    '/myaccount/newpassword',
  ];
  expect(excluded.every(isExcluded)).toBe(true);
  expect(['/rating/', '/order/eyJ.x'].every(isExcluded)).toBe(true);
  expect(['/', '/login', '/myaccount', '/ratings', '/cf'].some(isExcluded)).toBe(false);
});
