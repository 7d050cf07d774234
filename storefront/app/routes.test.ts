import type { RouteConfigEntry } from '@react-router/dev/routes';
import fc from 'fast-check';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { routeAt } from './routeAt.ts';
import routes from './routes.ts';
import { layouts, routeTable } from './routeTable.ts';

/** The router's own matching over the files of the configuration. */
const objects = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ file, path, index, children }) =>
    index ? { index, id: file } : { path, id: file, children: objects(children ?? []) },
  ) as RouteObject[];

const fileOf = (path: string) => matchRoutes(objects(routes), path)?.at(-1)?.route.id;
const layoutOf = (path: string) => matchRoutes(objects(routes), path)?.[0]?.route.id;

test('ROUTE-23: there are these five layouts', () => {
  const names = routes
    .map(({ file }) => file)
    .filter((file) => file.startsWith('layout/'))
    .map((file) => /(\w+)Layout\.tsx$/.exec(file)?.[1]?.toLowerCase());
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

/** Each letter small, large or percent-encoded; the router takes all three for the same. */
const disguised = (text: string) =>
  fc
    .array(fc.constantFrom('as it is', 'large', 'encoded'), {
      minLength: text.length,
      maxLength: text.length,
    })
    .map((ways) =>
      [...text]
        .map((letter, index) => {
          if (!/[a-z]/.test(letter) || ways[index] === 'as it is') return letter;
          if (ways[index] === 'large') return letter.toUpperCase();
          return `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`;
        })
        .join(''),
    );

test('what the table says of a path is said of the route that the router takes', () => {
  const known = routeTable.map(({ path }) => `/${path.replace(':id', 'x').replace('*', 'y')}`);
  const path = fc
    .constantFrom(
      ...known,
      '/cat',
      '/cat/a/b',
      '/rating/',
      '/prod/%2F',
      '/\u212Aat/x',
      '/searchy',
      '/myaccount',
      '/myaccount/a/b',
    )
    .chain(disguised)
    .chain((start) => fc.constantFrom('', '/', '//', '/more').map((end) => start + end));
  fc.assert(
    fc.property(path, (text) => {
      const { pathname } = new URL(`http://localhost${text}`);
      const { file, layout } = routeAt(pathname);
      const found = layout === 'none' ? file : layouts[layout];
      expect([found, file]).toEqual([layoutOf(pathname), fileOf(pathname)]);
      // As the router asks for the page's data.
      expect(routeAt(`${pathname}${pathname.endsWith('/') ? '_' : ''}.data`).file).toBe(file);
    }),
    { numRuns: 2_000, seed: 1 },
  );
});

test('routes with one module have its code in one chunk', () => {
  const chunks = Map.groupBy(routeTable, ({ file }) => file);
  for (const [file, rows] of chunks) {
    expect(new Set(rows.map(({ chunk }) => chunk)).size, file).toBe(1);
  }
});
