import { maxEventsAtOnce } from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Limiter } from '../limiter/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import { isRandomId } from '../session/session.ts';
import { type StorefrontId, storefrontIds } from '../storefront/storefront.ts';
import { eventData } from './events.ts';
import { deleteEvents, type EventRow, insertEvents } from './store.ts';

export interface SentEvent {
  readonly event: string;
  /** Its fields, as JSON. */
  readonly data: string;
  /** The random id for statistics. */
  readonly visitor: string;
}

export interface TrackingResult {
  readonly messageKey: 'tracking.error.tooMany' | null;
  /** How many were kept; what is unknown or malformed is not. */
  readonly accepted: number;
}

/** What visitors who allowed statistics do; nothing that names a person. */
export interface TrackingService {
  addEvents(
    storefront: StorefrontId,
    events: readonly SentEvent[],
    ip: string | undefined,
  ): Promise<TrackingResult>;
  /** API-40: a teaser was followed. */
  addTeaserClick(
    storefront: StorefrontId,
    teaserId: string,
    ip: string | undefined,
  ): Promise<TrackingResult>;
  /** Deletes what is older than an operator keeps it. */
  prune(): Promise<void>;
}

const day = 86_400_000;

export function createTrackingService({
  database,
  clock,
  limiter,
  parameters,
}: {
  database: Database;
  clock: Clock;
  limiter: Limiter;
  parameters: ParametersService;
}): TrackingService {
  async function keep(
    storefront: StorefrontId,
    rows: readonly EventRow[],
    ip: string | undefined,
  ): Promise<TrackingResult> {
    if (rows.length === 0) return { messageKey: null, accepted: 0 };
    const isAllowed = await limiter.take(['eventsByNetwork'], { network: ip });
    if (!isAllowed) return { messageKey: 'tracking.error.tooMany', accepted: 0 };
    await insertEvents(database, clock.now(), storefront, rows);
    return { messageKey: null, accepted: rows.length };
  }

  return {
    addEvents(storefront, events, ip) {
      const rows = events
        .slice(0, maxEventsAtOnce)
        .flatMap(({ event, data, visitor }): EventRow[] => {
          const known = eventData(event, data);
          return known && isRandomId(visitor) ? [{ event, visitor, data: known }] : [];
        });
      return keep(storefront, rows, ip);
    },
    addTeaserClick(storefront, teaserId, ip) {
      const isId = /^[\w/:.-]{1,200}$/.test(teaserId);
      const row = { event: 'teaser_click', visitor: null, data: { teaser_id: teaserId } };
      return keep(storefront, isId ? [row] : [], ip);
    },
    async prune() {
      for (const storefront of storefrontIds) {
        const days = (await parameters.of(storefront)).integer('tracking', 'events.days');
        await deleteEvents(database, storefront, new Date(clock.now().getTime() - days * day));
      }
    },
  };
}
