import { guestDays } from '@kreide/server/contract';
import { parseCookie, serializeCookie } from 'cookie-es';

/**
 * The visitor's cookies (AUTH-18) and how they are read and written; used on both sides. Those that
 * only the server reads: serverCookies.server.ts.
 */

export const cookieNames = {
  /** The cart's id; readable by scripts, since it grants nothing without the user id (ruling 6). */
  cart: 'cartId',
  /** Readable flags of the session's kind (DEC-112); they grant nothing. */
  existingSession: 'EXISTING_SESSION',
  guestSession: 'GUEST_SESSION',
  /** Messages that the server queued for the next page load (UI-13). */
  toasts: 'serverToasts',
  /** Marks a login that the API refuses; /logout reads it and shows a message (AUTH-14). */
  securityLogout: 'securityLogout',
  /** `true`: failures are logged and not shown (DEC-117). */
  silentErrors: 'silentErrorPolicy',
  /** The visitor's consent (consent.ts); necessary, since it keeps the answer. */
  consent: 'consent',
  /** Random id for statistics, made after consent and removed with it (DEC-58). */
  statistics: 'statisticsId',
  /**
   * The order that the confirmation shows, until clean-up (CONF-02). A session cookie instead
   * of session storage, so that the step works without JavaScript; grants nothing by itself.
   */
  order: 'orderId',
} as const;

const days = 24 * 60 * 60;

export const identitySeconds = guestDays * days;

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
  return serializeCookie(name, value, {
    path: '/',
    sameSite: 'lax',
    httpOnly: !isReadable,
    secure: isSecure,
    ...(maxAge !== undefined && { maxAge }),
  });
}

/** No browser keeps a longer one (RFC 6265bis, 5.6). */
const maxCookieLength = 4096;

/** Our cookies contain no control characters: one that does counts as absent, as does a longer one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\0-\x1f\x7f]/;

function decode(text: string): string | undefined {
  if (text.length > maxCookieLength) return undefined;
  let value = text;
  try {
    value = decodeURIComponent(text);
  } catch {
    // Taken literally: other cookies need not be encoded as ours are.
  }
  return controls.test(value) ? undefined : value;
}

/** All cookies of a Cookie header, or of `document.cookie`, by name. */
export function readCookies(header: string | null | undefined): Map<string, string> {
  const cookies = Object.entries(parseCookie(header ?? '', { decode }));
  return new Map(cookies.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** The value of one of them. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  return parseCookie(header ?? '', { decode, filter: (key) => key === name })[name];
}
