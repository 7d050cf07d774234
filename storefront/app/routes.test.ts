import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import routes from './routes.ts';

const layouts = routes.map(({ file }) => file).filter((file) => file.startsWith('layout/'));

/** The router's own matching over the files of the configuration. */
const objects = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ file, path, index, children }) =>
    index ? { index, id: file } : { path, id: file, children: objects(children ?? []) },
  ) as RouteObject[];

const fileOf = (path: string) => matchRoutes(objects(routes), path)?.at(-1)?.route.id;
const layoutOf = (path: string) => matchRoutes(objects(routes), path)?.[0]?.route.id;

test('ROUTE-23: there are these five layouts', () => {
  const names = layouts.map((file) => /(\w+)Layout\.tsx$/.exec(file)?.[1]?.toLowerCase());
  expect(names.sort()).toEqual(['checkout', 'default', 'empty', 'primecheckout', 'resetpassword']);
});

test('ROUTE-24: a membership is bought in a layout of its own', () => {
  expect(layoutOf('/prime/checkout')).toBe('layout/PrimeCheckoutLayout.tsx');
  expect(layoutOf('/checkout/shipping')).toBe('layout/CheckoutLayout.tsx');
});

test('ROUTE-32 DEC-11: application paths are no content, whatever letters are in them', () => {
  for (const path of [
    '/cat/Hefte',
    '/prod/A$1-B',
    '/Search',
    '/checkout/Basket',
    '/LOGIN',
    '/api/Token',
  ]) {
    expect(fileOf(path), path).not.toBe('pages/content/route.tsx');
  }
  expect(fileOf('/Service/AGB')).toBe('pages/content/route.tsx');
});

test('ROUTE-22 (order form): the order form has a page', () => {
  expect(fileOf('/service/orderform')).toBe('pages/orderForm/route.tsx');
  expect(layoutOf('/service/orderform')).toBe('layout/DefaultLayout.tsx');
});
