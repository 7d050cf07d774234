import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Limiter } from '../limiter/service.ts';
import type { StorefrontId } from '../storefront/storefront.ts';
import { countView, isSold, sumViews } from './store.ts';

interface GlanceView {
  readonly productId: string;
  readonly itemId: string;
  readonly storefront: StorefrontId;
  readonly ip: string | undefined;
}

/**
 * Counts how often products are looked at (PDP-36). The browser tells each item once a session, and
 * only with the visitor's consent; here a day's sum is all that is kept.
 */
export interface GlanceViewService {
  /** @returns whether it was counted */
  record(view: GlanceView): Promise<boolean>;
  /** Forgets views of more than 30 days ago and tells the catalogue the sums of the others. */
  prune(): Promise<void>;
}

const keptMs = 30 * 24 * 3600 * 1000;

export function createGlanceViewService({
  database,
  clock,
  limiter,
}: {
  database: Database;
  clock: Clock;
  limiter: Limiter;
}): GlanceViewService {
  return {
    async record({ ip, ...view }) {
      // An id that somebody made up leaves no row behind, not even one that counts attempts.
      if (!(await isSold(database, view))) return false;
      // Room for a school behind one address, none for a program that makes a product popular.
      const counted = { item: view.itemId, network: ip };
      const isAllowed = await limiter.take(['glancesByNetwork'], counted);
      return isAllowed && countView(database, { ...view, day: clock.now() });
    },
    prune: () =>
      database.transaction((tx) => sumViews(tx, new Date(clock.now().getTime() - keptMs))),
  };
}
