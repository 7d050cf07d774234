import { clientQuery, type RouteQuery, useRouteQuery } from '@kreide/relay';
import { act, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../../testing/renderInShop.tsx';
import type { ProductBelowFoldQuery } from './__generated__/ProductBelowFoldQuery.graphql';
import { productBelowFoldQuery, productBelowFoldVariables } from './ProductBelowFoldQuery.ts';
import { ProductReviews } from './ProductReviews.tsx';

// The page's query asks for more than this part of it shows.
const { error } = console;
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((message: unknown, ...rest) => {
    if (!String(message).includes('RelayResponseNormalizer')) error(message, ...rest);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

function Reviews({ routeQuery }: { routeQuery: RouteQuery }) {
  const { product } = useRouteQuery<ProductBelowFoldQuery>(productBelowFoldQuery, routeQuery);
  return product && <ProductReviews product={product} />;
}

const review = {
  __typename: 'Review',
  rating: 5,
  author: 'Änne',
  title: 'Schreibt weich',
  message: 'Liegt gut in der Hand.',
  date: '2026-08-12',
  language: 'de',
  helpfulRating: 0,
  shopComment: null,
  isVerified: false,
};

const five = Array.from({ length: 5 }, (_, index) => ({ ...review, id: `Review:${index}` }));

async function show(
  path: string,
  reviews: { readonly counts: readonly number[]; readonly reviews: readonly unknown[] },
  host?: string,
) {
  const url = new URL(path, 'https://kreide.de');
  const variables = productBelowFoldVariables('1', url.searchParams);
  const { network } = await renderInShop(
    (environment) => (
      <Suspense>
        <Reviews
          routeQuery={clientQuery<ProductBelowFoldQuery>(
            environment,
            productBelowFoldQuery,
            variables,
          )}
        />
      </Suspense>
    ),
    { path, ...(host && { host }) },
  );
  const operation = network.pending('ProductBelowFoldQuery');
  const total = reviews.counts.reduce((sum, count) => sum + count, 0);
  await act(async () =>
    operation.resolve({
      product: {
        __typename: 'Product',
        id: 'Product:1',
        productId: '1',
        rating: total === 0 ? null : 4.5,
        numberOfRatings: total,
        reviews: { total, ...reviews },
      },
    }),
  );
  return operation.variables;
}

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it('shows everything that a review tells (PDP-32)', async () => {
  const full = {
    ...review,
    id: 'Review:1',
    helpfulRating: 3,
    shopComment: 'Das freut uns.',
    isVerified: true,
  };
  await show('/prod/1', { counts: [0, 0, 0, 0, 1], reviews: [full] });
  const article = screen.getByRole('article');
  within(article).getByRole('img', { name: '5 von 5 Sternen' });
  within(article).getByRole('heading', { name: 'Schreibt weich' });
  for (const text of ['Änne', '12.08.2026', 'Liegt gut in der Hand.', 'Das freut uns.']) {
    expect(article.textContent).toContain(text);
  }
  expect(article.textContent).toContain('Verifizierter Kauf');
  expect(article.textContent).toContain('3 Personen fanden das hilfreich.');
});

it('says how it is known that reviewers bought the product', async () => {
  await show('/prod/1', { counts: [0, 0, 0, 0, 5], reviews: five });
  screen.getByText(/nur, wer den Artikel bei uns gekauft hat; das prüfen wir/);
});

it('asks for five reviews, and links to five more as long as there are some (PDP-34, DEC-48)', async () => {
  const variables = await show('/prod/1?varid=7', { counts: [1, 0, 0, 0, 6], reviews: five });
  expect(variables).toMatchObject({ reviews: 5, stars: null });
  expect(hrefOf('Weitere Bewertungen')).toBe('/prod/1?varid=7&reviews=10#reviews');
  expect(screen.getByRole('status').textContent).toBe('5 von 7 gezeigt');
});

it('ends where all are shown', async () => {
  const variables = await show('/prod/1?reviews=10', { counts: [0, 0, 0, 0, 5], reviews: five });
  expect(variables).toMatchObject({ reviews: 10 });
  expect(screen.queryByRole('link', { name: /^Weitere/ })).toBeNull();
});

it('counts each class of stars, and each that has reviews filters them (PDP-33)', async () => {
  await show('/prod/1', { counts: [1, 0, 0, 0, 6], reviews: five });
  expect(hrefOf(/^5 Sterne\s*6 Bewertungen$/)).toBe('/prod/1?stars=5#reviews');
  expect(hrefOf(/^1 Stern\s*1 Bewertung$/)).toBe('/prod/1?stars=1#reviews');
  screen.getByText('2 Sterne');
  expect(screen.queryByRole('link', { name: /^2 Sterne/ })).toBeNull();
});

it('marks the class that is shown; chosen again, it shows all (PDP-33)', async () => {
  const variables = await show('/prod/1?stars=5&reviews=10', {
    counts: [1, 0, 0, 0, 12],
    reviews: [...five, ...five.map((one) => ({ ...one, id: `${one.id}b` }))],
  });
  expect(variables).toMatchObject({ stars: 5, reviews: 10 });
  const chosen = screen.getByRole('link', { name: /^5 Sterne/ });
  expect(chosen.getAttribute('aria-current')).toBe('true');
  expect(chosen.getAttribute('href')).toBe('/prod/1#reviews');
  screen.getByText(/^12 Bewertungen mit 5 Sternen\./);
  expect(hrefOf('Alle zeigen')).toBe('/prod/1#reviews');
  expect(hrefOf('Weitere Bewertungen')).toBe('/prod/1?stars=5&reviews=15#reviews');
});

it('says whose language a review is in that is not the page’s (WCAG 3.1.2)', async () => {
  const reviews = [
    { ...review, id: 'Review:1', language: 'en', title: 'Soft' },
    { ...review, id: 'Review:2' },
  ];
  await show('/prod/1', { counts: [0, 0, 0, 0, 2], reviews });
  expect(screen.getByRole('heading', { name: 'Soft' }).lang).toBe('en');
  expect(screen.getAllByText('Auf Englisch geschrieben.')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Schreibt weich' }).lang).toBe('');
});

it('asks for the first review where there is none', async () => {
  await show('/prod/1', { counts: [0, 0, 0, 0, 0], reviews: [] });
  screen.getByText(/noch keine Bewertung/);
  expect(hrefOf('Bewertung schreiben')).toBe('/rating/1');
});

it('has the form open for who comes by a rating link', async () => {
  await show('/prod/1#write-review', { counts: [0, 0, 0, 0, 5], reviews: five });
  await act(async () => {
    await vi.dynamicImportSettled();
  });
  const form = screen.getByRole('button', { name: 'Bewertung absenden' }).closest('form');
  expect(form?.getAttribute('action')).toBe('/rating/1');
});
