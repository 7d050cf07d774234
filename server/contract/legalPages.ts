import type { Language, ShopLanguage } from './storefronts.ts';

/** Pages that have to be linked from every page, and stand in mails, with their paths. */
const paths = {
  imprint: { de: '/service/impressum', en: '/service/imprint' },
  terms: { de: '/service/agb', en: '/service/conditions' },
  privacy: { de: '/service/datenschutz', en: '/service/privacy' },
  shipping: { de: '/service/versandkosten', en: '/service/shipping-costs' },
  // Businesses, who alone have an English shop, have no such right.
  withdrawalRight: { de: '/service/widerrufsbelehrung', en: '/withdrawal' },
  withdrawal: { de: '/widerruf', en: '/withdrawal' },
  /** Of memberships (BGB § 312k). */
  cancellation: { de: '/kuendigung', en: '/cancellation' },
  contact: { de: '/service/kontakt', en: '/service/contact' },
  advantages: { de: '/service/ihre-vorteile', en: '/service/your-advantages' },
  safeShopping: { de: '/service/sicher-einkaufen', en: '/service/safe-shopping' },
} as const satisfies Record<string, Record<Language, string>>;

export type LegalPage = keyof typeof paths;

export const legalPath = (page: LegalPage, language: Language | ShopLanguage): string =>
  paths[page][language.startsWith('en') ? 'en' : 'de'];

/** The paths of a page in every language. */
export const legalPaths = (...pages: readonly LegalPage[]): string[] =>
  pages.flatMap((page) => Object.values(paths[page]));
