import { mutate } from '@kreide/relay';
import type { RouterContextProvider } from 'react-router';
import { found } from '../../platform/answers.server.ts';
import { cartIdOf, isIdentityLost, isSecureRequest } from '../../platform/identity.server.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { guestCookie, isSignedIn, withSession } from '../../platform/session.server.ts';
import { queueToast } from '../../platform/toasts.ts';
import { isOutage } from '../form/sending.ts';
import type { OpenExpressCheckoutMutation } from './__generated__/OpenExpressCheckoutMutation.graphql';
import type { TakeExpressCheckoutMutation } from './__generated__/TakeExpressCheckoutMutation.graphql';
import { openExpressCheckoutMutation } from './OpenExpressCheckoutMutation.ts';
import { takeExpressCheckoutMutation } from './TakeExpressCheckoutMutation.ts';

interface Args {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
}

interface Taken {
  readonly successful: boolean;
  readonly errorMessage: string | null | undefined;
  readonly cart: { readonly steps: { readonly shippingValid: boolean } };
}

/** The cart once more, with the reason. */
function backToCart({ context, request }: Args, messageKey: string): Response {
  const toast = { tone: 'warning', messageKey } as const;
  const queued = queueToast(request.headers.get('cookie'), toast, isSecureRequest(context));
  return found('/checkout/basket', [queued]);
}

/** What passes, and a visitor who is not known any more; anything else is a fault of the shop. */
function backAfter(args: Args, error: unknown): Response {
  if (isIdentityLost(error)) return backToCart(args, 'vue.checkout.message.sessionExpired');
  if (isOutage(error)) return backToCart(args, error.messageKey ?? 'somethingWentWrong');
  throw error;
}

/** To the page of a provider on which address and way to pay are chosen (DEC-76). */
export async function openExpress(args: Args, paymentId: string): Promise<Response> {
  const { context, request } = args;
  try {
    const { openExpressCheckout: opened } = await withSession(context, () =>
      mutate<OpenExpressCheckoutMutation>(
        context.get(relayContext),
        openExpressCheckoutMutation,
        { cartId: cartIdOf(request) ?? '', paymentId },
        { metadata: { timeout: 15_000 } },
      ),
    );
    return opened.redirectUrl
      ? found(opened.redirectUrl)
      : backToCart(args, opened.errorMessage ?? 'vue.checkout.payment.unavailable');
  } catch (error) {
    return backAfter(args, error);
  }
}

/** What was chosen there becomes the cart's. */
export async function takeExpress(
  { context }: Args,
  paymentId: string,
  taken: {
    readonly cartId: string;
    readonly sessionId: string;
  },
): Promise<Taken> {
  const { takeExpressCheckout: result } = await withSession(context, () =>
    mutate<TakeExpressCheckoutMutation>(
      context.get(relayContext),
      takeExpressCheckoutMutation,
      { ...taken, paymentId },
      { metadata: { timeout: 15_000 } },
    ),
  );
  return result;
}

/**
 * Where a provider sends shoppers back to who have chosen: on to the summary (CHK-19), or back to the
 * cart with the reason.
 */
export async function comeBackWithAddress(
  args: Args,
  take: (cartId: string) => Promise<Taken>,
): Promise<Response> {
  const { context, request } = args;
  const cartId = cartIdOf(request) ?? '';
  // Nobody is led here with a session, and so with addresses, of somebody else.
  if (new URL(request.url).searchParams.get('cartId') !== cartId) {
    return backToCart(args, 'vue.checkout.payment.error');
  }
  try {
    const result = await take(cartId);
    if (!result.successful) {
      return backToCart(args, result.errorMessage ?? 'vue.checkout.payment.error');
    }
    // What a provider can't know is asked for, such as a day for the spedition.
    const { shippingValid } = result.cart.steps;
    const cookies = isSignedIn(request) ? [] : [guestCookie(context)];
    return found(shippingValid ? '/checkout/summary' : '/checkout/shipping', cookies);
  } catch (error) {
    return backAfter(args, error);
  }
}
