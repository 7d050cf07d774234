import { glanceViewsKey } from '../../platform/consent.ts';
import { cookieNames, readCookies } from '../../platform/cookies.ts';
import { writeCookie } from '../../platform/readableCookies.ts';

/** What only a consent to statistics may set: ours, A/B tests', and a tag container's. */
const statisticsCookie = new RegExp(`^(?:${cookieNames.statistics}|BZ_AB_.*|_ga.*)$`);

/** Who takes the consent back is forgotten on this device. */
export function forgetStatistics(): void {
  for (const name of readCookies(document.cookie).keys()) {
    if (statisticsCookie.test(name)) writeCookie(name, '');
  }
  sessionStorage.removeItem(glanceViewsKey);
  // What others loaded goes on until the page does.
  if (document.querySelector('script[data-tracking]')) window.location.reload();
}
