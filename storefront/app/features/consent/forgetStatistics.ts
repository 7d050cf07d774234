import { glanceViewsKey, viewedProductsKey } from '../../platform/consent.ts';
import { cookieNames, readCookies } from '../../platform/cookies.ts';
import { writeCookie } from '../../platform/readableCookies.ts';

/** Cookies that need a consent to statistics: ours, A/B tests', and a tag container's. */
const isStatistics = (name: string) =>
  name === cookieNames.statistics || /^(?:BZ_AB_|_ga)/.test(name);

/**
 * Removes from this device the statistics of a visitor who refuses or withdraws the consent, and
 * what was kept for convenience.
 */
export function forgetStatistics(): void {
  for (const name of readCookies(document.cookie).keys()) {
    if (isStatistics(name)) writeCookie(name, '');
  }
  try {
    sessionStorage.removeItem(glanceViewsKey);
    localStorage.removeItem(viewedProductsKey);
  } catch {
    // Where storage is forbidden there is nothing in it.
  }
}

/** Scripts of third parties run until the page is reloaded. */
export function endForeignScripts(): void {
  if (document.querySelector('script[data-tracking]')) window.location.reload();
}
