/** The cookies of a visit (AUTH-18) and how they are written; used on both sides. */

export const cookieNames = {
  /** The cart's id; readable, since it opens nothing without the user id (ruling 6). */
  cart: 'cartId',
  user: 'X-iSHOP-API-USERID',
  login: 'X-JWT',
  /** Readable flags of the session's kind (DEC-112); they grant nothing. */
  existingSession: 'EXISTING_SESSION',
  guestSession: 'GUEST_SESSION',
  /** Messages that the server wants shown after the next page load (UI-13). */
  toasts: 'serverToasts',
  /** Marks a login that the API refuses; /logout reads it and tells why (AUTH-14). */
  securityLogout: 'securityLogout',
  /** `true`: failures are logged and not shown (DEC-117). */
  silentErrors: 'silentErrorPolicy',
  /** What the visitor allowed (consent.ts); necessary, since it keeps the answer. */
  consent: 'consent',
  /** The list that was looked at last (WISH-36); grants nothing. */
  wishlist: 'activeWishlistId',
  /** Random id for statistics, made after consent and removed with it (DEC-58). */
  statistics: 'statisticsId',
  /**
   * The order that the confirmation shows, until clean-up (CONF-02). A session cookie instead
   * of session storage, so that the step works without JavaScript; grants nothing by itself.
   */
  order: 'orderId',
  /** The rating link that was followed, for the form alone; gone with the browser. */
  ratingLink: 'ratingLink',
} as const;

const days = 24 * 60 * 60;

export const identitySeconds = 30 * days;

export interface CookieOptions {
  /** Undefined: until the browser closes. 0: remove. */
  readonly maxAge?: number;
  /** Readable by scripts. @default false */
  readonly isReadable?: boolean;
  readonly isSecure: boolean;
}

/** A Set-Cookie header's value. */
export function setCookie(
  name: string,
  value: string,
  { maxAge, isReadable = false, isSecure }: CookieOptions,
): string {
  return [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    'SameSite=Lax',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(isReadable ? [] : ['HttpOnly']),
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
}

/** The value of a cookie in a Cookie header, or in `document.cookie`. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const equals = pair.indexOf('=');
    if (equals < 0 || pair.slice(0, equals).trim() !== name) continue;
    try {
      return decodeURIComponent(pair.slice(equals + 1).trim());
    } catch {
      return undefined;
    }
  }
  return undefined;
}
