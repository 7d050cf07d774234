import type { DeliveryStatus } from '../../../contract/index.ts';
import type { ShopLanguage, StorefrontId } from '../storefront/storefront.ts';

/** From this stock down a good counts as running short (LIST-19). */
const shortageFrom = 5;

export interface Stock {
  readonly stock: number;
  /** Days until an item with no stock can be sent; null: it cannot be ordered. */
  readonly restockDays: number | null;
}

export interface Availability {
  readonly status: DeliveryStatus;
  readonly isForSale: boolean;
  /** PDP-19: the colour that the server delivers with the text. */
  readonly colour: 'green' | 'yellow' | 'red';
  /** PDP-20: "In stock." (German "Auf Lager.") first, the rest is the second line. */
  readonly text: string;
}

export function deliveryStatusOf({ stock, restockDays }: Stock): DeliveryStatus {
  if (stock > shortageFrom) return 'IN_STOCK';
  if (stock > 0) return 'SHORTAGE';
  return restockDays === null ? 'UNAVAILABLE' : 'BACKORDER';
}

/** Working days from order to door while goods are in stock (PDP-21: by storefront). */
const transit: Record<StorefrontId, readonly [from: number, to: number]> = {
  de: [1, 3],
  at: [2, 4],
  ch: [3, 5],
  b2b: [1, 3],
};

/**
 * What a shopper reads about an item's stock and delivery.
 *
 * @param quantity how many pieces it is about; with more than there are in stock nothing is
 *   promised for today
 */
export function availabilityOf(
  item: Stock,
  storefront: StorefrontId,
  shopLanguage: ShopLanguage,
  quantity = 1,
): Availability {
  const status = deliveryStatusOf(item);
  const english = shopLanguage === 'en-DE';
  if (item.restockDays !== null && item.stock > 0 && quantity > item.stock) {
    return {
      status: 'BACKORDER',
      isForSale: true,
      colour: 'yellow',
      text: english
        ? `Partly in stock, the rest ships in about ${item.restockDays} days`
        : `Teilweise auf Lager, der Rest ist in etwa ${item.restockDays} Tagen versandfertig`,
    };
  }
  // In words: a line may break after a dash, and few voices read it as a range.
  const days = transit[storefront].join(english ? ' to ' : ' bis ');
  switch (status) {
    case 'IN_STOCK':
      return {
        status,
        isForSale: true,
        colour: 'green',
        text: english
          ? `In stock. Delivery in ${days} working days`
          : `Auf Lager. Lieferung in ${days} Werktagen`,
      };
    case 'SHORTAGE':
      return {
        status,
        isForSale: true,
        colour: 'yellow',
        text: english
          ? `In stock. Only ${item.stock} left, delivery in ${days} working days`
          : `Auf Lager. Nur noch ${item.stock} Stück, Lieferung in ${days} Werktagen`,
      };
    case 'BACKORDER':
      return {
        status,
        isForSale: true,
        colour: 'yellow',
        text: english
          ? `Ships in about ${item.restockDays} days`
          : `Versandfertig in etwa ${item.restockDays} Tagen`,
      };
    case 'UNAVAILABLE':
      return {
        status,
        isForSale: false,
        colour: 'red',
        text: english ? 'Currently not available' : 'Zurzeit nicht lieferbar',
      };
  }
}
