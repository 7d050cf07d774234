import { commitsPerSecond } from './commits.ts';
import { ask, type Documents, operation } from './documents.ts';
import type { LoadRequest } from './load.ts';
import { type Conditions, fullPages, listingPaths, measurer, page, tiles } from './pages.ts';
import { startServer } from './servers.ts';
import type { Row } from './table.ts';

/**
 * Every request adds an item to another one of so many carts, until each has so many lines; then
 * quantities grow. So carts stay as large as people's are, and no two connections write to one.
 */
const carts = 997;
const linesPerCart = 9;

/** What is read, and how fast it has to be when it is executed. */
interface Reading {
  readonly work: string;
  readonly requests: readonly LoadRequest[];
  readonly requestsPerSecond: number;
  /** Of one client, in milliseconds. */
  readonly p95?: number;
}

/**
 * The API on a port of its own, asked what the storefront's pages ask: by a server that executes
 * every query, which the targets are for, and by one that keeps answers as in production. The
 * latter's memory in the end, when pages were loaded, too.
 */
export async function measureApi(
  conditions: Conditions,
  documents: Documents,
): Promise<readonly Row[]> {
  const { samples } = conditions;
  const call = (name: string, variables: Readonly<Record<string, unknown>>, extra = {}) =>
    operation(documents, name, variables, {
      'x-store': 'de',
      'x-shop-language': 'de-DE',
      ...extra,
    });
  const listingPage = { offset: 0, limit: tiles, sortBy: 'si' };
  const readings: readonly Reading[] = [
    {
      work: 'API: 60 tiles with facets',
      requests: samples.categories.flatMap((id) =>
        Array.from({ length: fullPages(samples) }, (_, index) =>
          call('CategoryPageQuery', { ...listingPage, offset: index * tiles, id }),
        ),
      ),
      requestsPerSecond: 1500,
    },
    {
      work: 'API: product by id',
      requests: samples.products.map((id) => call('ProductPageQuery', { id })),
      requestsPerSecond: 3000,
    },
    {
      work: 'API: search with facets',
      requests: samples.words.map((term) =>
        call('SearchPageQuery', { ...listingPage, sortBy: 'relevance', term }),
      ),
      requestsPerSecond: 500,
      p95: 20,
    },
    {
      work: 'API: suggestions',
      requests: samples.words.flatMap((word) =>
        [2, 3, 4, 5].map((length) =>
          call('SearchSuggestionsQuery', { userQuery: word.slice(0, length) }),
        ),
      ),
      requestsPerSecond: 3000,
      p95: 3,
    },
  ];

  return [...(await measureExecution()), ...(await measureKept())];

  async function measureExecution(): Promise<readonly Row[]> {
    await using api = await openApi('executed');
    const rows: Row[] = [];
    for (const { work, requests, requestsPerSecond, p95 } of readings) {
      const one = await api.measure(`${work}, executed`, requests, 1);
      const ten = await api.measure(`${work}, executed`, requests);
      rows.push({
        work: `${work}, executed, 10 at once`,
        ...ten,
        target: `≥ ${requestsPerSecond.toLocaleString('en')} req/s`,
        isMet: ten.requestsPerSecond >= requestsPerSecond,
      });
      if (p95 === undefined) continue;
      rows.push({
        work: `${work}, executed, one client`,
        ...one,
        target: `p95 ≤ ${p95} ms`,
        isMet: one.p95 <= p95,
      });
    }
    const work = 'API: add a line to a cart';
    const lines = await cartLines(api.url, api.headers);
    const one = await api.measure(work, lines, 1);
    const ten = await api.measure(work, lines);
    const limit = {
      what: 'commits of one row',
      requestsPerSecond: await commitsPerSecond(conditions),
    };
    rows.push(
      {
        work: `${work}, durable, 10 at once`,
        ...ten,
        limit,
        target: '≥ 800 req/s',
        isMet: ten.requestsPerSecond >= 800,
      },
      {
        work: `${work}, durable, one client`,
        ...one,
        target: 'p50 ≤ 3 ms',
        isMet: one.p50 <= 3,
      },
    );
    return rows;
  }

  async function measureKept(): Promise<readonly Row[]> {
    await using api = await openApi('kept');
    const rows: Row[] = [];
    for (const { work, requests } of readings) {
      const result = await api.measure(`${work}, kept`, requests);
      rows.push({
        work: `${work}, kept answers, 10 at once`,
        ...result,
        target: 'for comparison',
        isMet: true,
      });
    }
    const pages = [...listingPaths(samples), ...samples.products.map((id) => `/prod/${id}`)];
    await measurer(conditions, api.shop)(
      'pages of the same process',
      pages.map((path) => page(path, 'br')),
    );
    const memory = await api.shop.memory('held');
    return [
      ...rows,
      {
        work: 'memory after this load of API and pages in one process',
        figure: `${Math.round(memory / 1e6)} MB`,
        target: '≤ 400 MB at 200,000 products',
        isMet: memory <= 400e6,
      },
    ];
  }

  async function openApi(answers: 'executed' | 'kept') {
    const shop = await startServer({ kind: 'shop', keepsPages: true, answers }, conditions.env);
    const url = `http://127.0.0.1:${shop.apiPort}`;
    const headers = { authorization: shop.authorization ?? '' };
    const measure = measurer(conditions, { url });
    return {
      shop,
      url,
      headers,
      measure: (work: string, requests: readonly LoadRequest[], connections?: number) =>
        measure(work, requests.map(withHeaders(headers)), connections),
      [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
    };
  }

  /** Adds each item to each of many carts. */
  async function cartLines(
    url: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<readonly LoadRequest[]> {
    const entering = withHeaders(headers)(call('InitShopMutation', {}));
    const ids: { cartId: string; userId: string }[] = [];
    for (let number = 0; number < carts; number += 1) {
      const { initShop } = await ask<{ initShop: (typeof ids)[number] }>(url, entering);
      ids.push(initShop);
    }
    return samples.items
      .slice(0, linesPerCart)
      .flatMap((itemId) =>
        ids.map(({ cartId, userId }) =>
          call(
            'UpdateCartMutation',
            { cartId, ops: [{ addPosition: { itemId, quantity: 1 } }] },
            { 'x-ishop-api-userid': userId },
          ),
        ),
      );
  }
}

const withHeaders =
  (headers: Readonly<Record<string, string>>) =>
  (request: LoadRequest): LoadRequest => ({
    ...request,
    headers: { ...request.headers, ...headers },
  });
