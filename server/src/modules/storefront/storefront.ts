export const storefrontIds = ['de', 'at', 'ch', 'b2b'] as const;
export type StorefrontId = (typeof storefrontIds)[number];

/** Open to everybody, and told to search engines as each other's alternates (SEO-08, SEO-09). */
export const consumerStorefronts = ['de', 'at', 'ch'] as const satisfies readonly StorefrontId[];

const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

/** What the `X-Shop-Language` header may say; the interface's language plus the country's habits. */
const shopLanguages = ['de-DE', 'de-AT', 'de-CH', 'en-DE'] as const;
export type ShopLanguage = (typeof shopLanguages)[number];

/** Countries the shop knows (ISO 3166-1 alpha-2): billing may be any of them (DEC-97). */
export const countries = ['DE', 'AT', 'CH', 'LI', 'IT'] as const;
export type Country = (typeof countries)[number];

export interface Storefront {
  readonly id: StorefrontId;
  /** ISO 4217; the euro unless the setting KREIDE_CURRENCIES says otherwise (ruling 3). */
  readonly currency: string;
  /** What the stored prices are: gross for consumers, net for businesses (DEC-05). */
  readonly priceBasis: 'gross' | 'net';
  /** The first one is the default; English exists for b2b only (DEC-08). */
  readonly shopLanguages: readonly [ShopLanguage, ...ShopLanguage[]];
  readonly homeCountry: Country;
  /** DEC-97. IT means South Tyrol. */
  readonly deliveryCountries: readonly [Country, ...Country[]];
  readonly billingCountries: readonly Country[];
  /** Parcel stations exist in Germany only (DEC-98). */
  readonly packstation: boolean;
}

const table: Readonly<Record<StorefrontId, Storefront>> = {
  de: {
    id: 'de',
    currency: 'EUR',
    priceBasis: 'gross',
    shopLanguages: ['de-DE'],
    homeCountry: 'DE',
    deliveryCountries: ['DE'],
    billingCountries: countries,
    packstation: true,
  },
  at: {
    id: 'at',
    currency: 'EUR',
    priceBasis: 'gross',
    shopLanguages: ['de-AT'],
    homeCountry: 'AT',
    deliveryCountries: ['AT', 'IT'],
    billingCountries: countries,
    packstation: false,
  },
  ch: {
    id: 'ch',
    currency: 'EUR',
    priceBasis: 'gross',
    shopLanguages: ['de-CH'],
    homeCountry: 'CH',
    deliveryCountries: ['CH', 'LI'],
    billingCountries: countries,
    packstation: false,
  },
  b2b: {
    id: 'b2b',
    currency: 'EUR',
    priceBasis: 'net',
    shopLanguages: ['de-DE', 'en-DE'],
    homeCountry: 'DE',
    deliveryCountries: ['DE', 'AT'],
    billingCountries: countries,
    packstation: true,
  },
};

/** What the storefronts sell in that do not sell in euro (ISO 4217). */
export type Currencies = Readonly<Partial<Record<StorefrontId, string>>>;

export function storefrontOf(id: StorefrontId, currencies: Currencies = {}): Storefront {
  const currency = currencies[id];
  return currency === undefined ? table[id] : { ...table[id], currency };
}

export function isStorefrontId(value: unknown): value is StorefrontId {
  return storefrontIds.some((id) => id === value);
}

/** The storefront's shop language for a wish; its default when the wish is unknown or not offered. */
export function shopLanguageOf(storefront: Storefront, wish: string | undefined): ShopLanguage {
  return (
    storefront.shopLanguages.find((language) => language === wish) ?? storefront.shopLanguages[0]
  );
}

export function languageOf(shopLanguage: ShopLanguage): Language {
  return shopLanguage === 'en-DE' ? 'en' : 'de';
}

/** The text in a language; German stands in where the translation is missing. */
export function inLanguage<T>(texts: { de: T; en?: T | undefined }, language: Language): T {
  return language === 'en' ? (texts.en ?? texts.de) : texts.de;
}
