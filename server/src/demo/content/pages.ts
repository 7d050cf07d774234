import { footerPages, homePages } from './home.ts';
import { legalPages } from './legal.ts';
import { pageLine } from './page.ts';
import { servicePages } from './service.ts';

export function* contentLines(): Iterable<object> {
  for (const pages of [homePages, footerPages, legalPages, servicePages]) {
    for (const page of pages()) yield pageLine(page);
  }
  // Addresses that people try, and one that is gone for good.
  for (const [path, redirectUrl, isTemporary] of [
    ['/impressum', '/service/impressum', false],
    ['/agb', '/service/agb', false],
    ['/datenschutz', '/service/datenschutz', false],
    ['/kontakt', '/service/kontakt', false],
    ['/schulanfang', '/cat/schulbedarf', true],
  ] as const) {
    yield { type: 'content', path, pageType: 'REDIRECT', redirectUrl, isTemporary };
  }
  yield { type: 'content', path: '/adventskalender-2025', pageType: 'GONE' };
}
