import type { ShopLanguage } from '@kreide/server/contract';

/** Content pages that law or honesty want within reach, under their German and English paths. */
const paths = {
  imprint: ['/service/impressum', '/service/imprint'],
  terms: ['/service/agb', '/service/conditions'],
  privacy: ['/service/datenschutz', '/service/privacy'],
  shipping: ['/service/versandkosten', '/service/shipping-costs'],
  // Businesses, whose shop alone speaks English, have no such right.
  withdrawalRight: ['/service/widerrufsbelehrung', '/withdrawal'],
  withdrawal: ['/widerruf', '/withdrawal'],
  contact: ['/service/kontakt', '/service/contact'],
  advantages: ['/service/ihre-vorteile', '/service/your-advantages'],
} as const;

export type LegalPage = keyof typeof paths;

export function legalPath(page: LegalPage, language: ShopLanguage): string {
  const [german, english] = paths[page];
  return language === 'en-DE' ? english : german;
}
