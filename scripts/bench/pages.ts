import { get, type IncomingMessage } from 'node:http';
import { ask } from './documents.ts';
import { type LoadRequest, type LoadResult, load } from './load.ts';
import type { Samples } from './samples.ts';
import { type BenchServer, startServer } from './servers.ts';
import type { Row } from './table.ts';

export interface Conditions {
  readonly samples: Samples;
  readonly seconds: number;
  /** Settings of the measured shop: where its data lie. */
  readonly env: Readonly<Record<string, string>>;
  readonly report: (work: string, result: LoadResult, connections: number) => void;
}

/** Tiles of a listing page. */
export const tiles = 60;

export const page = (path: string, encoding = 'identity'): LoadRequest => ({
  method: 'GET',
  path,
  headers: { 'accept-encoding': encoding, 'user-agent': 'Mozilla/5.0 (bench)', host: 'localhost' },
});

/** So many pages of each top category are surely full. */
export function fullPages({ productCount }: Samples): number {
  return Math.max(1, Math.min(20, Math.floor((productCount * 0.07) / tiles)));
}

/** Full listing pages, all different. */
export function listingPaths(samples: Samples): readonly string[] {
  return samples.categories.flatMap((id) =>
    Array.from(
      { length: fullPages(samples) },
      (_, index) => `/cat/${id}${index === 0 ? '' : `?p=${index + 1}`}`,
    ),
  );
}

/** Pages rendered for each request, beside what React alone does. */
export async function measureRendering(conditions: Conditions): Promise<readonly Row[]> {
  const { samples, seconds, env } = conditions;
  const listings = listingPaths(samples).map((path) => page(path));
  const products = samples.products.map((id) => page(`/prod/${id}`));
  await using shop = await startServer(
    { kind: 'shop', keepsPages: false, answers: 'executed' },
    env,
  );
  const html = await ask<string>(shop.url, listings[0] as LoadRequest);
  const bytes = Buffer.byteLength(html);
  const measure = measurer(conditions, shop);
  const listing = await measure('category page, rendered', listings);
  const product = await measure('product page, rendered', products);
  const gzip = listingPaths(samples).map((path) => page(path, 'gzip'));
  const whole = await load({ urls: [shop.url], requests: gzip, connections: 1, seconds });
  conditions.report('whole document, one client, gzip', whole, 1);

  await using stored = await startServer(
    { kind: 'shop', keepsPages: false, answers: 'remembered' },
    env,
  );
  for (const request of listings) await ask(stored.url, request);
  const withoutData = await measurer(conditions, stored)(
    'category page, API answers kept',
    listings,
  );
  await using bare = await startServer({ kind: 'react' });
  const react = await measurer(conditions, bare)('bare React, 60 plain tiles', [page('/')]);

  const limit = { what: 'bare React', requestsPerSecond: react.requestsPerSecond };
  return [
    {
      work: 'category page with 60 tiles, rendered, queries executed',
      ...listing,
      limit,
      target: '≥ 250 req/s, ≥ 25 % of bare React',
      isMet:
        listing.requestsPerSecond >= 250 &&
        listing.requestsPerSecond >= 0.25 * react.requestsPerSecond,
    },
    {
      work: 'the same, all answers of the API there already',
      ...withoutData,
      limit,
      target: 'for comparison',
      isMet: true,
    },
    {
      work: 'the same, HTML before compression',
      figure: `${(bytes / 1000).toFixed(0)} kB`,
      target: '≤ 120 kB',
      isMet: bytes <= 120_000,
    },
    {
      work: 'whole document, one client, gzip',
      ...whole,
      target: 'p50 ≤ 6 ms',
      isMet: whole.p50 <= 6,
    },
    {
      work: 'product page, rendered, queries executed',
      ...product,
      limit,
      target: '≥ 250 req/s',
      isMet: product.requestsPerSecond >= 250,
    },
  ];
}

/** The page once it is kept as browsers take it: at first it is compressed in a hurry. */
async function keptPage(url: string, { path, headers }: LoadRequest) {
  for (;;) {
    const response = await new Promise<IncomingMessage>((resolve, reject) =>
      get(new URL(path, url), { headers }, resolve).on('error', reject),
    );
    const body = Buffer.concat(await response.toArray());
    const { date: _, connection: __, ...own } = response.headers;
    if (own['content-encoding'] === 'br') return { headers: own, body: body.toString('base64') };
  }
}

/**
 * A kept page as browsers take it, beside bare Node answering with the same bytes: reading headers and
 * a body costs the load more than sending them costs a server.
 */
export async function measureCache(conditions: Conditions): Promise<readonly Row[]> {
  const { samples, env } = conditions;
  const request = page(`/cat/${samples.categories[0]}`, 'br');
  await using shop = await startServer({ kind: 'shop', keepsPages: true, answers: 'kept' }, env);
  const answer = await keptPage(shop.url, request);
  const kept = await measurer(conditions, shop)('category page, kept', [request]);
  await using prepared = await startServer({ kind: 'prepared', ...answer });
  const node = await measurer(conditions, prepared)('bare Node, prepared buffer', [request]);
  return [
    {
      work: 'the same page when kept',
      ...kept,
      limit: { what: 'bare Node', requestsPerSecond: node.requestsPerSecond },
      target: '≥ 60 % of bare Node',
      isMet: kept.requestsPerSecond >= 0.6 * node.requestsPerSecond,
    },
  ];
}

/** Measures servers, together, with ten connections and tells the result at once. */
export function measurer(
  { seconds, report }: Conditions,
  ...servers: readonly Pick<BenchServer, 'url'>[]
) {
  const urls = servers.map(({ url }) => url);
  return async (work: string, requests: readonly LoadRequest[], connections = 10) => {
    const result = await load({ urls, requests, connections, seconds });
    report(work, result, connections);
    if (result.failures > 0) throw new Error(`${work}: ${result.failures} requests failed`);
    return result;
  };
}
