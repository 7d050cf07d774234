import { discountPercent } from '../../pricing/pricing.ts';
import { type StorefrontId, storefrontIds } from '../../storefront/storefront.ts';
import { type DeliveryStatus, deliveryStatusOf } from '../availability.ts';
import type { ItemRow } from './rows.ts';

const availabilityOf: Readonly<Record<DeliveryStatus, number>> = {
  IN_STOCK: 0,
  SHORTAGE: 0,
  BACKORDER: 1,
  UNAVAILABLE: 2,
};
const none = availabilityOf.UNAVAILABLE;

/** One storefront's offers while the items come in: plain lists, one place per product. */
export interface StorefrontOffers {
  readonly price: number[];
  readonly discountPercent: number[];
  readonly availability: number[];
  readonly bestItem: string[];
  readonly bestPosition: number[];
}

/** What each product costs in each storefront, by which item, and whether it can be had. */
export class Offers {
  readonly storefronts: Readonly<Record<StorefrontId, StorefrontOffers>> = {
    de: emptyOffers(),
    at: emptyOffers(),
    ch: emptyOffers(),
    b2b: emptyOffers(),
  };

  addProduct(): void {
    for (const id of storefrontIds) {
      const offers = this.storefronts[id];
      offers.price.push(-1);
      offers.discountPercent.push(0);
      offers.availability.push(none);
      offers.bestItem.push('');
      offers.bestPosition.push(0);
    }
  }

  addItem(product: number, item: ItemRow): void {
    const availability =
      availabilityOf[deliveryStatusOf({ stock: item.stock, restockDays: item.restock_days })];
    const words = item.prices.split(' ');
    for (let index = 0; index + 2 < words.length; index += 3) {
      const offers = this.storefronts[words[index] as StorefrontId];
      const cents = Number(words[index + 1]);
      const lowest = Number(words[index + 2]);
      if (isBetter(offers, product, item, cents, availability)) {
        offers.price[product] = cents;
        offers.discountPercent[product] = discountPercent(cents, lowest || undefined);
        offers.bestItem[product] = item.id;
        offers.bestPosition[product] = item.position;
      }
      offers.availability[product] = Math.min(availability, offers.availability[product] ?? none);
    }
  }
}

function emptyOffers(): StorefrontOffers {
  return { price: [], discountPercent: [], availability: [], bestItem: [], bestPosition: [] };
}

/** The rule of the tiles (`catalog_cards`): one that can be had, then the cheapest, then the first. */
function isBetter(
  offers: StorefrontOffers,
  product: number,
  item: ItemRow,
  cents: number,
  availability: number,
): boolean {
  const bestCents = offers.price[product] ?? -1;
  if (bestCents < 0) return true;
  const isAvailable = availability !== none;
  // The availability of all items so far: the best one can be had if any can.
  const isBestAvailable = offers.availability[product] !== none;
  if (isAvailable !== isBestAvailable) return isAvailable;
  if (cents !== bestCents) return cents < bestCents;
  const bestPosition = offers.bestPosition[product] ?? 0;
  if (item.position !== bestPosition) return item.position < bestPosition;
  return item.id < (offers.bestItem[product] ?? '');
}
