import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { type Awaitable, Remembered } from '../../inMemory/remembered.ts';
import type { Change } from '../outbox/outbox.ts';
import {
  languageOf,
  type ShopLanguage,
  type Storefront,
  type StorefrontId,
  storefrontIds,
} from '../storefront/storefront.ts';
import { loadItemsOfNumbers, type NumberedItem } from './articleNumbers.ts';
import { cardOf, type ProductCard } from './card.ts';
import { detailsOf, type ProductDetails } from './details.ts';
import { RowCache } from './rowCache.ts';
import { type CardRow, loadCards, loadProduct, loadRetired, type ProductRow } from './store.ts';
import { type Category, loadTaxonomy, type Taxonomy } from './taxonomy.ts';

/** Where a visitor shops, as far as the catalogue cares. */
export interface Shop {
  readonly storefront: Storefront;
  readonly shopLanguage: ShopLanguage;
}

export interface CatalogService {
  taxonomy(): Awaitable<Taxonomy>;
  childrenOf(category: Category, storefront: StorefrontId): readonly Category[];
  /** Cards in the order of the ids; ids that are not sold here are left out. */
  cards(productIds: readonly string[], shop: Shop): Promise<ProductCard[]>;
  /** The same by position: undefined where an id is not sold here. */
  cardsById(productIds: readonly string[], shop: Shop): Promise<(ProductCard | undefined)[]>;
  product(productId: string, shop: Shop): Promise<ProductDetails | undefined>;
  /** For an id that `product` does not find: was it sold once, and what replaces it (DEC-40)? */
  retired(
    productId: string,
    shop: Shop,
  ): Promise<{ readonly replacementIds: readonly string[] } | undefined>;
  /** Items of any storefront, also retired ones, by the article numbers asked for. */
  itemsOfNumbers(numbers: readonly string[]): Promise<ReadonlyMap<string, NumberedItem>>;
  /** Drops what a change made stale; called by the outbox reader of this process. */
  forget(changes: readonly Change[]): void;
}

// A card's row is about 1 kB and a product's about 8 kB: at most some 30 MB together.
const cardLimit = 16_000;
const productLimit = 1_500;

export function createCatalogService({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): CatalogService {
  const taxonomy = new Remembered(() => loadTaxonomy(database));
  const cardRows = new RowCache<CardRow | undefined>(cardLimit);
  const productRows = new RowCache<ProductRow | undefined>(productLimit);
  const keyOf = (productId: string, storefront: Storefront) => `${storefront.id} ${productId}`;

  function cardRow(productId: string, storefront: Storefront, missing: Batch<CardRow>) {
    const key = keyOf(productId, storefront);
    const kept = cardRows.get(key);
    if (kept !== undefined) return kept;
    const row = missing.add(productId);
    cardRows.set(key, row);
    return row;
  }

  async function cardsById(
    productIds: readonly string[],
    { storefront, shopLanguage }: Shop,
  ): Promise<(ProductCard | undefined)[]> {
    const missing = new Batch<CardRow>();
    const rows = productIds.map((id) => cardRow(id, storefront, missing));
    await missing.load(
      (ids) => loadCards(database, ids, storefront.id),
      (row) => row.product_id,
    );
    const now = clock.now();
    const language = languageOf(shopLanguage);
    return (await Promise.all(rows)).map((row) =>
      row === undefined ? undefined : cardOf(row, storefront, language, now),
    );
  }

  function productRow(productId: string, storefront: Storefront): Promise<ProductRow | undefined> {
    const key = keyOf(productId, storefront);
    let row = productRows.get(key);
    if (row === undefined) {
      row = loadProduct(database, productId, storefront.id);
      productRows.set(key, row);
    }
    return row;
  }

  return {
    taxonomy: () => taxonomy.get(),
    childrenOf: (category, storefront) =>
      category.children.filter((child) => child.storefronts.includes(storefront)),
    cardsById,
    cards: async (productIds, shop) =>
      (await cardsById(productIds, shop)).filter((card) => card !== undefined),

    async product(productId, { storefront, shopLanguage }) {
      const row = await productRow(productId, storefront);
      if (row === undefined || row.items.length === 0) return undefined;
      return detailsOf(row, await taxonomy.get(), storefront, shopLanguage);
    },

    async retired(productId, { storefront }) {
      if ((await productRow(productId, storefront)) !== undefined) return undefined;
      const row = await loadRetired(database, productId);
      return row === undefined ? undefined : { replacementIds: row.replacement_ids };
    },

    itemsOfNumbers: (numbers) => loadItemsOfNumbers(database, numbers),

    forget(changes) {
      for (const { kind, key } of changes) {
        if (kind === 'catalog' || key === '*') {
          cardRows.clear();
          productRows.clear();
          taxonomy.forget();
        } else if (kind === 'product') {
          for (const id of storefrontIds) {
            cardRows.delete(`${id} ${key}`);
            productRows.delete(`${id} ${key}`);
          }
        } else if (kind === 'category') {
          taxonomy.forget();
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
