// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListingPageQuery } from '../../test/__generated__/ListingPageQuery.graphql.ts';
import type { ProductPageQuery } from '../../test/__generated__/ProductPageQuery.graphql.ts';
import { createTestApi } from '../../test/api.ts';
import { Document, type ServedPage, servePage } from '../../test/document.tsx';
import { ListingPage, listingPageQuery } from '../../test/ListingPage.tsx';
import { productDetailsQuery } from '../../test/ProductDetailsQuery.ts';
import { ProductPage, productPageQuery } from '../../test/ProductPage.tsx';
import {
  clientQuery,
  createBrowserEnvironment,
  createServerEnvironment,
  GraphQLRequestError,
  knownAnswer,
  type RouteQuery,
  serverQuery,
} from '../index.ts';

let root: Root | undefined;
const warnings: unknown[][] = [];

beforeEach(() => {
  warnings.length = 0;
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...args) => {
      // Server and browser share a process in this test only.
      if (!String(args[0]).includes('multiple renderers')) warnings.push(args);
    });
  }
});
afterEach(async () => {
  await act(async () => root?.unmount());
  cleanup();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const productPage = (routeQuery: RouteQuery) => <ProductPage routeQuery={routeQuery} />;
const listingPage = (routeQuery: RouteQuery) => <ListingPage routeQuery={routeQuery} />;

/** Opens a served page in a browser that has a connection of its own to the API. */
async function open(
  { html, routeQuery }: ServedPage,
  page: (routeQuery: RouteQuery) => React.ReactNode,
) {
  const api = createTestApi();
  const environment = createBrowserEnvironment({ fetch: api.fetch, url: api.url });
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const onRecoverableError = vi.fn();
  await act(async () => {
    root = hydrateRoot(
      container,
      <StrictMode>
        <Document environment={environment}>{page(routeQuery)}</Document>
      </StrictMode>,
      { onRecoverableError },
    );
  });
  return { api, environment, onRecoverableError };
}

describe('a served page', () => {
  it('holds the critical data in its HTML and asks the API once', async () => {
    const api = createTestApi();
    const { html } = await servePage(api, listingPageQuery, { listingId: 'a' }, listingPage);
    expect(html).toContain('<h1>Hefte a</h1>');
    expect(html).toContain('Heft 1 119');
    expect(api.requests).toHaveLength(1);
  });

  it('streams deferred parts when they are there, after the rest', async () => {
    const api = createTestApi();
    const release = api.hold('stock');
    const { html } = await servePage(api, productPageQuery, { productId: '1' }, productPage, {
      shellRendered: release,
    });
    expect(html.indexOf('stock loading')).toBeGreaterThan(0);
    expect(html.indexOf('7 in stock')).toBeGreaterThan(html.indexOf('stock loading'));
    expect(api.requests).toHaveLength(1);
  });

  it('can not be broken out of by what the data say', async () => {
    const api = createTestApi();
    const { html } = await servePage(
      api,
      listingPageQuery,
      { listingId: '</script><script>alert(1)</script>' },
      listingPage,
    );
    expect(html).not.toContain('<script>alert(1)');
    expect(html).toContain('\\u003c/script>');
  });

  it('has its data in the order in which they were asked for, whichever came first', async () => {
    const api = createTestApi();
    const release = api.hold('listing');
    const { fetch, url } = api;
    const environment = createServerEnvironment({ fetch, url, payloads: 'document' });
    const listing = serverQuery(environment, listingPageQuery, { listingId: 'a' });
    const product = await serverQuery(environment, productPageQuery, { productId: '1' });
    release();
    expect((await listing).routeQuery.part?.payload).toBe(0);
    expect(product.routeQuery.part?.payload).toBe(1);
  });

  it('gives the loader what it needs to set the status by', async () => {
    const api = createTestApi();
    const environment = createServerEnvironment({ fetch: api.fetch, url: api.url });
    const { data } = await serverQuery<ProductPageQuery>(environment, productPageQuery, {
      productId: 'unknown',
    });
    expect(data.product).toBeNull();
  });

  it('ERR-06 fails its loader with a fatal network error of status 503', async () => {
    const api = createTestApi();
    api.fail('listing', { classification: 'INTERNAL', correlationId: 'c-1' });
    const environment = createServerEnvironment({ fetch: api.fetch, url: api.url });
    const failure: unknown = await serverQuery<ListingPageQuery>(environment, listingPageQuery, {
      listingId: 'a',
    }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(GraphQLRequestError);
    expect(failure).toMatchObject({ status: 503, fatal: true, correlationId: 'c-1' });
  });
});

describe('an answer that is known from an earlier page', () => {
  it('is handed over without a request, and the browser reads it without one', async () => {
    const earlier = createTestApi();
    const { answer } = await serverQuery(
      createServerEnvironment({ fetch: earlier.fetch, url: earlier.url, payloads: 'document' }),
      listingPageQuery,
      { listingId: 'a' },
    );
    if (!answer) throw new TypeError('The answer is whole');
    const api = createTestApi();
    const environment = createServerEnvironment({
      fetch: api.fetch,
      url: api.url,
      payloads: 'document',
    });
    const routeQuery = knownAnswer(environment, listingPageQuery, { listingId: 'a' }, answer);
    expect(environment.getStore().getSource().getRecordIDs()).toEqual(['client:root']);
    const { html: markup } = await servePage(
      earlier,
      listingPageQuery,
      { listingId: 'a' },
      listingPage,
    );
    const payloads = renderToString(<Document environment={environment}>{null}</Document>);
    const html = payloads.replace('<div></div>', markup.slice(0, markup.indexOf('<script')));
    const { api: browserApi, onRecoverableError } = await open({ html, routeQuery }, listingPage);
    expect(screen.getByRole('heading', { name: 'Hefte a' })).toBeTruthy();
    expect([...api.requests, ...browserApi.requests]).toEqual([]);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('is not one as long as more is to come', async () => {
    const api = createTestApi();
    const environment = createServerEnvironment({ fetch: api.fetch, url: api.url });
    const { answer } = await serverQuery(environment, productPageQuery, { productId: '1' });
    expect(answer).toBeUndefined();
  });
});

describe('a served page whose deferred parts break off', () => {
  it('ends their chain instead of failing what is being sent', async () => {
    const critical = { data: { product: null }, hasNext: true };
    const environment = createServerEnvironment({
      url: 'http://api.test/graphql',
      fetch: async () => {
        const pieces = [`---\r\n\r\n${JSON.stringify(critical)}\r\n---`];
        const body = new ReadableStream<Uint8Array>({
          pull: (controller) => {
            const piece = pieces.shift();
            if (piece) controller.enqueue(new TextEncoder().encode(piece));
            else controller.error(new Error('reset'));
          },
        });
        return new Response(body, { headers: { 'content-type': 'multipart/mixed; boundary=-' } });
      },
    });
    const { routeQuery } = await serverQuery(environment, productPageQuery, { productId: '1' });
    expect(await routeQuery.part?.next).toBeNull();
  });
});

describe('a served page with an error in its critical data', () => {
  it('fails its loader although there are other data', async () => {
    const api = createTestApi();
    api.fail('price', { classification: 'INTERNAL' });
    const environment = createServerEnvironment({ fetch: api.fetch, url: api.url });
    await expect(
      serverQuery(environment, productDetailsQuery, { productId: '1' }),
    ).rejects.toMatchObject({ status: 503, fatal: true });
  });
});

describe('hydration', () => {
  it.each(['document', 'loader-data'] as const)(
    'makes no request and logs no warning with payloads in the %s',
    async (payloads) => {
      const served = await servePage(
        createTestApi(),
        listingPageQuery,
        { listingId: 'a' },
        listingPage,
        { payloads },
      );
      const { api, onRecoverableError } = await open(served, listingPage);
      expect(screen.getByRole('heading').textContent).toBe('Hefte a');
      expect(screen.getAllByRole('article')).toHaveLength(2);
      expect(api.requests).toHaveLength(0);
      expect(onRecoverableError).not.toHaveBeenCalled();
      expect(warnings).toEqual([]);
    },
  );

  it('shows deferred parts that come later, without a request', async () => {
    const api = createTestApi();
    const release = api.hold('stock');
    const environment = createServerEnvironment({ fetch: api.fetch, url: api.url });
    const { routeQuery } = await serverQuery(environment, productPageQuery, { productId: '1' });
    const { api: browserApi } = await open({ html: '', routeQuery }, productPage);
    expect(await screen.findByText('Gutes Papier')).toBeTruthy();
    expect(screen.getByText('stock loading')).toBeTruthy();
    release();
    expect(await screen.findByText('7 in stock')).toBeTruthy();
    expect(browserApi.requests).toHaveLength(0);
  });

  it('shows a deferred part that failed as failed, and the others as they are', async () => {
    const api = createTestApi();
    api.fail('stock', { classification: 'INTERNAL' });
    const environment = createServerEnvironment({ fetch: api.fetch, url: api.url });
    const { routeQuery } = await serverQuery(environment, productPageQuery, { productId: '1' });
    await open({ html: '', routeQuery }, productPage);
    expect(await screen.findByText('stock failed')).toBeTruthy();
    expect(screen.getByText('Gutes Papier')).toBeTruthy();
  });

  it('shows a deferred part as failed when the stream breaks off', async () => {
    const broken = Promise.reject(new Error('connection lost'));
    broken.catch(() => undefined);
    const payload = JSON.stringify({
      data: { product: { id: 'Product:1', productId: '1', name: 'Heft 1', cents: 119 } },
      extensions: { is_final: false },
    });
    const routeQuery: RouteQuery = {
      queryName: 'ProductPageQuery',
      variables: { productId: '1' },
      part: { payload, next: broken },
    };
    const { api } = await open({ html: '', routeQuery }, productPage);
    expect(await screen.findByText('stock failed')).toBeTruthy();
    expect(screen.getByRole('article').textContent).toBe('Heft 1 119');
    expect(api.requests).toHaveLength(0);
  });

  it('leaves the page fresh: going back to it makes no request', async () => {
    const variables = { listingId: 'a' };
    const served = await servePage(createTestApi(), listingPageQuery, variables, listingPage);
    const { api, environment } = await open(served, listingPage);
    expect(clientQuery(environment, listingPageQuery, variables)).toBe(served.routeQuery);
    expect(api.requests).toHaveLength(0);
  });

  it('asks the API when the document lacks its payloads', async () => {
    const served = await servePage(
      createTestApi(),
      listingPageQuery,
      { listingId: 'a' },
      listingPage,
    );
    const html = served.html.replace(/<script id="relay-payloads".*?<\/script>/, '');
    const { api } = await open({ ...served, html }, listingPage);
    expect((await screen.findByRole('heading')).textContent).toBe('Hefte a');
    expect(api.requests).toHaveLength(1);
  });
});
