import type { DeliveryStatus } from '../../../contract/index.ts';
import type { Country, ShopLanguage } from '../storefront/storefront.ts';
import { type Delivery, deliveryOf } from './deliveryDay.ts';

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

const colours = {
  IN_STOCK: 'green',
  SHORTAGE: 'yellow',
  BACKORDER: 'yellow',
  UNAVAILABLE: 'red',
} as const;

/** What a shopper reads about an item's stock and delivery (PDP-21: by storefront). */
export function availabilityOf(
  item: Stock,
  { country, shopLanguage, now, quantity = 1 }: Situation,
): Availability {
  const isPartly = item.restockDays !== null && item.stock > 0 && quantity > item.stock;
  const status = isPartly ? 'BACKORDER' : deliveryStatusOf(item);
  const isAwaited = status === 'BACKORDER';
  const restockDays = isAwaited ? (item.restockDays ?? 0) : 0;
  const isForSale = status !== 'UNAVAILABLE';
  const delivery = isForSale
    ? deliveryOf(now, { country, restockDays, shopLanguage, isSure: !isAwaited })
    : undefined;
  return {
    status,
    isForSale,
    colour: colours[status],
    text: textOf(item, { isPartly, delivery, isEnglish: shopLanguage === 'en-DE' }),
    deliveryBy: delivery?.deliveryBy ?? null,
    deliveryText: delivery?.deliveryText ?? null,
  };
}

function textOf(
  item: Stock,
  {
    isPartly,
    delivery,
    isEnglish,
  }: { isPartly: boolean; delivery: Delivery | undefined; isEnglish: boolean },
): string {
  if (delivery === undefined)
    return isEnglish ? 'Currently not available' : 'Zurzeit nicht lieferbar';
  const { words, deliveryText } = delivery;
  if (isPartly)
    return isEnglish
      ? `Partly in stock, ${words} for the rest`
      : `Teilweise auf Lager, ${words} für den Rest`;
  if (item.stock <= 0)
    return isEnglish ? `Not in stock now, ${words}` : `Zurzeit nicht auf Lager, ${words}`;
  if (item.stock > shortageFrom) return `${isEnglish ? 'In stock' : 'Auf Lager'}. ${deliveryText}`;
  return isEnglish
    ? `In stock. Only ${item.stock} left, ${words}`
    : `Auf Lager. Nur noch ${item.stock} Stück, ${words}`;
}
