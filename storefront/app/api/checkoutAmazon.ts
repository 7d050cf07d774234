import { isAmazonCheckoutType } from '@kreide/server/contract';
import { checkOutWithAmazon } from '../features/checkout/amazonPay.server.ts';
import { comeBackWithAddress } from '../features/checkout/expressCheckout.server.ts';
import { json } from '../platform/answers.server.ts';
import type { Route } from './+types/checkoutAmazon';
import { bodyOf } from './body.ts';

/**
 * `GET /api/checkout-amazon?cartId=…&amazonCheckoutSessionId=…`, where Amazon sends shoppers back to who have
 * chosen address and way to pay: on to the summary (CHK-19), or back to the cart with the reason.
 */
export const loader = (args: Route.LoaderArgs) =>
  comeBackWithAddress(args, async (cartId) => {
    const { searchParams } = new URL(args.request.url);
    const amazonCheckoutSessionId = searchParams.get('amazonCheckoutSessionId') ?? '';
    const checkout = { cartId, amazonCheckoutSessionId, checkoutType: 'express' } as const;
    return (await checkOutWithAmazon(args, checkout)).result;
  });

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
