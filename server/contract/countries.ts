import type { Language, StorefrontId } from './storefronts.ts';

/**
 * Countries that the shop knows and which storefront delivers to them (DEC-97). How to add one:
 * docs/recipes.md.
 */

interface CountryRules {
  readonly name: Readonly<Record<Language, string>>;
  readonly postCode: RegExp;
  /** What many write before the postcode, as on letters from abroad: A-1060. */
  readonly postCodeLetters: RegExp;
  /** Villages have houses without a number. @default false */
  readonly houseNumberOptional?: boolean;
  /** Where goods are delivered to a part of the country only. */
  readonly deliveryArea?: {
    readonly name: Readonly<Record<Language, string>>;
    readonly postCode: RegExp;
  };
}

/** By ISO 3166-1 alpha-2 code. A bill may go to any of them. */
const rules = {
  DE: {
    name: { de: 'Deutschland', en: 'Germany' },
    postCode: /^\d{5}$/,
    postCodeLetters: /^DE?[ -]+(?=\d)/i,
  },
  AT: {
    name: { de: 'Österreich', en: 'Austria' },
    postCode: /^[1-9]\d{3}$/,
    postCodeLetters: /^AT?[ -]+(?=\d)/i,
    houseNumberOptional: true,
  },
  CH: {
    name: { de: 'Schweiz', en: 'Switzerland' },
    postCode: /^[1-9]\d{3}$/,
    postCodeLetters: /^CH[ -]+(?=\d)/i,
    houseNumberOptional: true,
  },
  LI: {
    name: { de: 'Liechtenstein', en: 'Liechtenstein' },
    postCode: /^94(8[5-9]|9[0-8])$/,
    postCodeLetters: /^(?:FL|LI)[ -]+(?=\d)/i,
  },
  IT: {
    name: { de: 'Italien', en: 'Italy' },
    postCode: /^\d{5}$/,
    postCodeLetters: /^IT?[ -]+(?=\d)/i,
    deliveryArea: { name: { de: 'Südtirol', en: 'South Tyrol' }, postCode: /^39\d{3}$/ },
  },
} as const satisfies Record<string, CountryRules>;

interface Delivery {
  /** The first one is the home country. */
  readonly countries: readonly [Country, ...Country[]];
  /** Parcel stations exist in Germany only (DEC-98). */
  readonly packstation: boolean;
}

/** Where each storefront delivers. */
const deliveries: Readonly<Record<StorefrontId, Delivery>> = {
  de: { countries: ['DE'], packstation: true },
  at: { countries: ['AT', 'IT'], packstation: false },
  ch: { countries: ['CH', 'LI'], packstation: false },
  b2b: { countries: ['DE', 'AT'], packstation: true },
};

export type Country = keyof typeof rules;
export const countries = Object.keys(rules) as Country[];

export const countryRules = (country: Country): CountryRules => rules[country];

/** A postcode of whatever country, without its letters. */
export const barePostCode = (postCode: string): string =>
  countries.reduce((text, country) => text.replace(rules[country].postCodeLetters, ''), postCode);

export const deliveryOf = (storefront: StorefrontId): Delivery => deliveries[storefront];

/** Countries of a bill, the storefront's own first. */
export function billingCountries(storefront: StorefrontId): readonly Country[] {
  const own = deliveries[storefront].countries;
  return [...own, ...countries.filter((country) => !own.includes(country))];
}

/** Whether goods are delivered to a country, and to a place in it: an address's two parts. */
export function deliveryObstacle(
  storefront: StorefrontId,
  { country, postCode }: { readonly country: string; readonly postCode: string },
): 'country' | 'postCode' | undefined {
  const delivered = deliveries[storefront].countries.find((code) => code === country);
  if (delivered === undefined) return 'country';
  const { deliveryArea } = countryRules(delivered);
  return deliveryArea === undefined || deliveryArea.postCode.test(barePostCode(postCode))
    ? undefined
    : 'postCode';
}

export function countryName(country: Country, language: Language): string {
  return rules[country].name[language];
}

/** The country as a choice of where to deliver: with the part of it that is delivered to. */
export function deliveryCountryName(country: Country, language: Language): string {
  const { name, deliveryArea } = countryRules(country);
  return deliveryArea === undefined
    ? name[language]
    : `${name[language]} (${deliveryArea.name[language]})`;
}

/** SEO-08: the languages and countries that a consumer storefront is for, as `hreflang` says it. */
export function hreflangsOf(storefront: StorefrontId): readonly string[] {
  const own = deliveries[storefront].countries.map((country) => `de-${country}`);
  return storefront === 'de' ? [...own, 'x-default'] : own;
}
