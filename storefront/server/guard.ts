import { withoutEndingSlashes } from '../app/platform/withoutEndingSlashes.ts';

/**
 * Pages of the business storefront that need no session (ROUTE-35, ROUTE-36, DEC-12); every
 * other page does. Files, /api/* and error pages never come here.
 */
const openPaths = new Set([
  '/',
  '/login',
  '/logout',
  '/myaccount/register',
  '/myaccount/resetpassword',
  '/myaccount/newpassword',
  '/service/kontakt',
  '/service/contact',
  '/service/impressum',
  '/service/imprint',
  '/service/agb',
  '/service/conditions',
  '/service/datenschutz',
  '/service/privacy',
  '/service/versandkosten',
  '/service/shipping-costs',
  '/service/zahlung',
  '/service/payment',
  '/unternehmen',
  '/company',
  '/service/your-advantages',
  '/service/ihre-vorteile',
  '/service/spielwarensicherheit',
  '/service/product-safety',
  '/prime/checkout',
  // What the installed app shows without a net.
  '/offline',
  // Ruling 13.
  '/widerruf',
  '/withdrawal',
  '/kuendigung',
  '/cancellation',
  '/barrierefreiheit',
  '/accessibility',
  '/service/daten',
  '/service/data',
]);

const openPrefixes = ['/service/newsletter', '/myaccount/returns', '/api/'];

/** Router data requests (`/cat/x.data`) are guarded as their page is (ruling 2). */
export function isGuarded(pathname: string): boolean {
  const path = pathname.replace(/\.data$/, '');
  const page = path === '/_root' ? '/' : withoutEndingSlashes(path);
  return !openPaths.has(page) && !openPrefixes.some((prefix) => page.startsWith(prefix));
}
