import { glanceViewsKey } from '../../platform/consent.ts';
import { cookieNames, readCookies } from '../../platform/cookies.ts';
import { writeCookie } from '../../platform/readableCookies.ts';

/** Cookies that need a consent to statistics: ours, A/B tests', and a tag container's. */
const isStatistics = (name: string) =>
  name === cookieNames.statistics || /^(?:BZ_AB_|_ga)/.test(name);

/** Removes the statistics of a visitor who withdraws the consent from this device. */
export function forgetStatistics(): void {
  for (const name of readCookies(document.cookie).keys()) {
    if (isStatistics(name)) writeCookie(name, '');
  }
  sessionStorage.removeItem(glanceViewsKey);
  // Scripts of third parties run until the page is reloaded.
  if (document.querySelector('script[data-tracking]')) window.location.reload();
}
