import { glanceViewsKey } from '../../platform/consent.ts';
import { cookieNames, readCookies } from '../../platform/cookies.ts';
import { writeCookie } from '../../platform/readableCookies.ts';

/** Cookies that need a consent to statistics: ours, A/B tests', and a tag container's. */
const statisticsCookie = new RegExp(`^(?:${cookieNames.statistics}|BZ_AB_.*|_ga.*)$`);

/** Removes the statistics of a visitor who withdraws the consent from this device. */
export function forgetStatistics(): void {
  for (const name of readCookies(document.cookie).keys()) {
    if (statisticsCookie.test(name)) writeCookie(name, '');
  }
  sessionStorage.removeItem(glanceViewsKey);
  // Scripts of third parties run until the page is reloaded.
  if (document.querySelector('script[data-tracking]')) window.location.reload();
}
