import { languageOf, quoted, type ShopLanguage } from '../storefront/storefront.ts';
import type { Cart } from './cart.ts';

/** What more goods would bring. Amounts are cents in the price basis. */
export interface Attainable {
  readonly kind: 'FREE_SHIPPING' | 'VOUCHER' | 'GIFT';
  readonly thresholdCents: number;
  /** 0: reached. */
  readonly missingCents: number;
  /** The voucher's or the gift's. */
  readonly name: string;
}

export function attainablesOf(cart: Cart): Attainable[] {
  const { freeShippingFrom, isDeliveryFree, totals, voucher } = cart;
  const goods = cart.lines.filter(({ kind }) => kind === 'goods');
  const attainables: Attainable[] = [];
  // Bulky goods never ship free, and an empty cart promises nothing.
  if (freeShippingFrom > 0 && goods.length > 0 && !goods.some(({ isBulky }) => isBulky)) {
    const missing = isDeliveryFree ? 0 : freeShippingFrom - totals.subtotal;
    attainables.push({
      kind: 'FREE_SHIPPING',
      thresholdCents: freeShippingFrom,
      missingCents: Math.max(0, missing),
      name: '',
    });
  }
  if (voucher?.obstacle === 'vue.cart.voucher.belowMinimum') {
    const { name, minimumCents: thresholdCents, missingCents } = voucher;
    attainables.push({ kind: 'VOUCHER', thresholdCents, missingCents, name });
  }
  const gift = goods.length > 0 ? nextGift(cart) : undefined;
  if (gift) {
    const { name, minimumCents: thresholdCents, missingCents } = gift;
    attainables.push({ kind: 'GIFT', thresholdCents, missingCents, name });
  }
  return attainables;
}

/** The free article that the cart is nearest to; of those to choose from it gets one. */
function nextGift({ freeArticles }: Cart) {
  const hasChosen = freeArticles.some(({ lineId, isRemovable }) => lineId !== null && isRemovable);
  return freeArticles
    .filter(
      ({ lineId, isAvailable, isRemovable, missingCents }) =>
        lineId === null && isAvailable && (isRemovable ? !hasChosen : missingCents > 0),
    )
    .sort((a, b) => a.missingCents - b.missingCents)[0];
}

/** @param missing the amount as the storefront writes it */
export function attainableText(
  { kind, missingCents, name }: Attainable,
  missing: string,
  shopLanguage: ShopLanguage,
): string {
  const isEnglish = languageOf(shopLanguage) === 'en';
  if (kind === 'VOUCHER') {
    return isEnglish
      ? `${missing} more and the voucher ${quoted(name, shopLanguage)} applies.`
      : `Noch ${missing}, dann gilt der Gutschein ${quoted(name, shopLanguage)}.`;
  }
  if (kind === 'GIFT') {
    if (isEnglish) {
      return missingCents === 0 ? 'Choose your free gift.' : `${missing} more for a free gift.`;
    }
    return missingCents === 0
      ? 'Suchen Sie sich Ihr Gratisgeschenk aus.'
      : `Noch ${missing} bis zum Gratisgeschenk.`;
  }
  if (isEnglish) {
    return missingCents === 0
      ? 'Your order ships free.'
      : `${missing} more and your order ships free.`;
  }
  return missingCents === 0
    ? 'Ihre Bestellung ist versandkostenfrei.'
    : `Noch ${missing}, dann ist Ihre Bestellung versandkostenfrei.`;
}
