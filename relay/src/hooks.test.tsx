// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { AddToCartMutation } from '../test/__generated__/AddToCartMutation.graphql.ts';
import type { ProductDetails_price$key } from '../test/__generated__/ProductDetails_price.graphql.ts';
import type { ProductDetails_ratings$key } from '../test/__generated__/ProductDetails_ratings.graphql.ts';
import type { ProductDetailsPriceQuery } from '../test/__generated__/ProductDetailsPriceQuery.graphql.ts';
import type { ProductDetailsQuery } from '../test/__generated__/ProductDetailsQuery.graphql.ts';
import type { ProductDetailsRatingsQuery } from '../test/__generated__/ProductDetailsRatingsQuery.graphql.ts';
import { addToCartMutation } from '../test/AddToCartMutation.ts';
import { priceFragment, ratingsFragment } from '../test/ProductDetails.ts';
import { productDetailsQuery } from '../test/ProductDetailsQuery.ts';
import { useMutation, usePaginationFragment, useRefetchableFragment } from './index.ts';
import { renderWithRelay } from './testing/index.ts';

afterEach(cleanup);

function Price(props: { product: ProductDetails_price$key }) {
  const [product, refetch] = useRefetchableFragment<
    ProductDetailsPriceQuery,
    ProductDetails_price$key
  >(priceFragment, props.product);
  return (
    <button type="button" onClick={() => refetch({ currency: 'CHF' })}>
      {`${product.priceIn} cents`}
    </button>
  );
}

function Ratings(props: { product: ProductDetails_ratings$key }) {
  const { data, loadNext, hasNext } = usePaginationFragment<
    ProductDetailsRatingsQuery,
    ProductDetails_ratings$key
  >(ratingsFragment, props.product);
  return (
    <button type="button" onClick={() => loadNext(1)}>
      {data.ratings.edges.map(({ node }) => node.text).join(', ')}
      {hasNext ? ' …' : ''}
    </button>
  );
}

function Buy() {
  const [commit, isBuying] = useMutation<AddToCartMutation>(addToCartMutation);
  return (
    <button
      type="button"
      disabled={isBuying}
      onClick={() => commit({ variables: { cartId: '1', productId: '7' } })}
    >
      buy
    </button>
  );
}

const ratings = (text: string, endCursor: string, hasNextPage: boolean) => ({
  edges: [{ cursor: endCursor, node: { __typename: 'Review', id: `Review:${text}`, text } }],
  pageInfo: { endCursor, hasNextPage },
});

function renderDetails() {
  return renderWithRelay<ProductDetailsQuery>({
    query: productDetailsQuery,
    variables: { productId: '7' },
    data: { product: { id: 'Product:7', priceIn: 119, ratings: ratings('gut', 'a', true) } },
    children: ({ product }) =>
      product && (
        <>
          <Price product={product} />
          <Ratings product={product} />
          <Buy />
        </>
      ),
  });
}

describe("Relay's hooks, as they are built", () => {
  it('refetch a fragment', async () => {
    const { network } = renderDetails();
    await act(async () => screen.getByText('119 cents').click());
    const operation = network.pending('ProductDetailsPriceQuery');
    expect(operation.variables).toEqual({ currency: 'CHF', id: 'Product:7' });
    await act(async () =>
      operation.resolve({ node: { __typename: 'Product', id: 'Product:7', priceIn: 139 } }),
    );
    expect(screen.getByText('139 cents')).toBeTruthy();
  });

  it('load more of a connection', async () => {
    const { network } = renderDetails();
    await act(async () => screen.getByText('gut …').click());
    const operation = network.pending('ProductDetailsRatingsQuery');
    expect(operation.variables).toMatchObject({ after: 'a', first: 1 });
    await act(async () =>
      operation.resolve({
        node: { __typename: 'Product', id: 'Product:7', ratings: ratings('fest', 'b', false) },
      }),
    );
    expect(screen.getByText('gut, fest')).toBeTruthy();
  });

  it('mutate, and say while they do', async () => {
    const { network } = renderDetails();
    const buy = screen.getByText<HTMLButtonElement>('buy');
    await act(async () => buy.click());
    expect(buy.disabled).toBe(true);
    await act(async () =>
      network
        .pending('AddToCartMutation')
        .resolve({ addToCart: { id: 'Cart:1', cartId: '1', itemCount: 2 } }),
    );
    expect(buy.disabled).toBe(false);
  });
});
