import { mutate } from '@kreide/relay';
import type { AmazonCheckoutType } from '@kreide/server/contract';
import type { RouterContextProvider } from 'react-router';
import { relayContext } from '../../platform/requestContext.ts';
import { guestCookie, isSignedIn, withSession } from '../../platform/session.server.ts';
import type { AbortAmazonMutation } from './__generated__/AbortAmazonMutation.graphql';
import type { CheckoutAmazonMutation } from './__generated__/CheckoutAmazonMutation.graphql';
import { abortAmazonMutation } from './AbortAmazonMutation.ts';
import { checkoutAmazonMutation } from './CheckoutAmazonMutation.ts';

interface Args {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
}

export interface AmazonCheckout {
  readonly cartId: string;
  readonly amazonCheckoutSessionId: string;
  readonly checkoutType: AmazonCheckoutType;
}

/** PAY-11: what was chosen at Amazon becomes the cart's; a guest is marked for later pages. */
export async function checkOutWithAmazon({ context, request }: Args, checkout: AmazonCheckout) {
  const { checkoutAmazon: result } = await withSession(context, () =>
    mutate<CheckoutAmazonMutation>(
      context.get(relayContext),
      checkoutAmazonMutation,
      { ...checkout },
      { metadata: { timeout: 15_000 } },
    ),
  );
  const isGuest = result.successful && !isSignedIn(request);
  return { result, cookies: isGuest ? [guestCookie(context)] : [] };
}

/** PAY-13. */
export async function abortAmazon(
  { context }: Pick<Args, 'context'>,
  cartId: string,
  checkoutType: AmazonCheckoutType,
) {
  const { abortAmazon: result } = await withSession(context, () =>
    mutate<AbortAmazonMutation>(context.get(relayContext), abortAmazonMutation, {
      cartId,
      checkoutType,
    }),
  );
  return result;
}
