import type { Connection, Database } from '../../database/database.ts';
import { type Currencies, type StorefrontId, storefrontOf } from '../storefront/storefront.ts';
import { reducedFrom, referencePrice } from './history.ts';
import { discountPercent } from './price.ts';
import {
  type CurrentPriceRow,
  countCurrencies,
  insertHistory,
  loadBooks,
  loadCurrent,
  loadHistory,
  loadOffers,
  loadSold,
  type OfferRow,
  type PriceKey,
  type PriceRow,
  removeCurrent,
  replaceCurrent,
  storeTiers,
} from './store.ts';
import type { PriceTier } from './tiers.ts';

/** A price from a moment on; cents are gross for de, at, ch and net for b2b. */
export interface PriceChange extends PriceKey {
  readonly cents: number;
  /** UVP: what the maker recommends. Never a reference for reductions. */
  readonly listPriceCents?: number | undefined;
  /** @default the storefront's currency */
  readonly currency?: string | undefined;
  readonly validFrom: Date;
  /** What more pieces cost each, from now on; a price of the past has none. @default as they are */
  readonly tiers?: readonly PriceTier[] | undefined;
}

interface CurrentPrice {
  readonly itemId: string;
  readonly cents: number;
  readonly currency: string;
  readonly listPriceCents: number | undefined;
  /** Lowest price of the 30 days before the reduction; nothing unless this price is one (DEC-43). */
  readonly lowest30DaysCents: number | undefined;
  /** Below `lowest30DaysCents`, rounded down; 0 when this price is no reduction (DEC-44). */
  readonly discountPercent: number;
  readonly validFrom: Date;
}

export interface PricingService {
  /** Current prices by item id; an item that is not sold in the storefront is missing. */
  pricesOf(
    itemIds: readonly string[],
    storefront: StorefrontId,
  ): Promise<ReadonlyMap<string, CurrentPrice>>;
}

export function createPricingService({ database }: { database: Database }): PricingService {
  return {
    async pricesOf(itemIds, storefront) {
      const rows = await loadCurrent(database, itemIds, storefront);
      return new Map(rows.map((row) => [row.item_id, currentPrice(row)]));
    },
  };
}

function currentPrice(row: CurrentPriceRow): CurrentPrice {
  const lowest = row.lowest_30_days_cents ?? undefined;
  return {
    itemId: row.item_id,
    cents: row.cents,
    currency: row.currency,
    listPriceCents: row.list_price_cents ?? undefined,
    lowest30DaysCents: lowest,
    discountPercent: discountPercent(row.cents, lowest),
    validFrom: row.valid_from,
  };
}

/**
 * Appends prices and brings the current ones up to date. A price that equals the one in force at
 * its moment is not stored again; what is stored is never changed (ruling 11). Moments may lie in
 * the past, not in the future. The items must exist.
 *
 * @returns the items whose current price changed
 */
export async function setPrices(
  tx: Connection,
  changes: readonly PriceChange[],
  currencies: Currencies = {},
): Promise<Set<string>> {
  if (changes.length === 0) return new Set();
  const histories = await appendAll(tx, changes, currencies);
  const changed = await replaceAll(tx, histories);
  // After the prices, which they belong to. They are no part of the history: what a reduction is
  // measured against is the price of one piece (decision 057).
  const tiers = changes.flatMap(({ itemId, storefront, tiers: own }) =>
    own === undefined ? [] : [{ itemId, storefront, tiers: own }],
  );
  if (tiers.length > 0) for (const id of await storeTiers(tx, tiers)) changed.add(id);
  return changed;
}

/**
 * Appends prices of items that their storefronts no longer sell: the current ones stay as they are.
 *
 * @returns the items of which a price is new
 */
export async function recordPrices(
  tx: Connection,
  changes: readonly PriceChange[],
  currencies: Currencies = {},
): Promise<Set<string>> {
  if (changes.length === 0) return new Set();
  const histories = await appendAll(tx, changes, currencies);
  return new Set(histories.filter(({ grew }) => grew).map(({ key }) => key.itemId));
}

/**
 * Tells anew what current prices are reductions of, after deals of the items changed.
 *
 * @returns the items whose current price changed
 */
export async function refreshReferences(
  tx: Connection,
  keys: readonly PriceKey[],
): Promise<Set<string>> {
  const itemIds = [...new Set(keys.map(({ itemId }) => itemId))];
  const sold = await loadSold(tx, itemIds);
  const histories = await historiesOf(
    tx,
    keys.filter(({ itemId, storefront }) =>
      sold.some((row) => row.item_id === itemId && row.storefront === storefront),
    ),
  );
  return replaceAll(tx, [...histories.values()]);
}

interface History {
  readonly key: PriceKey;
  /** Oldest first. */
  readonly rows: PriceRow[];
  grew: boolean;
}

async function historiesOf(
  tx: Connection,
  keys: readonly PriceKey[],
): Promise<Map<string, History>> {
  const histories = new Map<string, History>();
  for (const { itemId, storefront } of keys) {
    const key = { itemId, storefront };
    histories.set(nameOf(itemId, storefront), { key, rows: [], grew: false });
  }
  for (const row of await loadHistory(
    tx,
    [...histories.values()].map(({ key }) => key),
  )) {
    histories.get(nameOf(row.item_id, row.storefront))?.rows.push(row);
  }
  return histories;
}

