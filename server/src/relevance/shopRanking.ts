import { systemClock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { ListFilters } from '../modules/catalog/catalog.ts';
import { createCatalogReadModel } from '../modules/catalog/readModel/readModel.ts';
import { createOutboxReader } from '../modules/outbox/service.ts';
import { createSearchService, filtersOf, type SearchService } from '../modules/search/service.ts';
import type { Ranking } from './measure.ts';

const log = { warn: () => undefined };
const firstPage = 10;

export interface ShopRankings extends AsyncDisposable {
  readonly search: SearchService;
  /** The page `/search?q=…`. */
  readonly linked: Ranking;
  /** The search box: straight to an article, words that name filters made filters (SEARCH-11). */
  readonly submitted: Ranking;
}

/** The shop's own search over a catalogue in PostgreSQL. */
export async function openShopRankings(database: Database): Promise<ShopRankings> {
  const outbox = createOutboxReader({ database, log, pollMs: 1e9 });
  const readModel = createCatalogReadModel({ database, clock: systemClock, log, outbox });
  const search = createSearchService({ database, log, outbox, readModel });
  await outbox.start();
  await readModel.start();
  await search.start();

  type Query = Parameters<Ranking['find']>[0];
  function list(query: Query, term: string, filters: ListFilters) {
    const { storefront, language } = query;
    const { hits } = search.search({ storefront, language, term });
    const page = { offset: 0, limit: firstPage };
    return readModel.list({ storefront, language, hits, filters, ...page })?.productIds ?? [];
  }
  return {
    search,
    linked: { name: 'Kreide', find: async (query) => list(query, query.term, {}) },
    submitted: {
      name: 'Kreide, from the search box',
      async find(query) {
        const { storefront, language, term } = query;
        const check = await search.checkTerm({ storefront, language, originalQuery: term });
        if (check.product) return [check.product.productId];
        const adjusted = search.adjustLongTail({ storefront, language, searchQuery: term });
        return list(query, adjusted.searchQuery || check.query, filtersOf(adjusted.filters));
      },
    },
    async [Symbol.asyncDispose]() {
      await search.stop();
      await readModel.stop();
      await outbox.stop();
    },
  };
}
