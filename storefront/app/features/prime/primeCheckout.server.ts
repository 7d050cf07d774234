import type { RouterContextProvider } from 'react-router';
import { readCookie, setCookie } from '../../platform/cookies.ts';
import { isSecureRequest } from '../../platform/identity.server.ts';
import { serverCookieNames } from '../../platform/serverCookies.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Whether the visitor is buying a membership (PRIME-04, CHK-11). */
export const isInPrimeCheckout = (request: Request): boolean =>
  readCookie(request.headers.get('cookie'), serverCookieNames.primeCheckout) === 'true';

export const enterPrimeCheckout = (context: Context): string =>
  setCookie(serverCookieNames.primeCheckout, 'true', { isSecure: isSecureRequest(context) });

export const leavePrimeCheckout = (context: Context): string =>
  setCookie(serverCookieNames.primeCheckout, '', { maxAge: 0, isSecure: isSecureRequest(context) });
