// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { commitMutation } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListingPageQuery } from '../../test/__generated__/ListingPageQuery.graphql.ts';
import { addToCartMutation } from '../../test/AddToCartMutation.ts';
import { listingPageQuery } from '../../test/ListingPage.tsx';
import { ProductPage, productPageQuery } from '../../test/ProductPage.tsx';
import { ProductTile } from '../../test/ProductTile.tsx';
import { clientQuery, GraphQLRequestError, RelayEnvironmentProvider } from '../index.ts';
import { createMockEnvironment, createMockNetwork, renderWithRelay } from './index.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const listing = {
  listing: {
    id: 'Listing:a',
    title: 'Hefte',
    products: [{ id: 'Product:1', name: 'Heft', cents: 119 }],
  },
};

const tiles = ({ listing }: ListingPageQuery['response']) =>
  listing?.products.map((product) => <ProductTile key={product.id} product={product} />);

describe('renderWithRelay', () => {
  it('renders a fragment component with its data', () => {
    renderWithRelay<ListingPageQuery>({
      query: listingPageQuery,
      variables: { listingId: 'a' },
      data: listing,
      children: tiles,
    });
    expect(screen.getByRole('article').textContent).toBe('Heft 119');
  });

  it('shows the fallback until the network is told to answer', async () => {
    const { network } = renderWithRelay<ListingPageQuery>({
      query: listingPageQuery,
      variables: { listingId: 'a' },
      children: tiles,
    });
    expect(screen.getByText('Loading')).toBeTruthy();
    await act(async () => network.pending('ListingPageQuery').resolve(listing));
    expect(screen.getByRole('article').textContent).toBe('Heft 119');
  });
});

describe('the mock network', () => {
  beforeEach(() => {
    // React and Relay report the deferred part that fails below.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  it('answers in parts', async () => {
    const network = createMockNetwork();
    const environment = createMockEnvironment(network);
    const routeQuery = clientQuery(environment, productPageQuery, { productId: '1' });
    render(
      <RelayEnvironmentProvider environment={environment}>
        <ProductPage routeQuery={routeQuery} />
      </RelayEnvironmentProvider>,
    );
    const operation = network.pending('ProductPageQuery');
    await act(async () =>
      operation.resolveCritical({
        product: { id: 'Product:1', productId: '1', name: 'Heft', cents: 119 },
      }),
    );
    expect(await screen.findByText('stock loading')).toBeTruthy();
    await act(async () =>
      operation.deliver('ProductPageStock_product', ['product'], { stock: { available: 3 } }),
    );
    expect(await screen.findByText('3 in stock')).toBeTruthy();
    await act(async () => operation.end());
    expect(await screen.findByText('reviews failed')).toBeTruthy();
  });

  it('keeps what was sent, fails as told and answers by name', () => {
    const network = createMockNetwork();
    const environment = createMockEnvironment(network);
    const variables = { cartId: '1', productId: '7' };
    const onError = vi.fn();
    commitMutation(environment, { mutation: addToCartMutation, variables, onError });
    const name = 'AddToCartMutation';
    network
      .pending(name)
      .reject({ errors: [{ message: 'x', extensions: { messageKey: 'sold' } }] });
    expect(onError.mock.calls[0]?.[0]).toBeInstanceOf(GraphQLRequestError);
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ messageKey: 'sold', operationName: name });

    const onCompleted = vi.fn();
    network.answer(name, ({ cartId }) => ({
      addToCart: { id: `Cart:${cartId}`, cartId, itemCount: 2 },
    }));
    commitMutation(environment, { mutation: addToCartMutation, variables, onCompleted });
    expect(onCompleted.mock.calls[0]?.[0]).toEqual({ addToCart: { cartId: '1', itemCount: 2 } });
    expect(network.operations.map((each) => [each.kind, each.variables])).toEqual([
      ['mutation', variables],
      ['mutation', variables],
    ]);
    expect(() => network.pending(name)).toThrow('open are: none');
  });
});
