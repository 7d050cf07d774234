// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { commitLocalUpdate, type GraphQLTaggedNode } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListingPageQuery } from '../../test/__generated__/ListingPageQuery.graphql.ts';
import { createTestApi } from '../../test/api.ts';
import { ErrorBoundary } from '../../test/ErrorBoundary.tsx';
import { ListingPage, listingPageQuery } from '../../test/ListingPage.tsx';
import { ProductPage, ProductSkeleton, productPageQuery } from '../../test/ProductPage.tsx';
import {
  clientQuery,
  createBrowserEnvironment,
  type FreshnessOptions,
  GraphQLRequestError,
  prefetchRoute,
  RelayEnvironmentProvider,
  type RouteQuery,
  routeQueryData,
} from '../index.ts';
import { createMockEnvironment, createMockNetwork } from '../testing/index.ts';

const minutes = 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A visitor's browser: going to a page is what a link and its client loader do. */
function createBrowser() {
  const api = createTestApi();
  const events: string[] = [];
  const environment = createBrowserEnvironment({
    fetch: api.fetch,
    url: api.url,
    retry: false,
    batch: false,
    log: ({ name }) => events.push(name),
  });
  let view: ReturnType<typeof render> | undefined;

  async function show(key: string, page: React.ReactNode) {
    const tree = (
      <StrictMode>
        <RelayEnvironmentProvider environment={environment}>
          <ErrorBoundary key={key} fallback={<p>page failed</p>}>
            {page}
          </ErrorBoundary>
        </RelayEnvironmentProvider>
      </StrictMode>
    );
    await act(async () => {
      if (view) view.rerender(tree);
      else view = render(tree);
    });
  }

  async function go(
    query: GraphQLTaggedNode,
    variables: Record<string, unknown>,
    page: (routeQuery: RouteQuery) => React.ReactNode,
    options?: FreshnessOptions,
  ) {
    const routeQuery = clientQuery(environment, query, variables, options);
    await show(`${routeQuery.queryName} ${JSON.stringify(variables)}`, page(routeQuery));
    return routeQuery;
  }

  return {
    api,
    environment,
    events,
    show,
    goToListing: (listingId: string, options?: FreshnessOptions) =>
      go(
        listingPageQuery,
        { listingId },
        (routeQuery) => <ListingPage routeQuery={routeQuery} />,
        options,
      ),
    goToProduct: (productId: string) =>
      go(productPageQuery, { productId }, (routeQuery) => <ProductPage routeQuery={routeQuery} />),
    heading: async (text: string) =>
      expect((await screen.findByRole('heading')).textContent).toBe(text),
  };
}

