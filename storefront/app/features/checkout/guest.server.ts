import { graphql, mutate } from '@kreide/relay';
import type { RouterContextProvider } from 'react-router';
import { relayContext } from '../../platform/requestContext.ts';
import { guestCookie } from '../../platform/session.server.ts';
import type { guestAuthMutation } from './__generated__/guestAuthMutation.graphql';

const mutation = graphql`
  mutation guestAuthMutation($cartId: String!) {
    checkoutAuth(cartId: $cartId, authType: guest) { successful errorMessage }
  }
`;

/** CHK-24, CHK-25: orders without an account. The cookie says so to the pages. */
export async function continueAsGuest(context: Readonly<RouterContextProvider>, cartId: string) {
  const { checkoutAuth: result } = await mutate<guestAuthMutation>(
    context.get(relayContext),
    mutation,
    { cartId },
  );
  return {
    result: { successful: result.successful, errorMessage: result.errorMessage ?? null },
    cookies: result.successful ? [guestCookie(context)] : [],
  };
}
