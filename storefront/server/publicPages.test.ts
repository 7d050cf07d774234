import { expect, test } from 'vitest';
import { isGuarded } from './guard.ts';
import { publicPageOf } from './publicPages.ts';

const page = (path: string) => publicPageOf(new URL(path, 'http://localhost'));

test('known parameters stay, in one order; others are dropped', () => {
  expect(page('/cat/hefte?utm_source=x&sort=rating&p=2&filter.color=Cred')).toBe(
    '/cat/hefte?filter.color=Cred&p=2&sort=rating',
  );
  expect(page('/cat/hefte?p=2&filter.color=Cred&sort=rating&fbclid=1')).toBe(
    page('/cat/hefte?sort=rating&filter.color=Cred&p=2'),
  );
  expect(page('/prod/x?varid=7&q=y')).toBe('/prod/x?varid=7');
  expect(page('/prod/x?stars=4&reviews=15&varid=7')).toBe('/prod/x?reviews=15&stars=4&varid=7');
  // What asks for no other reviews makes no page of its own.
  expect(page('/prod/x?stars=6&reviews=7')).toBe('/prod/x');
  expect(page('/prod/x?stars=44&reviews=205')).toBe('/prod/x');
  expect(page('/service/agb?x=1')).toBe('/service/agb');
  expect(page('/search?q=stift&oq=stfit&p=1')).toBe('/search?oq=stfit&p=1&q=stift');
  expect(page('/Search?q=stift&x=1')).toBe('/Search?q=stift');
  expect(page('/Cat/Hefte?p=2')).toBe('/Cat/Hefte?p=2');
  expect(page('/%70rod/x?varid=7')).toBe('/%70rod/x?varid=7');
});

test.each([
  '/checkout/basket',
  '/login',
  '/logout',
  '/myaccount/wishlist',
  '/api/token',
  '/rating?enc=x',
  '/rating/x',
  '/service/kontakt?orderId=x',
  // As the router matches: in any case, encoded, with or without slashes at the end.
  '/Api/cart-id',
  '/%61pi/cart-id',
  '/Checkout/Basket',
  '/%63heckout/basket/',
  '/LOGIN',
  '/MyAccount/wishlist//',
  '/cat/hefte.data',
  '/service/agb/?order=7',
])('%s is never stored', (path) => {
  expect(page(path)).toBeUndefined();
});

test('ROUTE-35 ROUTE-36 pages that the business shop shows to everybody', () => {
  for (const path of [
    '/',
    '/login',
    '/logout',
    '/myaccount/register',
    '/myaccount/resetpassword',
    '/myaccount/newpassword',
    '/myaccount/returns',
    '/myaccount/returns/carrier',
    '/service/kontakt',
    '/service/imprint',
    '/service/conditions',
    '/service/privacy/',
    '/service/newsletter/success',
    '/service/your-advantages',
    '/service/product-safety',
    '/prime/checkout',
    '/login.data',
    '/_.data',
    '/service/kontakt/_.data',
  ]) {
    expect(isGuarded(path), path).toBe(false);
  }
});

test('NEWS-07 the business shop asks for a login before a catalogue is ordered', () => {
  expect(isGuarded('/service/katalog')).toBe(true);
  expect(isGuarded('/service/catalogue.data')).toBe(true);
});

test('ROUTE-34 every other page of the business shop is guarded, its data too', () => {
  for (const path of [
    '/cat/hefte',
    '/prod/x',
    '/prod/x.data',
    '/search',
    '/checkout/basket',
    '/loginx',
  ]) {
    expect(isGuarded(path), path).toBe(true);
  }
});

test('DEC-138 the order form of the business shop needs a session', () => {
  expect(isGuarded('/service/orderform')).toBe(true);
  expect(isGuarded('/service/orderform.data')).toBe(true);
});
