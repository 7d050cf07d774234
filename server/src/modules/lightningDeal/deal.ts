import type { StorefrontId } from '../storefront/storefront.ts';
import type { DealRow } from './store.ts';

/** A price for a limited time and a limited number of pieces of one item (PDP-28…31). */
export interface Deal {
  readonly id: string;
  readonly itemId: string;
  readonly productId: string;
  readonly storefront: StorefrontId;
  /** In the storefront's price basis. */
  readonly cents: number;
  /** The lowest price of the 30 days before it (PAngV § 11); undefined: it is no reduction. */
  readonly referenceCents: number | undefined;
  /** Milliseconds since the epoch, as `endsAt`. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** Pieces at this price. */
  readonly quantity: number;
  /** Of them in one cart. */
  readonly quantityMax: number;
  readonly soldOutText: DealRow['sold_out_text'];
  /** All pieces are ordered: nothing lapses any more that could come back. */
  readonly isSold: boolean;
}

/** Current and coming deals, as the database had them when they were read. */
export class DealSchedule {
  readonly #byItem: ReadonlyMap<string, readonly Deal[]>;
  /** Moments at which a deal begins or ends, in their order. */
  readonly #moments: readonly number[];

  constructor(deals: readonly Deal[]) {
    // The one that began last goes first; the reservation chooses the same (store.ts).
    const inOrder = deals.toSorted((a, b) => b.startsAt - a.startsAt || (a.id < b.id ? -1 : 1));
    this.#byItem = Map.groupBy(inOrder, ({ storefront, itemId }) => `${storefront} ${itemId}`);
    this.#moments = deals.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]).sort(ascending);
  }

  running(itemId: string, storefront: StorefrontId, now: number): Deal | undefined {
    return this.#byItem
      .get(`${storefront} ${itemId}`)
      ?.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
  }

  hasRunning(storefront: StorefrontId, now: number): boolean {
    for (const deals of this.#byItem.values()) {
      const isOne = (deal: Deal) =>
        deal.storefront === storefront && deal.startsAt <= now && now < deal.endsAt;
      if (deals.some(isOne)) return true;
    }
    return false;
  }

  /** What runs in a storefront and is not sold out, one deal per item, what ends first going first. */
  offered(storefront: StorefrontId, now: number): readonly Deal[] {
    const found: Deal[] = [];
    for (const [first] of this.#byItem.values()) {
      if (first?.storefront !== storefront) continue;
      const deal = this.running(first.itemId, storefront, now);
      if (deal !== undefined && !deal.isSold) found.push(deal);
    }
    return found.sort((a, b) => a.endsAt - b.endsAt || (a.id < b.id ? -1 : 1));
  }

  /** When the next deal begins or ends; Infinity: never. */
  nextMoment(now: number): number {
    return this.#moments.find((moment) => moment > now) ?? Number.POSITIVE_INFINITY;
  }
}

const ascending = (a: number, b: number) => a - b;
