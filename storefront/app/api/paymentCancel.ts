import { giveUp } from '../features/checkout/paymentReturn.server.ts';
import type { Route } from './+types/paymentCancel';

/** `/api/payment-cancel/{paymentId}`, where providers send shoppers who give up. */
export const loader = (args: Route.LoaderArgs) => giveUp(args, args.params.paymentId);
