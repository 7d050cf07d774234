/**
 * What a visitor allowed (ruling 10), as the consent cookie holds it: `version.id.time.categories`.
 * The cookie is necessary itself, since it keeps the answer.
 */

/** Raise it when what is asked changes: everyone is asked anew. */
export const consentVersion = '1';

export interface Choice {
  readonly statistics: boolean;
  readonly marketing: boolean;
}

export interface Consent extends Choice {
  /** Names the proof on the server; '' where nothing was allowed, which needs none. */
  readonly id: string;
  /** Seconds since the epoch. */
  readonly time: number;
}

/** Undefined: not asked yet, or asked something else. */
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

/** How long the answer holds, in seconds: half a year. Who refuses is not asked again and again. */
export const consentSeconds = 180 * 24 * 60 * 60;

/** In the session's storage, with consent to statistics: items whose view was recorded (PDP-36). */
export const glanceViewsKey = 'glanceViews';