describe('navigation', () => {
  it('shows the skeleton at once and the page when its data are there', async () => {
    const { api, goToListing, heading } = createBrowser();
    const release = api.hold('listing');
    await goToListing('a');
    expect(screen.getByText('page loading')).toBeTruthy();
    release();
    await heading('Hefte a');
  });

  it('makes exactly one request each', async () => {
    const { api, goToListing, goToProduct, heading } = createBrowser();
    await goToListing('a');
    await heading('Hefte a');
    expect(api.requests).toHaveLength(1);
    await goToProduct('7');
    expect(await screen.findByText('7 in stock')).toBeTruthy();
    expect(api.requests).toHaveLength(2);
    await goToListing('b');
    await heading('Hefte b');
    expect(api.requests).toHaveLength(3);
  });

  it('has what another page left in the store, for the skeleton', async () => {
    const { goToListing, heading, show } = createBrowser();
    await goToListing('a');
    await heading('Hefte a');
    await show('known', <ProductSkeleton name="Heft 1" />);
    expect(screen.getByRole('heading').textContent).toBe('Heft 1');
    await show('unknown', <ProductSkeleton name="Heft 99" />);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('shows the page while its deferred parts are on their way', async () => {
    const { api, goToProduct } = createBrowser();
    const release = api.hold('reviews');
    await goToProduct('7');
    expect((await screen.findByRole('article')).textContent).toBe('Heft 7 119');
    expect(await screen.findByText('7 in stock')).toBeTruthy();
    expect(screen.getByText('reviews loading')).toBeTruthy();
    release();
    expect(await screen.findByText('Gutes Papier')).toBeTruthy();
    expect(api.requests).toHaveLength(1);
  });

  it('asks again for another page of the same route', async () => {
    const { api, goToListing, heading } = createBrowser();
    await goToListing('a');
    await heading('Hefte a');
    await goToListing('b');
    await heading('Hefte b');
    expect(api.requests.map(({ body }) => body)).toMatchObject([
      { variables: { listingId: 'a' } },
      { variables: { listingId: 'b' } },
    ]);
  });
});

describe('a query started on intent', () => {
  it('is adopted while on its way', async () => {
    const { api, environment, goToListing, heading } = createBrowser();
    const release = api.hold('listing');
    prefetchRoute(environment, listingPageQuery, { listingId: 'a' });
    await goToListing('a');
    release();
    await heading('Hefte a');
    expect(api.requests).toHaveLength(1);
  });

  it('is adopted when it is there, and the page shows without a skeleton', async () => {
    const { api, environment, goToListing } = createBrowser();
    prefetchRoute(environment, listingPageQuery, { listingId: 'a' });
    await vi.waitFor(() => expect(api.requests).toHaveLength(1));
    await act(async () => {
      await routeQueryData(
        environment,
        listingPageQuery,
        clientQuery(environment, listingPageQuery, { listingId: 'a' }),
      );
    });
    await goToListing('a');
    expect(screen.getByRole('heading').textContent).toBe('Hefte a');
    expect(api.requests).toHaveLength(1);
  });

  it('is the very one that the navigation shows', async () => {
    const { api, environment } = createBrowser();
    api.hold('listing');
    const go = () => clientQuery(environment, listingPageQuery, { listingId: 'a' }, { maxAge: 0 });
    prefetchRoute(environment, listingPageQuery, { listingId: 'a' });
    expect(go()).toBe(go());
  });

  it('is started once, however often the link is touched', async () => {
    const { api, environment } = createBrowser();
    for (let touch = 0; touch < 3; touch += 1) {
      prefetchRoute(environment, listingPageQuery, { listingId: 'a' });
    }
    const query = clientQuery(environment, listingPageQuery, { listingId: 'a' });
    await routeQueryData(environment, listingPageQuery, query);
    expect(api.requests).toHaveLength(1);
  });

  it('is not started for a page that is at hand', async () => {
    const { api, environment, goToListing, heading } = createBrowser();
    await goToListing('a');
    await heading('Hefte a');
    prefetchRoute(environment, listingPageQuery, { listingId: 'a' });
    expect(api.requests).toHaveLength(1);
  });

  it('that failed is asked again by the navigation', async () => {
    const { api, environment, events, goToListing, heading } = createBrowser();
    api.fail('listing', { classification: 'INTERNAL' });
    prefetchRoute(environment, listingPageQuery, { listingId: 'a' });
    await vi.waitFor(() => expect(events).toContain('execute.error'));
    api.fail('listing', undefined);
    await goToListing('a');
    await heading('Hefte a');
  });

  /** A browser whose requests are never answered, and the signals that would end them. */
  function createSilentBrowser() {
    const signals: AbortSignal[] = [];
    const environment = createBrowserEnvironment({
      url: 'http://api.test/graphql',
      batch: false,
      fetch: (_, init) => {
        if (init?.signal) signals.push(init.signal);
        return new Promise(() => undefined);
      },
    });
    return { environment, signals };
  }

  it('is given up when six others were started after it', async () => {
    const { environment, signals } = createSilentBrowser();
    for (let index = 0; index < 7; index += 1) {
      prefetchRoute(environment, listingPageQuery, { listingId: String(index) });
    }
    await vi.waitFor(() => expect(signals).toHaveLength(7));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, ...Array(6).fill(false)]);
  });

  it('is not given up any more once a navigation adopted it', async () => {
    const { environment, signals } = createSilentBrowser();
    prefetchRoute(environment, listingPageQuery, { listingId: 'adopted' });
    clientQuery(environment, listingPageQuery, { listingId: 'adopted' });
    for (let index = 0; index < 6; index += 1) {
      prefetchRoute(environment, listingPageQuery, { listingId: String(index) });
    }
    await vi.waitFor(() => expect(signals).toHaveLength(7));
    expect(signals.every(({ aborted }) => !aborted)).toBe(true);
  });
});

