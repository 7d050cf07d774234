import { comeBackWithAddress, takeExpress } from '../features/checkout/expressCheckout.server.ts';
import type { Route } from './+types/expressReturn';

/** `/api/express-return/{paymentId}?cartId=…&token=…`, where PayPal sends shoppers back to. */
export const loader = (args: Route.LoaderArgs) =>
  comeBackWithAddress(args, (cartId) => {
    const sessionId = new URL(args.request.url).searchParams.get('token') ?? '';
    return takeExpress(args, args.params.paymentId, { cartId, sessionId });
  });
