import { clientQuery, type RouteQuery, useRouteQuery } from '@kreide/relay';
import { act } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Choice, consentCookie } from '../../platform/consent.ts';
import { cookieNames } from '../../platform/cookies.ts';
import { writeCookie } from '../../platform/readableCookies.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import type { ProductPageQuery } from './__generated__/ProductPageQuery.graphql';
import { GlanceView } from './GlanceView.tsx';
import { productPageQuery, productPageVariables } from './ProductPageQuery.ts';

// The page's query asks for more than this part of it reads.
const { error } = console;
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((message: unknown, ...rest) => {
    if (!String(message).includes('RelayResponseNormalizer')) error(message, ...rest);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  writeCookie(cookieNames.consent, '');
});

function View({ routeQuery }: { routeQuery: RouteQuery }) {
  const { product } = useRouteQuery<ProductPageQuery>(productPageQuery, routeQuery);
  return product && <GlanceView product={product} />;
}

function choose(choice: Choice): void {
  writeCookie(cookieNames.consent, consentCookie({ id: 'x', time: 0, ...choice }));
}

/** Opens a product's page; what it tells the shop of the view. */
async function look(itemId: string | null): Promise<unknown[]> {
  const { network, unmount } = await renderInShop((environment) => (
    <Suspense>
      <View
        routeQuery={clientQuery<ProductPageQuery>(
          environment,
          productPageQuery,
          productPageVariables('1', new URL('https://kreide.de/prod/1')),
        )}
      />
    </Suspense>
  ));
  await act(async () =>
    network.pending('ProductPageQuery').resolve({
      product: {
        __typename: 'Product',
        id: 'Product:1',
        productId: '1',
        bestItemId: 'best',
        variantInformation: { item: itemId === null ? null : { itemId } },
      },
      retired: null,
    }),
  );
  await act(async () => {
    await vi.dynamicImportSettled();
  });
  const told = network.operations.filter(({ name }) => name === 'RecordGlanceViewMutation');
  unmount();
  return told.map(({ variables }) => variables);
}

it('records a view once per item and session (PDP-36)', async () => {
  choose({ statistics: true, marketing: false });
  expect(await look('red')).toEqual([{ productId: '1', itemId: 'red', domain: 'de' }]);
  expect(await look('red')).toEqual([]);
  expect(await look('blue')).toEqual([{ productId: '1', itemId: 'blue', domain: 'de' }]);
  expect(await look('red')).toEqual([]);
  // The browser remembers each view of it.
  expect(localStorage.getItem('viewedProducts')).toMatch(/^\[\["1",\d+\]\]$/);
});

it('records the item that the page shows while none is chosen (PDP-36)', async () => {
  choose({ statistics: true, marketing: false });
  expect(await look(null)).toEqual([{ productId: '1', itemId: 'best', domain: 'de' }]);
});

it('sends and remembers nothing without consent to statistics (ruling 10)', async () => {
  expect(await look('red')).toEqual([]);
  choose({ statistics: false, marketing: true });
  expect(await look('red')).toEqual([]);
  expect(sessionStorage.length).toBe(0);
  expect(localStorage.length).toBe(0);
});
