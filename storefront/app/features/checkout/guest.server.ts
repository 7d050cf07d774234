import { mutate } from '@kreide/relay';
import type { RouterContextProvider } from 'react-router';
import { relayContext } from '../../platform/requestContext.ts';
import { guestCookie } from '../../platform/session.server.ts';
import type { CheckoutAsGuestMutation } from './__generated__/CheckoutAsGuestMutation.graphql';
import { checkoutAsGuestMutation } from './CheckoutAsGuestMutation.ts';

/** CHK-24, CHK-25: orders without an account. The cookie marks the guest for later pages. */
export async function continueAsGuest(context: Readonly<RouterContextProvider>, cartId: string) {
  const { checkoutAuth: result } = await mutate<CheckoutAsGuestMutation>(
    context.get(relayContext),
    checkoutAsGuestMutation,
    { cartId },
  );
  return {
    result: { successful: result.successful, errorMessage: result.errorMessage ?? null },
    cookies: result.successful ? [guestCookie(context)] : [],
  };
}
