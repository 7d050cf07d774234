import type { Currencies } from '../../modules/storefront/storefront.ts';
import { competitionPages } from './competitions.ts';
import { footerPages } from './footer.ts';
import { guidePages } from './guides.ts';
import { homePages } from './home.ts';
import { legalPages } from './legal.ts';
import { pageLine } from './page.ts';
import { schoolStartPages } from './schoolStart.ts';
import { servicePages } from './service.ts';
import { teaserPages } from './teasers.ts';

/** Pages that have a path of their own in either language. */
const twins = [
  ['/service/kontakt', '/service/contact'],
  ['/service/impressum', '/service/imprint'],
  ['/service/agb', '/service/conditions'],
  ['/service/datenschutz', '/service/privacy'],
  ['/service/daten', '/service/data'],
  ['/service/versandkosten', '/service/shipping-costs'],
  ['/service/zahlung', '/service/payment'],
  ['/service/sicher-einkaufen', '/service/safe-shopping'],
  ['/service/spielwarensicherheit', '/service/product-safety'],
  ['/service/ihre-vorteile', '/service/your-advantages'],
  ['/service/widerrufsbelehrung', '/withdrawal'],
  ['/unternehmen', '/company'],
  ['/barrierefreiheit', '/accessibility'],
] as const;

const redirect = (path: string, redirectUrl: string, language: 'de' | 'en') => ({
  type: 'content',
  path,
  language,
  pageType: 'REDIRECT',
  redirectUrl,
});

export function* contentLines(currencies: Currencies): Iterable<object> {
  for (const pages of [
    homePages,
    footerPages,
    legalPages,
    servicePages,
    guidePages,
    schoolStartPages,
    teaserPages,
    competitionPages,
  ]) {
    for (const page of pages(currencies)) yield pageLine(page);
  }
  // Whoever changes the language stays on the page.
  for (const [german, english] of twins) {
    yield redirect(german, english, 'en');
    if (english !== '/withdrawal') yield redirect(english, german, 'de');
  }
  // Addresses that people try, and one that is gone for good.
  for (const [path, redirectUrl, isTemporary] of [
    ['/impressum', '/service/impressum', false],
    ['/agb', '/service/agb', false],
    ['/datenschutz', '/service/datenschutz', false],
    ['/kontakt', '/service/kontakt', false],
    ['/schulanfang', '/cat/schulbedarf', true],
  ] as const) {
    yield { ...redirect(path, redirectUrl, 'de'), isTemporary };
  }
  yield { type: 'content', path: '/adventskalender-2025', pageType: 'GONE' };
}
