import type { Clock } from '../../clock.ts';
import type { Connection, Database } from '../../database/database.ts';
import { type Awaitable, mapAwaitable } from '../../inMemory/awaitable.ts';
import type { Limiter } from '../limiter/service.ts';
import type { Change } from '../outbox/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import { referencesOf } from '../pricing/service.ts';
import type { StorefrontId } from '../storefront/storefront.ts';
import { type Deal, DealSchedule } from './deal.ts';
import {
  extendPieces,
  loadDeals,
  loadHeld,
  loadReservedItems,
  loadTaken,
  lockDealsOfCarts,
  lockRunningDeal,
  movePieces,
  releasePieces,
  renewPieces,
  reservePieces,
} from './store.ts';

export {
  acknowledgeLapses,
  holdReservations,
  isLive,
  lockDealsOfCarts,
  sellPieces,
  shortenReservations,
} from './store.ts';

/** What a cart holds of a deal after it was changed. */
export interface Reserved {
  readonly quantity: number;
  readonly quantityMax: number;
}

/** CART-26: lines whose reservation could not be kept as it was. */
export interface RenewedReservations {
  /** Items without a reservation now. */
  readonly noLongerLegal: readonly string[];
  readonly reduced: readonly {
    readonly itemId: string;
    readonly before: number;
    readonly quantity: number;
  }[];
}

/** A cart, and the network that its new reservations count for; undefined: they do not count. */
interface LimitedCart {
  readonly id: string;
  readonly guest: { readonly network: string | undefined } | undefined;
}

/** A running deal, and how much of it is taken as soon as somebody asks. */
export interface RunningDeal {
  readonly deal: Deal;
  /** Pieces that are sold or reserved at this moment. */
  taken(): Promise<number>;
}

/**
 * Lightning deals and their reservations. What a page shows of a deal comes from memory; who holds
 * how many pieces is decided in PostgreSQL alone, by its clock.
 *
 * Functions that take a transaction expect that it has locked the cart; they lock deals after it,
 * in the order of items and ids (docs/decisions/017-lightning-deals.md).
 */
export interface LightningDealService {
  /**
   * Reads the deals anew where a change may touch them (without `changes`: always). Await it before
   * anything that shows them is made again.
   */
  invalidate(changes?: readonly Change[]): Promise<void>;
  /** The server's clock: what counts down in a browser follows it. */
  now(): number;
  /** When the next deal begins or ends, in milliseconds since the epoch; Infinity: none does. */
  nextMoment(now: number): number;
  /** FLAG-04: switched off, there are no deals and no reservations (DEC-23). */
  isOn(storefront: StorefrontId): Awaitable<boolean>;
  /** Whether something that is put into a cart could be reserved. */
  mayReserve(storefront: StorefrontId): Promise<boolean>;
  /** What runs now and is not sold out, what ends first going first; none where deals are off. */
  offered(storefront: StorefrontId): Awaitable<readonly Deal[]>;
  /** The deals of these items that run now; one question to the database tells how far they are. */
  running(
    itemIds: readonly string[],
    storefront: StorefrontId,
  ): Awaitable<ReadonlyMap<string, RunningDeal>>;
  /**
   * The same for a browser that asks again and again.
   *
   * @param ip counted where there is a deal, which costs the database a question
   * @throws Refusal when it asks too often
   */
  follow(
    itemIds: readonly string[],
    storefront: StorefrontId,
    ip: string | undefined,
  ): Promise<ReadonlyMap<string, RunningDeal>>;
  /**
   * Reserves what the deals allow of the lines' quantities, or gives back what a line no longer
   * needs. What the cart holds already keeps its end; a new reservation lasts 15 minutes (DEC-63),
   * of which the guests of one network get so many.
   *
   * @returns by item; those without a deal now, or beyond that limit, are missing
   */
  reserve(
    tx: Connection,
    cart: LimitedCart & { readonly storefront: StorefrontId },
    itemIds: readonly string[],
  ): Promise<ReadonlyMap<string, Reserved>>;
  /** 15 minutes more, once, for what has not lapsed (CART-25). */
  extend(tx: Connection, cartId: string): Promise<RenewedReservations>;
  /** 15 minutes anew for what has lapsed, as far as there is something left (CART-25); counted alike. */
  refreshLapsed(tx: Connection, cart: LimitedCart): Promise<RenewedReservations>;
  /** Equal items of two carts become one reservation; `from` is emptied by the caller. */
  move(tx: Connection, toCartId: string, fromCartId: string): Promise<void>;
}

