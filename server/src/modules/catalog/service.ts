import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Awaitable } from '../../inMemory/awaitable.ts';
import { CachedLoad } from '../../inMemory/cachedLoad.ts';
import { LoadingCache } from '../../inMemory/loadingCache.ts';
import { maxIdLength } from '../../inputLimits.ts';
import type { Change } from '../outbox/service.ts';
import {
  type ShopLanguage,
  type Storefront,
  type StorefrontId,
  storefrontIds,
  storefrontOf,
} from '../storefront/storefront.ts';
import { loadItemsOfNumbers, type NumberedItem } from './articleNumbers.ts';
import { type Availability, availabilityOf, type Stock } from './availability.ts';
import { cardIdOf, cardOf, type ProductCard, wantedCard } from './card.ts';
import { detailsOf, type ProductDetails } from './details.ts';
import { type CardRow, loadCards, loadProduct, loadRetired } from './store.ts';
import { type Category, loadTaxonomy, type Taxonomy } from './taxonomy.ts';

export {
  type RatingCount,
  returnStock,
  setRatings,
  setRecentViews,
  takeStock,
} from './counts.ts';

/** Where a visitor shops, as far as the catalogue cares. */
export interface Shop {
  readonly storefront: Storefront;
  readonly shopLanguage: ShopLanguage;
}

export interface CatalogService {
  taxonomy(): Awaitable<Taxonomy>;
  childrenOf(category: Category, storefront: StorefrontId): readonly Category[];
  /**
   * Cards in the order of the ids, which are those of products or of products with one of their
   * items (`cardIdOf`); what is not sold here is left out. Instead of an item that is gone its
   * product shows the default one.
   */
  cards(cardIds: readonly string[], shop: Shop): Awaitable<readonly ProductCard[]>;
  /** The same by position: undefined where an id is not sold here. */
  cardsById(cardIds: readonly string[], shop: Shop): Promise<(ProductCard | undefined)[]>;
  product(productId: string, shop: Shop): Awaitable<ProductDetails | undefined>;
  /** For an id that `product` does not find: was it sold once, and what replaces it (DEC-40)? */
  retired(
    productId: string,
    shop: Shop,
  ): Promise<{ readonly replacementIds: readonly string[] } | undefined>;
  /** What is said of stock and delivery at this moment, to the storefront's own country. */
  availability(stock: Stock, shop: Shop): Availability;
  /** At this moment (LIST-16). */
  isNew(card: ProductCard): boolean;
  /** Items of any storefront, also retired ones, by the article numbers asked for. */
  itemsOfNumbers(numbers: readonly string[]): Promise<ReadonlyMap<string, NumberedItem>>;
  /** Removes what a change made stale; called by the outbox reader of this process. */
  invalidate(changes: readonly Change[]): void;
}

// A card is about 1 kB and a product about 8 kB: at most some 30 MB together.
const cardLimit = 16_000;
const productLimit = 1_500;

const shops: readonly Shop[] = storefrontIds
  .map((id) => storefrontOf(id))
  .flatMap((storefront) =>
    storefront.shopLanguages.map((shopLanguage) => ({ storefront, shopLanguage })),
  );

const shopKeyOf = ({ storefront, shopLanguage }: Shop) => `${storefront.id} ${shopLanguage}`;
const keyOf = (id: string, shop: Shop) => `${shopKeyOf(shop)} ${id}`;

/** Longer ones are nobody's: they are neither looked up nor kept. */
const maxCardIdLength = cardIdOf('', '').length + 2 * maxIdLength;

const isThere = (card: Awaitable<ProductCard | undefined>): card is ProductCard | undefined =>
  !(card instanceof Promise);

