import { mutate } from '@kreide/relay';
import type { RouterContextProvider } from 'react-router';
import { cookieNames, readCookie, setCookie } from '../../platform/cookies.ts';
import { identityCookies, isIdentityLost, isSecureVisit } from '../../platform/identity.server.ts';
import { relayContext, requestContext } from '../../platform/requestContext.ts';
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
    isSecure: isSecureVisit(context),
  });
}

const gone = (context: Context) => ({
  maxAge: 0,
  isReadable: true,
  isSecure: isSecureVisit(context),
});

/** The confirmation is over. */
export const forgetOrder = (context: Context): string =>
  setCookie(cookieNames.order, '', gone(context));

export interface CleanUp {
  readonly cookies: string[];
  /** Why it could not be done; the cookies then log the visitor out (ERR-23). */
  readonly failure?: unknown;
}

/**
 * Leaves an order behind (CONF-02…04): it is shown no more, and a guest goes on under new ids,
 * without anything that was entered.
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
    if (!result.cartId || !result.userId) throw new Error(result.errorMessage ?? 'No new ids');
    const ids = { cartId: result.cartId, userId: result.userId };
    context.get(requestContext).identify(ids);
    return {
      cookies: [
        ...forgotten,
        setCookie(cookieNames.guestSession, '', gone(context)),
        ...identityCookies(context, ids),
      ],
    };
  } catch (failure) {
    // Cleaned up by another request, whose new ids are on their way to the browser.
    if (isIdentityLost(failure)) return { cookies: forgotten };
    const { cookies } = await logOut(context).catch(() => ({
      cookies: endedSessionCookies(context),
    }));
    return { cookies: [...forgotten, ...cookies], failure };
  }
}
