import { fetchQuery } from 'relay-runtime';
import { describe, expect, it } from 'vitest';
import type { ProductDetailsPriceQuery } from '../../test/__generated__/ProductDetailsPriceQuery.graphql.ts';
import priceQuery from '../../test/__generated__/ProductDetailsPriceQuery.graphql.ts';
import { createTestApi } from '../../test/api.ts';
import { cartQuery } from '../../test/CartQuery.ts';
import { productDetailsQuery } from '../../test/ProductDetailsQuery.ts';
import { createBrowserEnvironment, createServerEnvironment } from './environment.ts';

describe("a server's environment", () => {
  it('batches nothing and sends at once', async () => {
    const { fetch, url, requests } = createTestApi();
    const environment = createServerEnvironment({ fetch, url });
    await Promise.all([
      fetchQuery(environment, cartQuery, { cartId: '1' }).toPromise(),
      fetchQuery(environment, cartQuery, { cartId: '2' }).toPromise(),
    ]);
    expect(requests.map(({ body }) => Array.isArray(body))).toEqual([false, false]);
  });

  it('does not wait for a second attempt', async () => {
    let count = 0;
    const fetch = async () => {
      count += 1;
      return new Response('', { status: 503 });
    };
    const environment = createServerEnvironment({ fetch, url: 'http://api.test/graphql' });
    await expect(
      fetchQuery(environment, cartQuery, { cartId: '1' }).toPromise(),
    ).rejects.toMatchObject({ status: 503 });
    expect(count).toBe(1);
  });

  it('is known to Relay as one, and the browser’s is not', () => {
    const { fetch, url } = createTestApi();
    expect(createServerEnvironment({ fetch, url }).isServer()).toBe(true);
    expect(createBrowserEnvironment({ fetch, url }).isServer()).toBe(false);
  });
});

describe("the browser's environment", () => {
  it('finds a node that it has by its id, without a request', async () => {
    const { fetch, url, requests } = createTestApi();
    const environment = createBrowserEnvironment({ fetch, url });
    await fetchQuery(environment, productDetailsQuery, { productId: '7' }).toPromise();
    const byId = await fetchQuery<ProductDetailsPriceQuery>(
      environment,
      priceQuery,
      { id: 'Product:7' },
      { fetchPolicy: 'store-or-network' },
    ).toPromise();
    expect(byId?.node).toMatchObject({ __id: 'Product:7' });
    expect(requests).toHaveLength(1);
  });
});
