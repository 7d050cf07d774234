/** Everything that a host name decides (STORE-01…08). */

import {
  type Currencies,
  currencyOf,
  type HostEntry,
  type Language,
  languageOf,
  type ShopLanguage,
  type StorefrontId,
  shopLanguageIn,
  shopLanguages,
} from '@kreide/server/contract';

/** STORE-10: names of the shops in exported data; `edu` is the business one. */
export const countryCodes = ['de', 'at', 'ch', 'edu'] as const;
/** STORE-11; `edu`: a business host that says no language. */
export const localeCodes = ['de-de', 'at-de', 'ch-de', 'edu', 'edu-de', 'edu-en'] as const;

export type CountryCode = (typeof countryCodes)[number];
export type LocaleCode = (typeof localeCodes)[number];

export interface Domain {
  readonly host: string;
  /**
   * The host by which search engines know the page; on localhost the shop's public one (SEO-07).
   */
  readonly canonicalHost: string;
  readonly isB2b: boolean;
  /** Origin for links and mails: the request's only when the host table lists it. */
  readonly baseUrl: string;
  readonly shopStoreId: StorefrontId;
  readonly shopLanguage: ShopLanguage;
  /** STORE-11: the storefront and its language, in exported data. */
  readonly localeCode: LocaleCode;
  /** ISO 4217; amounts do not repeat it. */
  readonly currency: string;
}

export const defaultHosts: readonly HostEntry[] = [
  { host: 'kreide.de', storefront: 'de', language: 'de' },
  { host: 'kreide.at', storefront: 'at', language: 'de' },
  { host: 'kreide.ch', storefront: 'ch', language: 'de' },
  { host: 'educational.kreide.de', storefront: 'b2b', language: 'de' },
  { host: 'en.educational.kreide.de', storefront: 'b2b', language: 'en' },
];

/** The storefront's own language where it does not offer the host's. */
const shopLanguageOf = (storefront: StorefrontId, language: Language | undefined): ShopLanguage =>
  (language && shopLanguageIn(storefront, language)) ?? shopLanguages[storefront][0];

/** Lower case, without port and without a trailing `.localhost` (ruling 2). */
function normal(host: string): string {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  return name.endsWith('.localhost') ? name.slice(0, -'.localhost'.length) : name;
}

/** STORE-01…07 for hosts that the table does not list. Suffixes are the last label (DEC-02). */
function storefrontOfName(name: string): { storefront: StorefrontId; language?: Language } {
  const labels = name.split('.');
  switch (labels.at(-1)) {
    case 'ch':
      return { storefront: 'ch', language: 'de' };
    case 'at':
      return { storefront: 'at', language: 'de' };
    default:
      return name.includes('educational')
        ? { storefront: 'b2b', ...(labels[0] === 'en' && { language: 'en' }) }
        : { storefront: 'de', language: 'de' };
  }
}

/**
 * The domain for a request's Host header. An unknown host is served by its suffix, but its name is
 * never echoed: links then use the storefront's canonical host (ruling 4).
 */
export function domainOf(
  hostHeader: string,
  protocol: 'http' | 'https',
  hosts: readonly HostEntry[],
  currencies: Currencies = {},
): Domain {
  const host = hostHeader.toLowerCase();
  const name = normal(host);
  const listed = hosts.find((entry) => entry.host === name);
  const { storefront, language } = listed ?? storefrontOfName(name);
  const shopLanguage = shopLanguageOf(storefront, language);
  const canonical =
    hosts.find(
      (entry) => entry.storefront === storefront && entry.language === languageOf(shopLanguage),
    ) ?? hosts.find((entry) => entry.storefront === storefront);
  const isLocal =
    /^(?:[a-z0-9-]+\.)*localhost(?::\d+)?$/.test(host) ||
    /^(?:127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);
  const mayBeNamed = listed !== undefined || isLocal || canonical === undefined;
  const ownHost = mayBeNamed ? host : canonical.host;
  return {
    host: ownHost,
    canonicalHost: isLocal && canonical ? canonical.host : ownHost,
    isB2b: storefront === 'b2b' || name.includes('educational'),
    baseUrl: mayBeNamed ? `${protocol}://${host}` : `https://${canonical.host}`,
    shopStoreId: storefront,
    shopLanguage,
    localeCode: localeCodeOf(storefront, language),
    currency: currencyOf(storefront, currencies),
  };
}

export function countryCodeOf({ shopStoreId }: Pick<Domain, 'shopStoreId'>): CountryCode {
  return shopStoreId === 'b2b' ? 'edu' : shopStoreId;
}

/** Every storefront but the business one has one language alone. */
function localeCodeOf(storefront: StorefrontId, language: Language | undefined): LocaleCode {
  if (storefront !== 'b2b') return `${storefront}-de`;
  return language === undefined ? 'edu' : `edu-${language}`;
}
