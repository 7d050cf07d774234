import { isAmazonCheckoutType } from '@kreide/server/contract';
import { checkOutWithAmazon } from '../features/checkout/amazonPay.server.ts';
import { found, json } from '../platform/answers.server.ts';
import { cartIdOf, isIdentityLost, isSecureRequest } from '../platform/identity.server.ts';
import { queueToast } from '../platform/toasts.ts';
import type { Route } from './+types/checkoutAmazon';
import { bodyOf } from './body.ts';

/**
 * `GET /api/checkout-amazon?cartId=…&amazonCheckoutSessionId=…`, where Amazon sends shoppers back to who have
 * chosen address and way to pay: on to the summary (CHK-19), or back to the cart with the reason.
 */
export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args;
  const { searchParams } = new URL(request.url);
  const cartId = cartIdOf(request) ?? '';
  const checkout = {
    cartId,
    amazonCheckoutSessionId: searchParams.get('amazonCheckoutSessionId') ?? '',
    checkoutType: 'express',
  } as const;
  const back = (messageKey: string) => {
    const toast = { tone: 'warning', messageKey } as const;
    const queued = queueToast(request.headers.get('cookie'), toast, isSecureRequest(context));
    return found('/checkout/basket', [queued]);
  };
  // Nobody is led here with a session, and so with addresses, of somebody else.
  if (searchParams.get('cartId') !== cartId) return back('vue.checkout.payment.error');
  try {
    const { result, cookies } = await checkOutWithAmazon(args, checkout);
    if (!result.successful) return back(result.errorMessage ?? 'vue.checkout.payment.error');
    // What Amazon can't know is asked for, such as a day for the spedition.
    const { shippingValid } = result.cart.steps;
    return found(shippingValid ? '/checkout/summary' : '/checkout/shipping', cookies);
  } catch (error) {
    if (isIdentityLost(error)) return back('vue.checkout.message.sessionExpired');
    throw error;
  }
}

/** `POST /api/checkout-amazon/` with amazonCheckoutSessionId, checkoutType, cartId (API-16). */
export async function action(args: Route.ActionArgs) {
  const { cartId, amazonCheckoutSessionId, checkoutType } = await bodyOf(args.request);
  if (
    typeof cartId !== 'string' ||
    typeof amazonCheckoutSessionId !== 'string' ||
    !isAmazonCheckoutType(checkoutType)
  ) {
    return json({ error: 'Bad request' }, [], 400);
  }
  const checkout = { cartId, amazonCheckoutSessionId, checkoutType };
  const { result, cookies } = await checkOutWithAmazon(args, checkout);
  const { successful, errorMessage } = result;
  return json({ successful, errorMessage: errorMessage ?? null, cartId }, cookies);
}
