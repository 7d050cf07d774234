import { maxEntryQuantity } from '../../../contract/index.ts';
import type { Database } from '../../database/database.ts';
import { maxIdLength } from '../../inputLimits.ts';
import type { CartService, CartUpdate } from '../cart/service.ts';
import type { CatalogService, Shop } from '../catalog/service.ts';
import type { LightningDealService } from '../lightningDeal/service.ts';
import type { Shopper } from '../session/session.ts';
import type { WishlistResult, WishlistService } from '../wishlist/service.ts';
import { loadTeaserList, type PublishedGoods, type TeaserListRow } from './store.ts';

/** Goods that a shopper takes from a list. `itemId` null: any of the product's items. */
export interface TakenGoods {
  readonly productId: string;
  readonly itemId: string | null;
  readonly quantity: number;
}

export interface TeaserListEntry extends PublishedGoods {
  /** List, place, product and item: who replaces the item has an entry of its own. */
  readonly id: string;
}

export interface TeaserList extends Omit<TeaserListRow, 'entries'> {
  readonly entries: readonly TeaserListEntry[];
}

/** WISH-35: the product that a shopper decides about. */
export interface ReplacedItem {
  readonly newItemId: string;
  /** The entry before. */
  readonly externalId: string;
  /** Its item before; null: it was open. */
  readonly itemId: string | null;
  readonly isNewItemLightningDeal: boolean;
  readonly teaserWishlistId: string;
  readonly entry: TeaserListEntry;
}

export type Replacement =
  | ({ readonly ok: true } & ReplacedItem)
  | { readonly ok: false; readonly messageKey: string };

/**
 * Lists that editors publish in teasers. Everybody sees the same list; what a shopper changes of it is
 * the page's, and is stored nowhere before it goes into a cart or onto a wishlist.
 */
export interface TeaserListService {
  /** Undefined: this storefront has no such list. */
  find(externalId: string, shop: Pick<Shop, 'storefront'>): Promise<TeaserList | undefined>;
  /** The entry as it would be with another of its product's items (API-113). */
  replaceItem(
    oldExternalId: string,
    goods: Pick<TakenGoods, 'quantity'> & { readonly itemId: string },
    shop: Shop,
  ): Promise<Replacement>;
  /**
   * Puts goods of a list into the cart, all in one transaction; those that are refused leave the others
   * standing (API-114).
   *
   * @throws Refusal when the cart is not one that this shopper may see
   */
  addToCart(shopper: Shopper, cartId: string, goods: readonly TakenGoods[]): Promise<CartUpdate>;
  /** Puts goods of a list onto a wishlist: all that the shop knows, or none where they don't fit. */
  addToWishlist(
    shopper: Shopper,
    wishlistId: string | null,
    goods: readonly TakenGoods[],
  ): Promise<WishlistResult>;
}

export function createTeaserListService({
  database,
  catalog,
  lightningDeals,
  carts,
  wishlists,
}: {
  database: Database;
  catalog: Pick<CatalogService, 'product'>;
  lightningDeals: Pick<LightningDealService, 'running'>;
  carts: Pick<CartService, 'update'>;
  wishlists: Pick<WishlistService, 'addAll'>;
}): TeaserListService {
  async function find(
    externalId: string,
    { storefront }: Pick<Shop, 'storefront'>,
  ): Promise<TeaserList | undefined> {
    if (externalId.length > maxIdLength) return undefined;
    const row = await loadTeaserList(database, externalId, storefront.id);
    return (
      row && {
        ...row,
        entries: row.entries.map((goods, place) => ({ ...goods, id: idOf(row.id, place, goods) })),
      }
    );
  }

  return {
    find,

    async replaceItem(oldExternalId, { itemId, quantity }, shop) {
      const failed = (messageKey: string): Replacement => ({ ok: false, messageKey });
      if (quantity < 1 || quantity > maxEntryQuantity) return failed('vue.wishlist.error.quantity');
      const [listId = '', place = '', productId, before] = oldExternalId.split(':');
      const entry = (await find(listId, shop))?.entries[Number(place)];
      if (entry === undefined || entry.product_id !== productId || before === undefined) {
        return failed('vue.wishlist.error.entryUnknown');
      }
      const product = await catalog.product(productId, shop);
      if (!product?.items.some((item) => item.itemId === itemId)) {
        return failed('vue.cart.error.itemUnavailable');
      }
      const running = await lightningDeals.running([itemId], shop.storefront.id);
      const goods = { ...entry, item_id: itemId, quantity };
      return {
        ok: true,
        newItemId: itemId,
        externalId: oldExternalId,
        itemId: before === openItem ? null : before,
        isNewItemLightningDeal: running.has(itemId),
        teaserWishlistId: listId,
        entry: { ...goods, id: idOf(listId, Number(place), goods) },
      };
    },

    addToCart: (shopper, cartId, goods) =>
      carts.update(
        shopper,
        cartId,
        goods.map(({ productId, itemId, quantity }) =>
          itemId === null
            ? { kind: 'addProduct', productId, quantity }
            : { kind: 'add', itemId, quantity },
        ),
      ),

    addToWishlist: (shopper, wishlistId, goods) => wishlists.addAll(shopper, wishlistId, goods),
  };
}

/** In place of an item, where it is open. No id is like this. */
export const openItem = '-';

const idOf = (
  listId: string,
  place: number,
  { product_id, item_id }: Pick<PublishedGoods, 'product_id' | 'item_id'>,
) => [listId, place, product_id, item_id ?? openItem].join(':');
