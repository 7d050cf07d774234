import type { ShopLanguage } from '@kreide/server/contract';

/** Content pages that have to be linked from every page, with their German and English paths. */
const paths = {
  imprint: ['/service/impressum', '/service/imprint'],
  terms: ['/service/agb', '/service/conditions'],
  privacy: ['/service/datenschutz', '/service/privacy'],
  shipping: ['/service/versandkosten', '/service/shipping-costs'],
  // Businesses, who alone have an English shop, have no such right.
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
