import {
  type Country,
  type Currencies,
  currencyOf,
  deliveryOf,
  type Language,
  type ShopLanguage,
  type StorefrontId,
  shopLanguages,
  storefrontIds,
} from '../../../contract/index.ts';

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

/** The text in a language; German stands in where the translation is missing. */
export function inLanguage<T>(texts: { de: T; en?: T | undefined }, language: Language): T {
  return language === 'en' ? (texts.en ?? texts.de) : texts.de;
}
