import type { ShopLanguage } from '../storefront/storefront.ts';

/** Making one takes 50 µs, longer than the rest of an answer's field. */
const formats = new Map<string, Intl.NumberFormat>();

/** An amount as the storefront writes it. */
export function moneyText(cents: number, currency: string, shopLanguage: ShopLanguage): string {
  const key = `${shopLanguage} ${currency}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(shopLanguage, { style: 'currency', currency });
    formats.set(key, format);
  }
  return format.format(cents / 100);
}