export function createCatalogService({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): CatalogService {
  const taxonomy = new CachedLoad(() => loadTaxonomy(database));
  const keptCards = new LoadingCache<ProductCard | undefined>(cardLimit);
  const keptProducts = new LoadingCache<ProductDetails | undefined>(productLimit);
  /**
   * By product, the ids of its cards of a chosen item. They are not kept longer than their product's
   * entry here, by which a change of the product finds them.
   */
  let chosen = emptyChosen();
  /**
   * By the array of a cached listing; replaced by each change, so that a load which began before the
   * change writes into a map that nothing reads any more.
   */
  let cardsByListing = new WeakMap<
    readonly string[],
    { readonly shop: string; readonly cards: readonly ProductCard[] }
  >();

  function emptyChosen() {
    return new LRUCache<string, ReadonlySet<string>>({
      maxSize: cardLimit,
      sizeCalculation: ({ size }) => size,
      noDisposeOnSet: true,
      dispose: dropCards,
    });
  }

  function noteChosen(cardId: string): void {
    const { productId, itemId } = wantedCard(cardId);
    if (itemId === undefined) return;
    const known = chosen.get(productId);
    if (!known?.has(cardId)) chosen.set(productId, new Set(known).add(cardId));
  }

  function dropCards(cardIds: Iterable<string>): void {
    for (const shop of shops) for (const id of cardIds) keptCards.delete(keyOf(id, shop));
  }

  async function cardsById(
    cardIds: readonly string[],
    shop: Shop,
  ): Promise<(ProductCard | undefined)[]> {
    const { storefront, shopLanguage } = shop;
    const missing = new Batch<CardRow>();
    const load = async (cardId: string) => {
      const row = await missing.add(cardId);
      return row && cardOf(row, storefront, shopLanguage);
    };
    const cards = cardIds.map((id): Awaitable<ProductCard | undefined> => {
      if (id.length > maxCardIdLength) return undefined;
      const key = keyOf(id, shop);
      const kept = keptCards.get(key);
      if (kept !== undefined) return kept;
      noteChosen(id);
      const loading = load(id);
      keptCards.set(key, loading);
      return loading;
    });
    if (cards.every(isThere)) return cards;
    await missing.load(
      (ids) => loadCards(database, ids.map(wantedCard), storefront.id),
      (row) => cardIdOf(row.product_id, row.wanted_item ?? undefined),
    );
    return Promise.all(cards);
  }

  /**
   * A cached listing asks with the same array each time: keeping its cards as one array saves a
   * lookup for each of them.
   */
  function cards(cardIds: readonly string[], shop: Shop): Awaitable<readonly ProductCard[]> {
    const known = cardsByListing.get(cardIds);
    if (known !== undefined && known.shop === shopKeyOf(shop)) return known.cards;
    return gather(cardIds, shop);
  }

  async function gather(cardIds: readonly string[], shop: Shop) {
    const before = cardsByListing;
    const found = (await cardsById(cardIds, shop)).filter((card) => card !== undefined);
    before.set(cardIds, { shop: shopKeyOf(shop), cards: found });
    return found;
  }

  async function loadDetails(productId: string, { storefront, shopLanguage }: Shop) {
    const row = await loadProduct(database, productId, storefront.id);
    if (row === undefined || row.items.length === 0) return undefined;
    return detailsOf(row, await taxonomy.get(), storefront, shopLanguage);
  }

  function product(productId: string, shop: Shop): Awaitable<ProductDetails | undefined> {
    if (productId.length > maxIdLength) return undefined;
    const key = keyOf(productId, shop);
    const kept = keptProducts.get(key);
    if (kept !== undefined) return kept;
    const loading = loadDetails(productId, shop);
    keptProducts.set(key, loading);
    return loading;
  }

  return {
    taxonomy: () => taxonomy.get(),
    childrenOf: (category, storefront) =>
      category.children.filter((child) => child.storefronts.includes(storefront)),
    cardsById,
    cards,

    product,

    async retired(productId, shop) {
      if (productId.length > maxIdLength) return undefined;
      if ((await product(productId, shop)) !== undefined) return undefined;
      const row = await loadRetired(database, productId);
      return row && { replacementIds: row.replacement_ids };
    },

    availability: (stock, { storefront, shopLanguage }) =>
      availabilityOf(stock, { country: storefront.homeCountry, shopLanguage, now: clock.now() }),

    isNew: ({ newUntil }) => clock.now().getTime() < newUntil,

    itemsOfNumbers: (numbers) => loadItemsOfNumbers(database, numbers),

    invalidate(changes) {
      cardsByListing = new WeakMap();
      for (const { kind, key } of changes) {
        if (kind === 'catalog' || key === '*') {
          keptCards.clear();
          // Clearing it would drop its cards one by one.
          chosen = emptyChosen();
          keptProducts.clear();
          taxonomy.invalidate();
        } else if (kind === 'product') {
          dropCards([key]);
          chosen.delete(key);
          for (const shop of shops) keptProducts.delete(keyOf(key, shop));
        } else if (kind === 'category') {
          // Products tell of their category and name the values of its attributes.
          taxonomy.invalidate();
          keptProducts.clear();
        }
      }
    },
  };
}

/** Ids that are loaded with one statement; who asked for a row gets it, or undefined. */
class Batch<Row> {
  readonly #waiting = new Map<string, PromiseWithResolvers<Row | undefined>>();

  add(id: string): Promise<Row | undefined> {
    let waiting = this.#waiting.get(id);
    if (waiting === undefined) {
      waiting = Promise.withResolvers<Row | undefined>();
      this.#waiting.set(id, waiting);
    }
    return waiting.promise;
  }

  async load(read: (ids: string[]) => Promise<Row[]>, idOf: (row: Row) => string): Promise<void> {
    if (this.#waiting.size === 0) return;
    try {
      for (const row of await read([...this.#waiting.keys()])) {
        this.#waiting.get(idOf(row))?.resolve(row);
      }
      for (const { resolve } of this.#waiting.values()) resolve(undefined);
    } catch (error) {
      for (const { reject } of this.#waiting.values()) reject(error);
    }
  }
}
