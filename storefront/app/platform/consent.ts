/**
 * A visitor's consent (ruling 10), as the consent cookie holds it: `version.id.time.categories`.
 * The cookie itself is necessary, since it keeps the answer.
 */

/** Raise it when the question changes: everyone is asked again. */
export const consentVersion = '2';

export interface Choice {
  readonly statistics: boolean;
  readonly marketing: boolean;
}

export interface Consent extends Choice {
  /** Id of the proof on the server; '' where nothing was allowed, which needs no proof. */
  readonly id: string;
  /** Seconds since the epoch. */
  readonly time: number;
}

/** Undefined: not asked yet, or asked an earlier version. */
export function consentOf(cookie: string | undefined): Consent | undefined {
  const [version, id = '', time, allowed = ''] = cookie?.split('.') ?? [];
  return version === consentVersion
    ? {
        id,
        time: Number(time),
        statistics: allowed.includes('s'),
        marketing: allowed.includes('m'),
      }
    : undefined;
}

export function consentCookie({ id, time, statistics, marketing }: Consent): string {
  return `${consentVersion}.${id}.${time}.${statistics ? 's' : ''}${marketing ? 'm' : ''}`;
}

/** How long the answer counts, in seconds: half a year, also for a refusal. */
export const consentSeconds = 180 * 24 * 60 * 60;

/** Session storage key, with consent to statistics: items whose view was recorded (PDP-36). */
export const glanceViewsKey = 'glanceViews';

/**
 * Local storage key, with consent to statistics and convenience: the products that this browser
 * looked at. An origin is one storefront.
 */
export const viewedProductsKey = 'viewedProducts';
