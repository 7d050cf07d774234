import { ask, type Documents, operation } from './documents.ts';
import type { LoadRequest } from './load.ts';
import { type Conditions, fullPages, measurer, tiles } from './pages.ts';
import { startServer } from './servers.ts';
import type { Row } from './table.ts';

/**
 * So many carts get so many lines each: more than a run writes. The numbers have no common factor,
 * so connections that begin at different requests write to different carts.
 */
const carts = 100;
const linesPerCart = 99;

/** The API on a port of its own, asked what the storefront's pages ask; and its memory after all. */
export async function measureApi(
  conditions: Conditions,
  documents: Documents,
): Promise<readonly Row[]> {
  const { samples, env } = conditions;
  await using shop = await startServer(
    { kind: 'shop', keepsPages: true, keepsAnswers: false },
    env,
  );
  const url = `http://127.0.0.1:${shop.apiPort}`;
  const headers = {
    authorization: shop.authorization ?? '',
    'x-store': 'de',
    'x-shop-language': 'de-DE',
  };
  const call = (name: string, variables: Readonly<Record<string, unknown>>, extra = {}) =>
    operation(documents, name, variables, { ...headers, ...extra });
  const measure = measurer(conditions, { url });
  const both = async (work: string, requests: readonly LoadRequest[]) => {
    await ask(url, requests[0] as LoadRequest);
    const one = await measure(`${work}, one client`, requests, 1);
    return { one, ten: await measure(work, requests) };
  };

  const listingPage = { offset: 0, limit: tiles, sortBy: 'si' };
  const listing = await both(
    'API: 60 tiles with facets',
    samples.categories.flatMap((id) =>
      Array.from({ length: fullPages(samples) }, (_, page) =>
        call('categoryQuery', { ...listingPage, offset: page * tiles, id }),
      ),
    ),
  );
  const product = await both(
    'API: product by id',
    samples.products.map((id) => call('productQuery', { id })),
  );
  const search = await both(
    'API: search with facets',
    samples.words.map((term) => call('searchQuery', { ...listingPage, sortBy: 'relevance', term })),
  );
  const suggestions = await both(
    'API: suggestions',
    samples.words.flatMap((word) =>
      [2, 3, 4, 5].map((length) =>
        call('ShopSearchSuggestionsQuery', { userQuery: word.slice(0, length) }),
      ),
    ),
  );
  const line = await both('API: add a line to a cart', await cartLines());
  const memory = await shop.memory();

  return [
    {
      work: 'API: 60 tiles with facets',
      ...listing.ten,
      target: '≥ 1,500 req/s',
      isMet: listing.ten.requestsPerSecond >= 1500,
    },
    {
      work: 'API: product by id',
      ...product.ten,
      target: '≥ 3,000 req/s',
      isMet: product.ten.requestsPerSecond >= 3000,
    },
    {
      work: 'API: search with facets',
      ...search.ten,
      p95: search.one.p95,
      target: '≥ 500 req/s, p95 ≤ 20 ms at one client',
      isMet: search.ten.requestsPerSecond >= 500 && search.one.p95 <= 20,
    },
    {
      work: 'API: suggestions',
      ...suggestions.ten,
      p95: suggestions.one.p95,
      target: '≥ 3,000 req/s, p95 ≤ 3 ms at one client',
      isMet: suggestions.ten.requestsPerSecond >= 3000 && suggestions.one.p95 <= 3,
    },
    {
      work: 'API: add a line to a cart',
      ...line.ten,
      p50: line.one.p50,
      target: 'p50 ≤ 3 ms at one client, ≥ 800/s, durable',
      isMet: line.one.p50 <= 3 && line.ten.requestsPerSecond >= 800,
    },
    {
      work: 'memory after load, storefront and API',
      figure: `${Math.round(memory / 1e6)} MB`,
      target: '≤ 400 MB at 200,000 products',
      isMet: memory <= 400e6,
    },
  ];

  /** Adds each item to each of many carts, so that every request writes a new line. */
  async function cartLines(): Promise<readonly LoadRequest[]> {
    const ids: { cartId: string; userId: string }[] = [];
    for (let number = 0; number < carts; number += 1) {
      const answer = await ask<{ initShop: { cartId: string; userId: string } }>(
        url,
        call('identity_initShopMutation', {}),
      );
      ids.push(answer.initShop);
    }
    return samples.items
      .slice(0, linesPerCart)
      .flatMap((itemId) =>
        ids.map(({ cartId, userId }) =>
          call(
            'cartUpdateMutation',
            { cartId, ops: [{ addPosition: { itemId, quantity: 1 } }] },
            { 'x-ishop-api-userid': userId },
          ),
        ),
      );
  }
}
