import type { Language } from '../storefront/storefront.ts';
import type { Cart } from './cart.ts';

/** What more goods would bring. Amounts are cents in the price basis. */
export interface Attainable {
  readonly kind: 'FREE_SHIPPING' | 'VOUCHER';
  readonly thresholdCents: number;
  /** 0: reached. */
  readonly missingCents: number;
  /** The voucher's name. */
  readonly name: string;
}

export function attainablesOf(cart: Cart): Attainable[] {
  const { freeShippingFrom, isDeliveryFree, lines, totals, voucher } = cart;
  const attainables: Attainable[] = [];
  // Bulky goods never ship free, and an empty cart promises nothing.
  if (freeShippingFrom > 0 && lines.length > 0 && !lines.some(({ isBulky }) => isBulky)) {
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
  return attainables;
}

/** @param missing the amount as the storefront writes it */
export function attainableText(
  { kind, missingCents, name }: Attainable,
  missing: string,
  language: Language,
): string {
  if (kind === 'VOUCHER') {
    return language === 'en'
      ? `${missing} more and the voucher “${name}” applies.`
      : `Noch ${missing}, dann gilt der Gutschein „${name}“.`;
  }
  if (language === 'en') {
    return missingCents === 0
      ? 'Your order ships free.'
      : `${missing} more and your order ships free.`;
  }
  return missingCents === 0
    ? 'Ihre Bestellung ist versandkostenfrei.'
    : `Noch ${missing}, dann ist Ihre Bestellung versandkostenfrei.`;
}
