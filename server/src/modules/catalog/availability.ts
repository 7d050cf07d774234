import type { DeliveryStatus } from '../../../contract/index.ts';
import type { Country, ShopLanguage } from '../storefront/storefront.ts';
import { deliveryDay, deliveryDayText, isoDay } from './deliveryDay.ts';

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
  /** The day by which it arrives, as far as that can be told today: "2026-11-25". */
  readonly deliveryBy: string | null;
  /** The same in words, which the text ends with: "Lieferung bis Mi., 25.11.". */
  readonly deliveryText: string | null;
}

export function deliveryStatusOf({ stock, restockDays }: Stock): DeliveryStatus {
  if (stock > shortageFrom) return 'IN_STOCK';
  if (stock > 0) return 'SHORTAGE';
  return restockDays === null ? 'UNAVAILABLE' : 'BACKORDER';
}

interface Situation {
  /** Where the goods go. */
  readonly country: Country;
  readonly shopLanguage: ShopLanguage;
  readonly now: Date;
  /**
   * How many pieces it is about; with more than there are in stock nothing is promised for today.
   * @default 1
   */
  readonly quantity?: number;
}

/** What a shopper reads about an item's stock and delivery (PDP-21: by storefront). */
export function availabilityOf(
  item: Stock,
  { country, shopLanguage, now, quantity = 1 }: Situation,
): Availability {
  const status = deliveryStatusOf(item);
  const english = shopLanguage === 'en-DE';
  const by = (restockDays: number, about = false) => {
    const day = deliveryDay(now, { country, restockDays });
    const date = deliveryDayText(day, shopLanguage);
    const words = english
      ? `delivery ${about ? 'about' : 'by'} ${date}`
      : `Lieferung ${about ? 'etwa' : 'bis'} ${date}`;
    return { deliveryBy: isoDay(day), deliveryText: capitalized(words), words };
  };
  if (item.restockDays !== null && item.stock > 0 && quantity > item.stock) {
    const { words, ...delivery } = by(item.restockDays, true);
    return {
      status: 'BACKORDER',
      isForSale: true,
      colour: 'yellow',
      text: english
        ? `Partly in stock, ${words} for the rest`
        : `Teilweise auf Lager, ${words} für den Rest`,
      ...delivery,
    };
  }
  switch (status) {
    case 'IN_STOCK': {
      const { words, ...delivery } = by(0);
      return {
        status,
        isForSale: true,
        colour: 'green',
        text: `${english ? 'In stock' : 'Auf Lager'}. ${capitalized(words)}`,
        ...delivery,
      };
    }
    case 'SHORTAGE': {
      const { words, ...delivery } = by(0);
      return {
        status,
        isForSale: true,
        colour: 'yellow',
        text: english
          ? `In stock. Only ${item.stock} left, ${words}`
          : `Auf Lager. Nur noch ${item.stock} Stück, ${words}`,
        ...delivery,
      };
    }
    case 'BACKORDER': {
      const { words, ...delivery } = by(item.restockDays ?? 0, true);
      return {
        status,
        isForSale: true,
        colour: 'yellow',
        text: english ? `Not in stock now, ${words}` : `Zurzeit nicht auf Lager, ${words}`,
        ...delivery,
      };
    }
    case 'UNAVAILABLE':
      return {
        status,
        isForSale: false,
        colour: 'red',
        text: english ? 'Currently not available' : 'Zurzeit nicht lieferbar',
        deliveryBy: null,
        deliveryText: null,
      };
  }
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