describe('going back', () => {
  it('LIST-12 CART-29 makes no request within 10 minutes', async () => {
    const { api, goToListing, goToProduct, heading } = createBrowser();
    await goToListing('a');
    await heading('Hefte a');
    await goToProduct('7');
    await screen.findByText('7 in stock');
    vi.advanceTimersByTime(10 * minutes - 1000);
    await goToListing('a');
    expect(screen.getByRole('heading').textContent).toBe('Hefte a');
    await goToProduct('7');
    expect(screen.getByText('7 in stock')).toBeTruthy();
    expect(api.requests).toHaveLength(2);
  });

  it('LIST-12 CART-29 asks again after 10 minutes, showing what it has meanwhile', async () => {
    const { api, environment, goToListing, goToProduct, heading } = createBrowser();
    await goToListing('a');
    await heading('Hefte a');
    await goToProduct('7');
    await screen.findByText('7 in stock');
    commitLocalUpdate(environment, (store) => {
      store.get('Product:1')?.setValue('Altes Heft', 'name');
    });
    vi.advanceTimersByTime(10 * minutes);
    const release = api.hold('listing');
    await goToListing('a');
    expect(screen.getByText('Altes Heft 119')).toBeTruthy();
    expect(api.requests).toHaveLength(3);
    release();
    expect(await screen.findByText('Heft 1 119')).toBeTruthy();
    expect(screen.queryByText('Altes Heft 119')).toBeNull();
  });

  it('keeps showing what it has when asking again fails', async () => {
    const { api, goToListing, goToProduct, heading } = createBrowser();
    await goToListing('a');
    await heading('Hefte a');
    await goToProduct('7');
    vi.advanceTimersByTime(10 * minutes);
    api.fail('listing', { classification: 'INTERNAL' });
    await goToListing('a');
    await heading('Hefte a');
    expect(screen.queryByText('page failed')).toBeNull();
  });

  it('asks again at once where a page wants no return to be free', async () => {
    const { api, goToListing, heading } = createBrowser();
    await goToListing('a');
    await heading('Hefte a');
    await goToListing('a', { maxAge: 0 });
    await heading('Hefte a');
    expect(api.requests).toHaveLength(2);
  });

  it('asks again when the store was declared stale, as after a login', async () => {
    const { api, environment, goToListing, goToProduct, heading } = createBrowser();
    await goToListing('a');
    await heading('Hefte a');
    await goToProduct('7');
    commitLocalUpdate(environment, (store) => store.invalidateStore());
    await goToListing('a');
    await heading('Hefte a');
    expect(api.requests).toHaveLength(3);
  });

  it('is free for the last twenty pages, and the page on show outlives all of them', async () => {
    const { api, environment, goToListing, heading } = createBrowser();
    await goToListing('shown');
    await heading('Hefte shown');
    for (let index = 0; index < 60; index += 1) {
      const query = clientQuery(environment, listingPageQuery, { listingId: String(index) });
      await routeQueryData(environment, listingPageQuery, query);
    }
    const records = environment.getStore().getSource();
    await vi.waitFor(() => expect(records.has('Listing:0')).toBe(false));
    const before = api.requests.length;
    for (let index = 40; index < 60; index += 1) {
      clientQuery(environment, listingPageQuery, { listingId: String(index) });
    }
    expect(api.requests).toHaveLength(before);
    expect(screen.getByRole('heading').textContent).toBe('Hefte shown');
    expect(records.has('Listing:shown')).toBe(true);
  });
});

describe('a page whose data fail', () => {
  it('ERR-06 throws a fatal error of status 503 into its boundary and is asked for anew', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { api, environment, goToListing, heading } = createBrowser();
    api.fail('listing', { classification: 'INTERNAL', correlationId: 'c-1' });
    const routeQuery = await goToListing('a');
    expect(await screen.findByText('page failed')).toBeTruthy();
    const failure: unknown = await routeQueryData<ListingPageQuery>(
      environment,
      listingPageQuery,
      routeQuery,
    ).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(GraphQLRequestError);
    expect(failure).toMatchObject({ status: 503, fatal: true, correlationId: 'c-1' });

    api.fail('listing', undefined);
    await goToListing('b');
    await heading('Hefte b');
    await goToListing('a');
    await heading('Hefte a');
  });

  it('fails as a whole, though parts of it are known', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { api, environment, goToListing, goToProduct, heading } = createBrowser();
    await goToListing('a');
    await heading('Hefte a');
    await goToProduct('7');
    commitLocalUpdate(environment, (store) => {
      store.get('Product:1')?.setValue(undefined, 'name');
    });
    const release = api.hold('listing');
    api.fail('listing', { classification: 'INTERNAL' });
    await goToListing('a', { maxAge: 0 });
    expect(screen.getByText('page loading')).toBeTruthy();
    release();
    expect(await screen.findByText('page failed')).toBeTruthy();
  });

  it('fails as a whole even when only a part of it was waiting', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { api, environment, goToListing, goToProduct, heading } = createBrowser();
    await goToProduct('7');
    await screen.findByText('7 in stock');
    await goToListing('a');
    await heading('Hefte a');
    commitLocalUpdate(environment, (store) => {
      store.get('Product:7')?.setValue(undefined, 'stock');
    });
    const release = api.hold('product');
    api.fail('product', { classification: 'INTERNAL' });
    await goToProduct('7');
    expect(screen.getByText('stock loading')).toBeTruthy();
    release();
    expect(await screen.findByText('page failed')).toBeTruthy();
  });

  it('is asked for anew when its deferred parts broke off', async () => {
    const network = createMockNetwork();
    const environment = createMockEnvironment(network);
    const visit = () => clientQuery(environment, productPageQuery, { productId: '1' });
    const product = { id: 'Product:1', productId: '1', name: 'Heft', cents: 119 };
    const deferred = { reviews: [], stock: { available: 7 } };
    visit();
    const first = network.pending('ProductPageQuery');
    first.resolveCritical({ product });
    first.deliver('ProductPageReviews_product', ['product'], { reviews: deferred.reviews });
    first.deliver('ProductPageStock_product', ['product'], { stock: deferred.stock });
    first.end();
    vi.advanceTimersByTime(10 * minutes);
    visit();
    network.pending('ProductPageQuery').resolveCritical({ product });
    network.pending('ProductPageQuery').reject(new Error('connection lost'));
    visit();
    expect(network.operations).toHaveLength(3);
  });

  it('gives a client loader the data that it has to decide by', async () => {
    const { environment } = createBrowser();
    const query = clientQuery(environment, listingPageQuery, { listingId: 'a' });
    const { listing } = await routeQueryData<ListingPageQuery>(
      environment,
      listingPageQuery,
      query,
    );
    expect(listing?.title).toBe('Hefte a');
  });
});