const none: ReadonlyMap<string, RunningDeal> = new Map();

/** More than any page shows. */
const askedAtMost = 120;

/** DEC-63. */
const holdMs = 15 * 60_000;

export function createLightningDealService({
  database,
  clock,
  limiter,
  parameters,
}: {
  database: Database;
  clock: Clock;
  limiter: Limiter;
  parameters: ParametersService;
}): LightningDealService {
  let schedule: DealSchedule | undefined;

  async function loadSchedule(): Promise<DealSchedule> {
    const rows = await loadDeals(database);
    const references = await referencesOf(
      database,
      rows.map((row) => ({
        itemId: row.item_id,
        storefront: row.storefront,
        cents: row.cents,
        from: row.starts_at,
      })),
    );
    return new DealSchedule(
      rows.map((row, index) => ({
        id: row.id,
        itemId: row.item_id,
        productId: row.product_id,
        storefront: row.storefront,
        cents: row.cents,
        referenceCents: references[index],
        startsAt: row.starts_at.getTime(),
        endsAt: row.ends_at.getTime(),
        quantity: row.quantity,
        quantityMax: row.quantity_max,
        soldOutText: row.sold_out_text,
        isSold: row.is_sold,
      })),
    );
  }

  const isOn = (storefront: StorefrontId) =>
    mapAwaitable(
      parameters.of(storefront),
      (set) => set.text('Blitzangebot', 'activated') === 'on',
    );

  async function reloadSchedule(): Promise<DealSchedule> {
    schedule = await loadSchedule();
    return schedule;
  }

  /** Undefined: there are no deals for this storefront. */
  const scheduleOf = (storefront: StorefrontId): Awaitable<DealSchedule | undefined> =>
    mapAwaitable(isOn(storefront), (on) => (on ? (schedule ?? reloadSchedule()) : undefined));

  const running = (itemIds: readonly string[], storefront: StorefrontId) =>
    mapAwaitable(scheduleOf(storefront), (deals) =>
      deals === undefined ? none : runningOf(deals, itemIds, storefront),
    );

  function runningOf(
    deals: DealSchedule,
    itemIds: readonly string[],
    storefront: StorefrontId,
  ): ReadonlyMap<string, RunningDeal> {
    const now = clock.now().getTime();
    const found = itemIds.flatMap((id) => deals.running(id, storefront, now) ?? []);
    if (found.length === 0) return none;
    let asked: Promise<ReadonlyMap<string, number>> | undefined;
    const ask = async () => {
      const ids = found.map(({ id }) => id);
      return new Map((await loadTaken(database, ids)).map(({ id, taken }) => [id, taken]));
    };
    return new Map(
      found.map((deal): [string, RunningDeal] => [
        deal.itemId,
        {
          deal,
          async taken() {
            asked ??= ask();
            // A deal that was deleted meanwhile has nothing left.
            return (await asked).get(deal.id) ?? deal.quantity;
          },
        },
      ]),
    );
  }

  const takeReservation = async (tx: Connection, guest: LimitedCart['guest']) =>
    guest === undefined || limiter.take(['reservationsByNetwork'], guest, tx);

  /** The items of which the cart may have new pieces; counted before deals are locked. */
  async function reservableOf(
    tx: Connection,
    { id, guest }: LimitedCart,
    itemIds: readonly string[],
  ): Promise<readonly string[]> {
    if (itemIds.length === 0) return itemIds;
    const held = await loadReservedItems(tx, id);
    if (itemIds.every((itemId) => held.has(itemId))) return itemIds;
    return (await takeReservation(tx, guest))
      ? itemIds
      : itemIds.filter((itemId) => held.has(itemId));
  }

  return {
    isOn,
    async invalidate(changes = everything) {
      if (changes.some(({ kind }) => kind === 'product' || kind === 'catalog')) {
        await reloadSchedule();
      }
    },
    now: () => clock.now().getTime(),
    nextMoment: (now) => schedule?.nextMoment(now) ?? Number.POSITIVE_INFINITY,

    async mayReserve(storefront) {
      const deals = await scheduleOf(storefront);
      return deals?.hasRunning(storefront, clock.now().getTime()) ?? false;
    },

    offered: (storefront) =>
      mapAwaitable(
        scheduleOf(storefront),
        (deals) => deals?.offered(storefront, clock.now().getTime()) ?? [],
      ),
    running,
    async follow(itemIds, storefront, ip) {
      const deals = await running(itemIds.slice(0, askedAtMost), storefront);
      if (deals.size === 0) return deals;
      await limiter.demand(['dealsByNetwork'], { network: ip });
      return deals;
    },

    async reserve(tx, cart, itemIds) {
      const deals = await scheduleOf(cart.storefront);
      const now = clock.now().getTime();
      const reserved = new Map<string, Reserved>();
      const running = itemIds.filter((id) => deals?.running(id, cart.storefront, now));
      const reservable = await reservableOf(tx, cart, [...new Set(running)].sort());
      // One after the other and in this order, as everybody locks deals.
      for (const itemId of reservable) {
        const deal = await lockRunningDeal(tx, itemId, cart.storefront);
        if (deal === undefined) continue;
        const place = { cartId: cart.id, itemId, dealId: deal.id };
        const quantity = await reservePieces(tx, place, holdMs);
        reserved.set(itemId, { quantity, quantityMax: deal.quantityMax });
      }
      return reserved;
    },

    async extend(tx, cartId) {
      await lockDealsOfCarts(tx, [cartId]);
      const held = await loadHeld(tx, cartId);
      const live = held.filter(({ isLive }) => isLive);
      const extendable = live.filter(({ isExtended }) => !isExtended);
      await extendPieces(tx, cartId, itemIdsOf(extendable), holdMs);
      return { noLongerLegal: itemIdsOf(held.filter(({ isLive }) => !isLive)), reduced: [] };
    },

    async refreshLapsed(tx, { id: cartId, guest }) {
      const isAllowed = await takeReservation(tx, guest);
      await lockDealsOfCarts(tx, [cartId]);
      const lapsed = (await loadHeld(tx, cartId)).filter(({ isLive }) => !isLive);
      const isPossible = ({ isRunning, possible }: (typeof lapsed)[number]) =>
        isAllowed && isRunning && possible > 0;
      const possible = lapsed.filter(isPossible);
      for (const { itemId, possible: quantity } of possible) {
        await renewPieces(tx, { cartId, itemId, quantity }, holdMs);
      }
      const noLongerLegal = itemIdsOf(lapsed.filter((row) => !isPossible(row)));
      await releasePieces(tx, cartId, noLongerLegal);
      return {
        noLongerLegal,
        reduced: possible.flatMap(({ itemId, quantity: before, possible: quantity }) =>
          quantity < before ? [{ itemId, before, quantity }] : [],
        ),
      };
    },

    async move(tx, toCartId, fromCartId) {
      await lockDealsOfCarts(tx, [toCartId, fromCartId]);
      await movePieces(tx, toCartId, fromCartId);
    },
  };
}

const everything: readonly Change[] = [{ kind: 'catalog', key: '*' }];

const itemIdsOf = (rows: readonly { readonly itemId: string }[]) =>
  rows.map(({ itemId }) => itemId);