async function appendAll(
  tx: Connection,
  changes: readonly PriceChange[],
  currencies: Currencies,
): Promise<History[]> {
  const histories = await historiesOf(tx, changes);
  const appended: PriceRow[] = [];
  for (const [name, wanted] of Map.groupBy(changes, (it) => nameOf(it.itemId, it.storefront))) {
    const history = histories.get(name);
    if (history === undefined) continue;
    const rows = append(history.rows, wanted, currencies);
    history.grew = rows.length > 0;
    appended.push(...rows);
  }
  if (appended.length > 0) await insertHistory(tx, appended);
  return [...histories.values()];
}

/** Makes the last price of each history the current one. */
async function replaceAll(tx: Connection, histories: readonly History[]): Promise<Set<string>> {
  const keys = histories.map(({ key }) => key);
  const offers = offersByKey(await loadOffers(tx, keys));
  const books = await loadBooks(tx, [...new Set(keys.map((key) => key.itemId))]);
  const current = histories.flatMap(({ rows }): CurrentPriceRow[] => {
    const last = rows.at(-1);
    if (last === undefined) return [];
    // What was asked in another currency is no measure of this one.
    const comparable = rows.filter(({ currency }) => currency === last.currency);
    const reference = books.has(last.item_id)
      ? undefined
      : referencePrice(points(comparable), offers.get(nameOf(last.item_id, last.storefront)));
    return [{ ...last, lowest_30_days_cents: reference ?? null }];
  });
  return new Set(await replaceCurrent(tx, current));
}

/**
 * What limited offers are reductions of, in their order: the lowest price of the 30 days before each
 * began, earlier offers included; undefined where one is no reduction.
 */
export async function referencesOf(
  connection: Connection,
  offers: readonly (PriceKey & { readonly cents: number; readonly from: Date })[],
): Promise<(number | undefined)[]> {
  if (offers.length === 0) return [];
  const history = Map.groupBy(await loadHistory(connection, offers), (row) =>
    nameOf(row.item_id, row.storefront),
  );
  const others = offersByKey(await loadOffers(connection, offers));
  return offers.map(({ itemId, storefront, cents, from }) => {
    const name = nameOf(itemId, storefront);
    const price = { cents, validFrom: from };
    return reducedFrom(points(history.get(name) ?? []), others.get(name) ?? [], price);
  });
}

/**
 * Amounts are never converted: after a storefront turned to another currency its prices have to be
 * imported anew before it opens, since the old amounts would be read as the new currency's.
 *
 * @throws Error that names the storefront and how many prices are left
 */
export async function assertCurrencies(
  connection: Connection,
  currencies: Currencies,
): Promise<void> {
  for (const row of await countCurrencies(connection)) {
    const { currency } = storefrontOf(row.storefront, currencies);
    if (row.currency === currency) continue;
    throw new Error(
      `The storefront ${row.storefront} sells in ${currency} (KREIDE_CURRENCIES), but ` +
        `${row.count} of its prices are in ${row.currency}: import them in ${currency} first`,
    );
  }
}

/** Takes items out of a storefront's sale; their price history stays. */
export async function endPrices(tx: Connection, keys: readonly PriceKey[]): Promise<Set<string>> {
  return keys.length === 0 ? new Set() : new Set(await removeCurrent(tx, keys));
}

/**
 * Works the changes into `history` (oldest first) and returns the rows that are new in it. Where a
 * moment has another price already, the new one holds from a millisecond later.
 */
function append(
  history: PriceRow[],
  changes: readonly PriceChange[],
  currencies: Currencies,
): PriceRow[] {
  const appended: PriceRow[] = [];
  const inOrder = changes.toSorted((a, b) => a.validFrom.getTime() - b.validFrom.getTime());
  for (const change of inOrder) {
    const row: PriceRow = {
      item_id: change.itemId,
      storefront: change.storefront,
      valid_from: change.validFrom,
      cents: change.cents,
      currency: change.currency ?? storefrontOf(change.storefront, currencies).currency,
      list_price_cents: change.listPriceCents ?? null,
    };
    let moment = change.validFrom.getTime();
    let index = history.findLastIndex((earlier) => earlier.valid_from.getTime() <= moment);
    while (history[index]?.valid_from.getTime() === moment && !isSame(history[index], row)) {
      moment += 1;
      if (history[index + 1]?.valid_from.getTime() === moment) index += 1;
    }
    if (isSame(history[index], row)) continue;
    const placed = { ...row, valid_from: new Date(moment) };
    history.splice(index + 1, 0, placed);
    appended.push(placed);
  }
  return appended;
}

function isSame(a: PriceRow | undefined, b: PriceRow): boolean {
  return (
    a !== undefined &&
    a.cents === b.cents &&
    a.currency === b.currency &&
    a.list_price_cents === b.list_price_cents
  );
}

function points(history: readonly PriceRow[]) {
  return history.map((row) => ({ validFrom: row.valid_from, cents: row.cents }));
}

function offersByKey(rows: readonly OfferRow[]) {
  return Map.groupBy(rows, (row) => nameOf(row.item_id, row.storefront));
}

function nameOf(itemId: string, storefront: StorefrontId): string {
  return `${storefront} ${itemId}`;
}
