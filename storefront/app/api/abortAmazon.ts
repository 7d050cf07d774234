import { isAmazonCheckoutType } from '@kreide/server/contract';
import { abortAmazon } from '../features/checkout/amazonPay.server.ts';
import { json } from '../platform/answers.server.ts';
import type { Route } from './+types/abortAmazon';
import { bodyOf } from './body.ts';

/** `POST /api/abort-amazon/` with checkoutType, cartId (API-17, PAY-13). */
export async function action(args: Route.ActionArgs) {
  const { cartId, checkoutType } = await bodyOf(args.request);
  if (typeof cartId !== 'string' || !isAmazonCheckoutType(checkoutType)) {
    return json({ error: 'Bad request' }, [], 400);
  }
  const { isReset, cartId: kept } = await abortAmazon(args, cartId, checkoutType);
  return json({ isReset, cartId: kept });
}
