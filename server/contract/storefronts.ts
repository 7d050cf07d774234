/** The shop's storefronts and what both sides know of each. */

export const storefrontIds = ['de', 'at', 'ch', 'b2b'] as const;
export type StorefrontId = (typeof storefrontIds)[number];

/** Open to everybody, and told to search engines as each other's alternates (SEO-08, SEO-09). */
export const consumerStorefronts = ['de', 'at', 'ch'] as const satisfies readonly StorefrontId[];

/**
 * Where the law lets consumers withdraw from a contract (Directive 2011/83/EU, art. 9). Swiss law
 * knows no such right, so that the shop grants one, and businesses have none.
 */
export const hasRightOfWithdrawal = (storefront: StorefrontId): boolean =>
  storefront === 'de' || storefront === 'at';

export type Language = 'de' | 'en';

/** What the `X-Shop-Language` header may say; the interface's language plus the country's habits. */
export type ShopLanguage = 'de-DE' | 'de-AT' | 'de-CH' | 'en-DE';

/** One row of the host table; the first of a storefront and language is its canonical host. */
export interface HostEntry {
  readonly host: string;
  readonly storefront: StorefrontId;
  readonly language: Language;
}

/** The first one is the default; English exists for b2b only (DEC-08). */
export const shopLanguages: Readonly<
  Record<StorefrontId, readonly [ShopLanguage, ...ShopLanguage[]]>
> = {
  de: ['de-DE'],
  at: ['de-AT'],
  ch: ['de-CH'],
  b2b: ['de-DE', 'en-DE'],
};

export function languageOf(shopLanguage: ShopLanguage): Language {
  return shopLanguage === 'en-DE' ? 'en' : 'de';
}

/** The storefront's shop language in a language; undefined where it has none. */
export const shopLanguageIn = (
  storefront: StorefrontId,
  language: string,
): ShopLanguage | undefined =>
  shopLanguages[storefront].find((shopLanguage) => languageOf(shopLanguage) === language);

/** What the storefronts sell in that do not sell in euro (ISO 4217): a setting (ruling 3). */
export type Currencies = Readonly<Partial<Record<StorefrontId, string>>>;

export const currencyOf = (storefront: StorefrontId, currencies: Currencies = {}): string =>
  currencies[storefront] ?? 'EUR';
