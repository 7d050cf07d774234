import { mutate } from '@kreide/relay';
import type { RouterContextProvider } from 'react-router';
import { cookieNames, readCookie, setCookie } from '../../platform/cookies.ts';
import { isIdentityLost, isSecureRequest } from '../../platform/identity.server.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { endedSessionCookies, logOut } from '../../platform/session.server.ts';
import type { ConfirmationCleanupMutation } from './__generated__/ConfirmationCleanupMutation.graphql';
import { confirmationCleanupMutation } from './ConfirmationCleanupMutation.ts';

type Context = Readonly<RouterContextProvider>;

/** The order that the confirmation shows, until clean-up. */
export const confirmedOrderOf = (request: Request): string | undefined =>
  readCookie(request.headers.get('cookie'), cookieNames.order) || undefined;

export function confirmedOrderCookie(context: Context, orderId: string): string {
  return setCookie(cookieNames.order, orderId, {
    isReadable: true,
    isSecure: isSecureRequest(context),
  });
}

const gone = (context: Context) => ({
  maxAge: 0,
  isReadable: true,
  isSecure: isSecureRequest(context),
});

/** Removes the cookie of the confirmed order. */
export const forgetOrder = (context: Context): string =>
  setCookie(cookieNames.order, '', gone(context));

export interface CleanUp {
  readonly cookies: string[];
  /** Why the clean-up failed; the cookies then log the visitor out (ERR-23). */
  readonly failure?: unknown;
}

/**
 * Cleans up after an order (CONF-02…04): the confirmation is no longer shown, and of a guest nothing is
 * left that was entered. The visitor's ids stay: what is put into the cart at the same moment, from
 * another tab or by a form that was sent before, is sent with the ids that it is found under.
 */
export async function cleanUpOrder(context: Context, cartId: string | undefined): Promise<CleanUp> {
  const forgotten = [forgetOrder(context)];
  if (cartId === undefined) return { cookies: forgotten };
  try {
    const { confirmationCleanup: result } = await mutate<ConfirmationCleanupMutation>(
      context.get(relayContext),
      confirmationCleanupMutation,
      { cartId },
    );
    if (!result.successful) throw new Error(result.errorMessage ?? 'Not cleaned up');
    return { cookies: [...forgotten, setCookie(cookieNames.guestSession, '', gone(context))] };
  } catch (failure) {
    // The cart is no longer this visitor's: they have logged in or out meanwhile.
    if (isIdentityLost(failure)) return { cookies: forgotten };
    const { cookies } = await logOut(context).catch(() => ({
      cookies: endedSessionCookies(context),
    }));
    return { cookies: [...forgotten, ...cookies], failure };
  }
}
