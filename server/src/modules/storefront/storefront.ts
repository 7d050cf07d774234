import {
  type Country,
  type Currencies,
  currencyOf,
  deliveryOf,
  type Language,
  type ShopLanguage,
  type StorefrontId,
  shopLanguageIn,
  shopLanguages,
  storefrontIds,
} from '../../../contract/index.ts';
import { spelled } from './spelling.ts';

export {
  type Country,
  type Currencies,
  consumerStorefronts,
  type Language,
  languageOf,
  type ShopLanguage,
  type StorefrontId,
  storefrontIds,
} from '../../../contract/index.ts';

export interface Storefront {
  readonly id: StorefrontId;
  /** ISO 4217; the euro unless the setting KREIDE_CURRENCIES says otherwise (ruling 3). */
  readonly currency: string;
  /** What the stored prices are: gross for consumers, net for businesses (DEC-05). */
  readonly priceBasis: 'gross' | 'net';
  /** The first one is the default. */
  readonly shopLanguages: readonly [ShopLanguage, ...ShopLanguage[]];
  /** Whose VAT a price is shown with until an address says otherwise. */
  readonly homeCountry: Country;
}

export const storefrontOf = (id: StorefrontId, currencies?: Currencies): Storefront => ({
  id,
  currency: currencyOf(id, currencies),
  priceBasis: id === 'b2b' ? 'net' : 'gross',
  shopLanguages: shopLanguages[id],
  homeCountry: deliveryOf(id).countries[0],
});

export function isStorefrontId(value: unknown): value is StorefrontId {
  return storefrontIds.some((id) => id === value);
}

/** The storefront's shop language for a wish; its default when the wish is unknown or not offered. */
export function shopLanguageOf(storefront: Storefront, wish: string | undefined): ShopLanguage {
  return (
    storefront.shopLanguages.find((language) => language === wish) ?? storefront.shopLanguages[0]
  );
}

/** How a storefront spells a language (decision 059). */
export const spellingOf = (storefront: StorefrontId, language: Language): Language | ShopLanguage =>
  shopLanguageIn(storefront, language) ?? language;

/**
 * The text in a language; German stands in where the translation is missing. For a storefront's shop
 * language it is spelt as there (decision 059): what shoppers read goes through here with that one.
 */
export function inLanguage(
  texts: { readonly de: string; readonly en?: string | undefined },
  language: Language | ShopLanguage,
): string {
  if (language === 'en' || language === 'en-DE') return texts.en ?? texts.de;
  return spelled(texts.de, language);
}

export { dateText } from './dates.ts';
export { allSpelled, quoted, spelled } from './spelling.ts';
