import { openExpress } from '../features/checkout/expressCheckout.server.ts';
import type { Route } from './+types/expressCheckout';

/** `/api/express-checkout/{paymentId}`: to the provider's page, from the cart. */
export const loader = (args: Route.LoaderArgs) => openExpress(args, args.params.paymentId);
